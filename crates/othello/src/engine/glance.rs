//! A short look ahead that orders the moves where the game is still long, and that a selective pass
//! may believe.
//!
//! It costs little beside the tree below a move, and trying the right move first saves most of
//! that tree.

use search::{Stopped, Trace};

use super::{
    judge::{Judge, PatternView},
    node::{Node, Window},
    reading::Reading,
};
use crate::{Bits, Grid, Othello, Position, Set, learned::DISC};

/// The least number of empty squares for which looking ahead pays.
const WORTHWHILE: u32 = 11;
/// The number of further empty squares for which one more move ahead pays, up to some depth.
const FURTHER: u32 = 3;
const DEEPEST: u32 = 5;
/// How many moves ahead the first guess at a value looks.
const FIRST_GUESS: u32 = 5;

impl Window {
    /// Every opinion there is.
    pub(super) const OPINIONS: Window = Window { alpha: -1_000_000, beta: 1_000_000 };
}

/// How many moves ahead looking pays, by the number of empty squares; none if it does not.
pub(super) fn foresight(empties: u32) -> Option<u32> {
    empties.checked_sub(WORTHWHILE).map(|more| (more / FURTHER).min(DEEPEST))
}

/// A move of a glance.
#[derive(Clone, Debug)]
pub(super) struct Glimpse<S> {
    after: PatternView<S>,
    promise: i32,
}

impl<G: Grid, T: Trace<Othello<G>>> Reading<'_, G, T> {
    /// What the position looks like to the player to move, `depth` moves ahead.
    pub(super) fn glance(
        &mut self,
        view: &PatternView<Set<G>>,
        depth: u32,
        window: Window,
    ) -> Result<i32, Stopped> {
        self.meter.visit(0)?;
        let placements = self.game.placements(&view.position);
        if placements.is_empty() {
            let passed = view.passed();
            return if self.game.placements(&passed.position).is_empty() {
                Ok(Judge::finished(self.game, &view.position))
            } else {
                Ok(-self.glance(&passed, depth, window.reversed())?)
            };
        }
        if depth == 0 {
            return Ok(self.judge.opinion(self.game, view, placements));
        }
        if depth == 1 {
            return self.look_one_ahead(view, placements, window);
        }
        let start = self.glimpses.len();
        self.list_glimpses(view, placements)?;
        let value = self.best_glimpse(start, depth, window);
        self.glimpses.truncate(start);
        value
    }

    /// What the position after a move looks like to the player who makes it, `depth` moves further
    /// ahead.
    pub(super) fn look(
        &mut self,
        view: &PatternView<Set<G>>,
        (square, after): (u8, Position<Set<G>>),
        depth: u32,
        window: Window,
    ) -> Result<i32, Stopped> {
        let replies = self.game.placements(&after);
        if depth > 0 || replies.is_empty() {
            let after = self.judge.after(self.game, view, square, after);
            return Ok(-self.glance(&after, depth, window.reversed())?);
        }
        self.meter.visit(0)?;
        Ok(-self.judge.opinion_after(self.game, view, square, &after, replies))
    }

    /// A glance of one move.
    fn look_one_ahead(
        &mut self,
        view: &PatternView<Set<G>>,
        placements: Set<G>,
        Window { mut alpha, beta }: Window,
    ) -> Result<i32, Stopped> {
        let mut best = i32::MIN;
        for square in placements.iter() {
            let after = self.placed(view, square);
            let value = self.look(view, (square, after), 0, Window { alpha, beta })?;
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }

    #[inline]
    fn placed(
        &self,
        PatternView { position, .. }: &PatternView<Set<G>>,
        square: u8,
    ) -> Position<Set<G>> {
        position.placed(square, self.game.grid.flips(position.own, position.other, square))
    }

    /// Lists the moves of a glance in which their order matters.
    fn list_glimpses(
        &mut self,
        view: &PatternView<Set<G>>,
        placements: Set<G>,
    ) -> Result<(), Stopped> {
        for square in placements.iter() {
            let after = self.placed(view, square);
            let after = self.judge.after(self.game, view, square, after);
            self.meter.visit(0)?;
            let replies = self.game.placements(&after.position);
            let promise = -self.judge.opinion(self.game, &after, replies);
            self.glimpses.push(Glimpse { after, promise });
        }
        Ok(())
    }

    /// The value of the best of the moves listed from `start` on.
    fn best_glimpse(&mut self, start: usize, depth: u32, window: Window) -> Result<i32, Stopped> {
        let Window { mut alpha, beta } = window;
        let mut best: Option<i32> = None;
        while self.glimpses.len() > start {
            let waiting = start..self.glimpses.len();
            let place = waiting.max_by_key(|&place| self.glimpses[place].promise);
            let Glimpse { after, .. } = self.glimpses.swap_remove(place.unwrap_or(start));
            let mut window = Window { alpha, beta };
            if best.is_some() {
                window = Window::question(alpha);
            }
            let mut value = -self.glance(&after, depth - 1, window.reversed())?;
            if window.is_question() && value > alpha && value < beta {
                let window = Window { alpha: value, beta };
                value = -self.glance(&after, depth - 1, window.reversed())?;
            }
            best = best.max(Some(value));
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        Ok(best.expect("a position with moves"))
    }

    /// What a position is probably worth, in discs: a glance at it.
    pub(super) fn first_guess(&mut self, root: &Node<Set<G>>) -> Result<i32, Stopped> {
        let view = self.judge.view(self.game, root.position);
        let value = self.glance(&view, FIRST_GUESS, Window::OPINIONS)?;
        // The nearest even number: differences are even.
        let pair = 2 * i32::from(DISC);
        Ok((value + pair / 2).div_euclid(pair) * 2)
    }
}

//! What a player sees before thinking: where it is worth playing, what must be answered, and how
//! things stand.

use std::cmp::Reverse;

use rules::{Outcome, Player};
use search::Score;

use crate::{
    Bits, Cell, Cells, Morpion, Position, Stones, Threats,
    engine::{field::Field, near::Near},
    evaluators::LOUDEST,
};

/// The field, and which cells on it are worth playing.
#[derive(Debug)]
pub(crate) struct Arena<const W: usize> {
    pub(crate) field: Field<W>,
    pub(crate) misere: bool,
    near: Near<W>,
}

impl<const W: usize> Arena<W> {
    pub(crate) fn of<S: Stones<W>>(game: &Morpion<W, S>, position: &Position<S>) -> Self {
        let near = Near::of(&game.shape, position.stones.taken());
        Self { field: Field::of(&game.shape, position), misere: game.shape.misere, near }
    }

    /// The player to move takes a free cell.
    #[inline]
    pub(crate) fn play(&mut self, cell: Cell) {
        self.field.play(cell);
        self.near.play(cell);
    }

    /// Takes the last move back.
    #[inline]
    pub(crate) fn take_back(&mut self) {
        self.field.take_back();
        self.near.take_back();
    }

    /// The cells that end the game at once in favour of the player to move.
    pub(crate) fn winning(&self) -> Option<Cells<W>> {
        let completing = self.field.completing(self.field.turn);
        (!self.misere && !completing.is_empty()).then_some(completing)
    }

    /// How the game is bound to end, as far as that shows at a glance, and in how many plies: a
    /// line can be completed, or two cells of the next player's cannot both be taken, or no player
    /// has a hope left.
    pub(crate) fn end(&self) -> Option<(Outcome, u32)> {
        let Field { turn, players, .. } = self.field;
        if self.field.free().is_empty() {
            return Some((Outcome::Draw, 0));
        }
        if self.misere && self.field.completing(turn) == self.field.free() {
            let lost = if players == 2 { Outcome::Win(turn.other()) } else { Outcome::Lose(turn) };
            return Some((lost, 1));
        }
        if self.winning().is_some() {
            return Some((Outcome::Win(turn), 1));
        }
        let next = turn.next(players);
        if !self.misere && self.field.completing(next).count() > 1 {
            return Some((Outcome::Win(next), 2));
        }
        let hopeless = |player| self.field.hopes(player).iter().all(|&hopes| hopes == 0);
        let dead = self.field.untouched() == 0 && Player::all(players).all(hopeless);
        dead.then_some((Outcome::Draw, 0))
    }

    /// The cells of which one must be taken now, because others are about to complete lines there.
    ///
    /// Everyone who plays before a threat is carried out can take one of its cells. The first to
    /// move must not leave to the others more than they can do: if those who complete lines within
    /// the next turns have as many cells to do it on, each of these turns has to take one.
    pub(crate) fn pressing(&self) -> Option<Cells<W>> {
        let Field { turn, players, .. } = self.field;
        if self.misere {
            return None;
        }
        let mut cells = Cells::EMPTY;
        let mut player = turn;
        for turns in 1..u32::from(players) {
            player = player.next(players);
            cells |= self.field.completing(player);
            if turns <= cells.count() {
                return Some(cells);
            }
        }
        None
    }

    /// The cells worth considering when nothing presses: near the stones, and in misère whatever
    /// does not complete a line.
    pub(crate) fn candidates(&self) -> Cells<W> {
        let free = self.field.free();
        if self.misere {
            return free.without(self.field.completing(self.field.turn));
        }
        let near = free & self.near.cells();
        if near.is_empty() { free } else { near }
    }

    /// The free cells that are not among these; in misère only those that do not complete a line,
    /// which would lose at once.
    pub(crate) fn others(&self, cells: &[Cell]) -> Cells<W> {
        let mut others = self.field.free();
        if self.misere {
            others = others.without(self.field.completing(self.field.turn));
        }
        for &cell in cells {
            others.remove(cell);
        }
        others
    }

    /// These cells, the most promising first.
    pub(crate) fn ordered(&self, cells: Cells<W>) -> Vec<Cell> {
        let mut promising: Vec<(i32, Cell)> =
            cells.iter().map(|cell| (self.promise(cell), cell)).collect();
        promising.sort_unstable_by_key(|&(promise, cell)| (Reverse(promise), cell));
        promising.into_iter().map(|(_, cell)| cell).collect()
    }

    /// How much better the player to move stands with a stone on `cell`.
    #[inline]
    pub(crate) fn promise(&self, cell: Cell) -> i32 {
        let turn = self.field.turn;
        let gain = |(hope, stones)| match hope {
            None => self.worth(1),
            Some(player) if player == turn => self.worth(stones + 1) - self.worth(stones),
            Some(_) => self.worth(stones),
        };
        let gain: i32 = self.field.crossing(cell).map(gain).sum();
        if self.misere { -gain } else { gain }
    }

    /// How well a player stands: what the evaluator [`Threats`] says, without looking at the whole
    /// grid again. (Where lines must be exact, hopes that would become too long are left out here.)
    #[inline]
    pub(crate) fn standing(&self, player: Player) -> Score {
        let worth = |player| -> i32 {
            let hopes = self.field.hopes(player).iter().enumerate().skip(1);
            hopes.map(|(stones, &hopes)| i32::from(hopes) * self.worth(stones)).sum()
        };
        let all: i32 = Player::all(self.field.players).map(worth).sum();
        let balance = (2 * worth(player) - all).clamp(-LOUDEST, LOUDEST);
        Score(if self.misere { -balance } else { balance })
    }

    /// What a hope with this many stones counts.
    #[inline]
    fn worth(&self, stones: usize) -> i32 {
        Threats::worth(self.field.align - stones)
    }
}

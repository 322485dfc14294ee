//! Opinions about Morpion positions.
//!
//! All of them look at windows: `align` cells next to each other in a line. A window that holds
//! the stones of one player only can still become that player's line.

use rules::{Outcome, Player};
use search::{Evaluator, Score};

use crate::{Cell, Morpion, Position, Stones, shape::Run};

/// The most an opinion can say, either way: less than any win.
pub(crate) const LOUDEST: i32 = Score::WIN.0 / 2;

/// The classic count: ten for each window with one stone of mine and no other, thirty with two,
/// and so on by threes; minus the same for everyone else.
#[derive(Clone, Copy, Debug, Default)]
pub struct LineCount;

/// For big grids: a window counts by how few stones it still lacks, so that what can be completed
/// soon outweighs everything far from completion.
#[derive(Clone, Copy, Debug, Default)]
pub struct Threats;

impl<const W: usize, S: Stones<W>> Evaluator<Morpion<W, S>> for LineCount {
    type State = ();

    fn evaluate(&self, game: &Morpion<W, S>, position: &Position<S>, player: Player) -> Score {
        // Beyond nine stones a window is worth no more: the sum must stay below a win.
        balance(game, position, player, |stones| 10 * 3_i32.pow(u32::from(stones.min(9)) - 1))
    }

    /// On three by three a win is worth 1000 minus the stones; elsewhere it is worth what a win is
    /// worth in every game, less the moves that lead to it.
    fn finished(
        &self,
        game: &Morpion<W, S>,
        position: &Position<S>,
        outcome: Outcome,
        player: Player,
        ply: u32,
    ) -> Score {
        if (game.shape.width, game.shape.height) == (3, 3) {
            Score(outcome.sign(player) * (1000 - i32::from(position.count)))
        } else {
            Score::of(outcome, player, ply)
        }
    }
}

impl Threats {
    /// What a window counts that lacks this many stones.
    #[inline]
    pub(crate) const fn worth(lacking: usize) -> i32 {
        match lacking {
            0 | 1 => 1000,
            2 => 150,
            3 => 25,
            4 => 4,
            _ => 1,
        }
    }
}

impl<const W: usize, S: Stones<W>> Evaluator<Morpion<W, S>> for Threats {
    type State = ();

    fn evaluate(&self, game: &Morpion<W, S>, position: &Position<S>, player: Player) -> Score {
        let align = game.shape.align;
        balance(game, position, player, |stones| Self::worth((align - stones).into()))
    }
}

/// What `player`'s windows are worth, minus everyone else's.
///
/// In misère a line is the last thing one wants, so everything counts the other way round.
fn balance<const W: usize, S: Stones<W>>(
    game: &Morpion<W, S>,
    position: &Position<S>,
    player: Player,
    worth: impl Fn(u8) -> i32,
) -> Score {
    let mut sum: i32 = 0;
    for &run in game.shape.runs() {
        for_each_window(run, game.shape.align, &position.stones, |holder, stones| {
            let worth = if holder == player { worth(stones) } else { -worth(stones) };
            sum = sum.saturating_add(worth);
        });
    }
    let sum = sum.clamp(-LOUDEST, LOUDEST);
    Score(if game.shape.misere { -sum } else { sum })
}

/// Calls `visit` with the holder and the number of stones of each window that one player alone
/// has stones in.
fn for_each_window<const W: usize, S: Stones<W>>(
    run: Run,
    align: u8,
    stones: &S,
    mut visit: impl FnMut(Player, u8),
) {
    let holder = |index: u8| {
        let offset = i16::from(index) * run.step;
        stones.holder(Cell(run.start.0.wrapping_add_signed(offset)))
    };
    // How many stones of each player the window holds, and a bit for each who has any.
    let mut held = [0_u8; Player::MOST as usize];
    let mut present = 0_u32;
    for end in 0..run.length {
        if let Some(player) = holder(end) {
            held[player.index()] += 1;
            present |= 1 << player.0;
        }
        let Some(start) = (end + 1).checked_sub(align) else { continue };
        if present.is_power_of_two() {
            let seat = u8::try_from(present.trailing_zeros()).expect("at most 26 seats");
            visit(Player(seat), held[usize::from(seat)]);
        }
        if let Some(player) = holder(start) {
            held[player.index()] -= 1;
            if held[player.index()] == 0 {
                present &= !(1 << player.0);
            }
        }
    }
}

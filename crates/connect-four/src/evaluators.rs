//! Opinions about Connect Four positions.
//!
//! All of them look at rows of four squares, and count them by the word: bit `n` of a set stands
//! for the row that begins at square `n`, so a handful of operations deals with every row of one
//! way at once.

use rules::Player;
use search::{Evaluator, Score};

use crate::{Bits, ConnectFour, Position};

/// Open rows: each row of four without a disc of the opponent, by how many of one's own it has.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lines;

/// Threats: open rows, and on top of that the empty squares that would complete a four in a row
/// where the threat lasts to the end of the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Threats;

/// The centre: each disc counts by how many rows of four lie across it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Centre;

/// What an open row with one, two or three discs is worth.
const ROW: [u32; 3] = [1, 4, 10];

/// What a lasting threat is worth beyond the row that makes it. Other threats are worth no more than
/// their rows: sooner or later they must be met, or are filled.
const LASTING_THREAT: u32 = 12;

impl<B: Bits> Evaluator<ConnectFour<B>> for Lines {
    type State = ();

    fn evaluate(&self, game: &ConnectFour<B>, position: &Position<B>, player: Player) -> Score {
        balance(game, position, player, |mine, _| open_rows(game, position, mine))
    }
}

impl<B: Bits> Evaluator<ConnectFour<B>> for Threats {
    type State = ();

    fn evaluate(&self, game: &ConnectFour<B>, position: &Position<B>, player: Player) -> Score {
        let frame = game.frame();
        balance(game, position, player, |mine, player| {
            let empty = frame.squares() ^ position.occupied();
            let lasting = frame.completing(mine, empty & lasting_rows(game, player));
            open_rows(game, position, mine) + LASTING_THREAT * lasting.count()
        })
    }
}

impl<B: Bits> Evaluator<ConnectFour<B>> for Centre {
    type State = ();

    fn evaluate(&self, game: &ConnectFour<B>, position: &Position<B>, player: Player) -> Score {
        let rows = game.frame().ways().map(|way| (way, rows(game.frame().squares(), way)));
        balance(game, position, player, |mine, _| {
            rows.iter()
                .map(|&(way, rows)| members(mine, way).map(|member| (rows & member).count()))
                .map(|counts| counts.iter().sum::<u32>())
                .sum()
        })
    }
}

/// What `player`'s discs are worth, minus what the opponent's are.
fn balance<B: Bits>(
    game: &ConnectFour<B>,
    position: &Position<B>,
    player: Player,
    worth: impl Fn(B, Player) -> u32,
) -> Score {
    let worth = |player| worth(game.discs(position, player), player).cast_signed();
    Score(worth(player) - worth(player.other()))
}

/// What the rows are worth that the owner of `mine` can still fill.
fn open_rows<B: Bits>(game: &ConnectFour<B>, position: &Position<B>, mine: B) -> u32 {
    let frame = game.frame();
    let theirs = mine ^ position.occupied();
    let mut worth = 0;
    for way in frame.ways() {
        let open = rows(frame.squares() ^ theirs, way);
        // The discs of every row added up in binary, a digit at a time.
        let [a, b, c, d] = members(mine, way);
        let (low, high) = (a ^ b, c ^ d);
        let odd = low ^ high;
        let two = (a & b) ^ (c & d) ^ (low & high);
        let counts = [odd & !two, two & !odd, odd & two].map(|rows| (rows & open).count());
        worth += counts.iter().zip(ROW).map(|(count, worth)| count * worth).sum::<u32>();
    }
    worth
}

/// The rows of four that lie entirely in a set of squares.
#[inline]
fn rows<B: Bits>(squares: B, way: u32) -> B {
    let pairs = squares & (squares >> way);
    pairs & (pairs >> (2 * way))
}

/// The first, second, third and fourth square of every row: whether it is in the set.
#[inline]
fn members<B: Bits>(set: B, way: u32) -> [B; 4] {
    [set, set >> way, set >> (2 * way), set >> (3 * way)]
}

/// The rows in which a threat of this player lasts to the end of the game.
///
/// When only one column is left, the players fill it in turns, and an even or odd number of discs
/// lies elsewhere: who has to take its first square follows from the size of the frame alone. In
/// a frame of even height that is the first player, who gets the odd rows.
fn lasting_rows<B: Bits>(game: &ConnectFour<B>, player: Player) -> B {
    let frame = game.frame();
    let elsewhere = u32::from(frame.width() - 1) * u32::from(frame.height());
    let takes_first = if elsewhere.is_multiple_of(2) { Player::FIRST } else { Player::SECOND };
    let offset = u8::from(player != takes_first);
    (offset..frame.height()).step_by(2).fold(B::EMPTY, |all, row| all | frame.row(row))
}

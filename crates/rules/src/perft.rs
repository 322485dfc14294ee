//! Counting move sequences: the classic proof that rules are right.

use crate::Game;

/// What a game that is over before the full depth counts for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Counting {
    /// Nothing: only sequences of exactly the length asked for count.
    #[default]
    ExactLength,
    /// One: a finished game stays one leaf at every greater depth, as published Othello counts
    /// have it.
    FinishedStays,
}

/// Counts the move sequences of length `depth`, with draw by repetition off.
///
/// The last ply is counted in bulk: its moves are not played.
#[inline]
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: u32, counting: Counting) -> u64 {
    match depth {
        0 => 1,
        1 => match game.count_moves(position) {
            0 => finished(counting),
            moves => moves as u64,
        },
        _ => played_out(game, position, depth, counting),
    }
}

/// The same with two plies or more to go, of which the first is played.
fn played_out<G: Game>(game: &G, position: &G::Position, depth: u32, counting: Counting) -> u64 {
    match game.moves(position) {
        Err(_) => finished(counting),
        Ok(moves) => moves
            .map(|played| perft(game, &game.after(position, played), depth - 1, counting))
            .sum(),
    }
}

/// What a finished game counts for.
fn finished(counting: Counting) -> u64 {
    u64::from(counting == Counting::FinishedStays)
}

/// The same count the slow way: every move of the last ply is played too.
pub fn perft_without_bulk<G: Game>(
    game: &G,
    position: &G::Position,
    depth: u32,
    counting: Counting,
) -> u64 {
    if depth == 0 {
        return 1;
    }
    match game.moves(position) {
        Err(_) => finished(counting),
        Ok(moves) => moves
            .map(|played| {
                perft_without_bulk(game, &game.after(position, played), depth - 1, counting)
            })
            .sum(),
    }
}

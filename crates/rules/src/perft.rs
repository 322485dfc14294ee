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
/// The last ply is counted in bulk: its moves are listed but not played.
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: u32, counting: Counting) -> u64 {
    match game.moves(position) {
        Err(_) => u64::from(depth == 0 || counting == Counting::FinishedStays),
        Ok(_) if depth == 0 => 1,
        Ok(moves) if depth == 1 => moves.count() as u64,
        Ok(moves) => moves
            .map(|played| perft(game, &game.after(position, played), depth - 1, counting))
            .sum(),
    }
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
        Err(_) => u64::from(counting == Counting::FinishedStays),
        Ok(moves) => moves
            .map(|played| {
                perft_without_bulk(game, &game.after(position, played), depth - 1, counting)
            })
            .sum(),
    }
}

//! What a room tells the search beyond an opinion: the order of moves, which positions are quiet, the
//! hash key of a position (a room may keep a Zobrist key of its own).

use rules::Game;

use crate::quick_hash::quick_hash;

/// What a game's room tells the search beyond an opinion; `()` tells nothing.
pub trait Guide<G: Game>: Send + Sync {
    /// How promising a move looks; the search tries the highest first.
    #[inline]
    fn promise(&self, _game: &G, _position: &G::Position, _played: G::Move) -> i32 {
        0
    }

    /// The same at a move above the horizon, where all that a move leads to is an opinion: what can
    /// be told at less cost than asking for that opinion.
    #[inline]
    fn glance(&self, game: &G, position: &G::Position, played: G::Move) -> i32 {
        self.promise(game, position, played)
    }

    /// The number under which the search notes how well a move did; moves with the same number
    /// count as the same move.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "only the low bits are used")]
    fn move_number(&self, _game: &G, played: G::Move) -> usize {
        quick_hash(&played) as usize
    }

    /// Whether the promises order the moves by themselves. If not, the classic searches order moves
    /// of equal promise by what the evaluator makes of the positions that they lead to.
    #[inline]
    fn orders(&self) -> bool {
        false
    }

    /// Whether an evaluator can be trusted here, or a capture is still pending. The first legal move
    /// is known: where captures come before all other moves, it tells.
    #[inline]
    fn is_quiet(&self, _game: &G, _position: &G::Position, _first: G::Move) -> bool {
        true
    }

    /// Whether a move matters when the search only waits for things to calm down. Where every
    /// legal move does, no side can choose to leave things as they are.
    #[inline]
    fn is_forcing(&self, _game: &G, _position: &G::Position, _played: G::Move) -> bool {
        true
    }

    /// The depth up to which each of several threads keeps what it finds to itself. So near to the
    /// horizon a look into memory that another processor writes to costs more than finding again,
    /// unless many orders of moves lead to the same position.
    #[inline]
    fn private_depth(&self) -> u32 {
        2
    }

    /// A number for the position, different for positions that differ, for the transposition table:
    /// two positions with the same key have the same value when searched `depth` moves deep. A
    /// draw counter that can run out within that depth is therefore part of it.
    #[inline]
    fn key(&self, _game: &G, position: &G::Position, _depth: u32) -> u64 {
        quick_hash(position)
    }
}

impl<G: Game> Guide<G> for () {}

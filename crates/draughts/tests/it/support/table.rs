//! Setting a position up and asking what may be played there.

use draughts::{Bits, Draughts, Move, Position};
use rules::{Game, Notation, Outcome};

use crate::support::opened::game;

/// A game on its board, in one word.
pub(crate) struct Table {
    pub(crate) game: Draughts<u64>,
    pub(crate) position: Position<u64>,
}

impl Table {
    /// A position of the game of a spec.
    pub(crate) fn new(spec: &str, fen: &str) -> Self {
        let game = game::<u64>(spec);
        let position = game.read_position(fen).unwrap_or_else(|error| panic!("{error}"));
        Self { game, position }
    }

    /// The legal moves as they are written, in alphabetical order.
    pub(crate) fn legal(&self) -> Vec<String> {
        let moves = self.game.moves(&self.position).into_iter().flatten();
        let mut legal: Vec<String> =
            moves.map(|played| self.game.write_move(&self.position, played)).collect();
        legal.sort();
        legal
    }

    /// Reads a move.
    pub(crate) fn read(&self, text: &str) -> Move<u64> {
        self.game.read_move(&self.position, text).unwrap_or_else(|error| {
            let fen = self.game.write_position(&self.position);
            panic!("{error} in {fen}, where there is {:?}", self.legal())
        })
    }

    /// Plays moves.
    pub(crate) fn play(&mut self, moves: &str) -> &mut Self {
        for text in moves.split_whitespace() {
            let played = self.read(text);
            self.game.play(&mut self.position, played);
        }
        self
    }

    /// The position as FEN.
    pub(crate) fn fen(&self) -> String {
        self.game.write_position(&self.position)
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.position)
    }

    /// Why the game ended, by name.
    pub(crate) fn reason(&self) -> &'static str {
        self.game.reason(&self.position).name()
    }

    /// The draw counters that run: name, value, limit.
    pub(crate) fn counters(&self) -> Vec<(&'static str, u32, u32)> {
        let counters = self.game.board(&self.position).counters;
        counters.iter().map(|counter| (counter.name, counter.value, counter.limit)).collect()
    }

    /// The moves of the clicks that make a move, as names.
    pub(crate) fn clicks(&self, text: &str) -> Vec<String> {
        let path = self.game.path(&self.position, self.read(text));
        path.into_iter().map(|square| self.game.square_name(square)).collect()
    }

    /// Plays king moves that neither capture nor allow a capture.
    pub(crate) fn shuffle(&mut self, turns: u32) {
        let shuffled = shuffled(&self.game, self.position, turns);
        self.position = shuffled.unwrap_or_else(|| panic!("no harmless moves in {}", self.fen()));
    }
}

fn shuffled(game: &Draughts<u64>, position: Position<u64>, turns: u32) -> Option<Position<u64>> {
    if turns == 0 {
        return Some(position);
    }
    let kings = position.kings(position.turn());
    let mut moves = game.moves(&position).ok()?.filter(|played| kings.contains(played.from()));
    moves.find_map(|played| {
        let after = game.after(&position, played);
        let harmless = !played.is_capture() && !game.can_capture(&after);
        harmless.then(|| shuffled(game, after, turns - 1)).flatten()
    })
}

//! Games played by lot to their end.

use fastrand::Rng;
use rules::{Game, Outcome};

/// Plays random moves from a position until the game is over.
///
/// Where repetition draws, one position of the line at a time is watched for coming back: enough
/// to end a game that goes round in circles, and cheap.
pub fn playout<G: Game>(game: &G, position: &G::Position, rng: &mut Rng) -> Outcome {
    let mut playouts = Playouts { rng: rng.clone(), list: Vec::new() };
    let end = playouts.play_on(game, &mut position.clone(), u32::MAX);
    *rng = playouts.rng;
    end.expect("a game ends")
}

/// Draws moves by lot.
#[derive(Debug)]
pub(crate) struct Playouts<M> {
    pub(crate) rng: Rng,
    /// Where moves that cannot be counted in advance are listed, kept so that no draw allocates.
    list: Vec<M>,
}

impl<M: Copy> Playouts<M> {
    pub(crate) fn new(rng: Rng) -> Self {
        Self { rng, list: Vec::new() }
    }

    /// Plays random moves until the game is over, or `longest` were played without an end.
    #[inline]
    pub(crate) fn play_on<G: Game<Move = M>>(
        &mut self,
        game: &G,
        position: &mut G::Position,
        longest: u32,
    ) -> Option<Outcome> {
        let mut landmark = game.repetitions().map(|limit| Landmark::new(position, limit));
        for plies in 0..longest {
            let played = match game.moves(position) {
                Err(outcome) => return Some(outcome),
                Ok(moves) => self.draw(moves),
            };
            game.play(position, played);
            if let Some(landmark) = &mut landmark
                && landmark.is_repeated(position, plies)
            {
                return Some(Outcome::Draw);
            }
        }
        None
    }

    /// Draws one of the moves; each has the same chance.
    #[inline]
    pub(crate) fn draw(&mut self, mut moves: impl Iterator<Item = M>) -> M {
        match moves.size_hint() {
            (least, Some(most)) if least == most => moves.nth(self.rng.usize(..least)),
            _ => {
                self.list.clear();
                self.list.extend(moves);
                self.rng.choice(&self.list).copied()
            }
        }
        .expect("a game that goes on has a move")
    }
}

/// The one position of a line that is watched for coming back. It is given up for a later one
/// after one ply, then after two more, four more and so on: a circle of any length is found.
struct Landmark<P> {
    position: P,
    /// How many more times it may come back, and when it is given up.
    left: usize,
    until: u32,
    limit: usize,
}

impl<P: Clone + Eq> Landmark<P> {
    fn new(position: &P, limit: usize) -> Self {
        Self { position: position.clone(), left: limit.saturating_sub(1), until: 1, limit }
    }

    /// Whether the position after this many plies has now occurred as often as the rules allow.
    fn is_repeated(&mut self, position: &P, plies: u32) -> bool {
        if self.position == *position {
            self.left = self.left.saturating_sub(1);
            return self.left == 0;
        }
        if self.until <= plies {
            self.position.clone_from(position);
            self.left = self.limit.saturating_sub(1);
            self.until = self.until.saturating_mul(2);
        }
        false
    }
}

//! Games played by lot to their end.

use fastrand::Rng;
use rules::{Game, Outcome};

/// Plays random moves from a position until the game is over; repetition does not count.
pub fn playout<G: Game>(game: &G, position: &G::Position, rng: &mut Rng) -> Outcome {
    let mut lots = Lots { rng: rng.clone(), list: Vec::new() };
    let mut position = position.clone();
    let (end, _) = lots.play_on(game, &mut position, u32::MAX);
    *rng = lots.rng;
    end.expect("a game ends")
}

/// Draws moves by lot.
#[derive(Debug)]
pub(crate) struct Lots<M> {
    pub(crate) rng: Rng,
    /// Where moves that cannot be counted in advance are listed, kept so that no draw allocates.
    list: Vec<M>,
}

impl<M: Copy> Lots<M> {
    pub(crate) fn new(rng: Rng) -> Self {
        Self { rng, list: Vec::new() }
    }

    /// Plays random moves until the game is over, or `longest` were played without an end; says
    /// also how many there were.
    #[inline]
    pub(crate) fn play_on<G: Game<Move = M>>(
        &mut self,
        game: &G,
        position: &mut G::Position,
        longest: u32,
    ) -> (Option<Outcome>, u32) {
        for plies in 0..longest {
            let played = match game.moves(position) {
                Err(outcome) => return (Some(outcome), plies),
                Ok(moves) => self.draw(moves),
            };
            game.play(position, played);
        }
        (None, longest)
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

//! The moves at the root and what each was found worth.

use bits::mix;
use fastrand::Rng;
use rules::{Game, History};

use crate::{Choice, Meter, Score, Thought};

/// What to do when several moves are equally good.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ties {
    /// Play the one found first.
    #[default]
    First,
    /// Draw one at random.
    Random {
        /// The draw follows from it and from the length of the game so far.
        seed: u64,
    },
}

impl Ties {
    /// Which of `count` equal choices to take: the first, or one by lot.
    #[must_use]
    pub fn draw<G: Game>(self, history: &History<G>, count: usize) -> usize {
        self.rng(history).map_or(0, |mut rng| rng.usize(..count))
    }

    /// A generator for one decision: the same at the same point of the same game.
    #[must_use]
    pub fn rng<G: Game>(self, history: &History<G>) -> Option<Rng> {
        match self {
            Ties::First => None,
            Ties::Random { seed } => Some(rng_at(seed, history)),
        }
    }
}

/// A generator that depends on the seed and on how long the game has been, so that the same
/// question always gets the same answer, and two turns of a game get different ones.
pub(crate) fn rng_at<G: Game>(seed: u64, history: &History<G>) -> Rng {
    let turn = history.moves().len() as u64;
    Rng::with_seed(mix(seed, turn.wrapping_add(1)))
}

/// The moves at the root and what each was found worth so far.
#[derive(Debug)]
pub struct RootMoves<M> {
    choices: Vec<Choice<M>>,
    line: Vec<M>,
    best: Score,
    /// How many moves are known to be exactly as good as the best.
    equals: usize,
    rng: Option<Rng>,
}

impl<M: Copy> RootMoves<M> {
    /// Nothing judged yet; with a generator, ties will be drawn by lot.
    #[must_use]
    pub fn new(rng: Option<Rng>) -> Self {
        Self { choices: Vec::new(), line: Vec::new(), best: -Score::MAX, equals: 0, rng }
    }

    /// The score that a move must beat. With ties drawn at random a move that only equals the best
    /// must show its exact score too, so the bar is one lower.
    #[must_use]
    pub fn bar(&self) -> Score {
        match self.rng {
            Some(_) if self.equals > 0 => Score(self.best.0 - 1),
            _ => self.best,
        }
    }

    /// The best score so far.
    #[must_use]
    pub fn best(&self) -> Score {
        self.best
    }

    /// The move that would be played now.
    pub(crate) fn chosen(&self) -> Option<M> {
        self.line.first().copied()
    }

    /// Notes what a move was found worth; `line` is what is expected after it.
    pub fn note(&mut self, choice: Choice<M>, line: &[M]) {
        let Choice { played, score, exact, .. } = choice;
        self.choices.push(choice);
        if self.best < score || self.equals == 0 {
            self.best = score;
            self.equals = 1;
        } else if exact && score == self.best {
            self.equals += 1;
            // Each of the equals ends up chosen with the same chance.
            let equals = self.equals;
            if self.rng.as_mut().is_none_or(|rng| rng.usize(..equals) != 0) {
                return;
            }
        } else {
            return;
        }
        self.line.clear();
        self.line.push(played);
        self.line.extend_from_slice(line);
    }

    /// The thought so far, if any move was judged.
    #[must_use]
    pub fn thought(&self, depth: u32, meter: &Meter) -> Option<Thought<M>> {
        Some(Thought {
            best: self.chosen()?,
            score: self.best,
            depth,
            line: self.line.clone(),
            choices: self.choices.clone(),
            statistics: meter.statistics(),
        })
    }
}

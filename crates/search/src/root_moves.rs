//! The moves at the root and what each was found worth.

use bits::mix;
use fastrand::Rng;
use rules::{Game, History};

use crate::{Choice, Meter, Score, Thought, Variation};

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
    /// How many of the best moves are to be known exactly.
    lines: usize,
    /// Those that are, the best first, if more than one is to be.
    variations: Vec<Variation<M>>,
}

impl<M: Copy + PartialEq> RootMoves<M> {
    /// Nothing judged yet; with a generator, ties will be drawn by lot.
    #[must_use]
    pub fn new(rng: Option<Rng>) -> Self {
        let (choices, line, variations) = (Vec::new(), Vec::new(), Vec::new());
        Self { choices, line, best: -Score::MAX, equals: 0, rng, lines: 1, variations }
    }

    /// The same where the lines of this many moves are wanted.
    #[must_use]
    pub fn with_lines(self, lines: usize) -> Self {
        Self { lines, ..self }
    }

    /// The score that a move must beat. With ties drawn at random a move that only equals the best
    /// must show its exact score too, so the bar is one lower; with several lines it must be among
    /// as many of the best.
    #[must_use]
    pub fn bar(&self) -> Score {
        if self.lines > 1 {
            let last = self.variations.get(self.lines - 1);
            return last.map_or(-Score::MAX, |variation| variation.score);
        }
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
        if exact && self.lines > 1 {
            self.note_variation(played, score, line);
        }
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

    /// Notes the line of a move if it is among the best.
    fn note_variation(&mut self, played: M, score: Score, line: &[M]) {
        let place = self.variations.partition_point(|known| known.score >= score);
        let line = [&[played], line].concat();
        self.variations.insert(place, Variation { score, line });
        self.variations.truncate(self.lines);
    }

    /// The lines of the next best moves.
    fn others(&self) -> Vec<Variation<M>> {
        let is_other = |known: &&Variation<M>| known.line.first() != self.line.first();
        let others = self.variations.iter().filter(is_other);
        others.take(self.lines - 1).cloned().collect()
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
            others: self.others(),
            statistics: meter.statistics(),
        })
    }
}

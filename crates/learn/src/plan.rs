//! What a training does.

use std::{fmt, str::FromStr};

/// What the games of a round are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundWork {
    /// No games: the weights that the training begins with.
    Given,
    /// Random games whose ends are solved: for the first weights.
    Random,
    /// Games that the weights of the round before play against themselves.
    Play {
        /// How many moves ahead they look.
        depth: u32,
    },
    /// The latest games again, their positions judged by a search with the weights of now.
    Label {
        /// How many moves ahead it looks.
        depth: u32,
    },
}

/// One round: games, and after them the weights fitted anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// What its games are.
    pub work: RoundWork,
    /// How many there are.
    pub games: u32,
}

/// What a training does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrainingPlan {
    /// The game, as a spec.
    pub game: String,
    /// What everything random follows from.
    pub seed: u64,
    /// The number of moves to go from which on the solver takes over.
    pub solve: u32,
    /// One after the other.
    pub rounds: Vec<Round>,
}

impl TrainingPlan {
    /// How many rounds of quick games come before those of full depth.
    const QUICK: usize = 3;
    /// How many moves ahead the quick games look.
    const QUICK_DEPTH: u32 = 2;

    /// The usual course: random games, some rounds of quick games, then games of full depth, and if
    /// `label` is not zero as the last round the latest games judged again by a search so deep.
    ///
    /// A training that begins with given weights has them for its first round, and no quick games.
    #[must_use]
    pub fn usual(rounds: usize, games: u32, depth: u32, label: u32, is_given: bool) -> Vec<Round> {
        let round = |number: usize| {
            let work = match number {
                1 if is_given => return Self::GIVEN,
                1 => RoundWork::Random,
                _ if label > 0 && number == rounds => RoundWork::Label { depth: label },
                _ if number <= 1 + Self::QUICK && !is_given => {
                    RoundWork::Play { depth: depth.min(Self::QUICK_DEPTH) }
                }
                _ => RoundWork::Play { depth },
            };
            Round { work, games }
        };
        (1..=rounds).map(round).collect()
    }

    /// The first round of a training that begins with given weights.
    const GIVEN: Round = Round { work: RoundWork::Given, games: 0 };

    /// Whether the training begins with given weights.
    #[must_use]
    pub fn is_given(&self) -> bool {
        self.rounds.first() == Some(&Self::GIVEN)
    }
}

impl fmt::Display for TrainingPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, seed, solve, rounds } = self;
        writeln!(f, "game {game}\nseed {seed}\nsolve {solve}")?;
        rounds.iter().try_for_each(|Round { work, games }| match work {
            RoundWork::Given => writeln!(f, "given 0 {games}"),
            RoundWork::Random => writeln!(f, "random 0 {games}"),
            RoundWork::Play { depth } => writeln!(f, "play {depth} {games}"),
            RoundWork::Label { depth } => writeln!(f, "label {depth} {games}"),
        })
    }
}

/// The text is no plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPlan;

impl FromStr for TrainingPlan {
    type Err = NoPlan;

    fn from_str(text: &str) -> Result<Self, NoPlan> {
        let mut lines = text.lines();
        let mut value = |name: &str| {
            let line = lines.next().and_then(|line| line.strip_prefix(name));
            line.map(|value| value.trim().to_owned()).ok_or(NoPlan)
        };
        let game = value("game ")?;
        let seed = value("seed ")?.parse().map_err(|_| NoPlan)?;
        let solve = value("solve ")?.parse().map_err(|_| NoPlan)?;
        let rounds = lines.map(round).collect::<Option<_>>().ok_or(NoPlan)?;
        Ok(Self { game, seed, solve, rounds })
    }
}

/// Reads the line of a round.
fn round(line: &str) -> Option<Round> {
    let mut words = line.split(' ');
    let (kind, depth, games) = (words.next()?, words.next()?, words.next()?);
    let (depth, games) = (depth.parse().ok()?, games.parse().ok()?);
    let work = match kind {
        "given" => RoundWork::Given,
        "random" => RoundWork::Random,
        "play" => RoundWork::Play { depth },
        "label" => RoundWork::Label { depth },
        _ => return None,
    };
    Some(Round { work, games })
}

//! Ending games that are as good as over.
//!
//! Each rule is a small tracker that hears of every move and may end the game.

use rules::{Knob, Offer, Outcome, Player, Reason, Settings, Spec, SpecError, find_offer};

/// When to end a game early; by default never.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Adjudication {
    rules: Vec<Rule>,
    /// The rules as they were named.
    specs: Vec<Spec>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rule {
    /// A player gives up whose own score was this low this many times in a row; for two players.
    Resign { score: i32, moves: u32 },
    /// A draw when every score was this near to zero this many times in a row, from a move on.
    Draw { score: i32, moves: u32, from: u32 },
    /// A draw after this many moves.
    Length { plies: u32 },
}

/// A move as the trackers hear of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveNotice {
    /// Who played it.
    pub(crate) player: Player,
    /// How that player liked the position before.
    pub(crate) score: i32,
    /// How many moves the game has had.
    pub(crate) plies: u32,
}

/// How a rule is made from its settings.
type MakeTracker = fn(&Settings) -> Rule;

const RULES: &[Offer<MakeTracker>] = &[
    Offer {
        name: "resign",
        knobs: &[SCORE, MOVES],
        build: |settings| Rule::Resign { score: score(settings), moves: count(settings, "moves") },
    },
    Offer {
        name: "draw",
        knobs: &[SCORE, MOVES, FROM],
        build: |settings| Rule::Draw {
            score: score(settings),
            moves: count(settings, "moves"),
            from: count(settings, "from"),
        },
    },
    Offer {
        name: "length",
        knobs: &[PLIES],
        build: |settings| Rule::Length { plies: count(settings, "plies") },
    },
];

const SCORE: Knob = Knob::number("score", 0, 1_000_000, Some(500));
const MOVES: Knob = Knob::number("moves", 1, 1000, Some(4));
const FROM: Knob = Knob::number("from", 0, 10_000, Some(40));
const PLIES: Knob = Knob::number("plies", 1, 100_000, Some(400));

fn score(settings: &Settings) -> i32 {
    let score = settings.number("score").unwrap_or_default();
    i32::try_from(score).expect("the knob's range is small")
}

fn count(settings: &Settings, knob: &str) -> u32 {
    let count = settings.number(knob).unwrap_or_default();
    u32::try_from(count).expect("the knob's range is small")
}

impl Adjudication {
    /// The rules that a list of specs names: `resign:score=500,moves=4,draw,length:400`.
    ///
    /// # Errors
    ///
    /// If there is no such rule, or it does not take these settings.
    pub fn read(specs: &[Spec]) -> Result<Self, SpecError> {
        let rule = |spec: &Spec| {
            let offer = find_offer(RULES, &spec.name)?;
            Ok((offer.build)(&spec.settle(offer.knobs)?))
        };
        let rules = specs.iter().map(rule).collect::<Result<_, SpecError>>()?;
        Ok(Self { rules, specs: specs.to_vec() })
    }

    /// The rules as text, which reads back as the same rules.
    #[must_use]
    pub fn text(&self) -> String {
        let specs: Vec<String> = self.specs.iter().map(ToString::to_string).collect();
        specs.join(",")
    }

    /// The rules as journals of version 0.1.0 have them.
    pub(crate) fn former_text(&self) -> String {
        format!("Adjudication {{ rules: {:?} }}", self.rules)
    }

    /// The trackers of one game.
    pub(crate) fn trackers(&self, players: usize) -> Trackers {
        let tracker = |&rule| Tracker { rule, runs: vec![0; players] };
        Trackers(self.rules.iter().map(tracker).collect())
    }
}

/// The trackers of one game.
pub(crate) struct Trackers(Vec<Tracker>);

/// A rule and how often in a row it has applied to each player.
struct Tracker {
    rule: Rule,
    runs: Vec<u32>,
}

impl Trackers {
    /// Hears of a move; if that ends the game, says how.
    pub(crate) fn hear(&mut self, told: MoveNotice) -> Option<(Outcome, Reason)> {
        let verdicts: Vec<_> = self.0.iter_mut().map(|tracker| tracker.hear(told)).collect();
        verdicts.into_iter().flatten().next()
    }
}

impl Tracker {
    fn hear(&mut self, told: MoveNotice) -> Option<(Outcome, Reason)> {
        let players = self.runs.len();
        let run = &mut self.runs[told.player.index()];
        let applies = match self.rule {
            Rule::Resign { score, .. } => players == 2 && told.score <= -score,
            Rule::Draw { score, from, .. } => from <= told.plies && told.score.abs() <= score,
            Rule::Length { .. } => true,
        };
        *run = if applies { *run + 1 } else { 0 };
        match self.rule {
            Rule::Resign { moves, .. } if moves <= *run => {
                let other = Player(1 - told.player.0);
                Some((Outcome::Win(other), Reason::Resignation))
            }
            Rule::Draw { moves, .. } if self.runs.iter().all(|run| moves <= *run) => {
                Some((Outcome::Draw, Reason::Agreement))
            }
            Rule::Length { plies } if plies <= told.plies => {
                Some((Outcome::Draw, Reason::Counter("length")))
            }
            _ => None,
        }
    }
}

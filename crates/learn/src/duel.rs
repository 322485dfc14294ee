//! The weights of a round against those of the round before.

use bits::mix;
use fastrand::Rng;
use patterns::{Patterned, Weights};
use rules::{History, Outcome, Player};
use search::{Engine, Limits, Meter, Pvs, SearchTask, Stop, Techniques};

use crate::workers::in_order;

/// How many openings are played, each by both sides.
const OPENINGS: usize = 60;
/// How many random moves an opening has.
const RANDOM: usize = 8;
/// How many moves ahead both look.
const DEPTH: u32 = 2;

/// What came of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RoundMatch {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

impl RoundMatch {
    /// The points in parts of one, a draw counting half.
    #[must_use]
    pub fn score(self) -> f64 {
        let games = f64::from(self.won + self.drawn + self.lost);
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / games.max(1.0)
    }

    /// Lets some weights play others.
    pub(crate) fn play<G: Patterned>(
        game: &G,
        new: &Weights,
        old: &Weights,
        seed: u64,
        threads: usize,
    ) -> Self {
        let players = || [new, old].map(|weights| player(game, weights));
        let outcomes = in_order(threads, 2 * OPENINGS, players, |players, number| {
            let seat = if number % 2 == 0 { Player::FIRST } else { Player::SECOND };
            let outcome = played(game, players, mix(seed, 1 + number as u64 / 2), seat);
            outcome.map(|outcome| outcome.sign(seat))
        });
        let count = |wanted: i32| {
            let counted = outcomes.iter().filter(|&&sign| sign == Some(wanted)).count();
            u32::try_from(counted).unwrap_or(u32::MAX)
        };
        Self { won: count(1), drawn: count(0), lost: count(-1) }
    }
}

fn player<G: Patterned>(game: &G, weights: &Weights) -> Pvs<G::Evaluator, G::Guide> {
    let mut player = Pvs::new(game.evaluator(weights), G::Guide::default(), Techniques::ALL);
    player.megabytes = 1;
    player
}

/// How a game ends in which the new weights have this seat; none if it was over in the opening.
fn played<G: Patterned>(
    game: &G,
    players: &mut [Pvs<G::Evaluator, G::Guide>; 2],
    seed: u64,
    seat: Player,
) -> Option<Outcome> {
    let mut rng = Rng::with_seed(seed);
    let mut history = History::new(game);
    for _ in 0..RANDOM {
        let moves: Vec<G::Move> = game.moves(history.position()).ok()?.collect();
        history.play(game, moves[rng.usize(..moves.len())]);
    }
    loop {
        if let Some(outcome) = history.outcome(game) {
            return Some(outcome);
        }
        let limits = Limits { depth: Some(DEPTH), ..Limits::default() };
        let mut meter = Meter::new(limits, Stop::default());
        let player = &mut players[usize::from(history.turn(game) != seat)];
        let thought = player.think(&mut SearchTask::new(game, &history, &mut meter));
        history.play(game, thought.best);
    }
}

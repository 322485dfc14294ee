//! The result of a contest, for machines.

use std::{collections::BTreeMap, io::Write};

use serde::Serialize;
use tournament::{Elo, EloModel, Forfeit, Rating, Sprt, SprtDecision};

use super::{
    ContestResult,
    rounds::{self, RoundEntry},
};
use crate::{failure::Failure, json};

#[derive(Serialize)]
struct MatchResult<'a> {
    game: String,
    players: Vec<String>,
    games: u64,
    wins: &'a [u64],
    losses: &'a [u64],
    draws: u64,
    #[serde(flatten)]
    difference: Difference,
    #[serde(skip_serializing_if = "Option::is_none")]
    pairs: Option<[u64; 5]>,
    #[serde(flatten)]
    totals: ContestTotals<'a>,
    ratings: Vec<RatingEntry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<Test>,
    seed: u64,
    interrupted: bool,
}

/// The difference between the first two; a number that is not finite is `null`.
#[derive(Serialize)]
struct Difference {
    elo: Option<f64>,
    error: Option<f64>,
    /// The ends of the 95 % interval.
    low: Option<f64>,
    high: Option<f64>,
    los: Option<f64>,
}

#[derive(Serialize)]
struct RatingEntry {
    rating: f64,
    uncertainty: f64,
}

#[derive(Serialize)]
struct Test {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
    model: &'static str,
    llr: f64,
    lower: f64,
    upper: f64,
    verdict: &'static str,
}

#[derive(Serialize)]
struct TournamentResult<'a> {
    game: String,
    format: &'static str,
    games: u64,
    draws: u64,
    players: Vec<Entrant>,
    crosstable: Vec<Vec<[u64; 3]>>,
    /// The rounds, where pairings follow from results.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rounds: Vec<RoundEntry>,
    #[serde(flatten)]
    totals: ContestTotals<'a>,
    seed: u64,
    interrupted: bool,
}

#[derive(Serialize)]
struct Entrant {
    name: String,
    spec: String,
    games: u64,
    wins: u64,
    losses: u64,
    points: f64,
    #[serde(flatten)]
    rating: RatingEntry,
}

/// How the games of a match or a tournament went.
#[derive(Serialize)]
struct ContestTotals<'a> {
    seat_wins: &'a [u64],
    reasons: &'a BTreeMap<String, u64>,
    adjudicated: u64,
    /// The games that were lost because a program failed.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    forfeits: &'a [Forfeit],
    /// How much time the players had, if they had a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<String>,
}

impl<'a> ContestTotals<'a> {
    fn of(ContestResult { contest, standing, .. }: &'a ContestResult) -> Self {
        Self {
            seat_wins: &standing.seat_wins,
            reasons: &standing.reasons,
            adjudicated: standing.adjudicated,
            forfeits: &standing.forfeits,
            clock: contest.clock.map(|clock| clock.to_string()),
        }
    }
}

/// Writes the result of a match as one object.
pub(super) fn write_match(held: &ContestResult, out: &mut dyn Write) -> Result<(), Failure> {
    let ContestResult { contest, standing, .. } = held;
    let two = contest.seats == 2;
    let elo = if two { standing.elo(0, 1) } else { None };
    let result = MatchResult {
        game: contest.game.to_string(),
        players: contest.players.iter().map(ToString::to_string).collect(),
        games: standing.games,
        wins: &standing.wins,
        losses: &standing.losses,
        draws: standing.draws,
        difference: difference(elo),
        pairs: two.then(|| standing.meetings[0][1].pairs),
        totals: ContestTotals::of(held),
        ratings: held.ratings().iter().map(rating).collect(),
        sprt: test(held),
        seed: contest.seed,
        interrupted: held.interrupted,
    };
    json::write(&result, out)
}

/// Writes the result of a tournament as one object.
pub(super) fn write_tournament(held: &ContestResult, out: &mut dyn Write) -> Result<(), Failure> {
    let ContestResult { contest, standing, .. } = held;
    let ratings = held.ratings();
    let games = |row: &Vec<tournament::Meeting>| row.iter().map(|meeting| meeting.games).collect();
    let players = contest.names().into_iter().enumerate().map(|(player, name)| Entrant {
        name,
        spec: contest.players[player].to_string(),
        games: standing.played[player],
        wins: standing.wins[player],
        losses: standing.losses[player],
        points: standing.points(player),
        rating: rating(&ratings[player]),
    });
    let result = TournamentResult {
        game: contest.game.to_string(),
        format: contest.format.name(),
        games: standing.games,
        draws: standing.draws,
        players: players.collect(),
        crosstable: standing.meetings.iter().map(games).collect(),
        rounds: rounds::entries(held),
        totals: ContestTotals::of(held),
        seed: contest.seed,
        interrupted: held.interrupted,
    };
    json::write(&result, out)
}

fn difference(elo: Option<Elo>) -> Difference {
    let finite = |value: fn(&Elo) -> f64| elo.as_ref().map(value).filter(|value| value.is_finite());
    Difference {
        elo: finite(|elo| elo.difference),
        error: finite(Elo::error),
        low: finite(|elo| elo.low),
        high: finite(|elo| elo.high),
        los: finite(|elo| elo.superiority),
    }
}

fn rating(rating: &Rating) -> RatingEntry {
    RatingEntry { rating: rating.strength, uncertainty: rating.uncertainty }
}

fn test(held: &ContestResult) -> Option<Test> {
    let sprt = held.sprt?;
    let pairs = held.standing.meetings[0][1].pairs;
    let (lower, upper) = sprt.bounds();
    let verdict = match sprt.verdict(&pairs) {
        SprtDecision::Open => "open",
        SprtDecision::First => "H0",
        SprtDecision::Second => "H1",
    };
    let llr = sprt.log_ratio(&pairs);
    let Sprt { elo0, elo1, alpha, beta, model } = sprt;
    let model = match model {
        EloModel::Logistic => "logistic",
        EloModel::Normalised => "normalised",
    };
    Some(Test { elo0, elo1, alpha, beta, model, llr, lower, upper, verdict })
}

//! The standings: how a contest stands.

use std::collections::BTreeMap;

use rules::{Outcome, Player};
use serde::Serialize;

use crate::{
    Contest, Elo, GameReport, Pentanomial, ProgramFailure, Rating, RatingAnchor, Ratings, Round,
    Sample, Trinomial,
    elo_ratings::{Encounter, elo_ratings},
    sample::as_float,
};

/// How a contest stands: everything that is counted.
#[derive(Clone, Debug)]
pub struct Standing {
    /// How many games were played.
    pub games: u64,
    /// How many each player won.
    pub wins: Vec<u64>,
    /// How many each player lost.
    pub losses: Vec<u64>,
    /// How many no player won.
    pub draws: u64,
    /// How many games each player has played.
    pub played: Vec<u64>,
    /// How many games were won from each seat.
    pub seat_wins: Vec<u64>,
    /// How many games ended for each reason.
    pub reasons: BTreeMap<String, u64>,
    /// How many games were ended early.
    pub adjudicated: u64,
    /// The games that were lost because a program failed.
    pub forfeits: Vec<Forfeit>,
    /// Whether those count as games that were lost.
    counts_forfeits: bool,
    /// What the players are rated as at a table of many.
    ratings: Ratings,
    /// The meetings of each player with each other: `meetings[a][b]` as `a` sees them.
    pub meetings: Vec<Vec<Meeting>>,
    /// The rounds so far, where pairings follow from results.
    pub rounds: Vec<Round>,
    points: Vec<f64>,
    seats: u64,
}

/// Games that a player lost because its program failed in the same way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Forfeit {
    /// The number of the player as named.
    pub player: usize,
    /// How the program failed the last time.
    #[serde(flatten)]
    pub failure: ProgramFailure,
    /// In how many games.
    pub games: u64,
}

/// How one player did against another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Meeting {
    /// Games in which the first did worse, alike, better.
    pub games: Trinomial,
    /// Pairs of games on the same opening, by points.
    pub pairs: Pentanomial,
    /// The round of a game whose other half is still to come, and what was scored in it.
    half: Option<(u64, usize)>,
}

impl Standing {
    /// Nothing played yet.
    #[must_use]
    pub fn of(contest: &Contest) -> Self {
        let players = contest.players.len();
        Self {
            games: 0,
            wins: vec![0; players],
            losses: vec![0; players],
            draws: 0,
            played: vec![0; players],
            seat_wins: vec![0; contest.seats],
            reasons: BTreeMap::new(),
            adjudicated: 0,
            forfeits: Vec::new(),
            counts_forfeits: contest.counts_forfeits,
            ratings: Ratings::new(players),
            meetings: vec![vec![Meeting::default(); players]; players],
            rounds: Vec::new(),
            points: vec![0.0; players],
            seats: contest.seats as u64,
        }
    }

    /// Counts a game of a round. Games are to be counted in the order of the schedule. One that
    /// was lost because a program failed says nothing about strength, and is only noted unless it
    /// is to be counted.
    pub fn count(&mut self, report: &GameReport, round: u64) {
        let outcome = report.outcome();
        self.games += 1;
        *self.reasons.entry(report.reason.clone()).or_default() += 1;
        self.adjudicated += u64::from(report.adjudicated);
        self.note_forfeit(report);
        if report.fault.is_some() && !self.counts_forfeits {
            return;
        }
        match outcome {
            Outcome::Win(seat) => {
                self.wins[report.seats[seat.index()]] += 1;
                self.seat_wins[seat.index()] += 1;
            }
            Outcome::Draw => self.draws += 1,
            Outcome::Lose(_) => (),
        }
        let sign =
            |seat: usize| outcome.sign(Player(u8::try_from(seat).expect("at most 26 seats")));
        for (seat, &player) in report.seats.iter().enumerate() {
            self.played[player] += 1;
            self.losses[player] += u64::from(sign(seat) < 0);
            self.points[player] += point(outcome, sign(seat), self.seats);
            for (other_seat, &other) in report.seats.iter().enumerate() {
                if seat != other_seat {
                    let halves = usize::try_from((sign(seat) - sign(other_seat)).signum() + 1);
                    let halves = halves.expect("between 0 and 2");
                    self.meetings[player][other].count(halves, round);
                }
            }
        }
        self.ratings.learn(report);
    }

    /// Notes how a program failed, if one did.
    fn note_forfeit(&mut self, report: &GameReport) {
        let (Some(player), Some(failure)) = (report.failed_player(), report.fault.clone()) else {
            return;
        };
        let is_alike =
            |known: &&mut Forfeit| known.player == player && known.failure.kind == failure.kind;
        match self.forfeits.iter_mut().find(is_alike) {
            Some(known) => {
                known.failure = failure;
                known.games += 1;
            }
            None => self.forfeits.push(Forfeit { player, failure, games: 1 }),
        }
    }

    /// What the first of two players is worth against the second, as far as it is known: by pairs
    /// where there are any, else by single games.
    #[must_use]
    pub fn elo(&self, player: usize, other: usize) -> Option<Elo> {
        let meeting = &self.meetings[player][other];
        let games = Sample::of(&meeting.games)?;
        let paired = Sample::of(&meeting.pairs).filter(|_| self.seats == 2);
        // A game without its other half counts for the mean, but not for how much pairs vary.
        let sample = paired.map_or(games, |pairs| Sample { mean: games.mean, ..pairs });
        Some(Elo::of(&sample))
    }

    /// The rating of every player: Elo with the half width of its 95 % interval where two sit at a
    /// table, else a strength and its standard deviation as [`crate::Ratings`] has them.
    #[must_use]
    pub fn rated(&self, anchor: Option<RatingAnchor>) -> Vec<Rating> {
        if self.seats != 2 {
            return self.ratings.list();
        }
        let encounters: Vec<Vec<Encounter>> = self
            .meetings
            .iter()
            .map(|row| row.iter().map(|meeting| Encounter::of(meeting.games)).collect())
            .collect();
        elo_ratings(&encounters, anchor)
    }

    /// The points of a player: one for a win; a draw is shared by the table, and the point of a
    /// game that only one player lost by the others.
    #[must_use]
    pub fn points(&self, player: usize) -> f64 {
        self.points[player]
    }
}

/// The share of a game's point that a player takes for whom the outcome means this.
fn point(outcome: Outcome, sign: i32, seats: u64) -> f64 {
    match (outcome, sign) {
        (_, ..0) => 0.0,
        (Outcome::Win(_), _) => 1.0,
        (Outcome::Draw, _) => 1.0 / as_float(seats),
        (Outcome::Lose(_), _) => 1.0 / as_float(seats - 1),
    }
}

impl Meeting {
    /// Counts a game by its half points, and completes a pair if this is its second half.
    fn count(&mut self, halves: usize, round: u64) {
        self.games[halves] += 1;
        match self.half.take() {
            Some((same, before)) if same == round => self.pairs[before + halves] += 1,
            _ => self.half = Some((round, halves)),
        }
    }
}

//! Ratings at tables of many.
//!
//! Elo compares two; here every table tells who did better than whom, and each player has a
//! strength and an uncertainty that shrinks with every game (R. C. Weng and C.-J. Lin, "A Bayesian
//! Approximation Method for Online Ranking", 2011).

use rules::Player;
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use crate::GameReport;

/// The rating of every player.
#[derive(Clone, Debug)]
pub struct Ratings(Vec<WengLinRating>);

/// How strong a player is, and how sure that is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength; everyone begins with 25.
    pub strength: f64,
    /// One standard deviation of it; everyone begins with a third of 25.
    pub uncertainty: f64,
}

impl Ratings {
    /// A number of players of whom nothing is known.
    #[must_use]
    pub fn new(players: usize) -> Self {
        Self(vec![WengLinRating::new(); players])
    }

    /// Learns from a game.
    pub fn learn(&mut self, report: &GameReport) {
        let outcome = report.outcome();
        let teams: Vec<[WengLinRating; 1]> =
            report.seats.iter().map(|&player| [self.0[player]]).collect();
        // Those who did better come first; those who did alike share a place.
        let place = |seat: usize| {
            let player = Player(u8::try_from(seat).expect("at most 26 seats"));
            usize::try_from(2 - outcome.sign(player)).expect("between 1 and 3")
        };
        let ranked: Vec<_> = teams
            .iter()
            .enumerate()
            .map(|(seat, team)| (&team[..], MultiTeamOutcome::new(place(seat))))
            .collect();
        let learnt = weng_lin_multi_team(&ranked, &WengLinConfig::new());
        for (&player, team) in report.seats.iter().zip(learnt) {
            self.0[player] = team[0];
        }
    }

    /// The ratings in the order of the players.
    #[must_use]
    pub fn list(&self) -> Vec<Rating> {
        let rating = |found: &WengLinRating| Rating {
            strength: found.rating,
            uncertainty: found.uncertainty,
        };
        self.0.iter().map(rating).collect()
    }
}

//! Who won how often, over a series of games.

use rules::{Outcome, Player};

/// What one player has from a series.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayerScore {
    /// Games won: one point each, however many lines.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

/// What each player has from a series, in the order of seats.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scores(Vec<PlayerScore>);

impl PlayerScore {
    /// Twice the points: a win is a point, a draw is half of one.
    #[must_use]
    pub fn half_points(self) -> u32 {
        2 * self.wins + self.draws
    }

    /// The points as they are written: `0`, `½`, `1`, `1½`.
    #[must_use]
    pub fn points(self) -> String {
        match (self.half_points() / 2, self.half_points() % 2) {
            (whole, 0) => whole.to_string(),
            (0, _) => "½".to_owned(),
            (whole, _) => format!("{whole}½"),
        }
    }
}

impl Scores {
    /// A series about to begin.
    #[must_use]
    pub fn new(players: u8) -> Self {
        Self(vec![PlayerScore::default(); usize::from(players)])
    }

    /// What each player has, in the order of seats.
    #[must_use]
    pub fn tallies(&self) -> &[PlayerScore] {
        &self.0
    }

    /// The series of these tallies, in the order of seats.
    #[must_use]
    pub fn of(tallies: Vec<PlayerScore>) -> Self {
        Self(tallies)
    }

    /// Everyone moves up by a seat, the first one to the last.
    pub(crate) fn rotate(&mut self) {
        let seats = self.0.len();
        self.0.rotate_left(1.min(seats));
    }

    /// The series with one more game.
    #[must_use]
    pub fn with(&self, outcome: Outcome) -> Self {
        let mut scores = self.clone();
        for (seat, tally) in (0..).zip(&mut scores.0) {
            match (outcome, outcome.sign(Player(seat))) {
                (Outcome::Draw, _) => tally.draws += 1,
                // One has lost and nobody has won: no point for the others.
                (Outcome::Lose(_), 1) => (),
                (_, 1) => tally.wins += 1,
                _ => tally.losses += 1,
            }
        }
        scores
    }
}

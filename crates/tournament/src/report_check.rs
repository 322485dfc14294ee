//! Whether the report of a game that was played elsewhere can be true.

use rules::{Outcome, Player, Reason};
use thiserror::Error;

use crate::{GameReport, Pairing, Referee};

/// Why the report of a game cannot be true.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReportFault {
    /// It is of another game, or other players sat there.
    #[error("it is of another game")]
    OtherGame,
    /// The game did not begin as it had to.
    #[error("it begins from another opening")]
    OtherOpening,
    /// A move is not legal.
    #[error("{text:?} is no legal move at ply {ply}")]
    Illegal {
        /// The move.
        text: String,
        /// How many moves came before it.
        ply: usize,
    },
    /// The moves end otherwise than the report says.
    #[error("the game does not end so")]
    OtherEnd,
    /// There is more of it than a game can have.
    #[error("it is too long")]
    TooLong,
}

impl Referee<'_> {
    /// The most moves that a report may have.
    const MOST_MOVES: usize = 20_000;

    /// Whether a report of a game can be true: the moves are replayed.
    ///
    /// # Errors
    ///
    /// Why it cannot.
    pub fn check(&mut self, report: &GameReport, pairing: &Pairing) -> Result<(), ReportFault> {
        if report.number != pairing.number || report.seats != pairing.seats {
            return Err(ReportFault::OtherGame);
        }
        if report.moves.len() > Self::MOST_MOVES || report.searches.len() > report.moves.len() {
            return Err(ReportFault::TooLong);
        }
        let opening = self.lay_opening(pairing);
        let begins = report.moves.get(..report.opening);
        if report.position != opening.position || begins != Some(&*opening.moves) {
            return Err(ReportFault::OtherOpening);
        }
        for (ply, text) in report.moves.iter().enumerate().skip(report.opening) {
            let played = self.play_text(text);
            if played.as_ref() != Some(text) {
                return Err(ReportFault::Illegal { text: text.clone(), ply });
            }
        }
        self.check_end(report)
    }

    /// Whether the game that is on the table ends as the report says.
    fn check_end(&self, report: &GameReport) -> Result<(), ReportFault> {
        let seats = self.seats();
        let is_seat = |seat: &u8| usize::from(*seat) < seats;
        let is_sound = report.winner.iter().chain(&report.loser).all(is_seat)
            && (report.winner.is_none() || report.loser.is_none())
            && report.seconds.is_finite()
            && report.seconds >= 0.0;
        let told = report.outcome();
        let is_true = match self.ending() {
            Some((outcome, reason)) => {
                outcome == told && reason.name() == report.reason && !report.adjudicated
            }
            None if report.adjudicated => self.may_adjudicate(),
            None => self.loses_by_itself(report, told),
        };
        if is_sound && is_true { Ok(()) } else { Err(ReportFault::OtherEnd) }
    }

    /// Whether the player to move can have lost for a reason that is not on the board.
    fn loses_by_itself(&self, report: &GameReport, told: Outcome) -> bool {
        let turn = self.turn();
        let loser = match (told, self.seats()) {
            (Outcome::Win(Player(winner)), 2) => Some(Player(1 - winner.min(1))),
            (Outcome::Lose(loser), _) => Some(loser),
            _ => None,
        };
        let by_time = self.has_clock() && report.reason == Reason::Time.name();
        let by_fault = report.fault.is_some() && report.reason == Reason::Fault.name();
        loser == Some(turn) && (by_time || by_fault)
    }
}

//! What came of a round.

use std::{fmt, str::FromStr};

use crate::{Errors, RoundMatch};

/// What came of a round.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RoundReport {
    /// Its number, from one.
    pub round: usize,
    /// What its games were, as the plan says it.
    pub work: String,
    /// How many games there are.
    pub games: u64,
    /// How many positions were learned from.
    pub positions: u64,
    /// How far off the weights are on positions that were learned from.
    pub learned: f64,
    /// The same on games that were not learned from.
    pub held_out: Errors,
    /// The match against the weights of the round before.
    pub duel: RoundMatch,
    /// How long it took, in seconds of this run.
    pub seconds: f64,
}

impl fmt::Display for RoundReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RoundMatch { won, drawn, lost } = self.duel;
        writeln!(f, "round {}\nwork {}", self.round, self.work)?;
        writeln!(f, "games {}\npositions {}", self.games, self.positions)?;
        writeln!(f, "learned {:.4}\nduel {won} {drawn} {lost}", self.learned)?;
        writeln!(f, "seconds {:.1}", self.seconds)?;
        for (error, count) in &self.held_out.phases {
            writeln!(f, "phase {error:.4} {count}")?;
        }
        Ok(())
    }
}

impl FromStr for RoundReport {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut report = Self::default();
        for line in text.lines() {
            let (name, value) = line.split_once(' ').ok_or(())?;
            let numbers: Vec<f64> =
                value.split(' ').filter_map(|number| number.parse().ok()).collect();
            match (name, &numbers[..]) {
                ("work", _) => value.clone_into(&mut report.work),
                ("learned", &[error]) => report.learned = error,
                ("seconds", &[seconds]) => report.seconds = seconds,
                ("phase", &[error, count]) => report.held_out.phases.push((error, whole(count))),
                ("round", &[number]) => report.round = usize::try_from(whole(number)).unwrap_or(0),
                ("games", &[number]) => report.games = whole(number),
                ("positions", &[number]) => report.positions = whole(number),
                ("duel", &[won, drawn, lost]) => {
                    let count = |number| u32::try_from(whole(number)).unwrap_or(0);
                    report.duel =
                        RoundMatch { won: count(won), drawn: count(drawn), lost: count(lost) };
                }
                _ => return Err(()),
            }
        }
        Ok(report)
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a count")]
fn whole(number: f64) -> u64 {
    number as u64
}

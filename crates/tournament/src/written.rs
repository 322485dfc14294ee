//! The games of a contest as records.

use record::{Form, GameResult, Participant, Record, RecordBuilder, WriteError};
use rules::Reason;
use session::Occupant;

use crate::{Contest, GameReport};

impl Contest {
    /// Whether games of this contest can be written in a form: tried with one that no player has
    /// played yet, so that it is known before hours of play.
    ///
    /// # Errors
    ///
    /// Why they cannot.
    pub fn check_form(&self, form: Form) -> Result<(), WriteError> {
        record::write(form, &[self.builder().finish()]).map(drop)
    }

    fn builder(&self) -> RecordBuilder {
        RecordBuilder::new(self.game.clone())
            .expect("the game was opened when the contest was made")
    }

    /// A game that was played.
    ///
    /// # Panics
    ///
    /// If the report is of a game of another contest.
    #[must_use]
    pub fn record(&self, report: &GameReport) -> Record {
        let mut builder = self.builder();
        if let Some(position) = &report.position {
            builder.set_up(position).expect("a position from which a game was played");
        }
        for played in &report.moves {
            builder.play(played).expect("a move that was played");
        }
        let names = self.names();
        builder.record.players = report
            .seats
            .iter()
            .map(|&player| Participant {
                name: Some(names[player].clone()),
                kind: Some(if self.is_person(player) {
                    Occupant::Human
                } else {
                    Occupant::Computer(self.players[player].clone())
                }),
                ..Participant::unknown()
            })
            .collect();
        let reason = Reason::PLAIN.into_iter().find(|reason| reason.name() == report.reason);
        builder.record.verdict = Some(GameResult { outcome: report.outcome(), reason });
        builder.record.facts.insert("Round".to_owned(), (report.number + 1).to_string());
        if let Some(clock) = self.clock {
            builder.record.facts.insert("TimeControl".to_owned(), clock.to_string());
        }
        builder.finish()
    }
}

//! The games of a contest as records.

use record::{Participant, Record, Scribe, Verdict};
use rules::{Reason, Spec};
use session::Kind;
use tournament::{Contest, GameReport};

use crate::failure::Failure;

/// A game that nobody has played yet.
pub(super) fn empty(game: &Spec) -> Result<Record, Failure> {
    Ok(Scribe::new(game.clone())?.finish())
}

/// A game that was played.
pub(super) fn record(contest: &Contest, report: &GameReport) -> Result<Record, Failure> {
    let mut scribe = Scribe::new(contest.game.clone())?;
    if let Some(position) = &report.position {
        scribe.set_up(position).expect("a position from which a game was played");
    }
    for played in &report.moves {
        scribe.play(played).expect("a move that was played");
    }
    let names = contest.names();
    scribe.record.players = report
        .seats
        .iter()
        .map(|&player| Participant {
            name: Some(names[player].clone()),
            kind: Kind::Computer(contest.players[player].clone()),
            ..Participant::person()
        })
        .collect();
    let reason = Reason::PLAIN.into_iter().find(|reason| reason.name() == report.reason);
    scribe.record.verdict = Some(Verdict { outcome: report.outcome(), reason });
    scribe.record.facts.insert("Round".to_owned(), (report.number + 1).to_string());
    Ok(scribe.finish())
}

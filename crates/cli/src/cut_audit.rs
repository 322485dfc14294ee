//! What there is to say about the search of another program, beside what our alpha-beta does.

use lab::{CutAudit, RecordError, RecordedNodeId, Recording, SearchQuestion};
use rules::Phrase;
use search::{Score, Stop};

/// Sentences about the search: what was left out without reason, what could have been left out, and
/// what our alpha-beta does in the same position at the same depth.
pub(crate) fn lines(recording: &mut Recording) -> Result<Vec<Phrase>, RecordError> {
    let audit = CutAudit::of(recording)?;
    let mut lines = Vec::new();
    if audit.unsound > 0 {
        let line = way(recording, audit.first_unsound)?;
        let phrase = Phrase::new("cut-audit-unsound").with("nodes", audit.unsound);
        lines.push(phrase.with("line", line));
    }
    if audit.needless > 0 {
        let line = way(recording, audit.first_needless)?;
        let phrase = Phrase::new("cut-audit-needless").with("nodes", audit.needless);
        lines.push(phrase.with("all", audit.nodes).with("line", line));
    }
    if audit.unsound == 0 && audit.needless == 0 {
        lines.push(Phrase::new("cut-audit-alike").with("nodes", audit.nodes));
    }
    lines.push(ours(recording)?);
    Ok(lines)
}

/// What our alpha-beta does in the same position at the same depth.
fn ours(recording: &mut Recording) -> Result<Phrase, RecordError> {
    let question = recording.question().clone();
    let last = recording.rounds().saturating_sub(1);
    let root = recording.root(last)?;
    let depth = recording.node(root)?.depth.map(u32::from);
    let asked = SearchQuestion { engine: "alpha-beta".to_owned(), depth, ..question };
    let ours = asked.recorded(Stop::default())?;
    let phrase = Phrase::new("cut-audit-ours").with("nodes", u64::from(ours.len()));
    let score = Score(ours.answer().score).signs();
    Ok(phrase.with("depth", u64::from(depth.unwrap_or_default())).with("score", score))
}

/// The moves that lead to a node.
fn way(recording: &mut Recording, id: Option<RecordedNodeId>) -> Result<String, RecordError> {
    let Some(id) = id else { return Ok(String::new()) };
    let mut table = recording.question().table()?;
    let mut moves = Vec::new();
    for node in recording.path(id)? {
        let Some(played) = recording.node(node)?.played else { continue };
        let Some(turn) = table.view().moves.into_iter().nth(usize::from(played)) else { break };
        moves.push(table.play(&turn.text).map_err(lab::QuestionError::Move)?);
    }
    Ok(moves.join(" "))
}

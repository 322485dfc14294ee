//! Who has taken which seat, as a text of the library.

use rules::{Player, Spec};
use serde::{Deserialize, Serialize};
use session::{NodeId, Setup};
use table::{Proposal, ProposalKind, Seating};

use crate::{tables, wire::TableRequest};

/// The seating of a table as it is written; what is not there is as at a new table.
#[derive(Debug, Default, Serialize, Deserialize)]
struct SavedSeating {
    #[serde(default, skip_serializing_if = "is_false")]
    counted: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    cancelled: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    guests: Option<Vec<Option<u16>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    proposal: Option<SavedProposal>,
}

/// A proposal as it is written.
#[derive(Debug, Serialize, Deserialize)]
struct SavedProposal {
    by: u8,
    kind: SavedKind,
    accepted: Vec<u8>,
}

/// What is proposed, as it is written.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SavedKind {
    TakeBack(usize),
    Pause,
    Resume,
    SetUp(String),
    Rematch,
    Settings(Box<TableRequest>),
}

/// A seating as a text; empty if there is nothing to tell.
pub(crate) fn write(seating: &Seating) -> String {
    let saved = SavedSeating {
        counted: seating.counted,
        cancelled: seating.cancelled,
        guests: seating.guests.iter().any(Option::is_some).then(|| seating.guests.clone()),
        proposal: seating.proposal.as_ref().map(saved_proposal),
    };
    let text = serde_json::to_string(&saved).expect("numbers and texts");
    if text == "{}" { String::new() } else { text }
}

/// The seating that a text tells, at a table with this many seats. What cannot be read is as at a new
/// table: the players take their seats again when they come.
pub(crate) fn read(text: &str, casual: bool, seats: usize) -> Seating {
    let saved: SavedSeating = serde_json::from_str(text).unwrap_or_default();
    let mut guests = saved.guests.unwrap_or_default();
    guests.resize(seats, None);
    Seating {
        casual,
        counted: saved.counted,
        cancelled: saved.cancelled,
        guests,
        proposal: saved.proposal.and_then(proposal),
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

fn saved_proposal(proposal: &Proposal) -> SavedProposal {
    let kind = match &proposal.kind {
        ProposalKind::TakeBack(node) => SavedKind::TakeBack(node.number()),
        ProposalKind::Pause => SavedKind::Pause,
        ProposalKind::Resume => SavedKind::Resume,
        ProposalKind::SetUp(position) => SavedKind::SetUp(position.clone()),
        ProposalKind::Rematch => SavedKind::Rematch,
        ProposalKind::Settings(setup, casual) => {
            SavedKind::Settings(Box::new(asked(setup, *casual)))
        }
    };
    let accepted = proposal.accepted.iter().map(|seat| seat.0).collect();
    SavedProposal { by: proposal.by.0, kind, accepted }
}

/// What was proposed; nothing if it makes no sense any more.
fn proposal(saved: SavedProposal) -> Option<Proposal> {
    let kind = match saved.kind {
        SavedKind::TakeBack(node) => ProposalKind::TakeBack(NodeId::new(node)),
        SavedKind::Pause => ProposalKind::Pause,
        SavedKind::Resume => ProposalKind::Resume,
        SavedKind::SetUp(position) => ProposalKind::SetUp(position),
        SavedKind::Rematch => ProposalKind::Rematch,
        SavedKind::Settings(request) => {
            let setup = tables::setup(&request).ok()?;
            ProposalKind::Settings(Box::new(setup), request.casual == Some(true))
        }
    };
    let accepted = saved.accepted.into_iter().map(Player).collect();
    Some(Proposal { by: Player(saved.by), kind, accepted })
}

/// A set-up as it is asked for; what it draws by lot is drawn anew.
fn asked(setup: &Setup, casual: bool) -> TableRequest {
    TableRequest {
        game: setup.game.to_string(),
        players: setup.players.iter().map(Spec::to_string).collect(),
        first: setup.first.and_then(|first| u8::try_from(first.saturating_sub(1)).ok()),
        start: setup.start.clone(),
        clock: Some(setup.clock.spec().to_string()),
        touch_move: setup.touch_move,
        alternate: setup.alternate,
        pace: u32::try_from(setup.pace.as_millis()).ok(),
        casual: Some(casual),
        ..TableRequest::default()
    }
}

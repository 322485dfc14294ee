//! What the page is told of the people at a table, and of places that they look at.

use table::{PeopleView, PlaceReport, ProposalKind, WatcherView};

use super::showing::{count, counters, ending, milliseconds, picture, played_by, shown_move};
use crate::wire::{
    Message, PeopleShown, Place, ProposalName, ProposalShown, SquareIndex, WatcherShown,
};

/// The people at a table.
pub(super) fn people(view: &PeopleView) -> PeopleShown {
    let proposal = view.proposal.as_ref().map(|proposal| ProposalShown {
        by: proposal.by.0,
        kind: name(&proposal.kind),
        to: view.asked.iter().map(|seat| seat.0).collect(),
        accepted: proposal.accepted.iter().map(|seat| seat.0).collect(),
    });
    let watcher = |WatcherView { id, name }: &WatcherView| WatcherShown {
        id: id.0.to_string(),
        name: name.clone(),
    };
    PeopleShown {
        casual: view.casual,
        counted: view.counted,
        closed: view.closed,
        cancelled: view.cancelled,
        first_move: view.first_move.map(milliseconds),
        proposal,
        spectators: count(view.spectators),
        watchers: view.watchers.iter().map(watcher).collect(),
    }
}

fn name(kind: &ProposalKind) -> ProposalName {
    match kind {
        ProposalKind::TakeBack(_) => ProposalName::TakeBack,
        ProposalKind::Pause => ProposalName::Pause,
        ProposalKind::Resume => ProposalName::Resume,
        ProposalKind::SetUp(_) => ProposalName::SetUp,
        ProposalKind::Rematch => ProposalName::Rematch,
        ProposalKind::Settings(..) => ProposalName::Settings,
    }
}

/// A place in the tree of moves.
pub(super) fn place(report: &PlaceReport) -> Message {
    let board = &report.board;
    let columns = board.width;
    Message::Place(Box::new(Place {
        node: count(report.node.number()),
        board: picture(board, &report.square_names),
        position: report.position.clone(),
        turn: report.turn.0,
        moves: report.moves.iter().map(|turn| shown_move(turn, columns)).collect(),
        forced: SquareIndex::all(&report.forced, columns),
        last: report.last.as_ref().map(|(player, turn)| played_by(*player, turn, columns)),
        lines: board.lines.iter().map(|line| SquareIndex::all(line, columns)).collect(),
        tallies: board.tallies.clone(),
        counters: counters(board),
        ending: report.ending.map(ending),
    }))
}

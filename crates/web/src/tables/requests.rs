//! What is asked of a table during a game: from the wire to the table.

use std::time::Duration;

use rules::{Phrase, Player, Speak as _, Spec};
use session::{Arrangement, NodeId, Session};
use table::{Request, ViewerId};

use super::setting;
use crate::{engine_limits, wire};

/// What a request of the page means to a table, or why it cannot be read.
pub(super) fn read(request: wire::Request, session: &Session) -> Result<Request, Phrase> {
    let count = |moves: Option<u32>| moves.map(|moves| moves as usize);
    let node = |node: u32| NodeId::new(node as usize);
    Ok(match request {
        wire::Request::Play { text } => Request::Play { text },
        wire::Request::Undo { moves } => Request::Undo { moves: count(moves) },
        wire::Request::Redo { moves } => Request::Redo { moves: count(moves) },
        wire::Request::Goto { node: to } => Request::GoTo { node: node(to) },
        wire::Request::Hint { engine, node: about, long } => Request::Hint {
            engine: optional(engine.as_deref())?,
            node: about.map(node),
            long: long.unwrap_or(false),
        },
        wire::Request::Line { node: from, moves } => Request::Line { node: from.map(node), moves },
        wire::Request::Why { node: at, text } => Request::Why { node: at.map(node), text },
        wire::Request::Threats { node: about } => Request::Threats { node: about.map(node) },
        asked @ (wire::Request::Look { .. }
        | wire::Request::AcceptProposal {}
        | wire::Request::DeclineProposal {}
        | wire::Request::Claim { .. }
        | wire::Request::GiveTime { .. }
        | wire::Request::Remove { .. }
        | wire::Request::Resign { .. }
        | wire::Request::OfferDraw { .. }
        | wire::Request::AcceptDraw { .. }
        | wire::Request::DeclineDraw { .. }) => among_people(asked)?,
        wire::Request::Analyse { engine } => {
            Request::Analyse { engine: optional(engine.as_deref())? }
        }
        wire::Request::StopAnalysis {} => Request::StopAnalysis,
        touched @ (wire::Request::Touch { .. } | wire::Request::Point { .. }) => {
            on_squares(touched, session)?
        }
        noted @ (wire::Request::Comment { .. }
        | wire::Request::Mark { .. }
        | wire::Request::Draw { .. }
        | wire::Request::Arrange { .. }) => note(noted)?,
        wire::Request::Pause {} => Request::Pause,
        wire::Request::Resume {} => Request::Resume,
        wire::Request::Step {} => Request::Step,
        wire::Request::Pace { milliseconds } => {
            Request::Pace(Duration::from_millis(milliseconds.into()))
        }
        wire::Request::PlayNow {} => Request::PlayNow,
        wire::Request::Seat { seat, player } => {
            Request::Seat { seat: Player(seat), player: spec(&player)? }
        }
        wire::Request::SetUp { position } => Request::SetUp { position },
        wire::Request::Again {} => Request::Again,
        wire::Request::Settings { setup } => {
            let casual = setup.casual == Some(true);
            let setup = setting::setup_at_table(setup)?;
            Request::Settings { setup, casual }
        }
        wire::Request::RenewToken { seat } => Request::RenewToken { seat: Player(seat) },
        // Matters between the page and the server: no table is asked.
        wire::Request::Join { .. }
        | wire::Request::Language { .. }
        | wire::Request::Say { .. }
        | wire::Request::AllowTalk { .. } => return Err(Phrase::new("error-page-garbled")),
    })
}

/// What is touched on the board, and what a host points at.
fn on_squares(request: wire::Request, session: &Session) -> Result<Request, Phrase> {
    Ok(match request {
        wire::Request::Touch { squares } => {
            let board = session.table().board();
            Request::Touch { squares: squares.into_iter().map(|one| one.on(board.width)).collect() }
        }
        wire::Request::Point { squares } => {
            let board = session.table().board();
            let is_there = |one: &rules::Square| one.column < board.width && one.row < board.height;
            let squares = squares.into_iter().map(|one| one.on(board.width)).filter(is_there);
            Request::Point { squares: squares.collect() }
        }
        _ => return Err(Phrase::new("error-page-garbled")),
    })
}

/// What people at one table ask of each other.
fn among_people(request: wire::Request) -> Result<Request, Phrase> {
    let seat = |seat: Option<u8>| seat.map(Player);
    Ok(match request {
        wire::Request::Resign { seat: whose } => Request::Resign { seat: seat(whose) },
        wire::Request::OfferDraw { seat: whose } => Request::OfferDraw { seat: seat(whose) },
        wire::Request::AcceptDraw { seat: whose } => Request::AcceptDraw { seat: seat(whose) },
        wire::Request::DeclineDraw { seat: whose } => Request::DeclineDraw { seat: seat(whose) },
        wire::Request::Look { node: at } => Request::Look { node: NodeId::new(at as usize) },
        wire::Request::AcceptProposal {} => Request::AcceptProposal,
        wire::Request::DeclineProposal {} => Request::DeclineProposal,
        wire::Request::Claim { draw } => Request::Claim { draw },
        wire::Request::GiveTime { seat } => Request::GiveTime { seat: Player(seat) },
        wire::Request::Remove { viewer } => Request::Remove {
            viewer: ViewerId(viewer.parse().map_err(|_| Phrase::new("error-page-garbled"))?),
        },
        _ => return Err(Phrase::new("error-page-garbled")),
    })
}

/// What is noted about a place in the tree of moves, and how its lines are arranged.
fn note(request: wire::Request) -> Result<Request, Phrase> {
    let node = |node: u32| NodeId::new(node as usize);
    Ok(match request {
        wire::Request::Comment { node: about, text } => {
            Request::Comment { node: node(about), text }
        }
        wire::Request::Mark { node: about, marks } => Request::Mark { node: node(about), marks },
        wire::Request::Draw { node: about, drawings } => {
            let drawings = drawings.iter().filter_map(|drawing| drawing.parse().ok());
            Request::Draw { node: node(about), drawings: drawings.collect() }
        }
        wire::Request::Arrange { node: from, how } => {
            Request::Arrange { node: node(from), how: arrangement(how) }
        }
        _ => return Err(Phrase::new("error-page-garbled")),
    })
}

fn arrangement(how: wire::ArrangementName) -> Arrangement {
    match how {
        wire::ArrangementName::Promote => Arrangement::Promote,
        wire::ArrangementName::MainLine => Arrangement::MainLine,
        wire::ArrangementName::Earlier => Arrangement::Earlier,
        wire::ArrangementName::Later => Arrangement::Later,
        wire::ArrangementName::Delete => Arrangement::Delete,
    }
}

fn optional(text: Option<&str>) -> Result<Option<Spec>, Phrase> {
    text.map(spec).transpose()
}

fn spec(text: &str) -> Result<Spec, Phrase> {
    engine_limits::read(text).map_err(|error| error.phrase())
}

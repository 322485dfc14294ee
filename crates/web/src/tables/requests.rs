//! What is asked of a table during a game: from the wire to the table.

use std::time::Duration;

use rules::{Phrase, Player, Speak as _, Spec};
use session::{NodeId, Session};
use table::Request;

use super::setting;
use crate::{appetite, failure::ApiFailure, wire};

/// What a request of the page means to a table, or why it cannot be read.
pub(super) fn read(request: wire::Request, session: &Session) -> Result<Request, Phrase> {
    use wire::Request as Asked;
    let count = |moves: Option<u32>| moves.map(|moves| moves as usize);
    let node = |node: u32| NodeId::new(node as usize);
    let seat = |seat: Option<u8>| seat.map(Player);
    Ok(match request {
        Asked::Play { text } => Request::Play { text },
        Asked::Undo { moves } => Request::Undo { moves: count(moves) },
        Asked::Redo { moves } => Request::Redo { moves: count(moves) },
        Asked::Goto { node: to } => Request::GoTo { node: node(to) },
        Asked::Hint { engine } => Request::Hint { engine: optional(engine.as_deref())? },
        Asked::Threats {} => Request::Threats,
        Asked::Analyse { engine } => Request::Analyse { engine: optional(engine.as_deref())? },
        Asked::StopAnalysis {} => Request::StopAnalysis,
        Asked::Touch { squares } => {
            let board = session.table().board();
            Request::Touch { squares: squares.into_iter().map(|one| one.on(board.width)).collect() }
        }
        Asked::Resign { seat: whose } => Request::Resign { seat: seat(whose) },
        Asked::OfferDraw { seat: whose } => Request::OfferDraw { seat: seat(whose) },
        Asked::AcceptDraw { seat: whose } => Request::AcceptDraw { seat: seat(whose) },
        Asked::DeclineDraw { seat: whose } => Request::DeclineDraw { seat: seat(whose) },
        Asked::Comment { node: about, text } => Request::Comment { node: node(about), text },
        Asked::Pause {} => Request::Pause,
        Asked::Resume {} => Request::Resume,
        Asked::Step {} => Request::Step,
        Asked::Pace { milliseconds } => Request::Pace(Duration::from_millis(milliseconds.into())),
        Asked::PlayNow {} => Request::PlayNow,
        Asked::Seat { seat, player } => {
            Request::Seat { seat: Player(seat), player: spec(&player)? }
        }
        Asked::SetUp { position } => Request::SetUp { position },
        Asked::Again {} => Request::Again,
        Asked::Settings { setup } => {
            let refused = |failure: ApiFailure| failure.phrase().clone();
            Request::Settings(Box::new(setting::setup(&setup).map_err(refused)?))
        }
        Asked::RenewToken { seat } => Request::RenewToken { seat: Player(seat) },
        // Matters between the page and the server: no table is asked.
        Asked::Join { .. } | Asked::Language { .. } => {
            return Err(Phrase::new("error-page-garbled"));
        }
    })
}

fn optional(text: Option<&str>) -> Result<Option<Spec>, Phrase> {
    text.map(spec).transpose()
}

fn spec(text: &str) -> Result<Spec, Phrase> {
    appetite::read(text).map_err(|error| error.phrase())
}

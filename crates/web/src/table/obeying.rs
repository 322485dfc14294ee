//! What is asked of a table during a game: from the wire to a command of the session.

use std::time::Duration;

use rules::{Phrase, Player, Speak, Spec, Square};
use session::{Command, GameTree, NodeId, Seat, Session};

use super::{
    guest::Guest,
    setting::{self, LONGEST_PACE},
};
use crate::{appetite, bounds::Bounds, failure::Failure, wire::Request};

/// How many bytes are written about a move, for each that there may be, on an average.
const COMMENTED: usize = 50;

/// What a request means.
pub(crate) enum Wish {
    /// Something for the session.
    Session(Command),
    /// Some squares were touched, the last one just now.
    Touch(Player, Vec<Square>),
    /// A hint by an engine.
    Hint(Option<Spec>),
    /// What the next player threatens.
    Threats,
    /// The game judged move by move, by an engine.
    Analysis(Option<Spec>),
    /// No more judging.
    NoAnalysis,
    /// Another language for whoever asks.
    Language(String),
}

/// What a request of a guest means, if it may be asked by that guest.
pub(crate) fn read(
    request: Request,
    guest: &Guest,
    session: &Session,
    bounds: &Bounds,
) -> Result<Wish, Phrase> {
    if let Request::Language { code } = request {
        return Ok(Wish::Language(code));
    }
    if !guest.steers {
        return Err(Phrase::new("error-page-watching"));
    }
    check_size(&request, session, bounds)?;
    check_rights(&request, guest, session)?;
    let whose = |seat: Option<u8>| whose(seat, guest, session);
    let count = |moves: Option<u32>| moves.map(|moves| moves as usize);
    let command = match request {
        Request::Play { text } => Command::Play { player: whose(None)?, text },
        Request::Undo { moves } => Command::Undo { moves: count(moves) },
        Request::Redo { moves } => Command::Redo { moves: count(moves) },
        Request::Goto { node } => Command::GoTo(NodeId::new(node as usize)),
        Request::Resign { seat } => Command::Resign { player: whose(seat)? },
        Request::OfferDraw { seat } => Command::OfferDraw { player: whose(seat)? },
        Request::AcceptDraw { seat } => Command::AcceptDraw { player: whose(seat)? },
        Request::DeclineDraw { seat } => Command::DeclineDraw { player: whose(seat)? },
        Request::Pause {} => Command::Pause,
        Request::Resume {} => Command::Resume,
        Request::Step {} => Command::Step,
        Request::Pace { milliseconds } => {
            Command::Pace(Duration::from_millis(milliseconds.into()).min(LONGEST_PACE))
        }
        Request::PlayNow {} => Command::PlayNow,
        Request::Comment { node, text } => {
            Command::Comment { node: NodeId::new(node as usize), text }
        }
        Request::Seat { seat, player } => {
            Command::Seat { player: Player(seat), spec: spec(&player)? }
        }
        Request::SetUp { position } => Command::SetUp { position },
        Request::Again {} => Command::Again,
        Request::Settings { setup } => {
            let refused = |failure: Failure| failure.phrase().clone();
            Command::AgainWith(setting::setup(&setup).map_err(refused)?)
        }
        Request::Touch { squares } => {
            let board = session.table().board();
            let squares = squares.into_iter().map(|square| square.on(&board));
            return Ok(Wish::Touch(whose(None)?, squares.collect()));
        }
        Request::Hint { engine } => return Ok(Wish::Hint(optional(engine.as_deref())?)),
        Request::Threats {} => return Ok(Wish::Threats),
        Request::Analyse { engine } => return Ok(Wish::Analysis(optional(engine.as_deref())?)),
        Request::StopAnalysis {} => return Ok(Wish::NoAnalysis),
        Request::Language { code } => return Ok(Wish::Language(code)),
    };
    Ok(Wish::Session(command))
}

/// What is kept and shown again and again must not grow for ever.
fn check_size(request: &Request, session: &Session, bounds: &Bounds) -> Result<(), Phrase> {
    let tree = session.tree();
    match request {
        Request::Play { .. } if bounds.places <= tree.nodes().count() => {
            Err(Phrase::new("error-page-enough"))
        }
        Request::Comment { text, .. } => check_comments(tree, text, bounds),
        _ => Ok(()),
    }
}

/// Who has a seat plays and goes through the game; what concerns somebody else's seat, or the whole
/// table at which others sit, is for the host.
fn check_rights(request: &Request, guest: &Guest, session: &Session) -> Result<(), Phrase> {
    let is_other = |seat: u8| {
        let person = session.seats().get(usize::from(seat)).is_some_and(Seat::is_human);
        person && !guest.yours.contains(&seat)
    };
    let refused = match request {
        Request::Seat { seat, .. } => is_other(*seat),
        Request::SetUp { .. } | Request::Settings { .. } => {
            (0..session.seats().len()).filter_map(|seat| u8::try_from(seat).ok()).any(is_other)
        }
        _ => false,
    };
    if refused && !guest.hosts { Err(Phrase::new("error-page-not-your-seat")) } else { Ok(()) }
}

/// Whether a game that comes from outside is small enough to be shown again and again.
pub(super) fn check_tree(tree: &GameTree, bounds: &Bounds) -> Result<(), Phrase> {
    if bounds.places < tree.nodes().count() {
        return Err(Phrase::new("error-page-enough"));
    }
    check_comments(tree, "", bounds)
}

/// Whether this much more may be written about the moves of a game.
fn check_comments(tree: &GameTree, text: &str, bounds: &Bounds) -> Result<(), Phrase> {
    let written =
        tree.nodes().filter_map(|node| tree.remark(node).comment.as_ref()).map(String::len);
    let all = bounds.places.saturating_mul(COMMENTED);
    let fits = text.len() <= bounds.comment && written.sum::<usize>() + text.len() <= all;
    if fits { Ok(()) } else { Err(Phrase::new("error-page-too-long")) }
}

/// For whom a guest acts: for the seat named, or for the one at turn, or else for their first. A
/// seat that is not theirs is refused; if it is not their turn, the session says whose it is.
fn whose(seat: Option<u8>, guest: &Guest, session: &Session) -> Result<Player, Phrase> {
    let not_yours = || Phrase::new("error-page-not-your-seat");
    if let Some(seat) = seat {
        return if guest.yours.contains(&seat) { Ok(Player(seat)) } else { Err(not_yours()) };
    }
    let turn = session.turn();
    let theirs = guest.yours.iter().find(|&&seat| seat == turn.0).or(guest.yours.first());
    theirs.map(|&seat| Player(seat)).ok_or_else(not_yours)
}

fn optional(text: Option<&str>) -> Result<Option<Spec>, Phrase> {
    text.map(spec).transpose()
}

fn spec(text: &str) -> Result<Spec, Phrase> {
    appetite::read(text).map_err(|error| error.phrase())
}

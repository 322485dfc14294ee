//! How a table is opened, or woken.

use std::time::Instant;

use axum::http::StatusCode;
use record::{Date, Record};
use rules::Player;
use session::{Command, Flow, Guests, Session, Setup, SetupError, Step};

use super::{Crew, Stub, actor::Actor, obeying, setting};
use crate::{
    appetite,
    failure::Failure,
    kept::{Affairs, Kept, Rights},
    token,
    wire::{SeatToken, TableRequest},
};

/// What a table is known by.
#[derive(Clone, Debug)]
pub(crate) struct Deeds {
    /// Its name in addresses.
    pub(crate) id: String,
    /// Whose it is.
    pub(crate) owner: String,
    /// What lets somebody steer.
    pub(crate) host: String,
    /// What lets somebody play for a seat, in the order of seats; a seat that an engine has keeps
    /// its token for the day when a person sits down there.
    pub(crate) tokens: Vec<String>,
}

impl Deeds {
    fn new(owner: &str) -> Self {
        let (id, host) = (token::fresh(), token::fresh());
        Self { id, owner: owner.to_owned(), host, tokens: Vec::new() }
    }
}

/// Opens a table with a new game.
pub(crate) fn open(
    owner: &str,
    request: &TableRequest,
    crew: Crew,
) -> Result<(Stub, Kept), Failure> {
    let setup = Setup { guests: crew.guests.clone(), ..setting::setup(request)? };
    let mut laid = Session::new(setup, Instant::now())?;
    laid.0.set_begun(Some(Date::now()));
    Ok(start(Deeds::new(owner), laid, Woken::default(), crew))
}

/// Whether such a table could be opened.
pub(crate) fn check(request: &TableRequest, guests: &Guests) -> Result<(), Failure> {
    let setup = Setup { guests: guests.clone(), ..setting::setup(request)? };
    Session::new(setup, Instant::now())?;
    Ok(())
}

/// Opens a table with a game that was played before.
pub(crate) fn open_with(owner: &str, record: &Record, crew: Crew) -> Result<(Stub, Kept), Failure> {
    let refused = |error: SetupError| Failure::wrong(&error).about("text");
    let record = &appetite::modest(record.clone());
    let laid = resume(record, Affairs::default(), &crew.guests).map_err(refused)?;
    obeying::check_tree(laid.0.tree(), &crew.bounds)
        .map_err(|phrase| Failure::new(StatusCode::UNPROCESSABLE_ENTITY, phrase).about("text"))?;
    Ok(start(Deeds::new(owner), laid, Woken::default(), crew))
}

/// Wakes a table that was kept; it is as it was, and every token is as good as before.
pub(crate) fn wake(kept: Kept, crew: Crew) -> Result<Stub, Failure> {
    let Kept { rights: Rights { owner, entry, tokens }, affairs, record, revision } = kept;
    let tokens = tokens.into_iter().map(|SeatToken { token, .. }| token).collect();
    let deeds = Deeds { id: entry.opened.id, owner, host: entry.opened.host, tokens };
    let laid = resume(&record, affairs, &crew.guests)?;
    let woken = Woken { revision, browsing: affairs.browsing };
    Ok(start(deeds, laid, woken, crew).0)
}

/// A session that goes on where a record ends.
pub(crate) fn resume(
    record: &Record,
    affairs: Affairs,
    guests: &Guests,
) -> Result<(Session, Step), SetupError> {
    let (mut session, mut step) =
        Session::go_on(record.clone(), fastrand::u64(..), guests, Instant::now())?;
    let pause = affairs.paused.then_some(Command::Pause);
    let offer = affairs.offer.map(|seat| Command::OfferDraw { player: Player(seat) });
    for command in pause.into_iter().chain(offer) {
        // What no longer fits the game is no longer wanted.
        if let Ok(next) = session.apply(command, Instant::now()) {
            step.work = next.work.or(step.work);
        }
    }
    if session.flow() == Flow::Paused {
        step.work = None;
    }
    Ok((session, step))
}

/// What is known of a table besides its game when it wakes.
#[derive(Default)]
struct Woken {
    revision: i64,
    browsing: bool,
}

fn start(deeds: Deeds, (session, step): (Session, Step), woken: Woken, crew: Crew) -> (Stub, Kept) {
    let (stub, orders) = Stub::new();
    let mut actor = Actor::new(deeds, session, &stub, crew);
    Woken { revision: actor.revision, browsing: actor.browsing } = woken;
    let kept = actor.kept();
    // A new table is kept for the first time before anybody can find it.
    actor.revision = actor.revision.max(1);
    actor.safe = Some(Kept { revision: actor.revision, ..kept.clone() });
    tokio::spawn(actor.run(orders, step));
    (stub, kept)
}

//! How a table is opened, or woken.

use std::time::Instant;

use record::{Date, Record};
use session::{Guests, Session, Setup, SetupError, Step};

use super::{Crew, Stub, actor::Actor, setting};
use crate::{
    failure::Failure,
    kept::{Kept, Rights},
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
    let laid = Session::new(setup, Instant::now())?;
    Ok(start(Deeds::new(owner), laid, Some(Date::now()), crew))
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
    let laid = resume(record, &crew.guests).map_err(refused)?;
    Ok(start(Deeds::new(owner), laid, record.begun.clone(), crew))
}

/// Wakes a table that was kept; it is as it was, and every token is as good as before.
pub(crate) fn wake(kept: Kept, crew: Crew) -> Result<Stub, Failure> {
    let Kept { rights: Rights { owner, entry, tokens }, record } = kept;
    let tokens = tokens.into_iter().map(|SeatToken { token, .. }| token).collect();
    let deeds = Deeds { id: entry.opened.id, owner, host: entry.opened.host, tokens };
    let laid = resume(&record, &crew.guests)?;
    Ok(start(deeds, laid, record.begun, crew).0)
}

/// A session that goes on where a record ends.
fn resume(record: &Record, guests: &Guests) -> Result<(Session, Step), SetupError> {
    let mut saved = record.to_saved(fastrand::u64(..));
    saved.setup.guests = guests.clone();
    Session::resume_saved(saved, Instant::now())
}

fn start(
    deeds: Deeds,
    (session, step): (Session, Step),
    begun: Option<Date>,
    crew: Crew,
) -> (Stub, Kept) {
    let (stub, orders) = Stub::new();
    let mut actor = Actor::new(deeds, session, begun, stub.own(), crew);
    let kept = actor.kept();
    tokio::spawn(actor.run(orders, step));
    (stub, kept)
}

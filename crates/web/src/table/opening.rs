//! How a table is opened, or woken.

use record::Record;
use session::{Session, Step};

use super::{Crew, Stub, actor::Actor, keeping, setting};
use crate::{
    failure::Failure,
    keep::Kept,
    token,
    wire::{SeatToken, TableRequest},
};

/// How long an engine takes at least for a move unless somebody says otherwise: short enough not
/// to be in the way, long enough to be seen.
const NATURAL_PACE: u32 = 400;

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
    let (session, step) = Session::new(setting::setup(request)?)?;
    let pace = request.pace.unwrap_or(NATURAL_PACE);
    Ok(start(Deeds::new(owner), session, step, pace, crew))
}

/// Opens a table with a game that was played before.
pub(crate) fn open_with(
    owner: &str,
    record: &Record,
    crew: Crew,
) -> Result<(Stub, Kept), Failure> {
    let (session, step) = keeping::resume(record).map_err(|error| Failure::wrong(&error))?;
    Ok(start(Deeds::new(owner), session, step, NATURAL_PACE, crew))
}

/// Wakes a table that was kept; it is as it was, and every token is as good as before.
pub(crate) fn wake(kept: Kept, crew: Crew) -> Result<Stub, Failure> {
    let record = keeping::read(&kept.record).ok_or_else(Failure::no_table)?;
    let (session, step) = keeping::resume(&record).map_err(|error| Failure::wrong(&error))?;
    let opened = kept.entry.opened;
    let tokens = kept.tokens.into_iter().map(|SeatToken { token, .. }| token).collect();
    let deeds = Deeds { id: opened.id, owner: kept.owner, host: opened.host, tokens };
    Ok(start(deeds, session, step, NATURAL_PACE, crew).0)
}

fn start(deeds: Deeds, session: Session, step: Step, pace: u32, crew: Crew) -> (Stub, Kept) {
    let (stub, orders) = Stub::new();
    let mut actor = Actor::new(deeds, session, pace, stub.own(), crew);
    let kept = actor.kept();
    tokio::spawn(actor.run(orders, step));
    (stub, kept)
}

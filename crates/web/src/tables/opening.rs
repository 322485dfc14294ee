//! How a table is opened, or woken.

use std::{
    collections::VecDeque,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU8, Ordering},
    },
};

use axum::http::StatusCode;
use record::Record;
use rules::Speak as _;
use session::{ExternalEngines, Session, Setup};
use table::{
    ImportError, Input, IssuedTokens, SaveOutcome, Snapshot, Table, TableKeys, TableOptions, Token,
    TokenSource,
};

use super::{
    Services, TableHandle,
    actor::{context, spawn},
    setting,
};
use crate::{engine_limits, failure::ApiFailure, token, wire::TableRequest};

/// A table that was just opened, with the token of its host, of which only the hash is kept.
pub(crate) struct FreshTable {
    /// The table.
    pub(crate) table: Table,
    /// The token of its host.
    pub(crate) host: Token,
}

/// A table with a new game, which is to be saved first.
pub(crate) fn open(
    owner: &str,
    request: &TableRequest,
    seat_token: impl Fn(&str, u8) -> Token + Send + Sync + 'static,
    services: &Services,
) -> Result<FreshTable, ApiFailure> {
    let setup = setting::setup(request)?;
    let host = Token::new(token::fresh());
    let keys = keys(owner, &host);
    let options = if request.open == Some(true) {
        // Whoever takes a free seat is told its token then.
        TableOptions { fresh_token: tokens_of(&keys, seat_token), ..services.options() }
    } else {
        services.options()
    };
    let mut table = Table::open(keys, setup, options, &context(&|_| true))?;
    if request.casual == Some(true) {
        table.make_casual();
    }
    Ok(FreshTable { table, host })
}

/// The same with tokens of seats that are settled already.
pub(crate) fn open_with_tokens(
    owner: &str,
    request: &TableRequest,
    tokens: Vec<Token>,
    services: &Services,
) -> Result<FreshTable, ApiFailure> {
    let setup = setting::setup(request)?;
    let host = Token::new(token::fresh());
    let tokens = Mutex::new(VecDeque::from(tokens));
    let fresh_token = move || {
        let next = tokens.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
        next.unwrap_or_else(|| Token::new(token::fresh()))
    };
    let options = TableOptions { fresh_token: Arc::new(fresh_token), ..services.options() };
    let table = Table::open(keys(owner, &host), setup, options, &context(&|_| true))?;
    Ok(FreshTable { table, host })
}

/// Whether such a table could be opened.
pub(crate) fn check(
    request: &TableRequest,
    external_engines: &ExternalEngines,
) -> Result<(), ApiFailure> {
    // The opening is drawn when the table is opened: that takes a moment.
    let request = TableRequest { opening: None, ..request.clone() };
    let setup = Setup { external_engines: external_engines.clone(), ..setting::setup(&request)? };
    Session::new(setup, std::time::Instant::now())?;
    Ok(())
}

/// A table with a game that was played before, which is to be saved first.
pub(crate) fn import(
    owner: &str,
    record: &Record,
    services: &Services,
) -> Result<FreshTable, ApiFailure> {
    let host = Token::new(token::fresh());
    let record = engine_limits::modest(record.clone());
    let opened = Table::import(keys(owner, &host), record, services.options(), &context(&|_| true));
    let table = opened.map_err(|error| match error {
        ImportError::Setup(error) => ApiFailure::wrong(&error).about("text"),
        ImportError::TooLarge(error) => {
            ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, error.phrase()).about("text")
        }
    })?;
    Ok(FreshTable { table, host })
}

/// A table with a game that is to be played from where its record stands, which is to be saved
/// first; `seat_token` tells the token of each seat.
pub(crate) fn begin_from(
    owner: &str,
    record: &Record,
    seat_token: impl Fn(&str, u8) -> Token + Send + Sync + 'static,
    services: &Services,
) -> Result<FreshTable, ApiFailure> {
    let host = Token::new(token::fresh());
    let keys = keys(owner, &host);
    let options = TableOptions { fresh_token: tokens_of(&keys, seat_token), ..services.options() };
    let table = Table::begin_from(keys, record.clone(), options, &context(&|_| true));
    let table = table.map_err(|error| match error {
        ImportError::Setup(error) => ApiFailure::wrong(&error),
        ImportError::TooLarge(error) => ApiFailure::wrong(&error),
    })?;
    Ok(FreshTable { table, host })
}

/// Tells a table that it was saved for the first time.
pub(crate) fn saved(table: &mut Table, revision: i64) {
    let saved = Input::Saved(SaveOutcome::Saved { revision });
    // Nobody looks at it yet, so nothing is to be done.
    table.take(saved, &context(&|_| true));
}

/// Wakes a table that was saved: one that another server has awake goes on here as it does there.
pub(crate) async fn wake(
    snapshot: Snapshot,
    issued: IssuedTokens,
    services: Services,
) -> Result<TableHandle, ApiFailure> {
    let id = snapshot.keys.id.clone();
    let shared = attend(&id, &services).await;
    let restore = if shared { Table::share } else { Table::restore };
    let restored = restore(snapshot, services.options(), &context(&|_| true));
    match restored {
        Ok(mut table) => {
            table.remember_issued(issued);
            Ok(spawn(table, services))
        }
        Err(error) => {
            services.claims.leave(&id).await;
            Err(error.into())
        }
    }
}

/// Lets other servers know that a table is awake here, and tells whether one of them has it awake.
async fn attend(id: &str, services: &Services) -> bool {
    let attended = services.claims.attend(id).await;
    attended.inspect_err(|error| tracing::error!(%error, "table not attended")).unwrap_or(true)
}

fn keys(owner: &str, host: &Token) -> TableKeys {
    TableKeys::new(token::fresh(), owner.to_owned(), host)
}

/// The tokens of the seats of a table, in the order of seats.
fn tokens_of(
    keys: &TableKeys,
    seat_token: impl Fn(&str, u8) -> Token + Send + Sync + 'static,
) -> TokenSource {
    let (id, next) = (keys.id.clone(), AtomicU8::new(0));
    Arc::new(move || seat_token(&id, next.fetch_add(1, Ordering::Relaxed)))
}

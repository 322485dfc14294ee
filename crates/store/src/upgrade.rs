//! What a migration cannot do in SQL: live tables that were one text become rows, and games get
//! their identity.
//!
//! Each step is a transaction of its own and leaves nothing half done, so an upgrade that is killed
//! goes on when the library is opened again.

use record::{Form, ReadContext, Record};
use serde::Deserialize;
use sqlx::{AnyPool, Row as _, query};

use crate::{
    MoveRow, TableRow, TableSave, adding::identity, fault_injection::FaultInjection, saving,
};

/// How many games get their identity in one transaction.
const TOGETHER: i64 = 500;

/// Brings the contents of a library up to date, after its tables.
pub(crate) async fn run(pool: &AnyPool, faults: &FaultInjection) -> Result<(), sqlx::Error> {
    while identify_games(pool, faults).await? {}
    let ids = query("SELECT id FROM live ORDER BY id").fetch_all(pool).await?;
    for id in ids {
        move_table(pool, faults, id.try_get(0)?).await?;
    }
    hash_tokens(pool, faults).await
}

/// Tables that were saved with their tokens, and with the cookie of their owner, keep the hashes. A
/// token has 32 digits, a hash 64.
async fn hash_tokens(pool: &AnyPool, faults: &FaultInjection) -> Result<(), sqlx::Error> {
    let select = "SELECT id, owner, host_token, seat_tokens FROM tables \
                  WHERE LENGTH(host_token) = 32 ORDER BY id";
    for row in query(select).fetch_all(pool).await? {
        let (id, owner): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        let (host, seats): (String, String) = (row.try_get(2)?, row.try_get(3)?);
        let seats: Vec<String> = serde_json::from_str(&seats).unwrap_or_default();
        let seats: Vec<String> = seats.iter().map(|seat| identity(seat)).collect();
        faults.check()?;
        let update = query(
            "UPDATE tables SET owner = $1, host_token = $2, seat_tokens = $3 \
             WHERE id = $4 AND LENGTH(host_token) = 32",
        );
        let update = update.bind(identity(&owner)).bind(identity(&host));
        update.bind(serde_json::json!(seats).to_string()).bind(id).execute(pool).await?;
    }
    Ok(())
}

/// Gives some games their identity; false if all have one.
async fn identify_games(pool: &AnyPool, faults: &FaultInjection) -> Result<bool, sqlx::Error> {
    let select = "SELECT id, record FROM games WHERE identity IS NULL ORDER BY id LIMIT $1";
    let games = query(select).bind(TOGETHER).fetch_all(pool).await?;
    if games.is_empty() {
        return Ok(false);
    }
    let mut change = pool.begin().await?;
    for game in games {
        let (id, text): (i64, String) = (game.try_get(0)?, game.try_get(1)?);
        faults.check()?;
        let update = query("UPDATE games SET identity = $1 WHERE id = $2 AND identity IS NULL");
        update.bind(identity(&text)).bind(id).execute(&mut *change).await?;
    }
    faults.check()?;
    change.commit().await?;
    Ok(true)
}

/// Moves a table from its text to its rows. One that cannot be read stays where it is.
async fn move_table(
    pool: &AnyPool,
    faults: &FaultInjection,
    id: String,
) -> Result<(), sqlx::Error> {
    let mut change = pool.begin().await?;
    let select = "SELECT content, revision FROM live WHERE id = $1";
    let row = query(select).bind(id.clone()).fetch_optional(&mut *change).await?;
    let Some(row) = row else { return Ok(()) };
    let content: String = row.try_get(0)?;
    let Some(save) = OldContent::read(&content, row.try_get(1)?) else { return Ok(()) };
    saving::insert(&save, &mut change, faults).await?;
    faults.check()?;
    query("DELETE FROM live WHERE id = $1").bind(id).execute(&mut *change).await?;
    faults.check()?;
    change.commit().await
}

/// All of a table in one text, as version 1 kept it.
#[derive(Deserialize)]
struct OldContent {
    rights: OldRights,
    #[serde(default)]
    affairs: OldAffairs,
    record: String,
}

#[derive(Deserialize)]
struct OldRights {
    owner: String,
    entry: OldEntry,
    tokens: Vec<OldSeatToken>,
}

#[derive(Deserialize)]
struct OldEntry {
    opened: OldOpened,
    players: Vec<String>,
    changed: i64,
}

#[derive(Deserialize)]
struct OldOpened {
    id: String,
    host: String,
}

#[derive(Deserialize)]
struct OldSeatToken {
    token: String,
}

#[derive(Default, Deserialize)]
struct OldAffairs {
    paused: bool,
    browsing: bool,
    offer: Option<u8>,
}

impl OldContent {
    /// The save that puts a table where its text was.
    fn read(text: &str, revision: i64) -> Option<TableSave> {
        let Self { rights, affairs, record } = serde_json::from_str(text).ok()?;
        let reading = ReadContext { form: Some(Form::Json), ..ReadContext::default() };
        let record = reading.read(record.as_bytes()).ok()?.into_iter().next()?;
        let row = TableRow {
            id: rights.entry.opened.id,
            owner: identity(&rights.owner),
            network: String::new(),
            tournament: None,
            title: String::new(),
            game: record.game.to_string(),
            players: rights.entry.players,
            moves: record.tree.ply(record.tree.current()),
            over: is_over(&record),
            changed: rights.entry.changed,
            flow: if affairs.paused { "paused" } else { "running" }.to_owned(),
            running_since: None,
            used: 0,
            browsing: affairs.browsing,
            offer: affairs.offer,
            casual: false,
            people: String::new(),
            host_token: identity(&rights.entry.opened.host),
            seat_tokens: rights.tokens.into_iter().map(|seat| identity(&seat.token)).collect(),
        };
        Some(TableSave {
            row,
            revision: revision - 1,
            node: record.tree.current(),
            whole: true,
            moves: MoveRow::all(&record.tree),
            header: Some(record),
            finished: None,
        })
    }
}

/// Whether a game is over at the node on the board.
fn is_over(record: &Record) -> bool {
    let current = record.tree.current();
    if record.tree.verdict(current).is_some() {
        return true;
    }
    let told = current == record.tree.main_end() && record.verdict.is_some();
    record.open_at(current).is_ok_and(|table| told || table.ending().is_some())
}

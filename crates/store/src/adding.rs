//! Keeping games.

use std::{collections::HashMap, fmt::Write as _};

use record::{Record, pack};
use rules::{Knob, Outcome, Player, Spec};
use sha2::{Digest as _, Sha256};
use sqlx::{Any, Row as _, Transaction, query};

use crate::{Library, StoreError, game_saver::row_id, key::position_key, sql_builder::SqlBuilder};

/// How many positions are kept by one statement.
const POSITIONS_TOGETHER: usize = 500;

/// What became of a game that was to be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddOutcome {
    /// It is new, and has this number.
    New(i64),
    /// It was there already, with this number.
    Known(i64),
}

impl AddOutcome {
    /// The number of the game.
    #[must_use]
    pub const fn id(self) -> i64 {
        let (Self::New(id) | Self::Known(id)) = self;
        id
    }
}

/// A game as text, and its identity.
struct RecordText {
    text: String,
    identity: String,
}

/// The identity of a game: the SHA-256 of its text.
pub(crate) fn identity(text: &str) -> String {
    let mut hex = String::with_capacity(64);
    for byte in Sha256::digest(text) {
        let _ = write!(hex, "{byte:02x}");
    }
    hex
}

impl RecordText {
    fn of(record: &Record) -> Self {
        // When it was saved says nothing about the game.
        let text = pack(&Record { saved: None, ..record.clone() });
        let identity = identity(&text);
        Self { text, identity }
    }
}

/// A game with everything that is searched for, ready to be kept.
pub(crate) struct GameRow {
    packed: RecordText,
    family: String,
    spec: String,
    begun: Option<String>,
    moves: i64,
    outcome: Option<&'static str>,
    seat: Option<i64>,
    reason: Option<&'static str>,
    players: Vec<PlayerRow>,
    keys: Vec<i64>,
}

/// A game that is ready to be kept, or is there already.
pub(crate) enum PreparedGameRow {
    New(Box<GameRow>),
    Known(i64),
}

impl PreparedGameRow {
    /// Keeps the game, unless it is there already.
    pub(crate) async fn keep(
        self,
        change: &mut Transaction<'_, Any>,
    ) -> Result<AddOutcome, sqlx::Error> {
        let mut positions = Vec::new();
        let added = self.keep_without_positions(&mut positions, change).await?;
        keep_positions(positions, change).await?;
        Ok(added)
    }

    /// Keeps the game under a number, unless it is there already.
    pub(crate) async fn keep_at(
        self,
        id: i64,
        change: &mut Transaction<'_, Any>,
    ) -> Result<AddOutcome, sqlx::Error> {
        let Self::New(entry) = self else { return self.keep(change).await };
        let mut positions = Vec::new();
        let added = entry.keep(Some(id), &mut positions, change).await?;
        keep_positions(positions, change).await?;
        Ok(added)
    }

    /// Keeps the game, unless it is there already, and leaves its positions to be kept.
    async fn keep_without_positions(
        self,
        positions: &mut Vec<PositionRow>,
        change: &mut Transaction<'_, Any>,
    ) -> Result<AddOutcome, sqlx::Error> {
        match self {
            Self::Known(id) => Ok(AddOutcome::Known(id)),
            Self::New(entry) => entry.keep(None, positions, change).await,
        }
    }
}

/// A position of the main line of a game, in the order of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct PositionRow {
    key: i64,
    game: i64,
    ply: usize,
}

struct PlayerRow {
    name: Option<String>,
    engine: Option<String>,
    result: Option<&'static str>,
}

impl Library {
    /// How many games are kept in one transaction.
    pub const TOGETHER: usize = 200;

    /// Keeps a game, unless it is there already.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed; nothing is kept then.
    pub async fn add(&self, record: &Record) -> Result<AddOutcome, StoreError> {
        let added = self.add_all(std::slice::from_ref(record)).await?;
        Ok(added[0])
    }

    /// Keeps games, except those that are there already.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed; some of the games may have been kept then.
    pub async fn add_all(&self, records: &[Record]) -> Result<Vec<AddOutcome>, StoreError> {
        let mut added = Vec::with_capacity(records.len());
        for together in records.chunks(Self::TOGETHER) {
            let kept = self.add_together(together, &mut added).await;
            kept.map_err(|error| self.fail(error))?;
        }
        Ok(added)
    }

    async fn add_together(
        &self,
        records: &[Record],
        added: &mut Vec<AddOutcome>,
    ) -> Result<(), sqlx::Error> {
        let games = self.prepare(&records.iter().collect::<Vec<_>>()).await?;
        let mut change = self.pool.begin().await?;
        let mut positions = Vec::new();
        for game in games {
            added.push(game.keep_without_positions(&mut positions, &mut change).await?);
        }
        keep_positions(positions, &mut change).await?;
        change.commit().await
    }

    /// Gets games ready to be kept, so that a change of the library takes no longer than it must.
    pub(crate) async fn prepare(
        &self,
        records: &[&Record],
    ) -> Result<Vec<PreparedGameRow>, sqlx::Error> {
        let packed: Vec<RecordText> = records.iter().map(|record| RecordText::of(record)).collect();
        let known = self.known(&packed).await?;
        let games =
            records.iter().zip(packed).map(|(record, packed)| match known.get(&packed.identity) {
                Some(&id) => PreparedGameRow::Known(id),
                None => PreparedGameRow::New(Box::new(GameRow::of(record, packed))),
            });
        Ok(games.collect())
    }

    /// The numbers of games that are there already. A game that is refused only when it is added
    /// would use up a number.
    async fn known(&self, packed: &[RecordText]) -> Result<HashMap<String, i64>, sqlx::Error> {
        let mut sql = SqlBuilder::new("SELECT identity, id FROM games WHERE identity IN (");
        sql.push_separated(", ", packed, |sql, packed| {
            sql.push_bind(packed.identity.clone());
        });
        sql.push(")");
        let rows = sql.build()?.fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// Keeps a game in place of another, whose number it takes; if it is there already under
    /// another number, only that one remains.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed; the other game is as it was then.
    pub async fn replace(&self, id: i64, record: &Record) -> Result<AddOutcome, StoreError> {
        let replaced = self.replace_at(id, record, None).await;
        replaced
            .map(|added| added.unwrap_or(AddOutcome::Known(id)))
            .map_err(|error| self.fail(error))
    }

    /// Keeps a game in place of another and of the rows in which it was while it went on: those of
    /// some revision, or else nothing is done.
    pub(crate) async fn replace_at(
        &self,
        id: i64,
        record: &Record,
        revision: Option<i64>,
    ) -> Result<Option<AddOutcome>, sqlx::Error> {
        let entry = GameRow::of(record, RecordText::of(record));
        let mut change = self.pool.begin().await?;
        let rows = clear_rows(id, revision, &mut change).await?;
        if revision.is_some() && rows == 0 {
            return Ok(None);
        }
        query("DELETE FROM games WHERE id = $1").bind(id).execute(&mut *change).await?;
        let mut positions = Vec::new();
        let added = entry.keep(Some(id), &mut positions, &mut change).await?;
        keep_positions(positions, &mut change).await?;
        change.commit().await?;
        Ok(Some(added))
    }
}

impl GameRow {
    /// The row of a game of which it is not known whether it is there already.
    pub(crate) fn of_record(record: &Record) -> Self {
        Self::of(record, RecordText::of(record))
    }

    fn of(record: &Record, packed: RecordText) -> Self {
        let verdict = record.verdict;
        let words = verdict.map(record::GameResult::words);
        let players = (0..).map(Player).zip(&record.players);
        let players = players.map(|(player, participant)| PlayerRow {
            name: participant.name.clone(),
            engine: participant.engine().map(label),
            result: verdict.map(|verdict| result(verdict.outcome, player)),
        });
        Self {
            packed,
            family: record.game.name.clone(),
            spec: record.game.to_string(),
            begun: record.begun.as_ref().map(ToString::to_string),
            moves: record.tree.main_line().count().try_into().unwrap_or(i64::MAX),
            outcome: words.map(|(outcome, _)| outcome),
            seat: words.and_then(|(_, player)| player).map(|player| i64::from(player.0)),
            reason: verdict.and_then(|verdict| verdict.reason).map(rules::Reason::name),
            players: players.collect(),
            keys: keys(record),
        }
    }

    /// Keeps the game, unless it is there already: under this number, or under a new one. Its
    /// positions are left to be kept.
    async fn keep(
        self,
        id: Option<i64>,
        positions: &mut Vec<PositionRow>,
        change: &mut Transaction<'_, Any>,
    ) -> Result<AddOutcome, sqlx::Error> {
        let mut sql = SqlBuilder::new("INSERT INTO games (");
        sql.push(if id.is_some() { "id, " } else { "" });
        sql.push(
            "digest, identity, family, spec, begun, moves, outcome, seat, reason, record) VALUES (",
        );
        if let Some(id) = id {
            sql.push_number(id).push(", ");
        }
        // A number that the first version wants, different for each game.
        sql.push_number(fastrand::i64(..)).push(", ").push_bind(self.packed.identity.clone());
        sql.push(", ").push_bind(self.family).push(", ").push_bind(self.spec);
        sql.push(", ").push_bind(self.begun).push(", ").push_number(self.moves);
        sql.push(", ").push_bind(self.outcome).push(", ").push_optional(self.seat);
        sql.push(", ").push_bind(self.reason).push(", ").push_bind(self.packed.text);
        sql.push(") ON CONFLICT (identity) DO NOTHING RETURNING id");
        let row = sql.build()?.fetch_optional(&mut **change).await?;
        let Some(row) = row else {
            let known = query("SELECT id FROM games WHERE identity = $1");
            let known = known.bind(self.packed.identity);
            return Ok(AddOutcome::Known(known.fetch_one(&mut **change).await?.try_get(0)?));
        };
        let id: i64 = row.try_get(0)?;
        keep_players(self.players, id, change).await?;
        let rows = self.keys.into_iter().enumerate();
        positions.extend(rows.map(|(ply, key)| PositionRow { key, game: id, ply }));
        Ok(AddOutcome::New(id))
    }
}

/// Deletes the rows in which a game was while it went on, of that revision if one is given, and
/// tells how many games had such rows.
pub(crate) async fn clear_rows(
    number: i64,
    revision: Option<i64>,
    change: &mut Transaction<'_, Any>,
) -> Result<u64, sqlx::Error> {
    let text = "DELETE FROM tables WHERE id = $1 AND revision = COALESCE($2, revision)";
    let delete = query(text).bind(row_id(number)).bind(revision);
    Ok(delete.execute(&mut **change).await?.rows_affected())
}

/// Keeps the positions of games. The table is sorted by key, and keys are all over it: in their
/// order each of its pages is looked for once, however many games there are.
async fn keep_positions(
    mut positions: Vec<PositionRow>,
    change: &mut Transaction<'_, Any>,
) -> Result<(), sqlx::Error> {
    positions.sort_unstable();
    for together in positions.chunks(POSITIONS_TOGETHER) {
        let mut sql = SqlBuilder::new("INSERT INTO positions (key, game, ply)");
        sql.push_values(together, |sql, &PositionRow { key, game, ply }| {
            sql.push_number(key).push(",").push_number(game).push(",").push_number(ply);
        });
        sql.build()?.execute(&mut **change).await?;
    }
    Ok(())
}

/// Keeps everyone who plays in a game, in one go.
async fn keep_players(
    players: Vec<PlayerRow>,
    game: i64,
    change: &mut Transaction<'_, Any>,
) -> Result<(), sqlx::Error> {
    let mut sql = SqlBuilder::new("INSERT INTO players (game, seat, name, engine, folded, result)");
    sql.push_values(players.into_iter().enumerate(), |sql, (seat, player)| {
        let texts = [player.name.as_deref(), player.engine.as_deref()];
        let folded = texts.map(|text| text.unwrap_or_default().to_lowercase()).join("\n");
        sql.push_number(game).push(", ").push_number(seat);
        sql.push(", ").push_bind(player.name).push(", ").push_bind(player.engine);
        sql.push(", ").push_bind(folded).push(", ").push_bind(player.result);
    });
    sql.build()?.execute(&mut **change).await?;
    Ok(())
}

/// What an engine is called in the hall: its spec without what was drawn for it.
fn label(engine: &Spec) -> String {
    const DRAWN: &[Knob] = &[Knob::number("seed", 0, u64::MAX, None)];
    let mut engine = engine.clone();
    let _ = engine.split_off(DRAWN);
    engine.to_string()
}

/// What an outcome is for one player.
fn result(outcome: Outcome, player: Player) -> &'static str {
    match (outcome, outcome.sign(player)) {
        (Outcome::Draw, _) => "draw",
        // One has lost and nobody has won: no point for the others.
        (Outcome::Lose(_), 1) => "none",
        (_, 1) => "win",
        _ => "loss",
    }
}

/// The numbers of the positions of the main line.
fn keys(record: &Record) -> Vec<i64> {
    let family = &record.game.name;
    let mut keys = Vec::new();
    let Ok(mut table) = record.open() else { return keys };
    keys.push(position_key(family, &*table));
    for text in record.main_line() {
        if table.play(text).is_err() {
            break;
        }
        keys.push(position_key(family, &*table));
    }
    keys
}

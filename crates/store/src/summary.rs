//! What a list tells of a game.

use std::collections::HashMap;

use rules::Translated;
use sqlx::{Row as _, any::AnyRow};

use crate::{Library, StoreError, sql_builder::SqlBuilder};

/// What a list tells of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The number of the game in its library.
    pub id: i64,
    /// The spec of the game.
    pub game: String,
    /// Who played, in the order of seats.
    pub players: Vec<SummaryPlayer>,
    /// When it began, as precisely as it is known.
    pub begun: Option<String>,
    /// How many moves the main line has.
    pub moves: u64,
    /// `win`, `draw` or `loss`; nothing while it is not over.
    pub outcome: Option<String>,
    /// Of which seat, counted from zero, if of one in particular.
    pub seat: Option<u8>,
    /// Why it ended, by the name of the reason.
    pub reason: Option<String>,
    /// What it is called, if it was given a name.
    pub title: Option<String>,
    /// The browser that it belongs to, if to one.
    pub owner: Option<String>,
    /// What its opening is called, if it has a name.
    pub opening: Option<Translated>,
}

/// A player in a list of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SummaryPlayer {
    /// What they are called.
    pub name: Option<String>,
    /// Which engine it is; nothing for a person.
    pub engine: Option<String>,
}

impl Summary {
    /// What is told of a game, in the order in which it is told.
    pub(crate) const COLUMNS: &str = "id, spec, begun, moves, outcome, seat, reason, title, owner";

    pub(crate) fn of(row: &AnyRow) -> Result<Self, sqlx::Error> {
        let moves: i64 = row.try_get(3)?;
        let seat: Option<i64> = row.try_get(5)?;
        Ok(Self {
            id: row.try_get(0)?,
            game: row.try_get(1)?,
            players: Vec::new(),
            begun: row.try_get(2)?,
            moves: moves.unsigned_abs(),
            outcome: row.try_get(4)?,
            seat: seat.and_then(|seat| u8::try_from(seat).ok()),
            reason: row.try_get(6)?,
            title: row.try_get(7)?,
            owner: row.try_get(8)?,
            opening: None,
        })
    }
}

impl Library {
    /// Fills in who played.
    pub(crate) async fn seat_players(&self, found: &mut [Summary]) -> Result<(), StoreError> {
        if found.is_empty() {
            return Ok(());
        }
        let mut sql = SqlBuilder::new("SELECT game, name, engine FROM players WHERE game IN (");
        sql.push_separated(", ", found.iter(), |sql, game| {
            sql.push_number(game.id);
        });
        sql.push(") ORDER BY game, seat");
        let rows = async { sql.build()?.fetch_all(&self.pool).await }.await;
        let mut seated: HashMap<i64, Vec<SummaryPlayer>> = HashMap::new();
        for row in rows.map_err(|error| self.fail(error))? {
            let read = || -> Result<_, sqlx::Error> {
                let player = SummaryPlayer { name: row.try_get(1)?, engine: row.try_get(2)? };
                Ok((row.try_get(0)?, player))
            };
            let (game, player): (i64, _) = read().map_err(|error| self.fail(error))?;
            seated.entry(game).or_default().push(player);
        }
        for game in found {
            game.players = seated.remove(&game.id).unwrap_or_default();
        }
        Ok(())
    }
}

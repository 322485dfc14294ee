//! The hall of results.

use sqlx::{AssertSqlSafe, Row as _, any::AnyRow, query};

use crate::{GameQuery, Library, StoreError};

/// The results of one player in all games of a library that are over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerTotals {
    /// What they are called; nothing for people without a name, who stand together.
    pub name: Option<String>,
    /// Which engine or level it is; nothing for a person.
    pub engine: Option<String>,
    /// How many games.
    pub games: u64,
    /// How many of them were won.
    pub wins: u64,
    /// How many were drawn.
    pub draws: u64,
    /// How many were lost.
    pub losses: u64,
}

impl PlayerTotals {
    fn of(row: &AnyRow) -> Result<Self, sqlx::Error> {
        let count = |column| Ok::<_, sqlx::Error>(row.try_get::<i64, _>(column)?.unsigned_abs());
        Ok(Self {
            name: row.try_get(0)?,
            engine: row.try_get(1)?,
            games: count(2)?,
            wins: count(3)?,
            draws: count(4)?,
            losses: count(5)?,
        })
    }
}

impl Library {
    /// The hall of results: who has won most stands first. Of the games that a search finds.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn hall(&self, search: &GameQuery) -> Result<Vec<PlayerTotals>, StoreError> {
        self.fold_games().await?;
        let conditions = search.conditions();
        let among = match &*conditions.text() {
            "" => String::new(),
            which => format!("AND game IN (SELECT id FROM games {which})"),
        };
        let count = |result| format!("SUM(CASE WHEN result = '{result}' THEN 1 ELSE 0 END)");
        let [wins, draws, losses] = ["win", "draw", "loss"].map(count);
        let text = format!(
            "SELECT name, engine, COUNT(*), {wins}, {draws}, {losses} FROM players \
             WHERE result IS NOT NULL {among} GROUP BY engine, name \
             ORDER BY {wins} DESC, COUNT(*) DESC, engine, name"
        );
        let rows = conditions.bind(query(AssertSqlSafe(text))).fetch_all(&self.pool).await;
        let rows = rows.map_err(|error| self.fail(error))?;
        rows.iter()
            .map(PlayerTotals::of)
            .collect::<Result<_, _>>()
            .map_err(|error| self.fail(error))
    }
}

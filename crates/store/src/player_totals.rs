//! The hall of results: a leaderboard of players and engines.

use sqlx::{Row as _, any::AnyRow};

use crate::{GameQuery, Library, StoreError, sql_builder::SqlBuilder};

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
    /// The hall of results: who has won most stands first. Of the games that a search finds;
    /// how many to skip and to find at most counts players.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn hall(&self, search: &GameQuery) -> Result<Vec<PlayerTotals>, StoreError> {
        self.fold_games().await?;
        let mut sql = SqlBuilder::new(
            "SELECT name, engine, COUNT(*), \
             SUM(CASE WHEN result = 'win' THEN 1 ELSE 0 END) AS wins, \
             SUM(CASE WHEN result = 'draw' THEN 1 ELSE 0 END), \
             SUM(CASE WHEN result = 'loss' THEN 1 ELSE 0 END) \
             FROM players WHERE result IS NOT NULL",
        );
        if search.has_conditions() {
            sql.push(" AND game IN (SELECT id FROM games");
            search.push_conditions(&mut sql);
            sql.push(")");
        }
        sql.push(" GROUP BY engine, name ORDER BY wins DESC, COUNT(*) DESC, engine, name");
        search.push_page(&mut sql);
        let rows = async { sql.build()?.fetch_all(&self.pool).await }.await;
        let rows = rows.map_err(|error| self.fail(error))?;
        rows.iter()
            .map(PlayerTotals::of)
            .collect::<Result<_, _>>()
            .map_err(|error| self.fail(error))
    }
}

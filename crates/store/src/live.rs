//! Tables at which people sit: they come back after a restart.

use record::Date;
use sqlx::{Row as _, any::AnyRow, query};

use crate::{Library, StoreError};

/// A table at which people sit, as it was kept last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveTable {
    /// What the table is called.
    pub id: String,
    /// All of it, in whatever form the server likes.
    pub content: String,
    /// How often it was kept, so that two who keep it know who was first.
    pub revision: i64,
    /// Whether it is on somebody's mind, and does not only lie in the library.
    pub awake: bool,
    /// When it was kept.
    pub touched: String,
}

const COLUMNS: &str = "id, content, revision, awake, touched";

impl LiveTable {
    fn of(row: &AnyRow) -> Result<Self, sqlx::Error> {
        Ok(Self {
            id: row.try_get(0)?,
            content: row.try_get(1)?,
            revision: row.try_get(2)?,
            awake: row.try_get::<i64, _>(3)? != 0,
            touched: row.try_get(4)?,
        })
    }
}

impl Library {
    /// Keeps a table as it is now, in place of how it was, and says how often it has been kept:
    /// one change of one row, so that it can be done after every move. The table is awake then.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn keep_table(&self, id: &str, content: &str) -> Result<i64, StoreError> {
        let kept = self.upsert(id, content, "").await?;
        Ok(kept.expect("what is kept without a condition is kept"))
    }

    /// Keeps a table as [`Library::keep_table`] does, but only if nobody else has kept it since it
    /// had this revision; nothing if somebody has, whose table is to be looked at first.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn keep_table_after(
        &self,
        id: &str,
        content: &str,
        revision: i64,
    ) -> Result<Option<i64>, StoreError> {
        self.upsert(id, content, &format!("WHERE live.revision = {revision}")).await
    }

    async fn upsert(
        &self,
        id: &str,
        content: &str,
        condition: &str,
    ) -> Result<Option<i64>, StoreError> {
        let text = format!(
            "INSERT INTO live ({COLUMNS}) VALUES ($1, $2, 1, 1, $3) ON CONFLICT (id) DO UPDATE SET \
             content = excluded.content, revision = live.revision + 1, awake = 1, \
             touched = excluded.touched {condition} RETURNING revision"
        );
        let row = query(sqlx::AssertSqlSafe(text))
            .bind(id.to_owned())
            .bind(content.to_owned())
            .bind(Date::now().to_string())
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.fail(error))?;
        row.map(|row| row.try_get(0)).transpose().map_err(|error| self.fail(error))
    }

    /// A table, if there is one of that name.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn table(&self, id: &str) -> Result<Option<LiveTable>, StoreError> {
        let text = format!("SELECT {COLUMNS} FROM live WHERE id = $1");
        let found = query(sqlx::AssertSqlSafe(text)).bind(id.to_owned());
        let found = found.fetch_optional(&self.pool).await.map_err(|error| self.fail(error))?;
        found.as_ref().map(LiveTable::of).transpose().map_err(|error| self.fail(error))
    }

    /// Every table that was kept, the last touched first.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn tables(&self) -> Result<Vec<LiveTable>, StoreError> {
        let text = format!("SELECT {COLUMNS} FROM live ORDER BY touched DESC, id");
        let rows = query(sqlx::AssertSqlSafe(text)).fetch_all(&self.pool).await;
        let rows = rows.map_err(|error| self.fail(error))?;
        rows.iter().map(LiveTable::of).collect::<Result<_, _>>().map_err(|error| self.fail(error))
    }

    /// Notes that a table is on nobody's mind any more; false if there is none of that name.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn put_to_sleep(&self, id: &str) -> Result<bool, StoreError> {
        self.mark(id, 0).await
    }

    /// A table, if there is one of that name, noted as awake from now on.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn wake(&self, id: &str) -> Result<Option<LiveTable>, StoreError> {
        if self.mark(id, 1).await? { self.table(id).await } else { Ok(None) }
    }

    async fn mark(&self, id: &str, awake: i64) -> Result<bool, StoreError> {
        let text = "UPDATE live SET awake = $1 WHERE id = $2";
        let done = query(text).bind(awake).bind(id.to_owned()).execute(&self.pool).await;
        Ok(done.map_err(|error| self.fail(error))?.rows_affected() > 0)
    }

    /// Forgets a table; false if there was none of that name.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn clear_table(&self, id: &str) -> Result<bool, StoreError> {
        let done = query("DELETE FROM live WHERE id = $1").bind(id.to_owned());
        let done = done.execute(&self.pool).await.map_err(|error| self.fail(error))?;
        Ok(done.rows_affected() > 0)
    }

    /// Forgets the tables that nobody has touched since a moment, and says how many those were.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn clear_tables_before(&self, moment: &Date) -> Result<u64, StoreError> {
        let done = query("DELETE FROM live WHERE touched < $1").bind(moment.to_string());
        let done = done.execute(&self.pool).await.map_err(|error| self.fail(error))?;
        Ok(done.rows_affected())
    }
}

//! Tables at which people sit: they come back after a restart.

use record::{Date, Record, pack};
use sqlx::{Row as _, query};

use crate::{Library, StoreError};

/// A table at which people sit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveTable {
    /// What the table is called.
    pub id: String,
    /// The game on it.
    pub record: Record,
    /// Who may play from which seat, in whatever form the server likes.
    pub seats: String,
    /// When something last happened there.
    pub touched: String,
}

impl Library {
    /// Keeps a table as it is now, in place of how it was; one change of one row, so that it can
    /// be done after every move.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn checkpoint(
        &self,
        id: &str,
        record: &Record,
        seats: &str,
    ) -> Result<(), StoreError> {
        query(
            "INSERT INTO live (id, record, seats, touched) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (id) DO UPDATE SET \
             record = excluded.record, seats = excluded.seats, touched = excluded.touched",
        )
        .bind(id.to_owned())
        .bind(pack(record))
        .bind(seats.to_owned())
        .bind(Date::now().to_string())
        .execute(&self.pool)
        .await
        .map_err(|error| self.fail(error))?;
        Ok(())
    }

    /// Every table that was kept, the last touched first. One whose game cannot be read is left
    /// out, and stays where it is.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn live_tables(&self) -> Result<Vec<LiveTable>, StoreError> {
        let text = "SELECT id, record, seats, touched FROM live ORDER BY touched DESC, id";
        let rows = query(text).fetch_all(&self.pool).await.map_err(|error| self.fail(error))?;
        let mut tables = Vec::new();
        for row in rows {
            let read = || -> Result<[String; 4], sqlx::Error> {
                Ok([row.try_get(0)?, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?])
            };
            let [id, record, seats, touched] = read().map_err(|error| self.fail(error))?;
            if let Ok(record) = self.unpack(0, &record) {
                tables.push(LiveTable { id, record, seats, touched });
            }
        }
        Ok(tables)
    }

    /// A table that was kept, if there is one of that name.
    ///
    /// # Errors
    ///
    /// If the library cannot be read, or the game on the table cannot.
    pub async fn live_table(&self, id: &str) -> Result<Option<LiveTable>, StoreError> {
        let text = "SELECT record, seats, touched FROM live WHERE id = $1";
        let row = query(text).bind(id.to_owned()).fetch_optional(&self.pool).await;
        let Some(row) = row.map_err(|error| self.fail(error))? else { return Ok(None) };
        let read = || -> Result<[String; 3], sqlx::Error> {
            Ok([row.try_get(0)?, row.try_get(1)?, row.try_get(2)?])
        };
        let [record, seats, touched] = read().map_err(|error| self.fail(error))?;
        let record = self.unpack(0, &record)?;
        Ok(Some(LiveTable { id: id.to_owned(), record, seats, touched }))
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

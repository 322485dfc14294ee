//! The list of open tables: those with free seats.

use sqlx::{Row as _, query};

use crate::{Library, StoreError, TableRow, sql_builder::SqlBuilder};

impl Library {
    /// Puts a table on the list, with a number of free seats.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn list_openly(&self, id: &str, free_seats: usize) -> Result<(), StoreError> {
        let mut sql = SqlBuilder::new("UPDATE tables SET open = ");
        sql.push_number(free_seats).push(" WHERE id = ").push_bind(id.to_owned());
        self.changes(sql).await.map(drop)
    }

    /// Takes one of the free seats of a table on the list: tells how many were free. Of several who
    /// ask at the same time, each gets another one; nothing if there is none.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn take_open_seat(&self, id: &str) -> Result<Option<u64>, StoreError> {
        let taken = query(
            "UPDATE tables SET open = open - 1 WHERE id = $1 AND open > 0 AND over = 0 \
             AND deleted = 0 RETURNING open",
        );
        let row = taken.bind(id.to_owned()).fetch_optional(&self.pool).await;
        let left = row.and_then(|row| row.map(|row| row.try_get::<i64, _>(0)).transpose());
        let left = left.map_err(|error| self.fail(error))?;
        Ok(left.map(|left| left.unsigned_abs() + 1))
    }

    /// The tables on the list, the newest first.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn open_tables(&self, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let wanted = "open > 0 AND over = 0 AND deleted = 0 ORDER BY changed DESC, id LIMIT ";
        self.table_rows(wanted, most).await
    }
}

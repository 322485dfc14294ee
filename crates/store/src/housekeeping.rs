//! Renaming and deleting games and tables, and restoring them while that can be undone.

use record::Record;
use sqlx::{Any, AnyConnection, Row as _, Transaction, query};

use crate::{
    Library, StoreError,
    adding::{GameRow, PreparedGameRow},
    sql_builder::SqlBuilder,
};

/// Who renames or deletes something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Housekeeper<'a> {
    /// The person whose library it is: everything is theirs.
    Keeper,
    /// A browser: what it opened is its own.
    Browser(&'a str),
}

impl Housekeeper<'_> {
    /// Adds to a statement that the row is this person's to change.
    pub(crate) fn push_condition(self, sql: &mut SqlBuilder) {
        if let Self::Browser(browser) = self {
            sql.push(" AND owner = ").push_bind(browser.to_owned());
        }
    }
}

impl Library {
    /// Calls a game by a name, or by none; false if there is no such game of this person.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn rename_game(
        &self,
        id: i64,
        title: &str,
        by: Housekeeper<'_>,
    ) -> Result<bool, StoreError> {
        let title = Some(title.to_owned()).filter(|title| !title.is_empty());
        let mut sql = SqlBuilder::new("UPDATE games SET title = ");
        sql.push_bind(title).push(" WHERE id = ").push_number(id);
        by.push_condition(&mut sql);
        self.changes(sql).await
    }

    /// Calls a table by a name, or by none; false if there is no such table of this person.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn rename_table(
        &self,
        id: &str,
        title: &str,
        by: Housekeeper<'_>,
    ) -> Result<bool, StoreError> {
        let mut sql = SqlBuilder::new("UPDATE tables SET title = ");
        sql.push_bind(title.to_owned()).push(" WHERE id = ").push_bind(id.to_owned());
        sql.push(" AND deleted = 0");
        by.push_condition(&mut sql);
        self.changes(sql).await
    }

    /// Deletes a table, which can be restored until it is cleared; false if there is no such table
    /// of this person.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn delete_table(
        &self,
        id: &str,
        now: i64,
        by: Housekeeper<'_>,
    ) -> Result<bool, StoreError> {
        let mut sql = SqlBuilder::new("UPDATE tables SET deleted = ");
        sql.push_number(now).push(" WHERE id = ").push_bind(id.to_owned());
        sql.push(" AND deleted = 0");
        by.push_condition(&mut sql);
        self.changes(sql).await
    }

    /// Restores a table that was deleted; false if it is not there any more.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn restore_table(&self, id: &str, by: Housekeeper<'_>) -> Result<bool, StoreError> {
        let mut sql = SqlBuilder::new("UPDATE tables SET deleted = 0 WHERE id = ");
        sql.push_bind(id.to_owned()).push(" AND deleted > 0");
        by.push_condition(&mut sql);
        self.changes(sql).await
    }

    /// Deletes a game, which can be restored until it is cleared; false if there is no such game of
    /// this person.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn delete_game(
        &self,
        id: i64,
        now: i64,
        by: Housekeeper<'_>,
    ) -> Result<bool, StoreError> {
        self.fold_games().await?;
        let deleted = async {
            let mut change = self.pool.begin().await?;
            let mut copy = SqlBuilder::new(
                "INSERT INTO deleted_games (id, owner, title, record, deleted) \
                 SELECT id, owner, title, record, ",
            );
            copy.push_number(now).push(" FROM games WHERE id = ").push_number(id);
            by.push_condition(&mut copy);
            if copy.build()?.execute(&mut *change).await?.rows_affected() == 0 {
                return Ok(false);
            }
            query("DELETE FROM games WHERE id = $1").bind(id).execute(&mut *change).await?;
            change.commit().await?;
            Ok(true)
        };
        deleted.await.map_err(|error: sqlx::Error| self.fail(error))
    }

    /// Restores a game that was deleted, under the number that it had; false if it is not there any
    /// more.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn restore_game(&self, id: i64, by: Housekeeper<'_>) -> Result<bool, StoreError> {
        let mut sql = SqlBuilder::new("SELECT record, title, owner FROM deleted_games WHERE id = ");
        sql.push_number(id);
        by.push_condition(&mut sql);
        let row = async { sql.build()?.fetch_optional(&self.pool).await }.await;
        let Some(row) = row.map_err(|error| self.fail(error))? else { return Ok(false) };
        let text: String = row.try_get(0).map_err(|error| self.fail(error))?;
        let record = self.unpack(id, &text)?;
        let restored = async {
            let mut change = self.pool.begin().await?;
            keep_at(id, &record, &mut change).await?;
            let title: Option<String> = row.try_get(1)?;
            let owner: Option<String> = row.try_get(2)?;
            let update = query("UPDATE games SET title = $1, owner = $2 WHERE id = $3");
            update.bind(title).bind(owner).bind(id).execute(&mut *change).await?;
            query("DELETE FROM deleted_games WHERE id = $1").bind(id).execute(&mut *change).await?;
            change.commit().await
        };
        restored.await.map_err(|error| self.fail(error))?;
        Ok(true)
    }

    /// Clears for good what was deleted before a moment in seconds since 1970.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn clear_deleted(&self, moment: i64) -> Result<(), StoreError> {
        const STATEMENTS: [&str; 3] = [
            "DELETE FROM tables WHERE deleted > 0 AND deleted < $1",
            "DELETE FROM tournaments WHERE deleted > 0 AND deleted < $1",
            "DELETE FROM deleted_games WHERE deleted < $1",
        ];
        for statement in STATEMENTS {
            let done = query(statement).bind(moment).execute(&self.pool).await;
            done.map_err(|error| self.fail(error))?;
        }
        Ok(())
    }

    /// Runs a statement, and tells whether it has changed anything.
    pub(crate) async fn changes(&self, sql: SqlBuilder) -> Result<bool, StoreError> {
        let done = async { sql.build()?.execute(&self.pool).await }.await;
        Ok(done.map_err(|error| self.fail(error))?.rows_affected() > 0)
    }
}

/// Keeps a game under a number.
async fn keep_at(
    id: i64,
    record: &Record,
    change: &mut Transaction<'_, Any>,
) -> Result<(), sqlx::Error> {
    let row = GameRow::of_record(record);
    PreparedGameRow::New(Box::new(row)).keep_at(id, change).await.map(drop)
}

/// Notes of a game that was just added from which table it is: whose it is, and its name.
pub(crate) async fn label(
    id: i64,
    table: &str,
    change: &mut AnyConnection,
) -> Result<(), sqlx::Error> {
    let update = query(
        "UPDATE games SET owner = (SELECT owner FROM tables WHERE id = $1), \
         title = (SELECT NULLIF(title, '') FROM tables WHERE id = $1) WHERE id = $2",
    );
    update.bind(table.to_owned()).bind(id).execute(change).await.map(drop)
}

/// Notes which game was played at a table of a tournament, as long as no result is noted.
pub(crate) async fn note_tournament_game(
    id: i64,
    table: &str,
    change: &mut AnyConnection,
) -> Result<(), sqlx::Error> {
    let update =
        query("UPDATE tournament_games SET game = $1 WHERE table_id = $2 AND report IS NULL");
    update.bind(id).bind(table.to_owned()).execute(change).await.map(drop)
}

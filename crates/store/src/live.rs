//! Tables at which people sit: they come back after a restart.

use std::{collections::HashMap, fmt::Write as _};

use record::{Date, Record};
use sqlx::{Any, AssertSqlSafe, Executor, Row as _, any::AnyRow, query};

use crate::{Library, StoreError};

/// A table that is to be kept.
#[derive(Clone, Debug)]
pub struct Keeping {
    /// What the table is called.
    pub id: String,
    /// All of it.
    pub content: String,
    /// The revision that it follows; 0 for one that was never kept.
    pub revision: i64,
    /// The game at it, if that has just ended, to be kept among the games.
    pub over: Option<Record>,
}

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
        let text = format!(
            "INSERT INTO live ({COLUMNS}) VALUES ($1, $2, 1, 1, $3) ON CONFLICT (id) DO UPDATE SET \
             content = excluded.content, revision = live.revision + 1, awake = 1, \
             touched = excluded.touched RETURNING revision"
        );
        let row = query(AssertSqlSafe(text))
            .bind(id.to_owned())
            .bind(content.to_owned())
            .bind(Date::now().to_string())
            .fetch_one(&self.pool)
            .await;
        row.and_then(|row| row.try_get(0)).map_err(|error| self.fail(error))
    }

    /// Keeps tables as [`Library::keep_table`] does, together with the games at them that are over,
    /// and says how often each has been kept by now; nothing for one that somebody else has kept
    /// since it had the revision it follows: theirs is to be looked at first.
    ///
    /// No two of them may be the same table.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed; none of them is kept then.
    pub async fn keep_tables(&self, tables: &[Keeping]) -> Result<Vec<Option<i64>>, StoreError> {
        let kept = async {
            if tables.iter().all(|table| table.over.is_none()) {
                return upsert(tables, &self.pool).await;
            }
            let games: Vec<&Record> =
                tables.iter().filter_map(|table| table.over.as_ref()).collect();
            let games = self.prepare(&games).await?;
            let mut change = self.pool.begin().await?;
            let kept = upsert(tables, &mut *change).await?;
            let ended = tables.iter().zip(&kept).filter(|(table, _)| table.over.is_some());
            for ((_, kept), game) in ended.zip(games) {
                if kept.is_some() {
                    game.keep(&mut change).await?;
                }
            }
            change.commit().await?;
            Ok(kept)
        };
        kept.await.map_err(|error| self.fail(error))
    }

    /// A table, if there is one of that name.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn table(&self, id: &str) -> Result<Option<LiveTable>, StoreError> {
        let text = format!("SELECT {COLUMNS} FROM live WHERE id = $1");
        let found = query(AssertSqlSafe(text)).bind(id.to_owned());
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
        let rows = query(AssertSqlSafe(text)).fetch_all(&self.pool).await;
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

/// Keeps tables in one go; nothing for those that somebody else has kept meanwhile.
async fn upsert<'c>(
    tables: &[Keeping],
    library: impl Executor<'c, Database = Any>,
) -> Result<Vec<Option<i64>>, sqlx::Error> {
    let mut text = format!("INSERT INTO live ({COLUMNS}) VALUES");
    for (index, table) in tables.iter().enumerate() {
        let (comma, revision) = (if index == 0 { "" } else { "," }, table.revision + 1);
        let (id, content) = (2 * index + 2, 2 * index + 3);
        // Numbers only, so the text of the query cannot be anything else than a query.
        let _ = write!(text, "{comma} (${id}, ${content}, {revision}, 1, $1)");
    }
    text.push_str(
        " ON CONFLICT (id) DO UPDATE SET content = excluded.content, \
         revision = excluded.revision, awake = 1, touched = excluded.touched \
         WHERE live.revision = excluded.revision - 1 RETURNING id, revision",
    );
    let mut query = query(AssertSqlSafe(text)).persistent(false).bind(Date::now().to_string());
    for table in tables {
        query = query.bind(table.id.clone()).bind(table.content.clone());
    }
    let rows = query.fetch_all(library).await?;
    let kept = rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
    let kept: HashMap<String, i64> = kept.collect::<Result<_, sqlx::Error>>()?;
    Ok(tables.iter().map(|table| kept.get(&table.id).copied()).collect())
}

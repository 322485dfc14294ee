//! Tournaments: what is played, who takes part, and how each game went.

use record::Record;
use sqlx::{Row as _, any::AnyRow, query};

use crate::{Housekeeper, Library, StoreError, sql_builder::SqlBuilder};

/// A tournament as the library has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TournamentRow {
    /// Its name in addresses.
    pub id: String,
    /// How often it was changed: a change counts only if it follows the revision before it.
    pub revision: i64,
    /// The browser that opened it.
    pub owner: String,
    /// The network that it was opened from, as a hash.
    pub network: String,
    /// What people call it.
    pub name: String,
    /// The word for how it goes on: `gathering`, `running`, `stopped` or `over`.
    pub state: String,
    /// What is played, as text.
    pub content: String,
    /// The browser of each who takes part; none for an engine and for a seat that was not taken.
    pub people: Vec<Option<String>>,
    /// When it was opened, in seconds since 1970.
    pub begun: i64,
    /// When it last changed, in seconds since 1970.
    pub changed: i64,
}

/// A game of a tournament that was seated or is over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TournamentGame {
    /// Its number in the schedule.
    pub number: u64,
    /// The live table at which people play it.
    pub table: Option<String>,
    /// How it went, as text; nothing while it goes on.
    pub report: Option<String>,
    /// Its number among the games of the library.
    pub game: Option<i64>,
}

/// A game of a tournament that has just ended.
#[derive(Clone, Debug)]
pub struct TournamentReport {
    /// Its number in the schedule.
    pub number: u64,
    /// How it went, as text.
    pub report: String,
    /// The game, if there is one to be kept.
    pub record: Option<Record>,
}

/// The columns of a row, in the order of [`row_of`].
const COLUMNS: &str = "id, revision, owner, network, name, state, content, people, begun, changed";

impl Library {
    /// Keeps a tournament that is new.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn add_tournament(&self, row: &TournamentRow) -> Result<(), StoreError> {
        let mut sql = SqlBuilder::new("INSERT INTO tournaments (");
        sql.push(COLUMNS).push(") VALUES (").push_bind(row.id.clone()).push(", ");
        sql.push_number(row.revision).push(", ").push_bind(row.owner.clone()).push(", ");
        sql.push_bind(row.network.clone()).push(", ").push_bind(row.name.clone()).push(", ");
        sql.push_bind(row.state.clone()).push(", ").push_bind(row.content.clone()).push(", ");
        sql.push_bind(people_text(&row.people)).push(", ").push_number(row.begun).push(", ");
        sql.push_number(row.changed).push(")");
        self.changes(sql).await.map(drop)
    }

    /// Changes a tournament; false if it was changed meanwhile, or deleted. The row then has the
    /// next revision.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn change_tournament(&self, row: &mut TournamentRow) -> Result<bool, StoreError> {
        let mut sql = SqlBuilder::new("UPDATE tournaments SET name = ");
        sql.push_bind(row.name.clone()).push(", state = ").push_bind(row.state.clone());
        sql.push(", content = ").push_bind(row.content.clone());
        sql.push(", people = ").push_bind(people_text(&row.people));
        sql.push(", changed = ").push_number(row.changed);
        sql.push(", revision = revision + 1 WHERE id = ").push_bind(row.id.clone());
        sql.push(" AND deleted = 0 AND revision = ").push_number(row.revision);
        let changed = self.changes(sql).await?;
        row.revision += i64::from(changed);
        Ok(changed)
    }

    /// A tournament, if there is one of that name.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn tournament(&self, id: &str) -> Result<Option<TournamentRow>, StoreError> {
        let mut sql = select();
        sql.push("deleted = 0 AND id = ").push_bind(id.to_owned());
        Ok(self.tournament_rows(sql).await?.pop())
    }

    /// The tournaments that a browser has opened or takes part in, the last changed first.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn tournaments_of(
        &self,
        browser: &str,
        most: u32,
    ) -> Result<Vec<TournamentRow>, StoreError> {
        let mut sql = select();
        sql.push("deleted = 0 AND (owner = ").push_bind(browser.to_owned());
        sql.push(" OR people LIKE ").push_bind(format!("%\"{browser}\"%"));
        sql.push(") ORDER BY changed DESC, id LIMIT ").push_number(most);
        self.tournament_rows(sql).await
    }

    /// The tournaments of which games are still to be played.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn running_tournaments(&self) -> Result<Vec<TournamentRow>, StoreError> {
        let mut sql = select();
        sql.push("deleted = 0 AND state = 'running' ORDER BY begun, id");
        self.tournament_rows(sql).await
    }

    /// How many tournaments a browser has opened.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn tournament_count_of(&self, owner: &str) -> Result<u64, StoreError> {
        let count = query("SELECT COUNT(*) FROM tournaments WHERE owner = $1 AND deleted = 0");
        let row = count.bind(owner.to_owned()).fetch_one(&self.pool).await;
        let count: Result<i64, _> = row.and_then(|row| row.try_get(0));
        Ok(count.map_err(|error| self.fail(error))?.unsigned_abs())
    }

    /// Deletes a tournament, which can be restored until it is cleared; its games stay. False if
    /// there is no such tournament of this person.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn delete_tournament(
        &self,
        id: &str,
        now: i64,
        by: Housekeeper<'_>,
    ) -> Result<bool, StoreError> {
        let mut sql = SqlBuilder::new("UPDATE tournaments SET deleted = ");
        sql.push_number(now).push(", revision = revision + 1 WHERE id = ");
        sql.push_bind(id.to_owned()).push(" AND deleted = 0");
        by.push_condition(&mut sql);
        self.changes(sql).await
    }

    /// Restores a tournament that was deleted; false if it is not there any more.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn restore_tournament(
        &self,
        id: &str,
        by: Housekeeper<'_>,
    ) -> Result<bool, StoreError> {
        let mut sql = SqlBuilder::new("UPDATE tournaments SET deleted = 0 WHERE id = ");
        sql.push_bind(id.to_owned()).push(" AND deleted > 0");
        by.push_condition(&mut sql);
        self.changes(sql).await
    }

    /// The games of a tournament that were seated or are over, in the order of the schedule.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn tournament_games(&self, id: &str) -> Result<Vec<TournamentGame>, StoreError> {
        let rows = query(
            "SELECT number, table_id, report, game FROM tournament_games \
             WHERE tournament = $1 ORDER BY number",
        );
        let rows = rows.bind(id.to_owned()).fetch_all(&self.pool).await;
        let read = |row: &AnyRow| -> Result<TournamentGame, sqlx::Error> {
            Ok(TournamentGame {
                number: row.try_get::<i64, _>(0)?.unsigned_abs(),
                table: row.try_get(1)?,
                report: row.try_get(2)?,
                game: row.try_get(3)?,
            })
        };
        let games = rows.and_then(|rows| rows.iter().map(read).collect());
        games.map_err(|error| self.fail(error))
    }

    /// Notes at which table people play a game of a tournament.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn seat_tournament_game(
        &self,
        id: &str,
        number: u64,
        table: &str,
    ) -> Result<(), StoreError> {
        let mut sql =
            SqlBuilder::new("INSERT INTO tournament_games (tournament, number, table_id)");
        sql.push(" VALUES (").push_bind(id.to_owned()).push(", ").push_number(number);
        sql.push(", ").push_bind(table.to_owned());
        sql.push(") ON CONFLICT (tournament, number) DO UPDATE SET table_id = excluded.table_id");
        self.changes(sql).await.map(drop)
    }

    /// Keeps games of a tournament that have ended, under its name among the games, and tells the
    /// number of each. A game that was kept before stays as it was.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed; none of them is kept then.
    pub async fn keep_tournament_games(
        &self,
        row: &TournamentRow,
        reports: &[TournamentReport],
    ) -> Result<Vec<Option<i64>>, StoreError> {
        let kept = async {
            let records: Vec<&Record> =
                reports.iter().filter_map(|report| report.record.as_ref()).collect();
            let games =
                if records.is_empty() { Vec::new() } else { self.prepare(&records).await? };
            let mut games = games.into_iter();
            let mut ids = Vec::with_capacity(reports.len());
            let mut change = self.pool.begin().await?;
            for TournamentReport { number, report, record } in reports {
                let game = record.as_ref().and_then(|_| games.next());
                let id = match game {
                    Some(game) => Some(game.keep(&mut change).await?.id()),
                    None => None,
                };
                if let Some(id) = id {
                    let label = query(
                        "UPDATE games SET title = COALESCE(title, $1), \
                         owner = COALESCE(owner, $2) WHERE id = $3",
                    );
                    let label = label.bind(row.name.clone()).bind(row.owner.clone()).bind(id);
                    label.execute(&mut *change).await?;
                }
                let insert = query(
                    "INSERT INTO tournament_games (tournament, number, report, game) \
                     VALUES ($1, $2, $3, $4) ON CONFLICT (tournament, number) DO UPDATE \
                     SET report = excluded.report, \
                     game = COALESCE(excluded.game, tournament_games.game) \
                     WHERE tournament_games.report IS NULL",
                );
                let number = i64::try_from(*number).unwrap_or(i64::MAX);
                let insert = insert.bind(row.id.clone()).bind(number).bind(report.clone()).bind(id);
                insert.execute(&mut *change).await?;
                let noted = query(
                    "SELECT game FROM tournament_games WHERE tournament = $1 AND number = $2",
                );
                let noted = noted.bind(row.id.clone()).bind(number);
                ids.push(noted.fetch_one(&mut *change).await?.try_get(0)?);
            }
            change.commit().await?;
            Ok(ids)
        };
        kept.await.map_err(|error: sqlx::Error| self.fail(error))
    }

    /// Which of these tables are over, and which are not there any more.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn tournament_tables(&self, id: &str) -> Result<Vec<(String, bool)>, StoreError> {
        let rows = query("SELECT id, over FROM tables WHERE tournament = $1 AND deleted = 0");
        let rows = rows.bind(id.to_owned()).fetch_all(&self.pool).await;
        let read = |row: &AnyRow| Ok((row.try_get(0)?, row.try_get::<i64, _>(1)? != 0));
        let tables = rows.and_then(|rows| rows.iter().map(read).collect());
        tables.map_err(|error| self.fail(error))
    }

    async fn tournament_rows(&self, sql: SqlBuilder) -> Result<Vec<TournamentRow>, StoreError> {
        let rows = async { sql.build()?.fetch_all(&self.pool).await }.await;
        let rows = rows.and_then(|rows| rows.iter().map(row_of).collect());
        rows.map_err(|error| self.fail(error))
    }
}

fn select() -> SqlBuilder {
    let mut sql = SqlBuilder::new("SELECT ");
    sql.push(COLUMNS).push(" FROM tournaments WHERE ");
    sql
}

fn row_of(row: &AnyRow) -> Result<TournamentRow, sqlx::Error> {
    let people: String = row.try_get(7)?;
    Ok(TournamentRow {
        id: row.try_get(0)?,
        revision: row.try_get(1)?,
        owner: row.try_get(2)?,
        network: row.try_get(3)?,
        name: row.try_get(4)?,
        state: row.try_get(5)?,
        content: row.try_get(6)?,
        people: serde_json::from_str(&people).map_err(|error| sqlx::Error::Decode(error.into()))?,
        begun: row.try_get(8)?,
        changed: row.try_get(9)?,
    })
}

/// The people of a tournament as they are kept.
fn people_text(people: &[Option<String>]) -> String {
    serde_json::json!(people).to_string()
}

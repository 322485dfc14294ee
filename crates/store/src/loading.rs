//! Loading live tables, and listing them.

use std::time::Duration;

use record::{Form, ReadContext, Record};
use rules::Player;
use session::{GameResult, GameTree, NodeId, Remark};
use sqlx::{Row as _, any::AnyRow, query};

use crate::{
    Library, LiveTable, StoreError, TableRow, game_saver::OWNER, sql_builder::SqlBuilder,
    store_error::StoreProblem,
};

/// The columns of a row, in the order of [`row_of`].
const COLUMNS: &str = "id, owner, tournament, game, players, moves, over, changed, flow, \
                       running_since, browsing, offer, host_token, seat_tokens, used, network, \
                       title, casual, people";

impl Library {
    /// A live table, if there is one of that name.
    ///
    /// # Errors
    ///
    /// If the library cannot be read, or the table is damaged.
    pub async fn table(&self, id: &str) -> Result<Option<LiveTable>, StoreError> {
        let mut select = SqlBuilder::new("SELECT ");
        select.push(COLUMNS).push(", revision, node, header FROM tables WHERE id = ");
        select.push_bind(id.to_owned()).push(" AND deleted = 0");
        let found = async {
            // The row first: a save between the two questions leaves nodes that the row does not
            // know of, and the transaction keeps that from being seen.
            let mut look = self.pool.begin().await?;
            let row = select.build()?.persistent(true).fetch_optional(&mut *look).await?;
            let moves = query(
                "SELECT parent, seat, text, main, spent, remaining, opinion, marks, comment, \
                 outcome, outcome_seat, reason, drawings FROM table_moves WHERE table_id = $1 ORDER BY node",
            );
            let moves = moves.bind(id.to_owned()).fetch_all(&mut *look).await?;
            look.commit().await?;
            let Some(row) = row else { return Ok(None) };
            let (revision, node) = (row.try_get(19)?, row.try_get::<i64, _>(20)?);
            let header: String = row.try_get(21)?;
            let tree = tree_of(&moves)?;
            Ok(Some((row_of(&row)?, revision, node, header, tree)))
        };
        let found = found.await.map_err(|error: sqlx::Error| self.fail(error))?;
        let Some((row, revision, node, header, mut tree)) = found else { return Ok(None) };
        let damaged = || self.fail(StoreProblem::DamagedTable(id.to_owned()));
        let node = usize::try_from(node).map(NodeId::new).ok().filter(|&node| tree.contains(node));
        tree.set_current(node.ok_or_else(damaged)?);
        let reading = ReadContext { form: Some(Form::Json), ..ReadContext::default() };
        let header =
            reading.read(header.as_bytes()).ok().and_then(|records| records.into_iter().next());
        let record = Record { tree, ..header.ok_or_else(damaged)? };
        Ok(Some(LiveTable { row, record, revision }))
    }

    /// The rows of the tables that a browser has opened, the last changed first.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn tables_of(&self, owner: &str) -> Result<Vec<TableRow>, StoreError> {
        let mut select = SqlBuilder::new("SELECT ");
        select.push(COLUMNS).push(" FROM tables WHERE owner = ").push_bind(owner.to_owned());
        select.push(" AND deleted = 0 ORDER BY changed DESC, id");
        let rows = async { select.build()?.persistent(true).fetch_all(&self.pool).await }.await;
        let rows = rows.and_then(|rows| rows.iter().map(row_of).collect());
        rows.map_err(|error| self.fail(error))
    }

    /// The rows of live tables under a condition that ends with how many there may be.
    pub(crate) async fn table_rows(
        &self,
        condition: &'static str,
        most: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let mut select = SqlBuilder::new("SELECT ");
        select.push(COLUMNS).push(" FROM tables WHERE ").push(condition).push_number(most);
        let rows = async { select.build()?.fetch_all(&self.pool).await }.await;
        let rows = rows.and_then(|rows| rows.iter().map(row_of).collect());
        rows.map_err(|error| self.fail(error))
    }

    /// Who opened a table, if there is one of this name.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn table_owner(&self, id: &str) -> Result<Option<String>, StoreError> {
        let mut select = SqlBuilder::new("SELECT owner FROM tables WHERE id = ");
        select.push_bind(id.to_owned());
        let found =
            async { select.build()?.persistent(true).fetch_optional(&self.pool).await }.await;
        let owner = found.and_then(|row| row.map(|row| row.try_get(0)).transpose());
        owner.map_err(|error| self.fail(error))
    }

    /// The rows of all live tables, the last changed first.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn live_tables(&self) -> Result<Vec<TableRow>, StoreError> {
        let mut select = SqlBuilder::new("SELECT ");
        select.push(COLUMNS).push(" FROM tables WHERE owner <> ").push_bind(OWNER.to_owned());
        select.push(" AND deleted = 0 ORDER BY changed DESC, id");
        let rows = async { select.build()?.fetch_all(&self.pool).await }.await;
        let rows = rows.and_then(|rows| rows.iter().map(row_of).collect());
        rows.map_err(|error| self.fail(error))
    }

    /// How many live tables there are.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn table_count(&self) -> Result<u64, StoreError> {
        let count = query("SELECT COUNT(*) FROM tables WHERE owner <> $1").bind(OWNER);
        let row = count.fetch_one(&self.pool).await;
        let count: Result<i64, _> = row.and_then(|row| row.try_get(0));
        Ok(count.map_err(|error| self.fail(error))?.unsigned_abs())
    }

    /// How many live tables a browser has opened.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn table_count_of(&self, owner: &str) -> Result<u64, StoreError> {
        let count = query("SELECT COUNT(*) FROM tables WHERE owner = $1 AND tournament IS NULL")
            .bind(owner.to_owned());
        let row = count.fetch_one(&self.pool).await;
        let count: Result<i64, _> = row.and_then(|row| row.try_get(0));
        Ok(count.map_err(|error| self.fail(error))?.unsigned_abs())
    }

    /// How many live tables were opened from a network, by its hash.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn table_count_of_network(&self, network: &str) -> Result<u64, StoreError> {
        let count = query(
            "SELECT COUNT(*) FROM tables WHERE network = $1 AND owner <> $2 AND tournament IS NULL",
        );
        let row = count.bind(network.to_owned()).bind(OWNER).fetch_one(&self.pool).await;
        let count: Result<i64, _> = row.and_then(|row| row.try_get(0));
        Ok(count.map_err(|error| self.fail(error))?.unsigned_abs())
    }

    /// Some tables of the network that has most of them: those without a move first, then those
    /// whose game is over, then the others, of each kind the one that was left alone longest.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn crowding_tables(&self, most: u32) -> Result<Vec<String>, StoreError> {
        let rows = query(
            "SELECT id FROM tables JOIN (SELECT network AS fullest, COUNT(*) AS many FROM tables \
             WHERE owner <> $2 GROUP BY network HAVING COUNT(*) > 1 ORDER BY COUNT(*) DESC, network \
             LIMIT 1) AS crowd ON network = fullest WHERE owner <> $2 \
             ORDER BY CASE WHEN moves = 0 THEN 0 WHEN over = 1 THEN 1 ELSE 2 END, changed, id \
             LIMIT $1",
        );
        let rows = rows.bind(i64::from(most)).bind(OWNER).fetch_all(&self.pool).await;
        let ids = rows.and_then(|rows| rows.iter().map(|row| row.try_get(0)).collect());
        ids.map_err(|error| self.fail(error))
    }

    /// Some tables that can be spared, the least missed first: those without a move, then those
    /// whose game is over (it is among the games), then those that were not touched since a moment
    /// in seconds since 1970; of each kind the one that was left alone longest.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn spare_tables(&self, since: i64, most: u32) -> Result<Vec<String>, StoreError> {
        let rows = query(
            "SELECT id FROM tables WHERE owner <> $3 \
             AND (over = 1 OR changed < $1 OR moves = 0 AND tournament IS NULL) \
             AND id NOT IN (SELECT table_id FROM chapters) \
             ORDER BY CASE WHEN moves = 0 THEN 0 WHEN over = 1 THEN 1 ELSE 2 END, changed \
             LIMIT $2",
        );
        let rows = rows.bind(since).bind(i64::from(most)).bind(OWNER).fetch_all(&self.pool).await;
        let ids = rows.and_then(|rows| rows.iter().map(|row| row.try_get(0)).collect());
        ids.map_err(|error| self.fail(error))
    }

    /// Deletes a live table; false if there was none of that name.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn clear_table(&self, id: &str) -> Result<bool, StoreError> {
        let done = query("DELETE FROM tables WHERE id = $1").bind(id.to_owned());
        let done = done.execute(&self.pool).await.map_err(|error| self.fail(error))?;
        Ok(done.rows_affected() > 0)
    }

    /// Deletes a live table if it can be spared ([`Library::spare_tables`]); false if it cannot, or
    /// there is none of that name.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn clear_spare_table(&self, id: &str, since: i64) -> Result<bool, StoreError> {
        let done = query(
            "DELETE FROM tables WHERE id = $1 \
             AND (over = 1 OR changed < $2 OR moves = 0 AND tournament IS NULL) \
             AND id NOT IN (SELECT table_id FROM chapters)",
        );
        let done = done.bind(id.to_owned()).bind(since).execute(&self.pool).await;
        Ok(done.map_err(|error| self.fail(error))?.rows_affected() > 0)
    }

    /// Deletes the live tables that were not touched since a moment in seconds since 1970, and
    /// tells how many those were.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn clear_tables_before(&self, moment: i64) -> Result<u64, StoreError> {
        let done = query("DELETE FROM tables WHERE owner <> $2 AND changed < $1");
        let done = done.bind(moment).bind(OWNER);
        let done = done.execute(&self.pool).await.map_err(|error| self.fail(error))?;
        Ok(done.rows_affected())
    }
}

fn row_of(row: &AnyRow) -> Result<TableRow, sqlx::Error> {
    let list = |column: usize| -> Result<Vec<String>, sqlx::Error> {
        let text: String = row.try_get(column)?;
        serde_json::from_str(&text).map_err(|error| sqlx::Error::Decode(error.into()))
    };
    let flag = |column: usize| row.try_get::<i64, _>(column).map(|value| value != 0);
    Ok(TableRow {
        id: row.try_get(0)?,
        owner: row.try_get(1)?,
        tournament: row.try_get(2)?,
        game: row.try_get(3)?,
        players: list(4)?,
        moves: usize::try_from(row.try_get::<i64, _>(5)?).unwrap_or_default(),
        over: flag(6)?,
        changed: row.try_get(7)?,
        flow: row.try_get(8)?,
        running_since: row.try_get(9)?,
        browsing: flag(10)?,
        offer: row.try_get::<Option<i64>, _>(11)?.and_then(|seat| u8::try_from(seat).ok()),
        host_token: row.try_get(12)?,
        seat_tokens: list(13)?,
        used: row.try_get(14)?,
        network: row.try_get(15)?,
        title: row.try_get(16)?,
        casual: flag(17)?,
        people: row.try_get(18)?,
    })
}

/// The tree of which these are the nodes, in order.
fn tree_of(rows: &[AnyRow]) -> Result<GameTree, sqlx::Error> {
    let damaged = || sqlx::Error::Decode("tree".into());
    let mut tree = GameTree::default();
    let mut mains = Vec::new();
    for (number, row) in rows.iter().enumerate() {
        let parent: Option<i64> = row.try_get(0)?;
        let node = match parent.map(usize::try_from) {
            None if number == 0 => NodeId::START,
            Some(Ok(parent)) if parent < number => {
                let seat: Option<i64> = row.try_get(1)?;
                let seat = seat.and_then(|seat| u8::try_from(seat).ok()).ok_or_else(damaged)?;
                let text: String = row.try_get(2)?;
                tree.add(NodeId::new(parent), Player(seat), &text)
            }
            _ => return Err(damaged()),
        };
        if node.number() != number {
            return Err(damaged());
        }
        let main: Option<i64> = row.try_get(3)?;
        mains.extend(main.and_then(|main| usize::try_from(main).ok()).map(NodeId::new));
        let remark = remark_of(row)?;
        if !remark.is_empty() {
            *tree.remark_mut(node) = remark;
        }
    }
    for main in mains {
        if !tree.contains(main) {
            return Err(damaged());
        }
        tree.promote(main);
    }
    Ok(tree)
}

fn remark_of(row: &AnyRow) -> Result<Remark, sqlx::Error> {
    let time = |column: usize| -> Result<Option<Duration>, sqlx::Error> {
        let milliseconds: Option<i64> = row.try_get(column)?;
        Ok(milliseconds.map(|value| Duration::from_millis(value.unsigned_abs())))
    };
    let marks: Option<String> = row.try_get(7)?;
    let marks = marks.iter().flat_map(|marks| marks.split(' '));
    let outcome: Option<String> = row.try_get(9)?;
    let seat: Option<i64> = row.try_get(10)?;
    let seat = seat.and_then(|seat| u8::try_from(seat).ok()).map(Player);
    let reason: Option<String> = row.try_get(11)?;
    let drawings: Option<String> = row.try_get(12)?;
    let drawings = drawings.iter().flat_map(|drawings| drawings.split(' '));
    Ok(Remark {
        drawings: drawings.filter_map(|drawing| drawing.parse().ok()).collect(),
        spent: time(4)?,
        left: time(5)?,
        opinion: row.try_get(6)?,
        marks: marks.filter_map(|mark| mark.parse().ok()).collect(),
        comment: row.try_get(8)?,
        verdict: outcome.and_then(|outcome| GameResult::read(&outcome, seat, reason.as_deref())),
    })
}

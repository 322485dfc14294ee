//! Saving live tables: what has changed of many tables, in one transaction. A revision in each row
//! is an optimistic lock: what another server has saved meanwhile is not written over.

use std::time::Duration;

use record::{Record, pack};
use session::GameTree;
use sqlx::{AnyConnection, query};

use crate::{
    AddOutcome, Library, MoveRow, StoreError, TableRow, TableSave,
    fault_injection::FaultInjection,
    housekeeping::{label, note_tournament_game},
    sql_builder::SqlBuilder,
};

/// How many rows of moves one statement writes.
const MOST_ROWS: usize = 1000;

impl Library {
    /// Saves tables, together with the games at them that have just ended, and tells how often each
    /// has been saved by now; nothing for one that was saved elsewhere since it had the revision it
    /// follows: that one is to be loaded first.
    ///
    /// No two of them may be the same table.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed; none of them is saved then.
    pub async fn save_tables(&self, saves: &[TableSave]) -> Result<Vec<Option<i64>>, StoreError> {
        let saved = async {
            if self.save_together(saves).await? {
                return Ok(saves.iter().map(|save| Some(save.revision + 1)).collect());
            }
            // Which of them were overtaken shows when each is saved alone.
            let mut revisions = Vec::with_capacity(saves.len());
            for save in saves {
                let saved = self.save_together(std::slice::from_ref(save)).await?;
                revisions.push(saved.then_some(save.revision + 1));
            }
            Ok(revisions)
        };
        saved.await.map_err(|error: sqlx::Error| self.fail(error))
    }

    /// Saves all of these tables, or none if one of them was overtaken.
    async fn save_together(&self, saves: &[TableSave]) -> Result<bool, sqlx::Error> {
        let finished = saves.iter().filter_map(|save| Some((&save.row, save.finished.as_ref()?)));
        let (rows, games): (Vec<&TableRow>, Vec<&Record>) = finished.unzip();
        let games = if games.is_empty() { Vec::new() } else { self.prepare(&games).await? };
        let mut change = self.pool.begin().await?;
        if write_rows(saves, &mut change, &self.faults).await? != saves.len() as u64 {
            change.rollback().await?;
            return Ok(false);
        }
        write_moves(saves, &mut change, &self.faults).await?;
        for (row, game) in rows.into_iter().zip(games) {
            self.faults.check()?;
            let added = game.keep(&mut change).await?;
            if let AddOutcome::New(id) = added {
                label(id, &row.id, &mut change).await?;
            }
            note_tournament_game(added.id(), &row.id, &mut change).await?;
        }
        self.faults.check()?;
        change.commit().await?;
        Ok(true)
    }
}

impl Library {
    /// Saves a game under way. False, and nothing is saved, if the rows that it goes on from are
    /// not there as they were; one that goes on from none takes the place of those that are there.
    pub(crate) async fn save_game(&self, save: &TableSave) -> Result<bool, StoreError> {
        let saved = async {
            let mut change = self.pool.begin().await?;
            self.faults.check()?;
            if save.revision == 0 {
                let clear = query("DELETE FROM tables WHERE id = $1").bind(save.row.id.clone());
                clear.execute(&mut *change).await?;
            } else {
                // Holds the row until the end, whichever database it is.
                let hold = query("UPDATE tables SET over = 0 WHERE id = $1 AND revision = $2");
                let hold = hold.bind(save.row.id.clone()).bind(save.revision);
                if hold.execute(&mut *change).await?.rows_affected() == 0 {
                    return Ok(false);
                }
            }
            insert(save, &mut change, &self.faults).await?;
            self.faults.check()?;
            change.commit().await?;
            Ok(true)
        };
        saved.await.map_err(|error: sqlx::Error| self.fail(error))
    }
}

/// Writes a table that was never saved in this form, unless it is there already.
pub(crate) async fn insert(
    save: &TableSave,
    change: &mut AnyConnection,
    faults: &FaultInjection,
) -> Result<(), sqlx::Error> {
    let saves = std::slice::from_ref(save);
    if write_rows(saves, change, faults).await? == 1 {
        write_moves(saves, change, faults).await?;
    }
    Ok(())
}

/// Writes the rows of the tables, and tells how many were written: those that follow the revision
/// that is there.
///
/// How many is one answer. To be told of each would be as many, and every answer is a step from one
/// thread to another: a busy machine takes milliseconds for each.
async fn write_rows(
    saves: &[TableSave],
    change: &mut AnyConnection,
    faults: &FaultInjection,
) -> Result<u64, sqlx::Error> {
    const COLUMNS: &str = "id, owner, network, tournament, title, game, players, flow, host_token, seat_tokens, \
                           header, revision, moves, over, changed, running_since, used, \
                           browsing, offer, node, people, casual";
    let mut sql = SqlBuilder::new("INSERT INTO tables (");
    sql.push(COLUMNS).push(")").push_values(saves, push_row);
    sql.push(" ON CONFLICT (id) DO UPDATE SET ");
    let others = COLUMNS
        .split(", ")
        .filter(|column| !["id", "network", "tournament", "title", "header"].contains(column));
    sql.push_separated(", ", others, push_excluded);
    sql.push(
        ", header = CASE excluded.header WHEN '' THEN tables.header ELSE excluded.header END \
         WHERE tables.revision = excluded.revision - 1",
    );
    faults.check()?;
    Ok(sql.build()?.execute(change).await?.rows_affected())
}

/// The values of a table, in the order of the columns.
fn push_row(sql: &mut SqlBuilder, save: &TableSave) {
    let TableRow { id, owner, network, tournament, title, game, flow, host_token, .. } =
        save.row.clone();
    let row = &save.row;
    let header = save.header.as_ref().map(packed_header).unwrap_or_default();
    sql.push_bind(id).push(", ").push_bind(owner).push(", ").push_bind(network);
    sql.push(", ")
        .push_bind(tournament)
        .push(", ")
        .push_bind(title)
        .push(", ")
        .push_bind(game)
        .push(", ")
        .push_bind(list(&row.players));
    sql.push(", ").push_bind(flow).push(", ").push_bind(host_token);
    sql.push(", ").push_bind(list(&row.seat_tokens)).push(", ").push_bind(header);
    sql.push(", ").push_number(save.revision + 1).push(", ").push_number(row.moves);
    sql.push(", ").push_number(u8::from(row.over)).push(", ").push_number(row.changed);
    sql.push(", ").push_optional(row.running_since).push(", ").push_number(row.used);
    sql.push(", ").push_number(u8::from(row.browsing)).push(", ").push_optional(row.offer);
    sql.push(", ").push_number(save.node.number()).push(", ").push_bind(row.people.clone());
    sql.push(", ").push_number(u8::from(row.casual));
}

/// A column that takes the value of the row that was refused.
fn push_excluded(sql: &mut SqlBuilder, column: &'static str) {
    sql.push(column).push(" = excluded.").push(column);
}

/// Writes the nodes of the games that were added or changed.
async fn write_moves(
    saves: &[TableSave],
    change: &mut AnyConnection,
    faults: &FaultInjection,
) -> Result<(), sqlx::Error> {
    for save in saves.iter().filter(|save| save.whole && save.revision > 0) {
        faults.check()?;
        let delete = query("DELETE FROM table_moves WHERE table_id = $1");
        delete.bind(save.row.id.clone()).execute(&mut *change).await?;
    }
    let rows = saves.iter().flat_map(|save| save.moves.iter().map(|node| (&save.row.id, node)));
    let rows: Vec<(&String, &MoveRow)> = rows.collect();
    for rows in rows.chunks(MOST_ROWS) {
        faults.check()?;
        write_nodes(rows, change).await?;
    }
    Ok(())
}

async fn write_nodes(
    rows: &[(&String, &MoveRow)],
    change: &mut AnyConnection,
) -> Result<(), sqlx::Error> {
    const COLUMNS: &str = "table_id, text, opinion, marks, comment, outcome, reason, node, \
                           parent, seat, main, spent, remaining, outcome_seat, drawings";
    let mut sql = SqlBuilder::new("INSERT INTO table_moves (");
    sql.push(COLUMNS).push(")").push_values(rows, |sql, (table, row)| push_node(sql, table, row));
    sql.push(" ON CONFLICT (table_id, node) DO UPDATE SET ");
    let others = COLUMNS.split(", ").filter(|column| !["table_id", "node"].contains(column));
    sql.push_separated(", ", others, push_excluded);
    sql.build()?.execute(change).await?;
    Ok(())
}

/// The values of a node, in the order of the columns.
fn push_node(sql: &mut SqlBuilder, table: &str, row: &MoveRow) {
    let remark = row.remark.clone();
    let marks: Vec<String> = remark.marks.iter().map(ToString::to_string).collect();
    let marks = (!marks.is_empty()).then(|| marks.join(" "));
    let outcome = remark.verdict.map(|verdict| verdict.words().0);
    let reason = remark.verdict.and_then(|verdict| verdict.reason).map(rules::Reason::name);
    let seat = remark.verdict.and_then(|verdict| verdict.words().1).map(|player| player.0);
    let milliseconds = |time: Option<Duration>| time.map(|time| time.as_millis());
    sql.push_bind(table.to_owned()).push(", ").push_bind(row.text.clone());
    sql.push(", ").push_bind(remark.opinion).push(", ").push_bind(marks);
    sql.push(", ").push_bind(remark.comment).push(", ").push_bind(outcome);
    sql.push(", ").push_bind(reason).push(", ").push_number(row.node);
    sql.push(", ").push_optional(row.parent).push(", ").push_optional(row.seat);
    sql.push(", ").push_optional(row.main).push(", ").push_optional(milliseconds(remark.spent));
    sql.push(", ").push_optional(milliseconds(remark.left)).push(", ").push_optional(seat);
    let drawings: Vec<String> = remark.drawings.iter().map(ToString::to_string).collect();
    sql.push(", ").push_bind((!drawings.is_empty()).then(|| drawings.join(" ")));
}

/// Texts as a JSON array.
fn list(texts: &[String]) -> String {
    serde_json::to_string(texts).expect("texts")
}

/// A record without its moves.
fn packed_header(record: &Record) -> String {
    pack(&Record { tree: GameTree::default(), saved: None, ..record.clone() })
}

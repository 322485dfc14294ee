//! Saving live tables: what has changed of many tables, in one transaction.

use std::fmt::Write as _;

use record::{Record, pack};
use session::GameTree;
use sqlx::{AnyConnection, AssertSqlSafe, query};

use crate::{Library, MoveRow, StoreError, TableRow, TableSave, fault_injection::FaultInjection};

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
        let games: Vec<&Record> = saves.iter().filter_map(|save| save.finished.as_ref()).collect();
        let games = if games.is_empty() { Vec::new() } else { self.prepare(&games).await? };
        let mut change = self.pool.begin().await?;
        if write_rows(saves, &mut change, &self.faults).await? != saves.len() as u64 {
            change.rollback().await?;
            return Ok(false);
        }
        write_moves(saves, &mut change, &self.faults).await?;
        for game in games {
            self.faults.check()?;
            game.keep(&mut change).await?;
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
    const COLUMNS: &str = "id, owner, tournament, game, players, flow, host_token, seat_tokens, \
                           header, revision, moves, over, changed, running_since, browsing, \
                           offer, node";
    const TEXTS: usize = 9;
    let mut text = format!("INSERT INTO tables ({COLUMNS}) VALUES");
    for (index, save) in saves.iter().enumerate() {
        let row = &save.row;
        text.push_str(if index == 0 { " (" } else { ", (" });
        push_places(&mut text, index * TEXTS, TEXTS);
        // Numbers only, so the text of the query cannot be anything else than a query.
        let _ = write!(
            text,
            ", {}, {}, {}, {}, {}, {}, {}, {})",
            save.revision + 1,
            row.moves,
            u8::from(row.over),
            row.changed,
            number(row.running_since),
            u8::from(row.browsing),
            number(row.offer),
            save.node.number(),
        );
    }
    text.push_str(" ON CONFLICT (id) DO UPDATE SET ");
    for column in COLUMNS.split(", ").filter(|&column| column != "id" && column != "header") {
        let _ = write!(text, "{column} = excluded.{column}, ");
    }
    text.push_str(
        "header = CASE excluded.header WHEN '' THEN tables.header ELSE excluded.header END \
         WHERE tables.revision = excluded.revision - 1",
    );
    let mut query = query(AssertSqlSafe(text)).persistent(false);
    for TableSave { row, header, .. } in saves {
        let TableRow { id, owner, tournament, game, flow, host_token, .. } = row.clone();
        let header = header.as_ref().map(packed_header).unwrap_or_default();
        query = query.bind(id).bind(owner).bind(tournament).bind(game).bind(list(&row.players));
        query = query.bind(flow).bind(host_token).bind(list(&row.seat_tokens)).bind(header);
    }
    faults.check()?;
    Ok(query.execute(change).await?.rows_affected())
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
                           parent, seat, main, spent, remaining, outcome_seat";
    const TEXTS: usize = 7;
    let mut text = format!("INSERT INTO table_moves ({COLUMNS}) VALUES");
    for (index, (_, row)) in rows.iter().enumerate() {
        text.push_str(if index == 0 { " (" } else { ", (" });
        push_places(&mut text, index * TEXTS, TEXTS);
        let seat = row.remark.verdict.and_then(|verdict| verdict.words().1);
        let milliseconds = |time: Option<std::time::Duration>| number(time.map(|t| t.as_millis()));
        let _ = write!(
            text,
            ", {}, {}, {}, {}, {}, {}, {})",
            row.node,
            number(row.parent),
            number(row.seat),
            number(row.main),
            milliseconds(row.remark.spent),
            milliseconds(row.remark.left),
            number(seat.map(|player| player.0)),
        );
    }
    text.push_str(" ON CONFLICT (table_id, node) DO UPDATE SET ");
    let columns = COLUMNS.split(", ").filter(|column| !["table_id", "node"].contains(column));
    let set: Vec<String> = columns.map(|column| format!("{column} = excluded.{column}")).collect();
    text.push_str(&set.join(", "));
    let mut query = query(AssertSqlSafe(text)).persistent(false);
    for (table, row) in rows {
        let remark = row.remark.clone();
        let marks: Vec<String> = remark.marks.iter().map(ToString::to_string).collect();
        let marks = (!marks.is_empty()).then(|| marks.join(" "));
        let outcome = remark.verdict.map(|verdict| verdict.words().0);
        let reason = remark.verdict.and_then(|verdict| verdict.reason).map(rules::Reason::name);
        query = query.bind((*table).clone()).bind(row.text.clone()).bind(remark.opinion);
        query = query.bind(marks).bind(remark.comment).bind(outcome).bind(reason);
    }
    query.execute(change).await?;
    Ok(())
}

/// Writes as many places for values as a row has texts, after those of the rows before.
fn push_places(text: &mut String, before: usize, texts: usize) {
    for place in before + 1..=before + texts {
        let _ = write!(text, "{}${place}", if place == before + 1 { "" } else { ", " });
    }
}

/// A number as SQL has it.
fn number<T: ToString>(value: Option<T>) -> String {
    value.map_or_else(|| "NULL".to_owned(), |value| value.to_string())
}

/// Texts as a JSON array.
fn list(texts: &[String]) -> String {
    serde_json::to_string(texts).expect("texts")
}

/// A record without its moves.
fn packed_header(record: &Record) -> String {
    pack(&Record { tree: GameTree::default(), saved: None, ..record.clone() })
}

//! Keeping a game under way: its document from the first move on, then what changes, as rows.
//!
//! A game that goes on is saved like a live table, so a move writes one row however long the game
//! is. Its document among the games is brought up to date when it is over, or when the games are
//! looked through: whatever ends the program, every move is there.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use record::Record;
use session::{ExternalEngines, Session};
use sqlx::{Row as _, query};

use crate::{Library, StoreError, TableRow, TableSave, live_table::GameChanges};

/// The owner of the rows of games that are no tables of a server.
pub(crate) const OWNER: &str = "games";

/// Keeps one game under way in a library, under the number of its document.
#[derive(Debug, Default)]
pub struct GameSaver {
    number: Option<i64>,
    saved: Option<StoredRows>,
}

/// What is in the rows.
#[derive(Debug)]
struct StoredRows {
    revision: i64,
    /// How many edits of the tree of moves are saved.
    edits: usize,
    header: Record,
}

impl GameSaver {
    /// Keeps the game of a number, or one that is not in the library yet.
    #[must_use]
    pub const fn new(number: Option<i64>) -> Self {
        Self { number, saved: None }
    }

    /// The number of the game, once it has one.
    #[must_use]
    pub const fn number(&self) -> Option<i64> {
        self.number
    }

    /// Keeps the game as it is now, and tells its number. A game that was loaded from a file may be
    /// in the library as it was then; `older` is that.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed; the game is there as it was kept last.
    pub async fn save(
        &mut self,
        library: &Library,
        session: &Session,
        older: Option<&Record>,
    ) -> Result<i64, StoreError> {
        let number = match (self.number, older) {
            (Some(number), _) => number,
            (None, Some(older)) => library.add(older).await?.id(),
            (None, None) => {
                let number = library.add(&session.record()).await?.id();
                return Ok(*self.number.insert(number));
            }
        };
        if session.ending().is_some() {
            let number = library.replace(number, &session.record()).await?.id();
            *self = Self::new(Some(number));
            return Ok(number);
        }
        let mut save = self.changes_to_save(number, session);
        if !library.save_game(&save).await? {
            // The rows are gone: another program has made a document of them.
            self.saved = None;
            save = self.changes_to_save(number, session);
            library.save_game(&save).await?;
        }
        let edits = session.tree().edit_count();
        self.saved =
            Some(StoredRows { revision: save.revision + 1, edits, header: session.header() });
        Ok(*self.number.insert(number))
    }

    /// What is to be saved: what has changed since the last time, or everything.
    fn changes_to_save(&self, number: i64, session: &Session) -> TableSave {
        let tree = session.tree();
        let row = TableRow {
            id: row_id(number),
            owner: OWNER.to_owned(),
            game: session.game().to_string(),
            players: session.setup().players.iter().map(ToString::to_string).collect(),
            moves: tree.ply(tree.current()),
            changed: now(),
            ..TableRow::default()
        };
        let changes = match &self.saved {
            None => GameChanges::Whole,
            Some(saved) => GameChanges::Parts {
                header: !session.header().has_header_of(&saved.header),
                nodes: tree.edits_since(saved.edits),
            },
        };
        let revision = self.saved.as_ref().map_or(0, |saved| saved.revision);
        TableSave::of(row, revision, session, changes)
    }
}

/// The name of the rows of a game.
pub(crate) fn row_id(number: i64) -> String {
    format!("game-{number}")
}

/// This moment in seconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

impl Library {
    /// Brings the documents of games under way up to date, so that they are found as they are.
    pub(crate) async fn fold_games(&self) -> Result<(), StoreError> {
        let rows = query("SELECT id FROM tables WHERE owner = $1").bind(OWNER);
        let rows = rows.fetch_all(&self.pool).await.map_err(|error| self.fail(error))?;
        for row in rows {
            let id: String = row.try_get(0).map_err(|error| self.fail(error))?;
            let number = id.strip_prefix("game-").and_then(|number| number.parse().ok());
            // What is damaged must not be in the way of the other games.
            if let (Some(number), Ok(Some(live))) = (number, self.table(&id).await)
                && let Ok((session, _)) =
                    Session::go_on(live.record, 0, &ExternalEngines::default(), Instant::now())
            {
                let folded = self.replace_at(number, &session.record(), Some(live.revision)).await;
                folded.map_err(|error| self.fail(error))?;
            }
        }
        Ok(())
    }
}

//! A table as it is kept in the library, so that it survives the server.

use record::{Form, Reading, Record};
use serde::{Deserialize, Serialize};
use store::LiveTable;

use crate::wire::{SeatToken, TableEntry};

/// A table as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    /// Who may do what there.
    pub(crate) rights: Rights,
    /// The game.
    pub(crate) record: Record,
}

/// All of a table in one text.
#[derive(Serialize, Deserialize)]
struct Content {
    rights: Rights,
    /// The game, as its JSON.
    record: String,
}

/// Whose a table is, and who may sit where.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Rights {
    /// Whose table it is: the cookie of a browser.
    pub(crate) owner: String,
    /// How it is listed, tokens included.
    pub(crate) entry: TableEntry,
    /// Every token that was ever given out for a seat of a person.
    pub(crate) tokens: Vec<SeatToken>,
}

impl Kept {
    /// Its name in addresses.
    pub(crate) fn id(&self) -> &str {
        &self.rights.entry.opened.id
    }

    /// The table as the library keeps it.
    pub(crate) fn content(&self) -> String {
        let content = Content { rights: self.rights.clone(), record: record::pack(&self.record) };
        serde_json::to_string(&content).expect("rights are plain data")
    }

    /// A table out of the library; one that cannot be read is told to whoever looks after the
    /// server.
    pub(crate) fn read(table: LiveTable) -> Option<Self> {
        let LiveTable { id, content, .. } = table;
        let content: Result<Content, _> = serde_json::from_str(&content);
        let content = content.inspect_err(|error| tracing::warn!(id, %error, "this is no table"));
        let Content { rights, record } = content.ok()?;
        let reading = Reading { form: Some(Form::Json), ..Reading::default() };
        let records = reading.read(record.as_bytes());
        let records = records.inspect_err(|error| tracing::warn!(id, %error, "this is no game"));
        Some(Self { rights, record: records.ok()?.swap_remove(0) })
    }
}

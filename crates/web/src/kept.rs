//! A table as it is kept in the library, so that it survives the server.

use record::Record;
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

    /// The rights as the library keeps them.
    pub(crate) fn seats(&self) -> String {
        serde_json::to_string(&self.rights).expect("rights are plain data")
    }

    /// A table out of the library; one that cannot be read is told to whoever looks after the
    /// server.
    pub(crate) fn read(table: LiveTable) -> Option<Self> {
        let LiveTable { id, record, seats, .. } = table;
        let rights = serde_json::from_str(&seats);
        let rights = rights.inspect_err(|error| tracing::warn!(id, %error, "this is no table"));
        Some(Self { rights: rights.ok()?, record })
    }
}

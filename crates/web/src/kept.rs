//! A table as it is kept in the library, so that it survives the server.

use record::{Form, Reading, Record};
use serde::{Deserialize, Serialize};
use store::{Keeping, LiveTable};

use crate::{
    token::brief,
    wire::{SeatToken, TableEntry},
};

/// A table as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    /// Who may do what there.
    pub(crate) rights: Rights,
    /// What is going on there besides the game.
    pub(crate) affairs: Affairs,
    /// The game.
    pub(crate) record: Record,
    /// How often it had been kept before; 0 for one that never was.
    pub(crate) revision: i64,
}

/// All of a table in one text.
#[derive(Serialize, Deserialize)]
struct Content {
    rights: Rights,
    #[serde(default)]
    affairs: Affairs,
    /// The game, as its JSON.
    record: String,
}

/// As much of the text as is needed to list the table.
#[derive(Deserialize)]
struct Label {
    rights: Rights,
}

/// What is going on at a table besides the game, and is not written down with it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Affairs {
    /// Whether everything waits.
    pub(crate) paused: bool,
    /// Whether that is only because somebody goes through the game.
    pub(crate) browsing: bool,
    /// Who has offered a draw that nobody has answered.
    pub(crate) offer: Option<u8>,
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

impl Rights {
    /// Whose a table out of the library is, without looking at the game.
    pub(crate) fn read(table: &LiveTable) -> Option<Self> {
        let label: Result<Label, _> = serde_json::from_str(&table.content);
        let id = brief(&table.id);
        let label = label.inspect_err(|error| tracing::warn!(id, %error, "this is no table"));
        Some(label.ok()?.rights)
    }
}

impl Kept {
    /// Its name in addresses.
    pub(crate) fn id(&self) -> &str {
        &self.rights.entry.opened.id
    }

    /// The table as the library keeps it, with the game if that has just ended.
    pub(crate) fn keeping(&self, over: bool) -> Keeping {
        let content = Content {
            rights: self.rights.clone(),
            affairs: self.affairs,
            record: record::pack(&self.record),
        };
        Keeping {
            id: self.id().to_owned(),
            content: serde_json::to_string(&content).expect("rights are plain data"),
            revision: self.revision,
            over: over.then(|| self.record.clone()),
        }
    }

    /// A table out of the library; one that cannot be read is told to whoever looks after the
    /// server.
    pub(crate) fn read(table: LiveTable) -> Option<Self> {
        let LiveTable { id, content, revision, .. } = table;
        let id = brief(&id);
        let content: Result<Content, _> = serde_json::from_str(&content);
        let content = content.inspect_err(|error| tracing::warn!(id, %error, "this is no table"));
        let Content { rights, affairs, record } = content.ok()?;
        let reading = Reading { form: Some(Form::Json), ..Reading::default() };
        let records = reading.read(record.as_bytes());
        let records = records.inspect_err(|error| tracing::warn!(id, %error, "this is no game"));
        let record = records.ok()?.into_iter().next()?;
        Some(Self { rights, affairs, record, revision })
    }
}

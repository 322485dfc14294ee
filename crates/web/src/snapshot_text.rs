//! A table as the library keeps it: all of a snapshot in one text.

use record::{Form, Reading};
use rules::{Player, Spec};
use serde::{Deserialize, Serialize};
use session::Flow;
use store::{Keeping, LiveTable};
use table::{Listing, LiveFlags, Snapshot, TableKeys, Token};

use crate::{
    tables::opened,
    token::brief,
    wire::{SeatToken, TableEntry},
};

/// All of a table in one text.
#[derive(Serialize, Deserialize)]
struct Content {
    rights: Ownership,
    #[serde(default)]
    affairs: Flags,
    /// The game, as its JSON.
    record: String,
}

/// As much of the text as is needed to list the table.
#[derive(Deserialize)]
struct Label {
    rights: Ownership,
}

/// What is going on at a table besides the game.
#[derive(Default, Serialize, Deserialize)]
struct Flags {
    paused: bool,
    browsing: bool,
    offer: Option<u8>,
}

/// Whose a table is, and how it is listed.
#[derive(Serialize, Deserialize)]
pub(crate) struct Ownership {
    /// The browser that opened it.
    pub(crate) owner: String,
    /// How it is listed, tokens included.
    pub(crate) entry: TableEntry,
    /// Every token that was ever given out for a seat.
    tokens: Vec<SeatToken>,
}

impl Ownership {
    /// Whose a table out of the library is, without looking at the game.
    pub(crate) fn read(table: &LiveTable) -> Option<Self> {
        let label: Result<Label, _> = serde_json::from_str(&table.content);
        let id = brief(&table.id);
        let label =
            label.inspect_err(|error| tracing::warn!(id, %error, "a live table is unreadable"));
        Some(label.ok()?.rights)
    }

    /// Whose a table is, and how it is listed.
    pub(crate) fn of(snapshot: &Snapshot) -> Self {
        let keys = &snapshot.keys;
        let tokens = (0..).zip(&keys.seats);
        let tokens =
            tokens.map(|(seat, token)| SeatToken { seat, token: token.as_str().to_owned() });
        Self { owner: keys.owner.clone(), entry: entry(snapshot), tokens: tokens.collect() }
    }
}

fn entry(snapshot: &Snapshot) -> TableEntry {
    let Listing { game, players, moves, over, changed } = &snapshot.listing;
    TableEntry {
        opened: opened(&snapshot.invitation()),
        name: game.name.clone(),
        spec: game.to_string(),
        players: players.iter().map(ToString::to_string).collect(),
        moves: u32::try_from(*moves).unwrap_or(u32::MAX),
        over: *over,
        changed: u32::try_from(*changed).unwrap_or_default(),
    }
}

/// A table as the library keeps it, with the game if that has just ended.
pub(crate) fn write(snapshot: &Snapshot, finished: bool) -> Keeping {
    let LiveFlags { flow, browsing, offer } = snapshot.flags;
    let offer = offer.map(|player| player.0);
    let content = Content {
        rights: Ownership::of(snapshot),
        affairs: Flags { paused: flow == Flow::Paused, browsing, offer },
        record: record::pack(&snapshot.record),
    };
    Keeping {
        id: snapshot.keys.id.clone(),
        content: serde_json::to_string(&content).expect("a table is plain data"),
        revision: snapshot.revision,
        over: finished.then(|| snapshot.record.clone()),
    }
}

/// A table out of the library; one that cannot be read is told to whoever looks after the server.
pub(crate) fn read(table: LiveTable) -> Option<Snapshot> {
    let LiveTable { id, content, revision, .. } = table;
    let id = brief(&id);
    let content: Result<Content, _> = serde_json::from_str(&content);
    let content =
        content.inspect_err(|error| tracing::warn!(id, %error, "a live table is unreadable"));
    let Content { rights: Ownership { owner, entry, tokens }, affairs, record } = content.ok()?;
    let reading = Reading { form: Some(Form::Json), ..Reading::default() };
    let records = reading.read(record.as_bytes());
    let records = records.inspect_err(|error| tracing::warn!(id, %error, "a game is unreadable"));
    let record = records.ok()?.into_iter().next()?;
    let seats = tokens.into_iter().map(|SeatToken { token, .. }| Token::new(token)).collect();
    let keys = TableKeys { id: entry.opened.id, owner, host: Token::new(entry.opened.host), seats };
    let spec = |text: &String| text.parse().unwrap_or_else(|_| Spec::new(text));
    let listing = Listing {
        game: record.game.clone(),
        players: entry.players.iter().map(spec).collect(),
        moves: entry.moves as usize,
        over: entry.over,
        changed: entry.changed.into(),
    };
    let flow = if affairs.paused { Flow::Paused } else { Flow::Running };
    let flags = LiveFlags { flow, browsing: affairs.browsing, offer: affairs.offer.map(Player) };
    Some(Snapshot { keys, listing, flags, record, revision })
}

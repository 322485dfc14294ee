//! Live tables to save: a session is driven, and what changed of it is saved as a server does.

use std::time::Instant;

use record::{NodeId, Record};
use rules::Spec;
use session::{Command, Event, ExternalEngines, Session, Setup};
use store::{GameChanges, Library, TableRow, TableSave};

/// A session at a table, and what of it was saved.
pub(crate) struct Played {
    pub(crate) session: Session,
    id: String,
    now: Instant,
    revision: i64,
    edits: usize,
    header: Option<Record>,
    whole: bool,
}

impl Played {
    pub(crate) fn new(id: &str, game: &str) -> Self {
        let game: Spec = game.parse().expect("a spec");
        let players = session::open_table(&game).expect("a game").players();
        let players = vec![Spec::new("human"); usize::from(players)];
        let now = Instant::now();
        let setup = Setup { seed: 1, ..Setup::new(game, players) };
        let (session, _) = Session::new(setup, now).expect("a table");
        let id = id.to_owned();
        Self { session, id, now, revision: 0, edits: 0, header: None, whole: true }
    }

    pub(crate) fn apply(&mut self, command: Command) -> bool {
        let Ok(step) = self.session.apply(command, self.now) else { return false };
        if step.events.contains(&Event::Begun) {
            (self.whole, self.edits) = (true, 0);
        }
        !step.events.is_empty()
    }

    pub(crate) fn play(&mut self, text: &str) {
        let player = self.session.turn();
        assert!(self.apply(Command::Play { player, text: text.to_owned() }), "{text}");
    }

    pub(crate) fn row(&self) -> TableRow {
        let tree = self.session.tree();
        TableRow {
            moves: tree.ply(tree.current()),
            over: self.session.ending().is_some(),
            game: self.session.game().to_string(),
            ..row(&self.id)
        }
    }

    /// What has changed since it was saved last.
    pub(crate) fn changes(&self) -> TableSave {
        let tree = self.session.tree();
        let changes = if self.whole {
            GameChanges::Whole
        } else {
            let header = self.header.as_ref() != Some(&self.session.header());
            GameChanges::Parts { header, nodes: tree.edits_since(self.edits) }
        };
        TableSave::of(self.row(), self.revision, &self.session, changes)
    }

    pub(crate) async fn save(&mut self, library: &Library) {
        let saved = library.save_tables(&[self.changes()]).await.expect("saved");
        self.note_saved(saved[0].expect("not overtaken"));
    }

    pub(crate) fn note_saved(&mut self, revision: i64) {
        self.revision = revision;
        self.edits = self.session.tree().edit_count();
        self.header = Some(self.session.header());
        self.whole = false;
    }

    /// A session that goes on with the table as a library has it.
    pub(crate) async fn loaded(&self, library: &Library) -> Session {
        let table = library.table(&self.id).await.expect("read").expect("saved before");
        assert_eq!((table.row, table.revision), (self.row(), self.revision));
        go_on(table.record)
    }
}

pub(crate) fn go_on(record: Record) -> Session {
    Session::go_on(record, 1, &ExternalEngines::default(), Instant::now()).expect("it goes on").0
}

fn row(id: &str) -> TableRow {
    TableRow {
        id: id.to_owned(),
        owner: format!("owner of {id}"),
        players: vec!["human:name=\"a, b\"".to_owned(), "level:3".to_owned()],
        changed: 1_700_000_000,
        flow: "running".to_owned(),
        running_since: Some(1_700_000_000_123),
        used: 4_321,
        network: format!("network of {id}"),
        offer: Some(1),
        host_token: "host".to_owned(),
        seat_tokens: vec!["one".to_owned(), "two".to_owned()],
        tournament: Some("spring".to_owned()),
        casual: true,
        people: "{\"guests\":[null,0]}".to_owned(),
        ..TableRow::default()
    }
}

/// A table of which nothing was played, that follows a revision.
pub(crate) fn save_of(id: &str, game: &str, revision: i64) -> TableSave {
    let played = Played::new(id, game);
    TableSave { row: row(id), revision, node: NodeId::START, ..played.changes() }
}

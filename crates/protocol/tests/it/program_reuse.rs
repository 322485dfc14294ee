//! One program for a whole match: it is started once, and told when another game begins.

use std::{fs, path::Path};

use protocol::{Contact, EngineCatalogue, Protocol};
use rules::Spec;
use session::{EngineProvider, ExternalEngine};
use tempfile::tempdir;

use crate::external_engines::{ask, script};

/// A program that plays draughts and writes down when it is started and when a game begins.
fn scribe(journal: &Path) -> String {
    let journal = journal.display();
    format!(
        "echo started >> {journal}; while read -r word rest; do case $word in hub) echo wait;; \
         init) echo ready;; new-game) echo game >> {journal};; go) echo done move=32-28;; \
         quit) exit;; esac; done"
    )
}

fn invite(catalogue: &EngineCatalogue, game: &str) -> Box<dyn ExternalEngine> {
    let game: Spec = game.parse().expect("a spec");
    let invited = catalogue.invite(&Spec::new("scribe"), &game).expect("it plays this");
    invited.expect("it is there")
}

/// Plays a move in each of three games, and says what the program has written down.
fn three_games(mut catalogue: EngineCatalogue) -> String {
    let folder = tempdir().expect("a temporary folder");
    let journal = folder.path().join("journal");
    let program = script(Protocol::Hub, &scribe(&journal));
    catalogue.insert("scribe", Contact::Program(program));
    for _ in 0..3 {
        let mut guest = invite(&catalogue, "draughts");
        assert_eq!(ask(&mut *guest, "draughts", &[]).expect("it plays").best, "32-28");
    }
    fs::read_to_string(journal).expect("it wrote something")
}

#[test]
fn in_a_contest_a_program_is_started_once() {
    let written = three_games(EngineCatalogue::default().reusing_programs());
    assert_eq!(written, "started\ngame\ngame\ngame\n");
}

#[test]
fn elsewhere_it_ends_with_its_game() {
    assert_eq!(three_games(EngineCatalogue::default()), "started\ngame\n".repeat(3));
}

/// One that has ended while it waited is started again.
#[test]
fn one_that_ended_meanwhile_is_started_again() {
    let folder = tempdir().expect("a temporary folder");
    let journal = folder.path().join("journal");
    let text = scribe(&journal).replace("move=32-28", "move=32-28; exit");
    let mut catalogue = EngineCatalogue::default().reusing_programs();
    catalogue.insert("scribe", Contact::Program(script(Protocol::Hub, &text)));
    for _ in 0..2 {
        let mut guest = invite(&catalogue, "draughts");
        assert_eq!(ask(&mut *guest, "draughts", &[]).expect("it plays").best, "32-28");
    }
    let written = fs::read_to_string(journal).expect("it wrote something");
    assert_eq!(written.matches("started").count(), 2, "{written}");
}

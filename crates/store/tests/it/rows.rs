//! Rows are the game: whatever is done at a table, its rows load as its text does; what a save or an
//! upgrade writes is all there or not at all; and a move costs the same in a long game.

use std::{fs, path::Path};

use fastrand::Rng;
use record::{Form, NodeId, ReadContext, pack};
use rules::{Player, Spec};
use session::{Command, Session};
use store::{Library, LibraryLocation};
use tempfile::TempDir;

use crate::{
    support::backends::{Spot, both, open},
    support::tables::{Played, go_on},
};

both! {
    rows_and_text_load_alike_after_any_commands
    a_save_that_fails_at_any_statement_leaves_the_table_as_it_was
}

const GAMES: [&str; 4] =
    ["connect-four", "morpion:width=4,players=3", "draughts", "othello:size=6"];

/// A command that may or may not make sense.
pub(crate) fn any_command(session: &Session, rng: &mut Rng) -> Command {
    let player = session.turn();
    let node = NodeId::new(rng.usize(..=session.tree().len()));
    match rng.u8(..16) {
        0 => Command::Undo { moves: Some(rng.usize(1..4)) },
        1 => Command::Redo { moves: None },
        2 => Command::GoTo(node),
        3 => {
            let text = ["", "good", "é\u{0}\n{x} '\"", "two\nlines"][rng.usize(..4)];
            Command::Comment { node, text: text.to_owned() }
        }
        4 => Command::Resign { player },
        5 => Command::OfferDraw { player },
        6 => Command::Pause,
        7 => Command::Seat { player: Player(0), spec: Spec::new("human").with("name", "Zoé") },
        8 if rng.u8(..4) == 0 => Command::Again,
        _ => {
            let moves = session.view().moves;
            let text = rng.choice(&moves).map_or(String::new(), |turn| turn.text.clone());
            Command::Play { player, text }
        }
    }
}

/// What can be told of a session from outside.
pub(crate) fn told(session: &Session) -> (record::Record, String, Option<session::GameEnding>) {
    (session.record(), session.table().position(), session.ending())
}

async fn rows_and_text_load_alike_after_any_commands(spot: Spot) {
    let library = open(&spot).await;
    let json = ReadContext { form: Some(Form::Json), ..ReadContext::default() };
    for (seed, game) in (1..).zip(GAMES) {
        let mut rng = Rng::with_seed(seed);
        let mut table = Played::new(game, game);
        table.save(&library).await;
        for _ in 0..80 {
            let command = any_command(&table.session, &mut rng);
            if !table.apply(command.clone()) {
                continue;
            }
            table.save(&library).await;
            let text = pack(&table.session.record());
            let by_text = go_on(json.read(text.as_bytes()).expect("a record").remove(0));
            let by_rows = table.loaded(&library).await;
            assert_eq!(told(&by_rows), told(&by_text), "{game} after {command:?}");
            assert_eq!(
                by_rows.tree().current(),
                table.session.tree().current(),
                "node numbers stay"
            );
        }
    }
}

async fn a_save_that_fails_at_any_statement_leaves_the_table_as_it_was(spot: Spot) {
    let library = open(&spot).await;
    let mut table = Played::new("blue", "connect-four");
    table.play("4");
    table.save(&library).await;
    let before = library.table("blue").await.expect("read");
    table.play("4");
    for statement in 1.. {
        library.fail_at(statement);
        let mut save = table.changes();
        save.finished = Some(table.session.record());
        let saved = library.save_tables(&[save]).await;
        library.fail_at(0);
        if let Ok(saved) = saved {
            assert!(statement > 3, "a row, a move, a game and the end of the transaction");
            assert_eq!(saved, [Some(2)]);
            break;
        }
        assert_eq!(library.table("blue").await.expect("read"), before, "at statement {statement}");
        assert_eq!(library.count().await.expect("counted"), 0, "at statement {statement}");
    }
    let after = library.table("blue").await.expect("read").expect("there");
    assert_eq!((after.revision, after.row.moves), (2, 2));
    assert_eq!(library.count().await.expect("counted"), 1);
}

/// A copy of the library that the first version has made.
fn older_library(folder: &Path) -> LibraryLocation {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/data/libraries");
    let path = folder.join("library.db");
    fs::copy(data.join("plateau-0.1.db"), &path).expect("copied");
    LibraryLocation::File(path)
}

#[test]
fn an_upgrade_that_fails_at_any_statement_goes_on_later() {
    crate::support::backends::run(async {
        let folder = TempDir::new().expect("a folder");
        let expected = Library::open(&older_library(folder.path())).await.expect("upgraded");
        let (games, tables) =
            (expected.count().await.expect("games"), expected.table_count().await.expect("tables"));
        assert!(games > 0 && tables > 0, "{games} games and {tables} tables");
        expected.close().await;
        for statement in 1.. {
            let folder = TempDir::new().expect("a folder");
            let place = older_library(folder.path());
            let reached = Library::open_failing_at(&place, statement).await.is_err();
            let library = Library::open(&place).await.expect("it goes on");
            assert_eq!(library.count().await.expect("games"), games, "at {statement}");
            assert_eq!(library.table_count().await.expect("tables"), tables, "at {statement}");
            library.close().await;
            if !reached {
                assert!(statement > 10, "every game and every table is a statement or more");
                break;
            }
        }
    });
}

#[test]
fn a_move_writes_as_much_late_in_a_game_as_early() {
    let mut table = Played::new("long", "morpion:width=26,height=26,align=26");
    let mut rng = Rng::with_seed(1);
    let mut written = Vec::new();
    for ply in 1..=600 {
        let moves = table.session.view().moves;
        let text = rng.choice(&moves).expect("the grid is large").text.clone();
        table.play(&text);
        let save = table.changes();
        if [10, 100, 600].contains(&ply) {
            written.push((save.moves.len(), save.header.is_some(), save.whole));
        }
        table.note_saved(ply);
    }
    assert_eq!(written, [(1, false, false); 3], "one row of a move, and nothing else of the game");
}

#[test]
fn tokens_that_were_saved_as_they_are_become_hashes() {
    crate::support::backends::run(async {
        let spot = crate::support::backends::file();
        let library = crate::support::backends::open(&spot).await;
        let mut table = Played::new("blue", "connect-four");
        table.play("4");
        let mut save = table.changes();
        let token = |digit: char| digit.to_string().repeat(32);
        save.row.owner = token('0');
        (save.row.host_token, save.row.seat_tokens) = (token('1'), vec![token('2'), token('3')]);
        library.save_tables(&[save]).await.expect("saved");
        library.close().await;
        for _ in 0..2 {
            let library = crate::support::backends::open(&spot).await;
            let row = library.table("blue").await.expect("read").expect("there").row;
            // The SHA-256 of 32 zeroes, ones and so on.
            assert!(row.owner.starts_with("84e0c0ea"), "{}", row.owner);
            assert_eq!(row.host_token.len(), 64);
            assert!(row.seat_tokens.iter().all(|token| token.len() == 64));
            assert_ne!(row.seat_tokens[0], row.seat_tokens[1]);
            library.close().await;
        }
    });
}

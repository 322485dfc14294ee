//! A game under way is in the library with every move, whoever looks and whatever ends the program.

use std::time::Instant;

use fastrand::Rng;
use rules::Spec;
use session::{Command, Event, Session, Setup};
use store::{GameQuery, GameSaver, Library, position_key};

use crate::{
    rows::any_command,
    support::backends::{Spot, both, open},
    support::games::game,
};

both! {
    a_game_is_there_with_every_move
    what_is_kept_is_the_game_after_any_commands
    a_game_goes_on_while_others_look
    a_game_that_is_over_is_a_document_alone
    a_game_of_a_file_keeps_its_number
    a_game_that_is_removed_leaves_no_rows
    a_save_that_fails_at_any_statement_leaves_the_game_as_it_was
    games_under_way_are_no_tables
}

fn session(game: &str) -> Session {
    let game: Spec = game.parse().expect("a spec");
    let people = vec![Spec::new("human"); 2];
    Session::new(Setup::new(game, people), Instant::now()).expect("a game").0
}

fn play(session: &mut Session, moves: &str) {
    for text in moves.split_whitespace() {
        let command = Command::Play { player: session.turn(), text: text.to_owned() };
        session.apply(command, Instant::now()).expect("a legal move");
    }
}

async fn keep(keeper: &mut GameSaver, library: &Library, session: &Session) -> i64 {
    keeper.save(library, session, None).await.expect("kept")
}

async fn a_game_is_there_with_every_move(spot: Spot) {
    let library = open(&spot).await;
    let (mut session, mut keeper) = (session("connect-four"), GameSaver::default());
    for text in ["4", "4", "5", "3", "2"] {
        play(&mut session, text);
        keep(&mut keeper, &library, &session).await;
    }
    // Nothing is closed, as when the program is killed.
    let later = open(&spot).await;
    let number = keeper.number().expect("it is in the library");
    assert_eq!(later.record(number).await.expect("found"), session.record());
    let positions = vec![position_key("connect-four", session.table())];
    let search = GameQuery { positions, ..GameQuery::default() };
    let found = later.find(&search).await.expect("found");
    assert_eq!(found.iter().map(|game| game.id).collect::<Vec<_>>(), [number]);
    assert_eq!(later.count_found(&GameQuery::default()).await.expect("counted"), 1);
}

async fn what_is_kept_is_the_game_after_any_commands(spot: Spot) {
    let library = open(&spot).await;
    let mut rng = Rng::with_seed(11);
    for game in ["connect-four", "othello:size=6", "draughts"] {
        let (mut session, mut keeper) = (session(game), GameSaver::default());
        for turn in 0..60 {
            let command = any_command(&session, &mut rng);
            let Ok(step) = session.apply(command.clone(), Instant::now()) else { continue };
            if step.events.contains(&Event::Begun) {
                keeper = GameSaver::default();
            }
            if session.tree().is_empty() {
                continue;
            }
            let number = keep(&mut keeper, &library, &session).await;
            // Rows that were made a document of are begun anew; that must not be all there is.
            if turn % 7 == 0 {
                let kept = library.record(number).await.expect("found");
                assert_eq!(kept, session.record(), "{game} after {command:?}");
            }
        }
    }
}

async fn a_game_goes_on_while_others_look(spot: Spot) {
    let (library, other) = (open(&spot).await, open(&spot).await);
    let (mut session, mut keeper) = (session("connect-four"), GameSaver::default());
    for text in ["4", "4", "5", "3", "2", "2"] {
        play(&mut session, text);
        let number = keep(&mut keeper, &library, &session).await;
        let found = other.find(&GameQuery::default()).await.expect("found");
        assert_eq!(found.len(), 1);
        assert_eq!(other.record(number).await.expect("found"), session.record());
    }
}

async fn a_game_that_is_over_is_a_document_alone(spot: Spot) {
    let library = open(&spot).await;
    let (mut session, mut keeper) = (session("connect-four"), GameSaver::default());
    play(&mut session, "4 1 4 1 4");
    keep(&mut keeper, &library, &session).await;
    play(&mut session, "1");
    let number = keep(&mut keeper, &library, &session).await;
    let rows = format!("game-{number}");
    assert!(library.table(&rows).await.expect("read").is_some(), "it goes on");
    play(&mut session, "4");
    assert!(session.ending().is_some());
    assert_eq!(keep(&mut keeper, &library, &session).await, number);
    assert_eq!(library.table(&rows).await.expect("read"), None);
    assert_eq!(library.record(number).await.expect("found"), session.record());
    // The last move is taken back, and another one played.
    session.apply(Command::Undo { moves: Some(1) }, Instant::now()).expect("it is taken back");
    play(&mut session, "7");
    assert_eq!(keep(&mut keeper, &library, &session).await, number);
    assert_eq!(library.record(number).await.expect("found"), session.record());
}

async fn a_game_of_a_file_keeps_its_number(spot: Spot) {
    let library = open(&spot).await;
    let older = game("connect-four", "4 4 5", ["Ann", "Bob"]);
    let number = library.add(&older).await.expect("kept").id();
    let external_engines = session::ExternalEngines::default();
    let (mut session, _) =
        Session::go_on(older.clone(), 1, &external_engines, Instant::now()).expect("it goes on");
    play(&mut session, "3");
    let mut keeper = GameSaver::default();
    let kept = keeper.save(&library, &session, Some(&older)).await.expect("kept");
    assert_eq!(kept, number);
    assert_eq!(library.record(number).await.expect("found"), session.record());
    assert_eq!(library.count().await.expect("counted"), 1);
}

async fn a_game_that_is_removed_leaves_no_rows(spot: Spot) {
    let library = open(&spot).await;
    let (mut session, mut keeper) = (session("connect-four"), GameSaver::default());
    for text in ["4", "4", "5"] {
        play(&mut session, text);
        keep(&mut keeper, &library, &session).await;
    }
    let number = keeper.number().expect("it is in the library");
    assert!(library.remove(number).await.expect("removed"));
    assert_eq!(library.find(&GameQuery::default()).await.expect("found"), []);
    // Who plays on has it in the library again.
    play(&mut session, "3");
    assert_eq!(keep(&mut keeper, &library, &session).await, number);
    assert_eq!(library.record(number).await.expect("found"), session.record());
}

async fn a_save_that_fails_at_any_statement_leaves_the_game_as_it_was(spot: Spot) {
    let library = open(&spot).await;
    let (mut session, mut keeper) = (session("connect-four"), GameSaver::default());
    for text in ["4", "4"] {
        play(&mut session, text);
        keep(&mut keeper, &library, &session).await;
    }
    let rows = format!("game-{}", keeper.number().expect("it is in the library"));
    let before = library.table(&rows).await.expect("read");
    play(&mut session, "5");
    for statement in 1.. {
        library.fail_at(statement);
        let kept = keeper.save(&library, &session, None).await;
        library.fail_at(0);
        if kept.is_ok() {
            assert!(statement > 3, "the row, the move and the end of the transaction");
            break;
        }
        assert_eq!(library.table(&rows).await.expect("read"), before, "at statement {statement}");
    }
    let number = keeper.number().expect("it is in the library");
    assert_eq!(library.record(number).await.expect("found"), session.record());
}

async fn games_under_way_are_no_tables(spot: Spot) {
    let library = open(&spot).await;
    let (mut session, mut keeper) = (session("connect-four"), GameSaver::default());
    for text in ["4", "4", "5"] {
        play(&mut session, text);
        keep(&mut keeper, &library, &session).await;
    }
    assert_eq!(library.table_count().await.expect("counted"), 0);
    assert_eq!(library.spare_tables(i64::MAX, 10).await.expect("found"), [""; 0]);
    assert_eq!(library.clear_tables_before(i64::MAX).await.expect("cleared"), 0);
    let number = keeper.number().expect("it is in the library");
    assert_eq!(library.record(number).await.expect("found"), session.record());
}

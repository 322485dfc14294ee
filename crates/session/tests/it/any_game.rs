//! The erased table: what is asked cheaply is what the whole view shows.

use rules::{Spec, Square};
use search::{Limits, Stop};
use session::{AnyGame, GAMES, open_table};

fn table(game: &str) -> Box<dyn AnyGame> {
    let spec: Spec = game.parse().expect("a spec");
    open_table(&spec).unwrap_or_else(|error| panic!("{error}"))
}

fn play(table: &mut dyn AnyGame, moves: &str) {
    for text in moves.split_whitespace() {
        table.play(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// The names of some squares, as people call them.
fn names(table: &dyn AnyGame, squares: &[Square]) -> Vec<String> {
    squares.iter().map(|&square| table.square_name(square)).collect()
}

#[test]
fn the_turn_the_end_and_the_last_move_agree_with_the_view_in_every_game() {
    let mut rng = fastrand::Rng::with_seed(8);
    for room in GAMES {
        let mut table = table(room.name());
        assert_eq!(table.last(), None);
        loop {
            let view = table.view();
            assert_eq!((table.turn(), table.ending()), (view.turn, view.ending));
            assert_eq!(table.fork().view(), view);
            let Some(turn) = (!view.moves.is_empty()).then(|| rng.choice(&view.moves)).flatten()
            else {
                break;
            };
            table.play(&turn.text).expect("a move of the view");
            assert_eq!(table.last().as_ref(), Some(turn), "{}", room.name());
        }
        assert!(table.ending().is_some());
        assert!(table.undo() && table.ending().is_none(), "{}", room.name());
    }
}

#[test]
fn a_fork_goes_its_own_way() {
    let mut here = table("morpion");
    play(&mut *here, "A1 B1");
    let mut there = here.fork();
    play(&mut *there, "C1");
    assert_eq!(here.position(), "XO./.../... X");
    assert_eq!(there.position(), "XOX/.../... O");
    assert!(there.undo() && there.undo() && there.undo() && !there.undo());
}

#[test]
fn what_a_capture_takes_and_which_pieces_must_take() {
    let mut table = table("draughts");
    play(&mut *table, "32-28 19-23");
    let view = table.view();
    let capture = &view.moves[0];
    assert_eq!((view.moves.len(), &*capture.text), (1, "28x19"));
    assert_eq!(names(&*table, &capture.path), ["28", "19"]);
    assert_eq!(names(&*table, &capture.takes), ["23"]);
    assert_eq!(names(&*table, &view.forced()), ["28"]);
    play(&mut *table, "28x19");
    let view = table.view();
    assert_eq!(names(&*table, &view.forced()), ["13", "14"], "each of them can take back");
    assert_eq!(table.last().map(|last| last.takes.len()), Some(1));
}

#[test]
fn captures_are_told_in_the_order_of_the_jumps() {
    let mut table = table("draughts");
    for (position, path, takes) in [
        ("W:W33:B28,18,8", ["33", "22", "13", "2"], ["28", "18", "8"]),
        ("B:BK2:W8,22,32", ["2", "13", "27", "38"], ["8", "22", "32"]),
        ("W:W45:B40,30,20", ["45", "34", "25", "14"], ["40", "30", "20"]),
    ] {
        table.set_up(position).unwrap_or_else(|error| panic!("{error}"));
        let moves = table.view().moves;
        let wanted = moves.iter().find(|turn| names(&*table, &turn.path) == path);
        let turn = wanted.unwrap_or_else(|| panic!("{position}: {moves:?}"));
        assert_eq!(names(&*table, &turn.takes), takes, "{position}");
    }
}

#[test]
fn discs_that_are_turned_over_are_not_taken() {
    let mut table = table("othello");
    assert!(table.view().forced().is_empty());
    play(&mut *table, "f5");
    assert_eq!(table.last().map(|last| (last.takes, last.path.len())), Some((Vec::new(), 1)));
}

#[test]
fn solvers_that_have_forgotten_think_like_new_ones() {
    let mut rng = fastrand::Rng::with_seed(2);
    for (game, plies) in [("othello:size=6", 16), ("connect-four", 12)] {
        let mut table = table(game);
        for _ in 0..plies {
            let moves = table.view().moves;
            table.play(&rng.choice(&moves).expect("the game goes on").text).expect("a move");
        }
        let engine = Spec::new("exact");
        table.seat(table.turn(), Some(&engine)).expect("an engine");
        let nodes = || {
            let think = table.think(Limits::default(), Stop::default()).expect("it goes on");
            think(&mut |_| ()).expect("our engines do not fail").statistics.nodes
        };
        let (first, remembering) = (nodes(), nodes());
        table.clear_engines();
        assert!(remembering < first, "{game}: {remembering} of {first}");
        assert_eq!(nodes(), first, "{game}");
    }
}

#[test]
fn an_engine_with_company_looks_as_deep_as_it_is_told() {
    let table = table("othello");
    let engine: Spec = "pvs:depth=5,threads=4".parse().expect("a spec");
    for _ in 0..20 {
        let job = table.ask(&engine, Limits::default(), Stop::default()).expect("an engine");
        assert_eq!(job.expect("it goes on")(&mut |_| ()).depth, 5);
    }
}

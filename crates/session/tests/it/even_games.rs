//! Handicaps and balanced openings: games between players of different strength.

use rules::{Player, Spec};
use search::{Limits, Stop};
use session::{AnyGame, Handicap, open_table, play_balanced_opening};

fn table(game: &str) -> Box<dyn AnyGame> {
    open_table(&game.parse().expect("a spec")).expect("a game")
}

/// How many pieces each player has at the beginning of a game with a handicap.
fn pieces(game: &str, handicap: &str) -> [usize; 2] {
    let spec: Spec = game.parse().expect("a spec");
    let handicap = Handicap::read(handicap).unwrap_or_else(|error| panic!("{handicap}: {error}"));
    let start = handicap.start(&spec).unwrap_or_else(|error| panic!("{game}: {error}"));
    let mut table = table(game);
    let turn = table.turn();
    table.set_up(&start).expect("a position of the game");
    assert_eq!(table.turn(), turn, "{game}: the same player begins");
    assert!(!table.view().moves.is_empty());
    let board = table.board();
    [Player::FIRST, Player::SECOND]
        .map(|player| board.cells.iter().flatten().filter(|piece| piece.player == player).count())
}

#[test]
fn discs_stand_on_corners() {
    assert_eq!(pieces("othello", "corners:count=1,to=2"), [2, 3]);
    assert_eq!(pieces("othello:size=6", "corners:count=4,to=1"), [6, 2]);
}

#[test]
fn men_are_taken_off() {
    for game in ["draughts", "draughts:variant=english", "draughts:variant=italian"] {
        let [men, _] = pieces(game, "men:count=2,to=1");
        let full = table(game).board().cells.iter().flatten().count() / 2;
        assert_eq!(pieces(game, "men:count=2,to=1"), [full, full - 2], "{game}");
        assert_eq!(pieces(game, "men:count=1,to=2"), [full - 1, full], "{game}");
        assert_eq!(men, full);
    }
}

#[test]
fn moves_are_given_in_the_middle() {
    assert_eq!(pieces("morpion:width=9,height=9,align=5,first=1", "moves:count=1,to=2"), [0, 1]);
    assert_eq!(pieces("connect-four", "moves:count=1,to=2"), [0, 1]);
}

#[test]
fn what_a_game_does_not_have_is_refused() {
    for (game, handicap) in [
        ("othello", "men:count=1,to=1"),
        ("draughts", "corners:count=1,to=1"),
        ("othello", "corners:count=1,to=3"),
        ("morpion:first=1", "moves:count=4,to=1"),
    ] {
        let read = Handicap::read(handicap).expect("it is written as a handicap");
        assert!(read.start(&game.parse().expect("a spec")).is_err(), "{game} {handicap}");
    }
    for bad in ["", "queens", "corners:count=9", "corners:count=0", "corners:size=1"] {
        assert!(Handicap::read(bad).is_err(), "{bad}");
    }
}

#[test]
fn a_balanced_opening_is_more_even_than_most() {
    for game in ["othello", "draughts:variant=english", "connect-four"] {
        let mut board = table(game);
        let moves = play_balanced_opening(4, 7, &mut *board);
        assert_eq!(moves.len(), 4, "{game}");
        let lead = |table: &dyn AnyGame| {
            let limits = Limits { nodes: Some(20_000), ..Limits::default() };
            let run = table.ask(&table.adviser(), limits, Stop::default()).expect("an adviser");
            run.expect("it goes on")(&mut |_| ()).score.unsigned_abs()
        };
        let balanced = lead(&*board);
        let mut rng = fastrand::Rng::with_seed(99);
        let random = (0..6).map(|_| {
            session::play_random_moves(4, &mut rng, &mut *board);
            lead(&*board)
        });
        assert!(random.filter(|&one| balanced <= one).count() >= 4, "{game}: {balanced}");
        let mut again = table(game);
        assert_eq!(play_balanced_opening(4, 7, &mut *again), moves, "{game}: by its seed");
    }
}

#[test]
fn at_a_table_of_many_an_opening_is_random() {
    let mut board = table("morpion:width=9,height=9,align=4,players=3,first=1");
    assert_eq!(play_balanced_opening(3, 1, &mut *board).len(), 3);
}

//! Lists of moves, and what becomes of a game when there are none.

use othello::{Bits, Move, Narrow, Othello, Position, Wide};
use rules::{Game, Notation, Outcome, Player, Reason};

use crate::random;

fn read(text: &str) -> Position<u64> {
    Othello::<Narrow>::new(4).read_position(text).expect("a position")
}

#[test]
fn any_move_of_the_list_is_picked_directly() {
    check_picking(&Othello::<Narrow>::new(8));
    check_picking(&Othello::<Wide>::new(12));
}

fn check_picking<G: othello::Grid>(game: &Othello<G>) {
    for seed in 0..10 {
        for position in random::game(game, seed).positions() {
            let Ok(moves) = game.moves(position) else { continue };
            let size = moves.size_hint();
            let listed: Vec<Move> = moves.collect();
            assert_eq!(size, (listed.len(), Some(listed.len())));
            for index in 0..listed.len() + 9 {
                let picked = game.moves(position).ok().and_then(|mut moves| moves.nth(index));
                assert_eq!(picked, listed.get(index).copied());
            }
        }
    }
}

#[test]
fn the_start_is_the_federations() {
    let game = Othello::<Narrow>::new(8);
    let start = game.start();
    let moves: Vec<_> = game.moves(&start).expect("moves").collect();
    let names: Vec<_> = moves.iter().map(|&played| game.write_move(&start, played)).collect();
    assert_eq!(names, ["d3", "c4", "f5", "e6"]);
    assert_eq!(game.turn(&start), Player::FIRST);
}

#[test]
fn a_pass_is_the_only_move_of_a_player_who_has_none() {
    let game = Othello::<Narrow>::new(4);
    // Black encloses nothing; White may take a1.
    let position = read("-XXO OOOO OOOO OOOO X");
    let moves: Vec<_> = game.moves(&position).expect("the game goes on").collect();
    assert_eq!(moves, [Move::Pass]);
    let passed = game.after(&position, Move::Pass);
    assert_eq!(passed.turn, Player::SECOND);
    let moves: Vec<_> = game.moves(&passed).expect("White moves").collect();
    assert_eq!(moves, [Move::Place(0)]);
    let end = game.after(&passed, Move::Place(0));
    assert_eq!(game.outcome(&end), Some(Outcome::Win(Player::SECOND)));
    assert_eq!(game.margin(&end), -16);
}

#[test]
fn a_wiped_out_player_has_lost_although_squares_are_empty() {
    let game = Othello::<Narrow>::new(4);
    let position = read("XXXX XX-- ---- ---- O");
    assert_eq!(game.outcome(&position), Some(Outcome::Win(Player::FIRST)));
    assert_eq!(game.reason(&position), Reason::Count);
    assert_eq!(game.margin(&position), -16, "the empty squares go to the winner");
    assert_eq!(game.board(&position).tallies, [6, 0], "but they are not discs");
}

#[test]
fn the_game_ends_when_neither_can_move() {
    let game = Othello::<Narrow>::new(4);
    // a1 and d1 are left, and whoever would play there encloses nothing.
    let position = read("-XX- XXXX XXXX XOOX O");
    assert_eq!(game.outcome(&position), Some(Outcome::Win(Player::FIRST)));
    assert_eq!(game.margin(&position), -12, "12 and 2 discs, 2 squares for the winner");
    let position = read("XXXX XXXX OOOO OOOO O");
    assert_eq!((game.outcome(&position), game.margin(&position)), (Some(Outcome::Draw), 0));
}

#[test]
fn passes_and_empty_squares_do_happen() {
    let game = Othello::<Narrow>::new(6);
    let games: Vec<_> = (0..300).map(|seed| random::game(&game, seed)).collect();
    let passed = games.iter().filter(|game| game.moves().contains(&Move::Pass)).count();
    let left = games.iter().filter(|line| !game.empties(line.position()).is_empty()).count();
    assert!(passed > 50, "{passed} of 300 games with a pass");
    assert!(left > 5, "{left} of 300 games with squares left");
}

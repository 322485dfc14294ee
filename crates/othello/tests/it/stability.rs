//! Stable discs stay.

use othello::{Bits, Grid, Narrow, Othello, Position, Wide, stable};
use rules::{Game, Notation, Player};

use crate::random;

#[test]
fn stable_discs_are_never_turned() {
    check(&Othello::<Narrow>::new(4), 300);
    check(&Othello::<Narrow>::new(6), 200);
    check(&Othello::<Narrow>::new(8), 100);
    check(&Othello::<Wide>::new(10), 20);
}

/// Whatever is stable at some time is so at every later time.
fn check<G: Grid>(game: &Othello<G>, games: u64) {
    for seed in 0..games {
        let mut firm = [G::Squares::EMPTY; 2];
        for position in random::game(game, seed).positions() {
            for player in [Player::FIRST, Player::SECOND] {
                let now = stable(game, position, position.discs(player));
                let lost = firm[player.index()] & !now;
                assert!(lost.is_empty(), "{}", game.write_position(position));
                firm[player.index()] = now;
            }
        }
    }
}

/// On the smallest board, in every way the game can go.
#[test]
fn stable_discs_are_never_turned_in_any_game() {
    let game = Othello::<Narrow>::new(4);
    let ends = follow(&game, &game.start(), 0);
    assert_eq!(ends, 60_060, "every game to its end");
}

fn follow(game: &Othello<Narrow>, position: &Position<u64>, firm: u64) -> u64 {
    let (own, other) = (position.own, position.other);
    let now = stable(game, position, own) | stable(game, position, other);
    assert_eq!(firm & !now, 0, "{}", game.write_position(position));
    let Ok(moves) = game.moves(position) else { return 1 };
    moves
        .map(|played| {
            let after = game.after(position, played);
            assert_eq!(now & own & !after.other, 0, "the mover's stable discs stay");
            assert_eq!(now & other & !after.own, 0, "the opponent's stable discs stay");
            follow(game, &after, now)
        })
        .sum()
}

#[test]
fn corners_edges_and_full_boards() {
    let game = Othello::<Narrow>::new(8);
    let count = |text: &str| {
        let position = game.read_position(text).expect("a position");
        (
            stable(&game, &position, position.own).count(),
            stable(&game, &position, position.other).count(),
        )
    };
    let rest = "-".repeat(40);
    assert_eq!(count(&format!("{}{}{rest}X", "-".repeat(16), "--XXXX--")), (0, 0), "none");
    assert_eq!(count(&format!("XXXX----{}{rest}X", "-".repeat(16))), (4, 0), "from a corner on");
    assert_eq!(count(&format!("-XXXX---{}{rest}X", "-".repeat(16))), (0, 0), "no corner");
    assert_eq!(count(&format!("XXOOXXOX{}{rest}X", "-".repeat(16))), (5, 3), "a full edge");
    assert_eq!(count(&format!("XXXXXX--XX------X-------{rest}X")), (9, 0), "a corner's triangle");
    assert_eq!(count(&format!("{}X", "XO".repeat(32))), (32, 32), "all of a full board");
}

//! Every exact search finds what minimax finds: in the middle of the game, and where a repetition
//! or a count is about to draw it.

use draughts::Draughts;
use rules::{History, Notation};
use testkit::{check_exact_searches, wander};

use crate::support::opened::game;

/// Checks after some random moves from a position, with the past that they make.
fn check(spec: &str, fen: Option<&str>, moves: usize, depth: u32) {
    let game: Draughts<u64> = game(spec);
    let start = match fen {
        Some(fen) => History::from_position(game.read_position(fen).expect("a position")),
        None => History::new(&game),
    };
    for seed in 0..3 {
        let history = wander(&game, start.clone(), moves, seed);
        check_exact_searches(&game, &history, Some(depth));
    }
}

#[test]
fn they_agree_in_the_middle_of_the_game() {
    check("draughts:variant=english", None, 20, 4);
    check("draughts:variant=international,width=6,height=6,rows=2", None, 6, 4);
    check("draughts:variant=italian", None, 30, 3);
    check("draughts:variant=frisian,width=6,height=6,rows=2", None, 8, 3);
    check("draughts:variant=russian,compulsory=off,width=6,height=6,rows=2", None, 6, 3);
}

#[test]
fn they_agree_where_positions_come_back() {
    let kings = Some("W:WK32:BK1,K3");
    for moves in [0, 4, 6, 9] {
        check("draughts:variant=english", kings, moves, 4);
    }
    let corner = Some("W:WK6:BK1");
    for moves in [4, 7, 10] {
        check("draughts:variant=english,width=4,height=4,rows=1", corner, moves, 6);
    }
}

#[test]
fn they_agree_where_a_count_runs_out() {
    let kings = Some("W:WK32,28:BK1,5");
    for moves in [0, 2, 3, 5] {
        check("draughts:variant=english,quiet=6", kings, moves, 4);
    }
    let three_against_one = Some("W:WK18,K16,K17:BK1");
    for moves in [0, 5, 8] {
        check(
            "draughts:variant=international,width=6,height=6,rows=2",
            three_against_one,
            moves,
            3,
        );
    }
    let one_against_one = Some("W:WK18:BK1");
    for moves in [0, 6, 8] {
        check("draughts:variant=international,width=6,height=6,rows=2", one_against_one, moves, 4);
    }
}

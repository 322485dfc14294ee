//! The names of openings and the book.

use std::collections::HashSet;

use othello::{Narrow, OpeningBook, Othello, Symmetry, Wide, transcript};
use rules::Game;
use search::Expertise;

use crate::random;

/// What the position after some moves is called in a language.
fn called(moves: &str, language: &str) -> Option<String> {
    let game = Othello::<Narrow>::new(8);
    let history = transcript::read(&game, game.start(), moves).expect("legal moves");
    let names = game.opening_names(history.position())?;
    names.iter().find(|(code, _)| *code == language).map(|(_, name)| name.clone())
}

#[test]
fn openings_have_their_names_in_both_languages() {
    for (moves, french, english) in [
        ("f5d6", "perpendiculaire", "perpendicular opening"),
        ("f5f6", "diagonale", "diagonal opening"),
        ("f5d6c3d3c4", "tigre", "tiger"),
        ("f5d6c3d3c4f4c5b3c2", "triangle", "rose-bill"),
    ] {
        assert_eq!(called(moves, "fr").as_deref(), Some(french), "{moves}");
        assert_eq!(called(moves, "en").as_deref(), Some(english), "{moves}");
    }
    assert_eq!(called("f5d6c3d3c4f4e6f6", "en"), None, "a name that only one language has");
    assert_eq!(called("f5", "en"), None);
}

/// The first move may be any of four, and the moves of an opening may come in another order.
#[test]
fn openings_are_found_turned_and_by_other_orders_of_moves() {
    for moves in ["f5d6c3d3c4", "e6f4c3c4d3", "c4e3f6e6f5", "d3c5f6f5e6", "f5d6c4d3c3"] {
        assert_eq!(called(moves, "en").as_deref(), Some("tiger"), "{moves}");
    }
}

#[test]
fn every_named_position_is_found_whichever_way_it_is_turned() {
    let game = Othello::<Narrow>::new(8);
    let named = game.openings();
    assert!(named.len() > 3_000, "{} positions", named.len());
    for (position, names) in &named {
        for way in Symmetry::all() {
            let turned = way.position(position, 8);
            assert_eq!(game.opening_names(&turned), Some(*names));
        }
    }
    assert!(Othello::<Narrow>::new(6).openings().is_empty());
    assert!(Othello::<Wide>::new(10).openings().is_empty());
}

#[test]
fn the_middle_of_a_game_has_no_name() {
    let game = Othello::<Narrow>::new(8);
    for seed in 0..20 {
        let position = random::position(&game, 30, seed);
        assert_eq!(game.opening_names(&position), None);
    }
}

/// The book knows every move of a position or none of them, and what it finds best it finds best
/// whichever way the board is turned.
#[test]
fn the_book_is_whole_and_knows_mirror_images_once() {
    let game = Othello::<Narrow>::new(8);
    let book = OpeningBook::shipped();
    let text = include_str!("../../data/openings.book");
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(book.len(), lines.len(), "a position stands there once");
    assert!(book.len() > 5_000 && !book.is_empty());
    let start = book.moves(&game, &game.start()).expect("the first moves");
    let scores: HashSet<i32> = start.iter().map(|&(_, score)| score).collect();
    assert_eq!((start.len(), scores.len()), (4, 1), "the four first moves are one");
    for line in lines.iter().step_by(7) {
        let (moves, score) = line.split_once(' ').expect("moves and a score");
        let history = transcript::read(&game, game.start(), moves).expect("legal moves");
        let score: i32 = score.parse().expect("a score");
        assert!(score.abs() <= 6_400, "{line}");
        for way in Symmetry::all() {
            let turned = way.position(history.position(), 8);
            assert_eq!(book.score(&game, &turned), Some(score), "{line}");
        }
        if let Some(known) = book.moves(&game, history.position()) {
            let legal = game.moves(history.position()).expect("the game goes on").count();
            assert_eq!(known.len(), legal);
            assert!(known.is_sorted_by_key(|&(_, score)| -score));
        }
    }
    assert_eq!(book.moves(&Othello::<Wide>::new(10), &Othello::<Wide>::new(10).start()), None);
    assert!(OpeningBook::read("f5 x").is_none() && OpeningBook::read("f5f5 0").is_none());
}

//! Large grids and crowds: squares beyond nine, letters beyond two, lines of many.

use morpion::{Crowd, Morpion, NearTheLines, Pair};
use rules::{Game, History, Notation, Outcome, Player, Problem, Reason};
use search::Guide;

use crate::support::opened::{shape, small};

fn crowd(spec: &str) -> Morpion<4, Crowd<4>> {
    Morpion::new(shape(spec))
}

fn play<G: Notation>(game: &G, moves: &str) -> History<G> {
    let mut history = History::new(game);
    for text in moves.split_whitespace() {
        let legal = game.read_move(history.position(), text).expect("a legal move");
        history.play(game, legal);
    }
    history
}

#[test]
fn squares_go_up_to_z26() {
    let game = Morpion::<11, Pair<11>>::new(shape("morpion:width=26,height=26"));
    let start = game.start();
    for text in ["Z26", "z26", "26Z", "A10", "10a", "Z1", "A26"] {
        let cell = game.read_move(&start, text).expect(text);
        let written = game.write_move(&start, cell);
        assert_eq!(game.read_move(&start, &written), Ok(cell));
        assert!(written.starts_with(|letter: char| letter.is_ascii_uppercase()), "{written}");
    }
    for text in ["Z27", "A0", "A00", "AA1", "A-1", "A256", "A1 B1", "1"] {
        assert!(game.read_move(&start, text).is_err(), "{text}");
    }
    let names: Vec<String> = game.board(&start).squares().map(|s| game.square_name(s)).collect();
    assert_eq!((&*names[0], &*names[25], &*names[675]), ("A1", "Z1", "Z26"));
}

#[test]
fn a_crowd_is_written_in_letters() {
    let game = crowd("morpion:players=4,width=4,first=3");
    let history = play(&game, "A1 B1 C1 D1 A2");
    let text = game.write_position(history.position());
    assert_eq!(text, "CDAB/C.../.... D");
    assert_eq!(game.read_position(&text).as_ref(), Ok(history.position()));
    let guessed = game.read_position("CDAB/C.../....").expect("the letters tell whose turn it is");
    assert_eq!(&guessed, history.position());
    let refused = game.read_position("CDAB/E.../....").expect_err("there is no fifth player");
    assert!(matches!(refused.problem, Problem::Unexpected { found, .. } if found == "E"));
    let refused = game.read_position("CCCD/..../....").expect_err("nobody plays three times");
    assert_eq!(refused.problem, Problem::Unbalanced);
}

#[test]
fn anyone_in_a_crowd_can_win() {
    let game = crowd("morpion:players=3,width=5,height=5");
    let history = play(&game, "A1 B1 E5 A2 B2 E4 C5 B3");
    assert_eq!(history.outcome(&game), Some(Outcome::Win(Player(1))));
    assert_eq!(game.reason(history.position()), Reason::Line);
    assert_eq!(game.board(history.position()).lines.len(), 1);
}

#[test]
fn in_misere_one_of_a_crowd_loses() {
    let game = crowd("morpion:players=3,width=5,height=5,misere=on");
    let history = play(&game, "A1 B1 E5 A2 B2 E4 C5 B3");
    assert_eq!(history.outcome(&game), Some(Outcome::Lose(Player(1))));
}

#[test]
fn the_guide_wins_first_then_blocks_then_looks_to_the_centre() {
    let game = small("morpion:width=5,height=5");
    let position = game.read_position("XX.../OO.../...../...../..... X").expect("a position");
    let promise = |text: &str| {
        let cell = game.read_move(&position, text).expect("a legal move");
        NearTheLines.promise(&game, &position, cell)
    };
    assert!(promise("C2") < promise("C1"), "a line of one's own before one of the other");
    assert!(promise("C3") < promise("C2"), "a line of the other before the centre");
    assert!(promise("E5") < promise("C3"), "the centre before a corner");
}

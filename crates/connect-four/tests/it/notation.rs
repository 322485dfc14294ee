//! Moves and positions in text: what is read, what is written, what is refused and where.

use connect_four::{ConnectFour, Room};
use fastrand::Rng;
use proptest::prelude::*;
use rules::{Game, Notation, Problem, Range, Spec, SpecError, Square, UnknownMove};
use search::{Expertise, Family};
use testkit::GameVisit;

use crate::support::opened::{open, position, random_move, try_open, usual};

/// What is wrong with a text, and at which character.
fn refused(game: &ConnectFour<u64>, text: &str) -> (usize, Problem) {
    let error = game.read_position(text).expect_err(text);
    assert_eq!(error.text, text.trim());
    (error.place, error.problem)
}

fn unexpected(found: &str, allowed: &[&str]) -> Problem {
    let allowed = allowed.iter().map(|&text| text.to_owned()).collect();
    Problem::Unexpected { found: found.to_owned(), allowed }
}

fn illegal(played: &str, number: usize) -> Problem {
    Problem::IllegalMove { played: played.to_owned(), number }
}

#[test]
fn the_start_is_a_dash_or_nothing() {
    let game = usual();
    assert_eq!(game.write_position(&game.start()), "-");
    for text in ["-", "", "  ", " - "] {
        assert_eq!(game.read_position(text), Ok(game.start()), "{text:?}");
    }
}

#[test]
fn strings_of_columns_are_played_from_the_start() {
    let game = usual();
    let board = game.board(&position(&game, "4453"));
    let holder = |name: &str| {
        let square = board.squares().find(|&square| game.square_name(square) == name);
        board.at(square.expect("a square")).map(|piece| piece.player.0)
    };
    assert_eq!(
        ["d1", "d2", "e1", "c1", "d3"].map(holder),
        [Some(0), Some(1), Some(0), Some(1), None]
    );
    assert_eq!(position(&game, "4453"), position(&game, "5344"));
    assert_eq!(position(&game, "44 53"), position(&game, "4453"));
}

#[test]
fn bad_strings_of_columns_are_refused_by_place_and_number() {
    let game = usual();
    assert_eq!(refused(&game, "4444444"), (7, illegal("4", 7)));
    assert_eq!(refused(&game, "448"), (3, unexpected("8", &["1…7"])));
    assert_eq!(refused(&game, "0"), (1, unexpected("0", &["1…7"])));
    assert_eq!(refused(&game, "44a3"), (3, unexpected("a", &["1…7"])));
    assert_eq!(refused(&game, "4é"), (2, unexpected("é", &["1…7"])));
    assert_eq!(refused(&game, "4-4"), (2, unexpected("-", &["1…7"])));
    // The first player has four after seven moves; spaces count as characters, not as moves.
    assert_eq!(refused(&game, "4141 4142"), (9, illegal("2", 8)));
}

#[test]
fn pictures_are_read_and_refused_by_place() {
    let game = usual();
    let same = "......./......./......./......./...o.../..oxx..";
    assert_eq!(position(&game, same), position(&game, "4453"));
    assert_eq!(position(&game, &same.to_uppercase()), position(&game, "4453"));
    let x_or_o = &["x", "o", "."];
    for (picture, place, problem) in [
        ("......./...x...", 1, Problem::Length { found: 2, expected: 6 }),
        (
            "......./......./......../......./......./.......",
            17,
            Problem::Length { found: 8, expected: 7 },
        ),
        ("......./......./......./......./...z.../..oxx..", 36, unexpected("z", x_or_o)),
        ("......./......./......./......./é....../..oxx..", 33, unexpected("é", x_or_o)),
        ("......./......./......./......./o....../.ox.x..", 33, Problem::Impossible),
        ("......./......./......./......./......./x.x....", 1, Problem::Unbalanced),
        ("......./......./......./......./......./o......", 1, Problem::Unbalanced),
        // The second player went on after the first had four.
        ("......./......./......./......./oooo.../xxxx...", 1, Problem::Impossible),
        // No single disc makes two fours that do not meet.
        ("......./......./x....../xxxx.../oooxooo/xxxxooo", 1, Problem::Impossible),
    ] {
        assert_eq!(refused(&game, picture), (place, problem), "{picture}");
    }
}

/// Alternate play cannot reach this, as every column begins with the second player's disc.
#[test]
fn what_no_string_of_columns_leads_to_is_written_as_a_picture() {
    let game = ConnectFour::<u64>::new(4, 4);
    let picture = "..../..../xx.x/oo.o";
    assert_eq!(game.write_position(&position(&game, picture)), picture);
}

#[test]
fn won_games_are_written_with_the_winning_disc_last() {
    let game = usual();
    for columns in ["4141414", "1122334", "41415161"] {
        let position = position(&game, columns);
        assert!(game.outcome(&position).is_some(), "{columns}");
        let written = game.write_position(&position);
        assert!(!written.contains('/'), "{written}");
        assert_eq!(game.read_position(&written), Ok(position));
    }
}

struct WrittenInColumns(u32);

impl GameVisit for WrittenInColumns {
    fn visit<G: Notation + Expertise>(self, game: G) {
        let mut rng = Rng::with_seed(8);
        for _ in 0..self.0 {
            let mut position = game.start();
            while let Some(played) = random_move(&game, &position, &mut rng) {
                position = game.after(&position, played);
            }
            let written = game.write_position(&position);
            assert!(!written.contains('/'), "{written}");
        }
    }
}

#[test]
fn an_order_is_found_for_what_games_reach() {
    open("connect-four", WrittenInColumns(1000));
    open("connect-four:width=4,height=16", WrittenInColumns(200));
    open("connect-four:width=16,height=16", WrittenInColumns(50));
}

#[test]
fn moves_are_columns_and_may_be_squares() {
    let game = usual();
    let start = game.start();
    for text in ["4", " 4 ", "d1", "D1"] {
        let played = game.read_move(&start, text).expect(text);
        assert_eq!(game.write_move(&start, played), "4");
        assert_eq!(game.path(&start, played), [Square { column: 3, row: 5 }]);
    }
    for text in ["0", "8", "d", "d2", "", "44", "é"] {
        assert_eq!(game.read_move(&start, text), Err(UnknownMove(text.to_owned())));
    }
    let full = position(&game, "444444");
    assert_eq!(game.read_move(&full, "4"), Err(UnknownMove("4".to_owned())));
}

#[test]
fn wide_frames_name_their_columns_by_letters() {
    let game = ConnectFour::<u64>::new(12, 4);
    let start = game.start();
    for (text, name) in [("a", "a"), ("1", "a"), ("l", "l"), ("12", "l"), ("L1", "l")] {
        let played = game.read_move(&start, text).expect(text);
        assert_eq!(game.write_move(&start, played), name);
    }
    let problem = refused(&game, "a2");
    assert_eq!(problem, (2, unexpected("2", &["a…l"])));
    assert_eq!(refused(&game, "am").0, 2);
    assert!(game.read_position("aLl").is_ok());
}

struct Nothing;

impl GameVisit for Nothing {
    fn visit<G: Notation + Expertise>(self, _: G) {}
}

#[test]
fn frames_too_small_or_too_large_are_refused() {
    for spec in ["connect-four:width=3", "connect-four:height=17", "connect-four:width=0"] {
        let error = try_open(spec, Nothing).expect_err(spec);
        let SpecError::OutOfRange { allowed, .. } = error else { panic!("{error}") };
        assert!(matches!(allowed, Range::Number { min: 4, max: 16, .. }), "{spec}");
    }
}

struct ExactRefused;

impl GameVisit for ExactRefused {
    fn visit<G: Notation + Expertise>(self, game: G) {
        let offer = rules::find_offer(G::ENGINES, "exact").expect("an offer");
        let settings = Spec::new("exact").settle(offer.knobs).expect("nothing set");
        let error = (offer.build)(&game, &settings).err().expect("too large");
        let SpecError::Clash(phrase) = error else { panic!("{error}") };
        assert_eq!(phrase.id, "error-connect-four-exact-size");
    }
}

#[test]
fn exact_says_that_a_frame_is_too_large_for_it() {
    open("connect-four:width=9,height=7", ExactRefused);
    open("connect-four:width=16,height=16", ExactRefused);
    assert_eq!(Room::NAME, "connect-four");
}

struct Reads<'a>(&'a str);

impl GameVisit for Reads<'_> {
    fn visit<G: Notation + Expertise>(self, game: G) {
        match game.read_position(self.0) {
            Ok(position) => {
                let written = game.write_position(&position);
                assert_eq!(game.read_position(&written), Ok(position));
            }
            Err(error) => assert!(error.place <= self.0.chars().count() + 1),
        }
        let _ = game.read_move(&game.start(), self.0);
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,60}") {
        open("connect-four", Reads(&text));
        open("connect-four:width=12,height=10", Reads(&text));
    }

    #[test]
    fn any_string_of_columns_is_read_or_refused(text in "[1-8 ]{0,50}") {
        open("connect-four", Reads(&text));
    }

    #[test]
    fn any_picture_is_read_or_refused(text in "([xo.]{4}/){3}[xo.]{4}") {
        open("connect-four:width=4,height=4", Reads(&text));
    }
}

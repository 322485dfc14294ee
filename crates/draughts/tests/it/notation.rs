//! Names of squares, moves as text, positions as text.

use draughts::Bits;
use proptest::prelude::*;
use rules::{Game, Notation, Problem, Square};

use crate::{support::opened::game, support::table::Table};

/// The names of the dark squares, row by row from the top left.
fn names(spec: &str) -> Vec<String> {
    let game = game::<u64>(spec);
    let board = game.board(&game.start());
    board.squares().map(|square| game.square_name(square)).filter(|name| !name.is_empty()).collect()
}

#[test]
fn squares_are_numbered_from_black_s_side() {
    let numbers = |to: usize| (1..=to).map(|number| number.to_string()).collect::<Vec<_>>();
    assert_eq!(names("draughts:international"), numbers(50));
    assert_eq!(names("draughts:english"), numbers(32));
    assert_eq!(names("draughts:italian"), numbers(32));
    let name = |spec, column, row| game::<u64>(spec).square_name(Square { column, row });
    assert_eq!(name("draughts:international", 1, 0), "1");
    assert_eq!(name("draughts:international", 0, 9), "46");
    assert_eq!(name("draughts:english", 0, 7), "29");
    assert_eq!(name("draughts:italian", 0, 0), "1", "the mirrored board");
    assert_eq!(name("draughts:italian", 7, 7), "32");
    assert_eq!(name("draughts:international", 0, 0), "", "light squares have no name");
    assert_eq!(name("draughts:international", 10, 9), "", "nor has anything off the board");
}

#[test]
fn squares_have_letters_where_the_variant_has_them() {
    let name = |spec, column, row| game::<u64>(spec).square_name(Square { column, row });
    for spec in ["draughts:russian", "draughts:brazilian", "draughts:czech"] {
        assert_eq!(name(spec, 0, 7), "a1");
        assert_eq!(name(spec, 7, 0), "h8");
        assert_eq!(name(spec, 1, 7), "");
    }
}

#[test]
fn starting_positions_are_those_of_the_books() {
    let start = |spec: &str| {
        let game = game::<draughts::Wide>(spec);
        game.write_position(&game.start())
    };
    assert_eq!(start("draughts:international"), "W:W31-50:B1-20");
    assert_eq!(start("draughts:english"), "B:W21-32:B1-12");
    assert_eq!(start("draughts:italian"), "W:W21-32:B1-12");
    assert_eq!(start("draughts:canadian"), "W:W43-72:B1-30");
    assert_eq!(
        start("draughts:russian"),
        "W:Wb2,d2,f2,h2,a1,c1,e1,g1,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6"
            .split(':')
            .map(sorted)
            .collect::<Vec<_>>()
            .join(":")
    );
}

/// The squares of a field in the order of their numbers: from the top, then from the left.
fn sorted(field: &str) -> String {
    if field.len() < 3 {
        return field.to_owned();
    }
    let (side, squares) = field.split_at(1);
    let mut squares: Vec<&str> = squares.split(',').collect();
    squares.sort_by_key(|name| (std::cmp::Reverse(&name[1..]), &name[..1]));
    format!("{side}{}", squares.join(","))
}

#[test]
fn positions_are_read_in_every_form() {
    let game = game::<u64>("draughts:international");
    let read = |text: &str| {
        let position = game.read_position(text).unwrap_or_else(|error| panic!("{error}"));
        game.write_position(&position)
    };
    assert_eq!(read("W:W31-50:B1-20"), "W:W31-50:B1-20");
    assert_eq!(read("W:B1-20:W31-50."), "W:W31-50:B1-20", "either order, a dot at the end");
    assert_eq!(read(" W:W31,32,33:BK1,20 "), "W:W31-33:B20,K1");
    assert_eq!(
        read("B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29"),
        "B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29"
    );
    assert_eq!(read("?:W31:B1"), "W:W31:B1", "whose turn is not known: who begins");
    assert_eq!(read("W:WK31-33:B"), "W:WK31,K32,K33:B", "a range of kings, and nothing");
    assert_eq!(read("W:W31"), "W:W31:B");
    assert_eq!(read("w:w31:b1:H12:F40"), "W:W31:B1", "what others add behind");
    assert_eq!(
        read(&format!("W{}{}{}", "b".repeat(20), "e".repeat(10), "w".repeat(20))),
        "W:W31-50:B1-20"
    );
    assert_eq!(read("W:Wa1,c1:Bj10"), "W:W46,47:B5", "letters too");
}

#[test]
fn a_fen_may_have_one_side_only() {
    let table = Table::new("draughts:international", "B:W50:B");
    assert_eq!(table.fen(), "B:W50:B");
    assert_eq!(table.reason(), "nothing-left");
    let table = Table::new("draughts:international", "W:W50:B");
    assert_eq!(table.legal(), ["50-44", "50-45"]);
}

#[test]
fn bad_positions_are_refused_where_they_are_bad() {
    let problem = |spec: &str, text: &str| {
        let error = game::<u64>(spec).read_position(text).expect_err(text);
        assert_eq!(error.text, text);
        (error.place, error.problem)
    };
    let international = |text| problem("draughts:international", text);
    let unknown = |square: &str| Problem::UnknownSquare(square.to_owned());
    assert_eq!(international("W:W31,51:B1"), (7, unknown("51")));
    assert_eq!(international("W:W0:B1"), (4, unknown("0")));
    assert_eq!(international("W:W31,:B1"), (7, unknown("")));
    let turned = Problem::Unexpected { found: "40-31".into(), allowed: vec!["31-40".into()] };
    assert_eq!(international("W:W40-31:B1"), (4, turned));
    assert_eq!(international("W:W31-60:B1"), (4, unknown("60")));
    assert_eq!(international("W:W31,Q32:B1"), (7, unknown("Q32")));
    assert_eq!(international("W:W31:B31"), (8, Problem::Occupied("31".to_owned())));
    assert_eq!(international("W:W31-35,33:B1"), (10, Problem::Occupied("33".to_owned())));
    assert_eq!(international("W:W5:B1"), (4, Problem::ManOnLastRow("5".to_owned())));
    assert_eq!(international("W:W31:B46"), (8, Problem::ManOnLastRow("46".to_owned())));
    let russian = |text| problem("draughts:russian", text);
    assert_eq!(russian("W:Wa1,a2:Bh8"), (7, unknown("a2")), "a light square");
    assert_eq!(russian("W:Wi9:Bh8"), (4, unknown("i9")));
    assert_eq!(russian("W:Wb8:Bc7"), (4, Problem::ManOnLastRow("b8".to_owned())));
    for (text, place) in [
        ("X:W31:B1", 1),
        ("W:X31", 3),
        ("W:W31:W32", 7),
        ("W:W31::B1", 7),
        ("", 1),
        ("W:W31:Hx", 7),
        ("W:W31:+31=1", 7),
    ] {
        let (found, problem) = international(text);
        assert_eq!(found, place, "{text:?}: {problem:?}");
        assert!(matches!(problem, Problem::Unexpected { .. }), "{text:?}: {problem:?}");
    }
    assert_eq!(international("Wbbb"), (1, Problem::Length { found: 3, expected: 50 }));
    assert!(matches!(international("W:H3"), (5, Problem::Missing { .. })));
}

/// A white king in a corner, and black men on every second square within a board.
fn lattice(size: u8) -> String {
    let game = game::<draughts::Wide>(&format!("draughts:custom,width={size},height={size}"));
    let man = |square: u8| {
        let (column, row) = game.grid().place(square);
        let inner = 1..size - 1;
        inner.contains(&column) && inner.contains(&row) && row % 2 == 0
    };
    let squares =
        game.grid().squares().iter::<u8>().map(|square| match game.grid().place(square) {
            (0, 1) => 'W',
            _ if man(square) => 'b',
            _ => 'e',
        });
    std::iter::once('W').chain(squares).collect()
}

#[test]
fn pieces_set_up_as_a_lattice_are_followed_or_refused() {
    let read = |size: u8| {
        let game = game::<draughts::Wide>(&format!("draughts:custom,width={size},height={size}"));
        let position = game.read_position(&lattice(size));
        position.map(|position| game.moves(&position).map_or(0, Iterator::count))
    };
    assert_eq!(read(8), Ok(1));
    assert_eq!(read(10), Ok(2));
    assert_eq!(read(12), Ok(1));
    assert_eq!(read(20).map_err(|error| error.problem), Err(Problem::Impossible));
}

#[test]
fn the_king_limit_is_part_of_a_frisian_position() {
    let game = game::<u64>("draughts:frisian");
    let read = |text: &str| game.read_position(text);
    let one = read("W:W36,K50:B5,K1:+50=2:+1=3").expect("a position");
    assert_eq!(game.write_position(&one), "W:W36,K50:B5,K1:+50=2:+1=3");
    assert_ne!(Ok(one), read("W:W36,K50:B5,K1"));
    for text in [
        "W:W36,K50:B5:+50=4",
        "W:W36,K50:B5:+36=1",
        "W:WK50:B5:+50=1",
        "W:W36,K50:B5:+50",
        "W:W36,K50,K49:B5:+50=1:+49=1",
    ] {
        assert!(
            matches!(read(text).expect_err(text).problem, Problem::Unexpected { .. }),
            "{text}"
        );
    }
}

#[test]
fn moves_are_read_in_every_form() {
    let table = Table::new("draughts:international", "W:WK47:B39,40,42,43");
    let one = table.read("47x33x44x35");
    for text in [
        "47:33:44:35",
        "47X33X44X35",
        " 47x33x44x35 ",
        "47-33-44-35",
        "47x33x35",
        "47x35x42x39x40",
        "b1xf4",
    ] {
        let read = table.game.read_move(&table.position, text);
        if text == "b1xf4" {
            assert!(read.is_err(), "{text}");
        } else {
            assert_eq!(read, Ok(one), "{text}");
        }
    }
    for text in ["47x35", "47", "", "x", "47x", "47x99", "1-5", "47x35x42", "47x34x35"] {
        assert!(
            table.game.read_move(&table.position, text).is_err(),
            "{text} is no move or several"
        );
    }
    let table = Table::new("draughts:international", "W:W33:B28,17");
    for text in ["33x11", "33x22x11", "33-11", "33x11x17x28", "33x11x28x17", "f4xb8"] {
        assert_eq!(table.read(text), table.read("33x11"), "{text}");
    }
}

#[test]
fn captures_are_written_with_every_square_where_that_is_asked_for() {
    let (pair, single) = ("W:W33:B28,17", "W:W33:B28");
    let table = Table::new("draughts:international,captures=full", pair);
    assert_eq!(table.legal(), ["33x22x11"]);
    assert_eq!(table.read("33x11"), table.read("33x22x11"));
    let table = Table::new("draughts:international,captures=compact", pair);
    assert_eq!(table.legal(), ["33x11"]);
    let table = Table::new("draughts:international,captures=full", single);
    assert_eq!(table.legal(), ["33x22"]);
}

#[test]
fn the_sign_tells_a_step_from_a_capture_where_one_may_choose() {
    // Flying kings that need not capture can go to the same square both ways.
    let spec = "draughts:russian,compulsory=off";
    let table = Table::new(spec, "W:WKc1:Bd2,g5");
    let legal = table.legal();
    assert!(legal.contains(&"c1:h6".to_owned()), "{legal:?}");
    assert!(
        legal.iter().all(|text| table.game.write_move(&table.position, table.read(text)) == *text)
    );
}

#[test]
fn a_straight_line_is_written_just_behind_each_piece() {
    // 47x38x24x13x36 in the books: straight on, the square just behind each captured piece.
    let table = Table::new("draughts:international", "W:WK46:B37,28,14");
    assert_eq!(table.clicks("46x5"), ["46", "32", "23", "5"]);
    assert!(table.legal().iter().all(|text| text.starts_with("46x")));
}

#[test]
fn captures_of_one_piece_beside_larger_ones_are_told_apart() {
    // From and to are the same, and only one of them has a route of two squares.
    let mut rng = fastrand::Rng::with_seed(11);
    let game = game::<u64>("draughts:russian");
    let mut long = 0;
    for _ in 0..20_000 {
        let squares: String =
            (0..32).map(|_| *rng.choice(&['e', 'e', 'e', 'W', 'B']).expect("five")).collect();
        let position = game.read_position(&format!("W{squares}")).expect("kings stand anywhere");
        let moves: Vec<_> = game.moves(&position).into_iter().flatten().collect();
        for &played in &moves {
            let text = game.write_move(&position, played);
            assert_eq!(game.read_move(&position, &text), Ok(played), "{text}");
            long += usize::from(text.split(':').count() > 2);
        }
    }
    assert!(long > 100, "long captures came up: {long}");
}

proptest! {
    #[test]
    fn reading_a_position_never_panics(text in "\\PC*") {
        for spec in ["draughts:international", "draughts:russian", "draughts:frisian"] {
            let game = game::<u64>(spec);
            if let Ok(position) = game.read_position(&text) {
                prop_assert_eq!(game.read_position(&game.write_position(&position)), Ok(position));
            }
        }
    }

    #[test]
    fn reading_what_looks_like_a_position_never_panics(text in "[WB?]:[WB](K?[0-9]{1,3}[-,.]?){0,9}:[WBHF+=](K?[a-j0-9]{1,3}[-,.=]?){0,9}") {
        let game = game::<u64>("draughts:frisian");
        if let Ok(position) = game.read_position(&text) {
            prop_assert_eq!(game.read_position(&game.write_position(&position)), Ok(position));
            let moves: Vec<_> = game.moves(&position).into_iter().flatten().collect();
            for played in moves {
                let text = game.write_move(&position, played);
                prop_assert_eq!(game.read_move(&position, &text), Ok(played), "{}", text);
            }
        }
    }

    #[test]
    fn reading_a_move_never_panics(text in "([a-t]?[0-9]{0,3}[-x:]?){0,6}") {
        for spec in ["draughts:international", "draughts:russian"] {
            let game = game::<u64>(spec);
            let start = game.start();
            if let Ok(played) = game.read_move(&start, &text) {
                prop_assert!(game.moves(&start).into_iter().flatten().any(|legal| legal == played));
                let written = game.write_move(&start, played);
                prop_assert_eq!(game.read_move(&start, &written), Ok(played), "{}", written);
            }
        }
    }
}

//! Touching squares: touch-move, and why a touch means nothing.

use rules::{Player, Square};
use session::{Command, Event, PlayError, Refusal, SessionError, Setup};

use crate::support::driven::{Driven, setup};

fn people(game: &str) -> Driven {
    Driven::new(setup(game, &["human", "human"]))
}

/// The square of that name.
fn square(game: &Driven, name: &str) -> Square {
    let table = game.session.table();
    let found = table.board().squares().find(|&square| table.square_name(square) == name);
    found.unwrap_or_else(|| panic!("no square is called {name}"))
}

/// Why these touches mean nothing, by whoever is to move.
fn why(game: &Driven, names: &str) -> Option<Refusal> {
    let squares: Vec<Square> = names.split_whitespace().map(|name| square(game, name)).collect();
    match game.session.check_touches(game.turn(), &squares) {
        Ok(()) => None,
        Err(SessionError::Touch(refusal)) => Some(refusal),
        Err(error) => panic!("{error}"),
    }
}

fn touch(game: &mut Driven, name: &str) -> Result<(), SessionError> {
    let (player, square) = (game.turn(), square(game, name));
    game.apply(Command::Touch { player, square })
}

fn text(text: &str) -> String {
    text.to_owned()
}

#[test]
fn in_draughts_every_touch_is_explained() {
    let mut game = people("draughts");
    assert_eq!(why(&game, "32"), None);
    assert_eq!(why(&game, "32 28"), None);
    assert_eq!(why(&game, "28"), Some(Refusal::NoPiece { square: text("28") }));
    assert_eq!(why(&game, "19"), Some(Refusal::NotYours { square: text("19") }));
    assert_eq!(why(&game, "37"), Some(Refusal::Blocked { square: text("37") }));
    let no_way = Refusal::NoWay { from: text("32"), to: text("23") };
    assert_eq!(why(&game, "32 23"), Some(no_way));
    game.play("32-28 19-23");
    let others = Refusal::OthersCapture { square: text("33"), pieces: vec![text("28")] };
    assert_eq!(why(&game, "33"), Some(others));
    let capture = Refusal::MustCapture { from: text("28"), to: text("22") };
    assert_eq!(why(&game, "28 22"), Some(capture));
    assert_eq!(why(&game, "28 19"), None);
}

#[test]
fn a_capture_of_several_can_be_touched_by_its_squares_or_by_its_end() {
    let start = Some("W:W33:B28,18".to_owned());
    let game = Driven::new(Setup { start, ..setup("draughts", &["human", "human"]) });
    assert_eq!(game.session.view().moves.len(), 1);
    for squares in ["33", "33 22", "33 22 13", "33 13"] {
        assert_eq!(why(&game, squares), None, "{squares}");
    }
    let capture = Refusal::MustCapture { from: text("33"), to: text("29") };
    assert_eq!(why(&game, "33 22 29"), Some(capture));
}

#[test]
fn in_games_of_placing_too() {
    let mut othello = people("othello");
    assert_eq!(why(&othello, "f5"), None);
    assert_eq!(why(&othello, "e5"), Some(Refusal::Taken { square: text("e5") }));
    let useless = Refusal::NoMove { square: text("a1"), game: text("othello") };
    assert_eq!(why(&othello, "a1"), Some(useless));
    othello.play("f5");
    let mut four = people("connect-four");
    four.play("4 4 4 4 4 4");
    let full = Refusal::NoMove { square: text("d6"), game: text("connect-four") };
    assert_eq!(why(&four, "d6"), Some(full));
    assert_eq!(why(&four, "a5"), None, "anywhere in a column is the column");
    let mut morpion = people("morpion");
    morpion.play("B2");
    assert_eq!(why(&morpion, "B2"), Some(Refusal::Taken { square: text("B2") }));
}

#[test]
fn when_passing_is_all_that_is_left() {
    // Black holds the corner side; White can turn nothing over and must pass.
    let start = Some(format!("XO{} O", "-".repeat(62)));
    let game = Driven::new(Setup { start, ..setup("othello", &["human", "human"]) });
    assert_eq!(game.session.view().moves.len(), 1);
    assert_eq!(why(&game, "c1"), Some(Refusal::MustPass));
}

#[test]
fn off_the_board_nothing_is_played() {
    for name in ["morpion", "othello", "draughts", "connect-four"] {
        let game = people(name);
        for square in [Square { column: 255, row: 255 }, Square { column: 0, row: 200 }] {
            for squares in [vec![square], vec![Square { column: 1, row: 0 }, square]] {
                let refused = game.session.check_touches(game.turn(), &squares);
                assert_eq!(refused, Err(SessionError::Touch(Refusal::NotPlayable)), "{name}");
            }
        }
    }
    let draughts = people("draughts");
    let light = Square { column: 0, row: 0 };
    let refused = draughts.session.check_touches(draughts.turn(), &[light]);
    assert_eq!(refused, Err(SessionError::Touch(Refusal::NotPlayable)));
}

#[test]
fn whose_turn_it_is_comes_first() {
    let mut game = people("morpion");
    let square = Square { column: 0, row: 0 };
    let check = |game: &Driven, player| game.session.check_touches(Player(player), &[square]);
    assert_eq!(check(&game, 1), Err(SessionError::NotYourTurn { turn: Player(0) }));
    assert_eq!(check(&game, 9), Err(SessionError::NoSuchSeat { player: Player(9) }));
    game.must(Command::Resign { player: Player(0) });
    assert_eq!(check(&game, 0), Err(SessionError::Play(PlayError::Over)));
    let computer = Driven::new(setup("morpion", &["random", "human"]));
    assert_eq!(check(&computer, 0), Err(SessionError::NotAPerson { player: Player(0) }));
}

#[test]
fn a_touched_piece_must_be_played_where_people_want_it_so() {
    let setup = Setup { touch_move: true, ..setup("draughts", &["human", "human"]) };
    let mut game = Driven::new(setup);
    assert!(touch(&mut game, "37").is_err(), "one that cannot move is not touched");
    assert_eq!(game.session.touched(), None);
    touch(&mut game, "32").expect("it can move");
    let place = square(&game, "32");
    assert_eq!(game.events, [Event::Touched { player: Player(0), square: place }]);
    let moves = game.session.view().moves;
    assert!(!moves.is_empty() && moves.iter().all(|turn| turn.path[0] == place));
    let must = SessionError::Touch(Refusal::Touched { square: text("32") });
    assert_eq!(touch(&mut game, "31"), Err(must.clone()));
    let play = |text: &str| Command::Play { player: Player(0), text: text.to_owned() };
    assert_eq!(game.apply(play("31-27")), Err(must));
    touch(&mut game, "32").expect("the same again");
    assert!(game.events.is_empty());
    game.play("32-28");
    assert_eq!(game.session.touched(), None);
}

#[test]
fn elsewhere_touching_binds_nobody() {
    let mut game = people("draughts");
    touch(&mut game, "32").expect("it can move");
    assert!(game.events.is_empty() && game.session.touched().is_none());
    let placing = Setup { touch_move: true, ..setup("morpion", &["human", "human"]) };
    let mut game = Driven::new(placing);
    touch(&mut game, "A1").expect("it is free");
    assert_eq!(game.session.touched(), None, "a touch is the whole move");
    let mut taken_back =
        Driven::new(Setup { touch_move: true, ..setup("draughts", &["human", "human"]) });
    taken_back.play("32-28");
    touch(&mut taken_back, "19").expect("it can move");
    taken_back.undo(None);
    assert_eq!(taken_back.session.touched(), None);
}

//! Setting up positions: from text, and piece by piece.

use rules::{Piece, PieceKind, Player, Square};
use session::{Command, Draft, Event, GAMES, Refusal, SessionError, Setup, SetupError};

use crate::support::driven::{Driven, setup, two_people};

fn set_up(position: &str) -> Command {
    Command::SetUp { position: position.to_owned() }
}

const WHITE_KING: Piece = Piece { player: Player(0), kind: PieceKind::King };
const BLACK_MAN: Piece = Piece { player: Player(1), kind: PieceKind::Man };

fn square(game: &Driven, name: &str) -> Square {
    let table = game.session.table();
    let found = table.board().squares().find(|&square| table.square_name(square) == name);
    found.unwrap_or_else(|| panic!("no square is called {name}"))
}

#[test]
fn a_position_from_text_begins_a_new_game() {
    let mut game = two_people();
    game.play("A1 A2 B1 B2 C1");
    game.must(set_up("XO./.../... X"));
    assert_eq!(game.events, [Event::Begun]);
    assert_eq!((game.line().len(), game.turn()), (0, Player(0)));
    assert_eq!(game.scores(), [(1, 0, 0), (0, 0, 1)], "the scores go on");
    game.play("B2");
    assert_eq!(game.apply(Command::Undo { moves: Some(2) }), Err(SessionError::NothingToUndo));
    game.must(Command::Again);
    assert_eq!(game.session.table().position(), "XO./.../... X", "again from there");
    let usual = Setup { start: None, ..game.session.setup().clone() };
    game.must(Command::AgainWith(usual));
    assert_eq!(game.session.view().moves.len(), 9);
}

#[test]
fn a_game_can_be_set_up_from_a_position_at_once() {
    let start = Some("XX./OO./... O".to_owned());
    let mut game = Driven::new(Setup { start, ..setup("morpion", &["human", "random"]) });
    assert!(game.work.is_some(), "it is the computer's turn");
    game.think();
    assert_eq!(game.line().len(), 1);
}

#[test]
fn what_is_no_position_is_refused_and_nothing_changes() {
    let mut game = two_people();
    game.play("A1");
    let before = game.state();
    for text in ["", "XX", "X../.Z./... O", "XXX/OOO/... X"] {
        let refused = game.apply(set_up(text));
        let Err(SessionError::Setup(SetupError::Position(error))) = refused else {
            panic!("{text}: {refused:?}")
        };
        assert_eq!(error.text, text);
        assert_eq!(game.state(), before);
    }
}

#[test]
fn a_finished_position_is_over_from_the_start() {
    let mut game = two_people();
    game.must(set_up("XXX/OO./... O"));
    assert!(matches!(game.events[..], [Event::Begun, Event::Over(_)]));
    assert!(game.session.view().moves.is_empty());
}

#[test]
fn pieces_are_put_on_the_board_one_by_one() {
    let mut game = Driven::new(setup("draughts", &["human", "human"]));
    let table = game.session.table();
    let mut draft = Draft::of(table);
    let men_and_kings = draft.palette(table);
    assert_eq!(men_and_kings.len(), 4);
    assert!(men_and_kings.contains(&WHITE_KING) && men_and_kings.contains(&BLACK_MAN));
    draft.clear();
    for (name, piece) in [("46", WHITE_KING), ("7", BLACK_MAN), ("12", BLACK_MAN)] {
        draft.put(table, square(&game, name), Some(piece)).expect("a dark square");
    }
    draft.put(table, square(&game, "12"), None).expect("a dark square");
    draft.turn = Player(1);
    let position = draft.text(table);
    assert_eq!(position, "B:WK46:B7");
    game.must(Command::SetUp { position });
    assert_eq!((game.turn(), game.session.view().board.tallies), (Player(1), vec![1, 1]));
}

#[test]
fn nothing_is_put_where_nothing_is_played() {
    let game = Driven::new(setup("draughts", &["human", "human"]));
    let table = game.session.table();
    let mut draft = Draft::of(table);
    let before = draft.clone();
    for (column, row) in [(0, 0), (200, 3), (3, 200)] {
        let refused = draft.put(table, Square { column, row }, Some(BLACK_MAN));
        assert_eq!(refused, Err(Refusal::NotPlayable));
    }
    assert_eq!(draft, before);
}

#[test]
fn the_game_says_what_cannot_be() {
    let mut game = Driven::new(setup("draughts", &["human", "human"]));
    let mut draft = Draft::of(game.session.table());
    draft.clear();
    let last_row = square(&game, "48");
    draft.put(game.session.table(), last_row, Some(BLACK_MAN)).expect("a dark square");
    let position = draft.text(game.session.table());
    let refused = game.apply(Command::SetUp { position });
    assert!(matches!(refused, Err(SessionError::Setup(SetupError::Position(_)))));
}

#[test]
fn in_every_game_a_draft_of_what_is_there_is_what_is_there() {
    for room in GAMES {
        let mut game = Driven::new(setup(room.name(), &["human", "human"]));
        for _ in 0..6 {
            let text = game.session.view().moves[0].text.clone();
            game.play(&text);
        }
        let (board, turn) = (game.session.table().board(), game.turn());
        let position = Draft::of(game.session.table()).text(game.session.table());
        game.must(Command::SetUp { position });
        assert_eq!((game.session.table().board().cells, game.turn()), (board.cells, turn));
    }
}

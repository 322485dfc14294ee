//! Playing by hand: whose turn it is, what is legal, and the end.

use rules::{Outcome, Player, Reason, UnknownMove};
use session::{Command, Event, GameEnding, PlayError, SessionError};

use crate::support::driven::{Driven, setup, two_people};

fn play(player: u8, text: &str) -> Command {
    Command::Play { player: Player(player), text: text.to_owned() }
}

#[test]
fn a_game_begins_with_its_first_player_and_nothing_to_compute() {
    let game = two_people();
    assert_eq!(game.events, [Event::Begun]);
    assert!(game.work.is_none(), "it is a person's turn");
    let view = game.session.view();
    assert_eq!((view.turn, view.moves.len(), view.ending), (Player::FIRST, 9, None));
    assert_eq!(game.session.game().to_string(), "morpion:players=2,first=1");
}

#[test]
fn a_move_is_told_as_the_game_writes_it() {
    let mut game = two_people();
    game.must(play(0, " 2b "));
    assert_eq!(game.events, [Event::Played { player: Player(0), text: "B2".to_owned() }]);
    assert_eq!(game.session.table().position(), ".../.X./... O");
    assert_eq!(game.session.view().moves.len(), 8);
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = two_people();
    game.play("B2");
    let before = game.state();
    let unknown = |text: &str| SessionError::Play(PlayError::Unknown(UnknownMove(text.to_owned())));
    let refusals = [
        (play(0, "A1"), SessionError::NotYourTurn { turn: Player(1) }),
        (play(7, "A1"), SessionError::NoSuchSeat { player: Player(7) }),
        (play(1, "B2"), unknown("B2")),
        (play(1, "D4"), unknown("D4")),
        (play(1, ""), unknown("")),
        (play(1, "é🎲"), unknown("é🎲")),
    ];
    for (command, error) in refusals {
        assert_eq!(game.apply(command), Err(error));
        assert_eq!(game.state(), before);
    }
}

#[test]
fn nobody_plays_for_an_engine() {
    let mut game = Driven::new(setup("morpion", &["human", "random"]));
    let refused = game.apply(play(1, "A1"));
    assert_eq!(refused, Err(SessionError::NotAPerson { player: Player(1) }));
    game.play("A1");
    let refused = game.apply(play(0, "B1"));
    assert_eq!(refused, Err(SessionError::NotYourTurn { turn: Player(1) }));
}

#[test]
fn the_end_is_told_with_its_reason_and_no_move_follows() {
    let mut game = two_people();
    game.play("A1 A2 B1 B2 C1");
    let ending = GameEnding { outcome: Outcome::Win(Player(0)), reason: Reason::Line };
    let played = Event::Played { player: Player(0), text: "C1".to_owned() };
    assert_eq!(game.events, [played, Event::Over(ending)]);
    let view = game.session.view();
    assert_eq!((view.ending, view.moves.len()), (Some(ending), 0));
    let before = game.state();
    for player in [0, 1] {
        let refused = game.apply(play(player, "C3"));
        assert_eq!(refused, Err(SessionError::Play(PlayError::Over)));
    }
    assert_eq!(game.state(), before);
}

#[test]
fn a_full_grid_is_a_draw() {
    let mut game = two_people();
    game.play("A1 B1 C1 B2 A2 C2 B3 A3 C3");
    let ending = game.session.view().ending.expect("the grid is full");
    assert_eq!((ending.outcome, ending.reason), (Outcome::Draw, Reason::Full));
}

#[test]
fn any_game_in_the_registry_is_played_the_same_way() {
    let mut game = Driven::new(setup("connect-four", &["human", "human"]));
    while !game.is_over() {
        let text = game.session.view().moves[0].text.clone();
        game.play(&text);
    }
    assert!(game.line().len() >= 7);
}

//! What ends a game besides its rules: resignation, agreement, a broken program.

use rules::{Outcome, Player, Reason};
use session::{Advice, Command, Event, Fault, GameEnding, PlayError, SessionError};

use crate::support::driven::{Driven, setup, two_people};

const DRAUGHTS: &str = "draughts";

fn over(outcome: Outcome, reason: Reason) -> Event {
    Event::Over(GameEnding { outcome, reason })
}

fn resign(player: u8) -> Command {
    Command::Resign { player: Player(player) }
}

fn offer(player: u8) -> Command {
    Command::OfferDraw { player: Player(player) }
}

fn accept(player: u8) -> Command {
    Command::AcceptDraw { player: Player(player) }
}

fn decline(player: u8) -> Command {
    Command::DeclineDraw { player: Player(player) }
}

/// A person against an engine that thinks so of its chances.
fn against_one_who_thinks(score: i32) -> Driven {
    let mut game = Driven::new(setup(DRAUGHTS, &["human", "random"]));
    game.play("32-28");
    let work = game.work.take().expect("the engine is to move");
    let advice = Advice { score, depth: 3, ..Advice::of_move(Player(1), "19-23") };
    game.must(Command::Thought { ticket: work.ticket, advice });
    game
}

#[test]
fn who_resigns_loses_whoever_is_to_move() {
    for player in [0, 1] {
        let mut game = two_people();
        game.play("A1");
        game.must(resign(player));
        let winner = Player(player).other();
        assert_eq!(game.events, [over(Outcome::Win(winner), Reason::Resignation)]);
        assert_eq!(game.session.view().ending, game.session.ending());
        assert!(game.session.view().moves.is_empty());
        assert_eq!(game.scores()[winner.index()], (1, 0, 0));
        let refused = game.apply(resign(0));
        assert_eq!(refused, Err(SessionError::Play(PlayError::Over)));
    }
}

#[test]
fn at_a_table_of_many_one_loses_and_nobody_wins() {
    let mut game = Driven::new(setup("morpion:width=5", &["human", "human", "random"]));
    game.must(resign(1));
    assert_eq!(game.events, [over(Outcome::Lose(Player(1)), Reason::Resignation)]);
    assert_eq!(game.scores(), [(0, 0, 0), (0, 0, 1), (0, 0, 0)]);
    game.undo(None);
    let spec = "random".parse().expect("a spec");
    game.must(Command::Seat { player: Player(1), spec });
    game.play("A1");
    game.think_on();
    assert!(!game.is_over(), "the others go on with somebody else");
}

#[test]
fn only_people_resign_and_offer_and_answer() {
    let mut game = Driven::new(setup(DRAUGHTS, &["human", "random"]));
    for command in [resign(1), offer(1), accept(1), decline(1)] {
        let refused = game.apply(command);
        assert_eq!(refused, Err(SessionError::NotAPerson { player: Player(1) }));
    }
    assert_eq!(game.apply(resign(2)), Err(SessionError::NoSuchSeat { player: Player(2) }));
}

#[test]
fn a_resignation_is_taken_back_before_any_move() {
    let mut game = two_people();
    game.play("A1 B1");
    game.must(resign(0));
    game.undo(None);
    assert_eq!(game.events, [Event::Reopened]);
    assert_eq!((game.line().len(), game.is_over()), (2, false));
    game.must(resign(0));
    game.undo(2);
    assert_eq!(game.line(), ["A1"], "the resignation and a move");
    game.redo(None);
    assert!(game.is_over(), "there it is still on the sheet");
    assert!(matches!(game.events[..], [Event::WentTo { forth: 1, .. }, Event::Over(_)]));
    game.undo(2);
    game.play("B1");
    assert!(!game.is_over(), "the same move again, and the game goes on");
}

#[test]
fn a_draw_is_agreed_on() {
    let mut game = Driven::new(setup(DRAUGHTS, &["human", "human"]));
    game.must(offer(0));
    assert_eq!(game.events, [Event::DrawOffered { player: Player(0) }]);
    assert_eq!(game.session.offer().map(|offer| offer.by), Some(Player(0)));
    game.must(accept(1));
    let accepted = Event::DrawAccepted { player: Player(1) };
    assert_eq!(game.events, [accepted, over(Outcome::Draw, Reason::Agreement)]);
    assert_eq!(game.scores(), [(0, 1, 0), (0, 1, 0)]);
    assert_eq!(game.session.offer(), None);
}

#[test]
fn an_offer_can_be_declined_taken_back_or_passed_over() {
    let mut game = Driven::new(setup(DRAUGHTS, &["human", "human"]));
    for player in [0, 1] {
        game.must(offer(0));
        game.must(decline(player));
        assert_eq!(game.events, [Event::DrawDeclined { player: Player(player) }]);
        assert_eq!(game.session.offer(), None);
    }
    game.must(offer(0));
    game.play("32-28");
    assert!(game.session.offer().is_some(), "who offers may move meanwhile");
    game.play("19-23");
    assert_eq!(game.events[1..], [Event::DrawDeclined { player: Player(1) }]);
    assert_eq!(game.session.offer(), None);
    game.must(offer(1));
    game.must(offer(0));
    assert!(game.is_over(), "to offer in return is to accept");
}

#[test]
fn offers_out_of_place_are_refused() {
    let mut game = Driven::new(setup(DRAUGHTS, &["human", "human"]));
    assert_eq!(game.apply(accept(0)), Err(SessionError::NoOffer));
    assert_eq!(game.apply(decline(0)), Err(SessionError::NoOffer));
    game.must(offer(0));
    for command in [offer(0), accept(0)] {
        let refused = game.apply(command);
        assert_eq!(refused, Err(SessionError::AgreedAlready { player: Player(0) }));
    }
    let mut othello = Driven::new(setup("othello", &["human", "human"]));
    let refused = othello.apply(offer(0));
    assert_eq!(refused, Err(SessionError::NoAgreement { game: "othello".to_owned() }));
}

#[test]
fn at_a_table_of_many_everyone_must_agree() {
    let mut game = Driven::new(setup("morpion:width=5", &["human", "human", "human"]));
    game.must(offer(1));
    game.must(accept(2));
    assert_eq!(game.events, [Event::DrawAccepted { player: Player(2) }]);
    assert!(!game.is_over());
    game.must(accept(0));
    assert!(game.is_over());
}

#[test]
fn an_engine_answers_by_what_it_thinks_of_its_chances() {
    let answer = |score| {
        let mut game = against_one_who_thinks(score);
        game.must(offer(0));
        (game.events[1].clone(), game.is_over())
    };
    assert_eq!(answer(-20), (Event::DrawAccepted { player: Player(1) }, true));
    let declined = Event::DrawDeclined { player: Player(1) };
    assert_eq!(answer(20), (declined.clone(), false));
    assert_eq!(answer(0), (declined.clone(), false), "it is too early to be content");
    let mut unknown = Driven::new(setup(DRAUGHTS, &["human", "random"]));
    unknown.must(offer(0));
    assert_eq!(unknown.events[1], declined, "it has not thought yet");
    assert_eq!(unknown.session.offer(), None);
}

#[test]
fn late_in_the_game_an_engine_is_content_with_a_level_position() {
    let mut game = Driven::new(setup("morpion:width=26,height=26,align=26", &["human", "random"]));
    for column in 'A'..'U' {
        game.must(offer(0));
        assert!(!game.is_over(), "not yet");
        game.play(&format!("{column}1"));
        let ticket = game.work.take().expect("the engine is to move").ticket;
        game.must(game.thought(ticket, &format!("{column}2")));
    }
    game.must(offer(0));
    assert!(game.is_over());
}

#[test]
fn offering_disturbs_no_engine() {
    let mut game = Driven::new(setup(DRAUGHTS, &["human", "random"]));
    game.play("32-28");
    let ticket = game.session.ticket();
    game.must(offer(0));
    assert_eq!(game.session.ticket(), ticket);
    game.think();
    assert_eq!(game.line().len(), 2);
}

#[test]
fn a_broken_engine_forfeits() {
    let broken = [Fault::crashed(), Fault::Silent];
    for fault in broken {
        let mut game = Driven::new(setup("morpion", &["human", "random"]));
        game.play("A1");
        let ticket = game.work.as_ref().expect("the engine is to move").ticket;
        game.must(Command::Failed { ticket, fault: fault.clone() });
        let failed = Event::Failed { player: Player(1), fault };
        assert_eq!(game.events, [failed, over(Outcome::Win(Player(0)), Reason::Fault)]);
        game.must(Command::Failed { ticket, fault: Fault::Silent });
        assert!(game.events.is_empty(), "once is enough");
    }
}

#[test]
fn an_engine_that_answers_nonsense_forfeits() {
    for text in ["A1", "Z9", "", "pass"] {
        let mut game = Driven::new(setup("morpion", &["human", "random"]));
        game.play("A1");
        let ticket = game.work.as_ref().expect("the engine is to move").ticket;
        game.must(game.thought(ticket, text));
        let failed = Event::Failed { player: Player(1), fault: Fault::Illegal(text.to_owned()) };
        assert_eq!(game.events, [failed, over(Outcome::Win(Player(0)), Reason::Fault)]);
        assert_eq!(game.line(), ["A1"]);
    }
}

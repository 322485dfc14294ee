//! Tickets and stop flags: a thought about a position that is no longer there is dropped.

use rules::Player;
use search::Stop;
use session::{Advice, Command, Event, Ticket};

use crate::support::driven::{Driven, setup};

/// A person against an engine that is to move, with its ticket and its flag.
fn engine_thinks() -> (Driven, Ticket, Stop) {
    let mut game = Driven::new(setup("morpion", &["human", "minimax:2"]));
    game.play("A1");
    let work = game.work.as_ref().expect("the engine is to move");
    let (ticket, stop) = (work.ticket, work.stop.clone());
    (game, ticket, stop)
}

fn thought(ticket: Ticket, text: &str) -> Command {
    Command::Thought { ticket, advice: Advice::of_move(Player(1), text) }
}

#[test]
fn the_work_says_whose_it_is_and_its_answer_is_played() {
    let (mut game, ticket, stop) = engine_thinks();
    assert_eq!(game.work.as_ref().map(|work| work.player), Some(Player(1)));
    assert!(!stop.is_raised());
    game.must(thought(ticket, "B2"));
    assert_eq!(game.events, [Event::Played { player: Player(1), text: "B2".to_owned() }]);
    assert!(game.work.is_none(), "now the person is to move");
}

#[test]
fn every_change_raises_the_flag_of_the_work_before_it() {
    let changes = [
        Command::Undo { moves: None },
        Command::Pause,
        Command::Seat { player: Player(1), spec: "random".parse().expect("a spec") },
        Command::Seat { player: Player(0), spec: "random".parse().expect("a spec") },
        Command::GoTo(session::NodeId::START),
        Command::Again,
        Command::AgainWith(setup("connect-four", &["human", "human"])),
    ];
    for change in changes {
        let (mut game, ticket, stop) = engine_thinks();
        game.must(change.clone());
        assert!(stop.is_raised(), "{change:?}");
        let before = game.state();
        game.must(thought(ticket, "B2"));
        assert!(game.events.is_empty(), "{change:?}: an old thought is dropped");
        assert_eq!(game.state(), before, "{change:?}");
    }
}

#[test]
fn a_dropped_thought_leaves_the_present_work_alone() {
    let (mut game, old, _) = engine_thinks();
    game.undo(None);
    game.play("B2");
    let (ticket, stop) = {
        let work = game.work.as_ref().expect("the engine is to move");
        (work.ticket, work.stop.clone())
    };
    game.must(thought(old, "C3"));
    assert!(!stop.is_raised());
    game.must(thought(ticket, "C3"));
    assert_eq!(game.line(), ["B2", "C3"]);
}

#[test]
fn the_same_answer_twice_is_played_once() {
    let (mut game, ticket, _) = engine_thinks();
    game.must(thought(ticket, "B2"));
    let before = game.state();
    game.must(thought(ticket, "C3"));
    assert_eq!(game.state(), before);
}

#[test]
fn a_refused_command_does_not_disturb_the_engine() {
    let (mut game, ticket, stop) = engine_thinks();
    let refused = [
        Command::Play { player: Player(0), text: "B1".to_owned() },
        Command::Redo { moves: None },
        Command::Undo { moves: Some(5) },
        Command::Seat { player: Player(1), spec: "oracle".parse().expect("a spec") },
        Command::AgainWith(setup("morpion", &["human"])),
    ];
    for command in refused {
        game.apply(command.clone()).expect_err("refused");
        assert!(!stop.is_raised(), "{command:?}");
    }
    game.must(thought(ticket, "B2"));
    assert_eq!(game.line(), ["A1", "B2"]);
}

#[test]
fn a_stopped_engine_still_answers() {
    let (mut game, _, stop) = engine_thinks();
    stop.raise();
    game.think();
    assert_eq!(game.line().len(), 2, "stopping means: move now");
}

#[test]
fn the_last_thing_reported_is_the_answer() {
    let (mut game, _, _) = engine_thinks();
    let work = game.work.take().expect("the engine is to move");
    let mut reported = Vec::new();
    let answer = (work.job)(&mut |advice| reported.push(advice)).expect("our engines do not fail");
    let last = reported.last().expect("a search tells how it gets on");
    assert_eq!((&last.best, last.score, &last.line), (&answer.best, answer.score, &answer.line));
    assert_eq!(answer.player, Player(1));
    assert_eq!(answer.choices.len(), 8);
    assert_eq!(answer.line.first(), Some(&answer.best));
}

//! Waiting: pauses, steps, engines that take their time, and people who don't.

use std::time::Duration;

use rules::Player;
use session::{Command, Event, Flow, SessionError, Setup, TimeControl};

use crate::support::driven::{Driven, setup, two_people};

const SECOND: Duration = Duration::from_secs(1);

fn slowly(players: &[&str]) -> Driven {
    let game = "morpion:width=5,height=5,align=4";
    Driven::new(Setup { pace: SECOND, ..setup(game, players) })
}

#[test]
fn an_instant_answer_waits_a_little() {
    let mut game = slowly(&["human", "random"]);
    game.play("A1");
    game.think();
    assert_eq!((game.line().len(), game.events.len()), (1, 0), "it has been chosen, not played");
    assert_eq!(game.session.deadline(), Some(game.now + SECOND));
    game.wait(SECOND / 2);
    assert_eq!(game.line().len(), 1);
    game.wait(SECOND / 2);
    assert_eq!(game.line().len(), 2);
    assert!(matches!(game.events[..], [Event::Played { player: Player(1), .. }]));
}

#[test]
fn a_slow_answer_waits_no_longer() {
    let mut game = slowly(&["human", "random"]);
    game.play("A1");
    game.wait(SECOND * 3);
    game.think();
    assert_eq!(game.line().len(), 2);
}

#[test]
fn computers_alone_play_at_the_pace_that_is_set() {
    let mut game = slowly(&["random", "random"]);
    for moves in 1..4 {
        game.think();
        game.wait(SECOND);
        assert_eq!(game.line().len(), moves);
    }
    game.must(Command::Pace(SECOND * 5));
    assert_eq!(game.events, [Event::Paced(SECOND * 5)]);
    game.think();
    game.wait(SECOND * 4);
    assert_eq!(game.line().len(), 3);
    game.must(Command::Pace(SECOND * 2));
    game.wait(Duration::ZERO);
    assert_eq!(game.line().len(), 4, "a quicker pace counts at once");
    game.must(Command::Pace(Duration::ZERO));
    game.think();
    assert_eq!(game.line().len(), 5);
}

#[test]
fn waiting_is_not_thinking() {
    let clock = TimeControl::Fischer { time: SECOND * 60, increment: Duration::ZERO };
    let players = ["random", "human"];
    let mut game = Driven::new(Setup { pace: SECOND * 5, clock, ..setup("morpion", &players) });
    game.wait(SECOND * 2);
    game.think();
    game.wait(SECOND * 2);
    assert_eq!(game.session.clocks(game.now), [SECOND * 58, SECOND * 60]);
    assert_eq!(game.session.ticking(), None);
    game.wait(SECOND);
    assert_eq!(game.session.clocks(game.now), [SECOND * 58, SECOND * 60]);
    assert_eq!(game.session.tree().remark(game.here()).spent, Some(SECOND * 2));
}

#[test]
fn play_now_stops_the_search_and_its_best_move_is_played_at_once() {
    let mut game = slowly(&["human", "random"]);
    game.play("A1");
    let stop = game.work.as_ref().expect("the engine thinks").stop.clone();
    game.must(Command::PlayNow);
    assert!(stop.is_raised());
    game.think();
    assert_eq!(game.line().len(), 2, "nor does it wait");
}

#[test]
fn play_now_plays_what_was_held_back() {
    let mut game = slowly(&["human", "random"]);
    game.play("A1");
    game.think();
    game.must(Command::PlayNow);
    assert!(matches!(game.events[..], [Event::Played { .. }]));
    assert_eq!(game.session.deadline(), None);
}

#[test]
fn nobody_is_hurried_who_is_a_person() {
    let mut game = two_people();
    for command in [Command::PlayNow, Command::Step] {
        assert_eq!(game.apply(command), Err(SessionError::NotAnEnginesTurn));
    }
    let mut waits = Driven::new(setup("morpion", &["random", "human"]));
    waits.must(Command::Pause);
    assert_eq!(waits.apply(Command::PlayNow), Err(SessionError::Paused));
}

#[test]
fn one_move_at_a_time() {
    let mut game = slowly(&["random", "random"]);
    game.must(Command::Pause);
    assert!(game.work.is_none());
    for moves in 1..4 {
        game.must(Command::Step);
        assert_eq!(
            (&game.events[..], game.session.flow()),
            (&[Event::Stepping][..], Flow::Stepping)
        );
        game.think();
        assert_eq!(game.line().len(), moves, "and at once, whatever the pace");
        assert_eq!((game.session.flow(), game.work.is_some()), (Flow::Paused, false));
    }
    game.must(Command::Step);
    game.must(Command::Step);
    assert!(game.events.is_empty(), "a step is on its way");
    game.must(Command::Resume);
    assert_eq!(game.session.flow(), Flow::Running);
}

#[test]
fn a_step_from_a_game_that_runs_pauses_it() {
    let mut game = slowly(&["random", "random"]);
    game.must(Command::Step);
    game.think();
    assert_eq!((game.line().len(), game.session.flow()), (1, Flow::Paused));
}

#[test]
fn a_pause_forgets_what_was_held_back() {
    let mut game = slowly(&["human", "random"]);
    game.play("A1");
    game.think();
    game.must(Command::Pause);
    game.wait(SECOND * 10);
    assert_eq!(game.line(), ["A1"]);
    game.must(Command::Resume);
    game.think();
    assert_eq!(game.line().len(), 2, "more than the pace has passed since the last move");
}

#[test]
fn an_undo_forgets_what_was_held_back() {
    let mut game = slowly(&["human", "random"]);
    game.play("A1");
    game.think();
    game.undo(None);
    game.wait(SECOND * 10);
    assert_eq!(game.line(), [""; 0]);
}

#[test]
fn the_natural_pace_varies_and_is_shorter_where_there_is_no_choice() {
    let pause = |game: &str, start: Option<&str>, seed: u64| {
        let (pace, start) = (Setup::NATURAL_PACE, start.map(str::to_owned));
        let mut game =
            Driven::new(Setup { pace, seed, start, ..setup(game, &["random", "human"]) });
        game.think();
        game.session.deadline().expect("a move that is held back") - game.now
    };
    let mut pauses: Vec<Duration> = (0..20).map(|seed| pause("othello", None, seed)).collect();
    let [least, most] = [300, 900].map(Duration::from_millis);
    assert!(pauses.iter().all(|pause| (least..=most).contains(pause)), "{pauses:?}");
    pauses.sort();
    pauses.dedup();
    assert!(pauses.len() > 10, "they differ: {pauses:?}");
    let forced = pause("draughts", Some("W:W38:B32,22"), 1);
    assert!(forced < least, "{forced:?}");
}

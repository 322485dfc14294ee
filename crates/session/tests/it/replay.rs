//! Looking at a game again.

use std::time::Duration;

use rules::Player;
use session::{Command, NodeId, Replay, ReplayCommand, ReplayEvent, SessionError};

use crate::support::driven::{Driven, two_people};

fn finished() -> Driven {
    let mut game = two_people();
    game.play("A1 A2 B1 B2 C1");
    game
}

/// How many moves are shown.
fn shown(replay: &Replay) -> usize {
    replay.tree().line().len()
}

fn apply(replay: &mut Replay, command: ReplayCommand, game: &Driven) -> Vec<ReplayEvent> {
    replay.apply(command, game.now).unwrap_or_else(|error| panic!("{error}"))
}

/// Lets time pass for a replay.
fn wait(replay: &mut Replay, game: &mut Driven, time: Duration) -> Vec<ReplayEvent> {
    let until = game.now + time;
    let mut events = Vec::new();
    while let Some(deadline) = replay.deadline().filter(|&deadline| deadline <= until) {
        game.now = deadline;
        events.extend(apply(replay, ReplayCommand::Tick, game));
    }
    game.now = until;
    events
}

#[test]
fn a_replay_begins_at_the_start_and_leaves_the_table_alone() {
    let game = finished();
    let before = game.state();
    let mut replay = game.session.replay();
    assert_eq!((shown(&replay), replay.node()), (0, NodeId::START));
    assert!(replay.last().is_none() && replay.view().ending.is_none());
    apply(&mut replay, ReplayCommand::Step(2), &game);
    assert_eq!(shown(&replay), 2);
    let (player, last) = replay.last().expect("a move");
    assert_eq!((player, &*last.text), (Player(1), "A2"));
    assert!(replay.view().moves.is_empty(), "nothing is played here");
    assert_eq!(game.state(), before);
}

#[test]
fn it_plays_by_itself_and_stops_at_the_end() {
    let mut game = finished();
    let mut replay = game.session.replay();
    assert_eq!(apply(&mut replay, ReplayCommand::Play, &game), [ReplayEvent::Playing]);
    assert!(wait(&mut replay, &mut game, Replay::PACE / 2).is_empty());
    let events = wait(&mut replay, &mut game, Replay::PACE);
    assert_eq!(events, [ReplayEvent::Shown { node: replay.node() }]);
    let events = wait(&mut replay, &mut game, Replay::PACE * 100);
    assert_eq!((events.len(), events.last()), (5, Some(&ReplayEvent::Paused)));
    assert_eq!((shown(&replay), replay.is_playing()), (5, false));
    assert_eq!(replay.view().ending, game.session.ending());
    let events = apply(&mut replay, ReplayCommand::Play, &game);
    assert_eq!(events, [ReplayEvent::Playing, ReplayEvent::Shown { node: NodeId::START }]);
}

#[test]
fn it_is_paused_and_stepped_both_ways() {
    let mut game = finished();
    let mut replay = game.session.replay();
    apply(&mut replay, ReplayCommand::Play, &game);
    assert_eq!(apply(&mut replay, ReplayCommand::Pause, &game), [ReplayEvent::Paused]);
    assert!(apply(&mut replay, ReplayCommand::Pause, &game).is_empty());
    assert!(wait(&mut replay, &mut game, Replay::PACE * 9).is_empty());
    for (step, expected) in [(3, 3), (-1, 2), (99, 5), (-99, 0), (0, 0), (isize::MAX, 5)] {
        apply(&mut replay, ReplayCommand::Step(step), &game);
        assert_eq!(shown(&replay), expected, "{step}");
    }
    assert!(apply(&mut replay, ReplayCommand::Step(1), &game).is_empty(), "there is no more");
}

#[test]
fn it_is_as_quick_as_one_likes() {
    let mut game = finished();
    let mut replay = game.session.replay();
    apply(&mut replay, ReplayCommand::Play, &game);
    apply(&mut replay, ReplayCommand::Pace(Replay::PACE / 10), &game);
    wait(&mut replay, &mut game, Replay::PACE / 2);
    assert_eq!((shown(&replay), replay.pace()), (5, Replay::PACE / 10));
    let mut at_once = game.session.replay();
    apply(&mut at_once, ReplayCommand::Pace(Duration::ZERO), &game);
    apply(&mut at_once, ReplayCommand::Play, &game);
    wait(&mut at_once, &mut game, Duration::ZERO);
    assert_eq!(shown(&at_once), 5);
}

#[test]
fn any_place_is_jumped_to_also_in_a_branch() {
    let mut game = finished();
    let end = game.here();
    game.undo(2);
    game.play("C3");
    let branch = game.here();
    let mut replay = game.session.replay();
    apply(&mut replay, ReplayCommand::Jump(end), &game);
    assert_eq!((shown(&replay), replay.view().ending.is_some()), (5, true));
    apply(&mut replay, ReplayCommand::Jump(branch), &game);
    assert_eq!((shown(&replay), replay.view().ending.is_some()), (4, false));
    let nowhere = replay.apply(ReplayCommand::Jump(NodeId::new(77)), game.now);
    assert_eq!(nowhere, Err(SessionError::NoSuchPlace));
    assert_eq!(replay.node(), branch);
}

#[test]
fn one_can_branch_off_and_play_on() {
    let mut game = finished();
    let mut replay = game.session.replay();
    apply(&mut replay, ReplayCommand::Step(3), &game);
    game.must(Command::GoTo(replay.node()));
    game.play("C3");
    assert_eq!(game.line(), ["A1", "A2", "B1", "C3"]);
}

#[test]
fn a_game_that_goes_on_is_watched() {
    let mut game = two_people();
    let mut replay = game.session.replay();
    game.play("A1");
    replay.follow(&game.session);
    assert_eq!(shown(&replay), 1, "who was at the end stays at the end");
    apply(&mut replay, ReplayCommand::Step(-1), &game);
    game.play("A2");
    replay.follow(&game.session);
    assert_eq!(shown(&replay), 0, "who looks back is not disturbed");
    game.must(Command::Again);
    game.play("C3");
    replay.follow(&game.session);
    assert_eq!((shown(&replay), replay.tree().nodes().count()), (0, 2), "another game");
}

#[test]
fn a_result_that_was_decided_shows_at_the_end() {
    let mut game = two_people();
    game.play("A1");
    game.must(Command::Resign { player: Player(1) });
    let mut replay = game.session.replay();
    assert_eq!(replay.view().ending, None);
    apply(&mut replay, ReplayCommand::Step(1), &game);
    assert_eq!(replay.view().ending, game.session.ending());
}

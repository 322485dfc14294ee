//! Clocks: what they show, when they stand, and what happens when a flag falls.

use std::time::Duration;

use rules::{Outcome, Player, Reason, Spec};
use session::{Command, Event, Flow, GameEnding, NodeId, SessionError, Setup, TimeControl};

use crate::support::driven::{Driven, setup};

const SECOND: Duration = Duration::from_secs(1);

fn control(text: &str) -> TimeControl {
    let spec: Spec = text.parse().expect("a spec");
    TimeControl::read(&spec).unwrap_or_else(|error| panic!("{error}"))
}

fn timed(clock: &str, game: &str, players: &[&str]) -> Driven {
    Driven::new(Setup { clock: control(clock), ..setup(game, players) })
}

fn two_on(clock: &str) -> Driven {
    timed(clock, "morpion", &["human", "human"])
}

/// What the clocks show, in seconds.
fn shown(game: &Driven) -> Vec<u64> {
    game.session.clocks(game.now).iter().map(Duration::as_secs).collect()
}

/// Plays moves that take a time each.
fn play_slowly(game: &mut Driven, moves: &str, seconds: u32) {
    for text in moves.split_whitespace() {
        game.wait(SECOND * seconds);
        game.play(text);
    }
}

const LATE: fn(Outcome) -> Event =
    |outcome| Event::Over(GameEnding { outcome, reason: Reason::Time });

#[test]
fn time_controls_are_named_like_everything_else() {
    assert_eq!(control("none"), TimeControl::Unlimited);
    assert_eq!(control("move:20"), TimeControl::PerMove { time: SECOND * 20 });
    let fischer = TimeControl::Fischer { time: SECOND * 90, increment: SECOND / 2 };
    assert_eq!(control("fischer:90,increment=0.5"), fischer);
    for control in [TimeControl::Unlimited, control("move"), control("fischer"), fischer] {
        assert_eq!(TimeControl::read(&control.spec()), Ok(control));
    }
    for refused in ["hourglass", "none:3", "move:0", "fischer:90,5", "fischer:increment=-1"] {
        let spec: Spec = refused.parse().expect("a spec");
        TimeControl::read(&spec).expect_err(refused);
    }
}

#[test]
fn without_a_clock_nobody_is_late_but_times_are_noted() {
    let mut game = two_on("none");
    assert_eq!(game.session.deadline(), None);
    play_slowly(&mut game, "A1 B1", 100_000);
    assert_eq!(shown(&game), [0; 0]);
    assert_eq!(game.session.ticking(), None);
    assert_eq!(game.session.tree().remark(game.here()).spent, Some(SECOND * 100_000));
    assert_eq!(game.session.tree().remark(NodeId::START).spent, None);
}

#[test]
fn each_move_has_its_time() {
    let mut game = two_on("move:10");
    game.wait(SECOND * 4);
    assert_eq!((shown(&game), game.session.ticking()), (vec![6, 10], Some(Player(0))));
    game.play("A1");
    assert_eq!((shown(&game), game.session.ticking()), (vec![10, 10], Some(Player(1))));
    play_slowly(&mut game, "A2 B1", 9);
    assert_eq!(game.line().len(), 3);
    game.wait(SECOND * 9);
    assert!(!game.is_over());
    game.wait(SECOND);
    assert_eq!(game.events, [LATE(Outcome::Win(Player(0)))]);
    assert_eq!(shown(&game), [10, 0]);
    assert_eq!((game.session.ticking(), game.session.deadline()), (None, None));
}

#[test]
fn fischers_clock_counts_down_and_adds_after_every_move() {
    let mut game = two_on("fischer:60,increment=5");
    play_slowly(&mut game, "A1 B1", 10);
    assert_eq!(shown(&game), [55, 55]);
    play_slowly(&mut game, "C1", 30);
    assert_eq!(shown(&game), [30, 55]);
    play_slowly(&mut game, "A2", 1);
    assert_eq!(shown(&game), [30, 59]);
    assert_eq!(game.session.deadline(), Some(game.now + SECOND * 30));
}

#[test]
fn the_one_whose_flag_falls_loses_and_at_a_table_of_many_nobody_wins() {
    let mut game = two_on("fischer:10,increment=0");
    game.wait(SECOND * 60);
    assert_eq!(game.events, [LATE(Outcome::Win(Player(1)))]);
    assert_eq!(game.scores(), [(0, 0, 1), (1, 0, 0)]);
    assert!(game.session.view().moves.is_empty());

    let mut many = timed("move:10", "morpion:width=5", &["human", "human", "human"]);
    many.play("A1");
    many.wait(SECOND * 10);
    assert_eq!(many.events, [LATE(Outcome::Lose(Player(1)))]);
    assert_eq!(many.scores(), [(0, 0, 0), (0, 0, 1), (0, 0, 0)]);
}

#[test]
fn a_command_that_comes_after_the_flag_comes_too_late() {
    for late in [
        Command::Play { player: Player(0), text: "A1".to_owned() },
        Command::Undo { moves: None },
        Command::Resign { player: Player(1) },
        Command::Again,
        Command::Tick,
    ] {
        let mut game = two_on("move:10");
        game.now += SECOND * 11;
        game.must(late.clone());
        assert_eq!(game.events, [LATE(Outcome::Win(Player(1)))], "{late:?}");
        assert!(game.line().is_empty());
    }
}

#[test]
fn taking_moves_back_sets_the_clocks_back() {
    let mut game = two_on("fischer:60,increment=5");
    play_slowly(&mut game, "A1 B1 C1", 10);
    game.wait(SECOND * 20);
    assert_eq!(shown(&game), [50, 35]);
    game.undo(2);
    assert_eq!((shown(&game), game.turn()), (vec![55, 60], Player(1)));
    game.redo(1);
    assert_eq!(shown(&game), [55, 55]);
    play_slowly(&mut game, "C2", 40);
    assert_eq!(shown(&game), [20, 55], "another move, another time");
    game.undo(1);
    play_slowly(&mut game, "C1", 7);
    assert_eq!(shown(&game), [53, 55], "the same move again, and the time it took now");
}

#[test]
fn going_where_one_is_wins_no_time() {
    let mut game = two_on("move:10");
    game.play("A1");
    game.wait(SECOND * 8);
    game.must(Command::GoTo(game.here()));
    assert_eq!(shown(&game), [10, 2]);
}

#[test]
fn a_flag_that_has_fallen_can_be_taken_back() {
    let mut game = two_on("move:10");
    play_slowly(&mut game, "A1 B1", 2);
    game.wait(SECOND * 10);
    assert!(game.is_over());
    game.undo(None);
    assert_eq!(game.events, [Event::Reopened]);
    assert_eq!((game.line().len(), shown(&game)), (2, vec![10, 10]));
    game.play("C1");
    assert!(!game.is_over());
}

#[test]
fn clocks_stand_while_the_game_is_paused_and_nobody_plays() {
    let mut game = two_on("move:10");
    game.wait(SECOND * 4);
    game.must(Command::Pause);
    game.wait(SECOND * 1000);
    assert_eq!((shown(&game), game.session.deadline()), (vec![6, 10], None));
    let play = Command::Play { player: Player(0), text: "A1".to_owned() };
    assert_eq!(game.apply(play), Err(SessionError::Paused));
    game.must(Command::Resume);
    game.wait(SECOND * 5);
    game.play("A1");
    assert_eq!(
        game.session.tree().remark(game.here()).spent,
        Some(SECOND * 9),
        "both pieces of the turn"
    );
}

#[test]
fn clocks_stand_when_the_game_is_over() {
    let mut game = two_on("fischer:60,increment=0");
    play_slowly(&mut game, "A1 A2 B1 B2 C1", 3);
    assert!(game.is_over());
    game.wait(SECOND * 1000);
    assert_eq!((shown(&game), game.session.ticking()), (vec![51, 54], None));
}

#[test]
fn changing_seats_leaves_the_clock_running() {
    let mut game = two_on("move:10");
    game.wait(SECOND * 4);
    let spec = "human:name=Zoé".parse().expect("a spec");
    game.must(Command::Seat { player: Player(1), spec });
    game.wait(SECOND);
    assert_eq!(shown(&game), [5, 10]);
}

#[test]
fn engines_take_their_limits_from_the_clock() {
    // Without a limit this engine would look to the end of the game, which never comes.
    let game = "morpion:width=9,height=9,align=5";
    for clock in ["fischer:1,increment=0", "move:1"] {
        let mut game = timed(clock, game, &["deepening", "human"]);
        game.think();
        assert_eq!(game.line().len(), 1);
    }
}

#[test]
fn a_new_game_has_the_whole_time_again() {
    let mut game = two_on("fischer:60,increment=5");
    play_slowly(&mut game, "A1 B1", 10);
    game.must(Command::Again);
    assert_eq!(shown(&game), [60, 60]);
    assert_eq!(game.session.flow(), Flow::Running);
}

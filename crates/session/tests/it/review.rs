//! The review of a game: each move judged by its own value, and what was judged kept with the game.

use std::time::Instant;

use rules::Player;
use search::{Limits, ScoreUnit, Stop};
use session::{Command, EngineQuestion, ExternalEngines, Inquiry, MoveGrade, Session, Turning};

use crate::support::driven::{Driven, setup, two_people};

/// How many nodes a test spends on a move.
const NODES: u64 = 60_000;

fn review(game: &mut Driven) {
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let adviser = game.session.adviser();
    while let Some(inquiry) = game.session.analyse(&adviser, limits).expect("an engine") {
        let advice = (inquiry.job)(&mut |_| ());
        let Inquiry { ticket, node, engine, .. } = inquiry;
        game.must(Command::Judged { ticket, node, engine, advice });
    }
}

/// Plays an Othello game from its transcript.
fn othello(transcript: &str) -> Driven {
    let mut game = Driven::new(setup("othello", &["human", "human"]));
    let moves: Vec<&str> =
        (0..transcript.len()).step_by(2).map(|at| &transcript[at..at + 2]).collect();
    game.play(&moves.join(" "));
    game
}

#[test]
fn a_missed_win_is_told_as_such() {
    let mut game = othello("f5d6c3f4f3e3f6e6d2d3c7g5");
    review(&mut game);
    let (tree, scale) = (game.session.tree(), game.session.scale());
    assert_eq!(scale.unit, ScoreUnit::Discs);
    let line = tree.line();
    let verdict = tree.move_verdict(line[10], &scale).expect("6.c7 was judged");
    assert_eq!((verdict.grade, verdict.turning), (MoveGrade::Blunder, Some(Turning::MissedWin)));
    let before = tree.judgement(line[9]).expect("judged");
    assert_eq!((&*before.advice.best, before.advice.score), ("d7", 900_064));
    for &node in &line {
        let verdict = tree.move_verdict(node, &scale);
        assert!(verdict.is_some(), "{} has its own value", tree.text(node));
    }
    let review = game.session.review().expect("a game of two");
    assert_eq!(review.players.iter().map(|player| player.moves).collect::<Vec<_>>(), [6, 6]);
    assert!(review.players[0].blunders >= 1);
    let average = review.players[0].average.expect("moves were judged");
    assert!(average <= scale.cap.unsigned_abs(), "a game thrown away counts no more than the cap");
}

#[test]
fn the_same_game_is_judged_alike() {
    let judged = || {
        let mut game = othello("f5d6c3d3c4");
        review(&mut game);
        let tree = game.session.tree();
        let values = tree.line().into_iter().map(|node| {
            let verdict = tree.move_verdict(node, &game.session.scale()).expect("judged");
            (tree.text(node).to_owned(), verdict)
        });
        values.collect::<Vec<_>>()
    };
    assert_eq!(judged(), judged());
}

#[test]
fn what_was_judged_is_kept_with_the_game() {
    let mut game = othello("f5d6c3d3c4");
    review(&mut game);
    let record = game.session.record();
    let now = Instant::now();
    let (again, _) = Session::go_on(record, 0, &ExternalEngines::default(), now).expect("it opens");
    let (known, tree) = (game.session.tree(), again.tree());
    for (node, kept) in known.line().into_iter().zip(tree.line()) {
        let [before, after] = [(known, node), (tree, kept)].map(|(tree, node)| {
            let verdict = tree.move_verdict(node, &again.scale()).expect("judged");
            (verdict.grade, verdict.turning, verdict.loss, verdict.score)
        });
        let good = |grade| matches!(grade, MoveGrade::Best | MoveGrade::Only);
        assert!(before == after || good(before.0) && good(after.0), "{before:?} {after:?}");
        assert_eq!(before.3, after.3);
    }
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let open = again.analyse(&again.adviser(), limits).expect("an engine");
    assert!(open.is_none_or(|inquiry| tree.children(inquiry.node).is_empty()), "only the end");
}

#[test]
fn the_move_that_lost_the_game_is_found() {
    let mut game = two_people();
    // B1 leaves the corner game open; B3 does not stop A1 A2 A3.
    game.play("A1 B2 A2 B1 A3");
    review(&mut game);
    let review = game.session.review().expect("a game of two");
    let lost = review.lost_at.expect("a mistake of the loser");
    assert_eq!(game.session.tree().text(lost), "B1");
    assert_eq!(game.session.tree().player(lost), Some(Player::SECOND));
    let scale = game.session.scale();
    let verdict = game.session.tree().move_verdict(lost, &scale).expect("judged");
    assert_eq!((verdict.grade, verdict.grade.sign()), (MoveGrade::Blunder, "??"));
    assert!(review.players[0].average.is_some());
}

#[test]
fn every_move_has_its_value_and_none_is_a_bound() {
    for (spec, moves) in [
        ("othello", "f5 d6 c3 d3 c4 f4 f6 f3"),
        ("draughts", "32-28 19-23 28x19 14x23"),
        ("connect-four", "4 4 4 5"),
        ("morpion:width=7,height=7,align=4", "D4 D5"),
    ] {
        let mut game = Driven::new(setup(spec, &["human", "human"]));
        game.play(moves);
        let limits = Limits { nodes: Some(80_000), ..Limits::default() };
        let adviser = game.session.adviser();
        let asked = game.session.inquire(game.here(), EngineQuestion::Every, &adviser, limits);
        let inquiry = asked.expect("an engine").expect("the game goes on");
        let mut told = Vec::new();
        let advice = (inquiry.job)(&mut |advice| told.push(advice));
        let legal = game.session.view().moves.len();
        assert_eq!(advice.choices.len(), legal, "{spec}");
        for advice in told.iter().chain([&advice]) {
            assert!(advice.choices.iter().all(|worth| worth.exact && worth.depth > 0), "{spec}");
            assert!(!advice.line.is_empty());
        }
        let best = advice.choices.iter().map(|worth| worth.score).max();
        assert_eq!(
            advice.choices.iter().find(|worth| worth.text == advice.best).map(|worth| worth.score),
            best
        );
        assert!(advice.others.len() >= 3 || legal < 4, "{spec}: lines of the next best");
    }
}

#[test]
fn near_the_end_every_value_is_proved() {
    let mut game = Driven::new(setup("connect-four:width=5,height=4", &["human", "human"]));
    game.play("3 3 3 3 2 2");
    let limits = Limits { nodes: Some(2_000_000), ..Limits::default() };
    let adviser = game.session.adviser();
    let asked = game.session.inquire(game.here(), EngineQuestion::Every, &adviser, limits);
    let advice = (asked.expect("an engine").expect("the game goes on").job)(&mut |_| ());
    assert!(advice.choices.iter().all(|worth| worth.proven), "{:?}", advice.choices);
    let by_minimax = game.session.ask(
        &"minimax:eval=win-lose,depth=20".parse().expect("a spec"),
        Limits::default(),
        Stop::default(),
    );
    let by_minimax = (by_minimax.expect("an engine").expect("it goes on"))(&mut |_| ());
    for worth in &by_minimax.choices {
        let found = advice.choices.iter().find(|known| known.text == worth.text);
        assert_eq!(
            found.map(|found| found.score.signum()),
            Some(worth.score.signum()),
            "{worth:?}"
        );
    }
}

#[test]
fn why_not_says_what_the_move_costs() {
    // Found in games at random: after g7 Black takes the corner at h1.
    let othello = "--OOOXO-XOOOXXXOOXOOXXOX-XXOOOO---XXOXX---O-XXOX-O---X---------- O";
    for (spec, position, moves, played, said) in [
        ("othello", Some(othello), "", "g7", "why-gives-corner"),
        ("draughts", Some("W:W32,48:B13,23"), "", "32-28", "why-loses-pieces"),
        ("connect-four", None, "4 4 3 3 7", "7", "why-allows-two"),
        ("connect-four", None, "4 1 4 1 4", "7", "why-allows-line"),
        ("morpion:width=9,height=9,align=5", None, "D5 A1 E5 A9 F5", "I9", "why-allows-open-row"),
        ("morpion", None, "A1 B2 A2", "A3", "why-best"),
    ] {
        let mut game = Driven::new(setup(spec, &["human", "human"]));
        if let Some(position) = position {
            game.must(Command::SetUp { position: position.to_owned() });
        }
        game.play(moves);
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let asked = game.session.explain(game.here(), played, limits, Stop::default());
        let Ok(Some(run)) = asked else {
            panic!("{spec} {played}: {:?}", game.session.view().moves)
        };
        let explanation = run();
        let sentence = explanation.sentence(&game.session.scale());
        let told = explanation.consequence.as_ref().map_or(&*sentence.id, |phrase| &*phrase.id);
        let told = if said == "why-best" { &*sentence.id } else { told };
        assert_eq!(told, said, "{spec} {played}: {explanation:?}");
        assert_eq!(explanation.line.first().map(String::as_str), Some(played));
    }
}

/// What every move of the position on the board is worth, within the nodes of two seconds.
fn values_of_two_seconds(game: &Driven) -> session::Advice {
    /// A second has more on any machine of these years.
    const A_SECOND: u64 = 2_000_000;
    let limits = Limits { nodes: Some(2 * A_SECOND), ..Limits::default() };
    let adviser = game.session.adviser();
    let asked = game.session.inquire(game.here(), EngineQuestion::Every, &adviser, limits);
    (asked.expect("an engine").expect("the game goes on").job)(&mut |_| ())
}

#[test]
fn every_move_of_a_midgame_is_looked_at_ten_moves_ahead_in_two_seconds() {
    let game = othello("f5d6c3d3c4f4f6f3e6e7d7c6");
    let advice = values_of_two_seconds(&game);
    assert_eq!(advice.choices.len(), game.session.view().moves.len());
    for worth in &advice.choices {
        assert!(worth.exact && worth.depth >= 10, "{worth:?}");
    }
}

#[test]
fn with_sixteen_empty_squares_every_value_is_proved() {
    let mut game = othello("f5d6c3d3c4");
    let empties = |game: &Driven| game.session.table().position().matches('-').count();
    while empties(&game) > 16 {
        let limits = Limits { depth: Some(2), ..Limits::default() };
        let asked = game.session.ask(&game.session.adviser(), limits, Stop::default());
        let run = asked.expect("an engine").expect("the game goes on");
        let best = run(&mut |_| ()).best;
        game.play(&best);
    }
    let advice = values_of_two_seconds(&game);
    assert_eq!(advice.choices.len(), game.session.view().moves.len());
    assert!(advice.choices.iter().all(|worth| worth.proven), "{:?}", advice.choices);
}

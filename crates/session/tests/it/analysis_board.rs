//! Analysis boards: both sides move at will, lines are arranged, boards drawn on.

use rules::{Outcome, Player};
use session::{
    Arrangement, BoardMark, Command, ExternalEngines, GameResult, GameTree, NodeId, Record,
    Session, SessionError, Setup,
};

use crate::support::driven::{Driven, setup, two_people};

fn board() -> Driven {
    Driven::new(Setup { analysis: true, ..setup("morpion", &["human", "human"]) })
}

/// The moves of every line, the main ones first, variations in brackets.
fn lines(tree: &GameTree) -> String {
    fn after(tree: &GameTree, node: NodeId) -> String {
        let mut followers = tree.followers(node);
        let Some(main) = followers.next() else { return String::new() };
        let others =
            followers.map(|other| format!(" ({}{})", tree.text(other), after(tree, other)));
        format!(" {}{}{}", tree.text(main), others.collect::<String>(), after(tree, main))
    }
    after(tree, NodeId::START).trim().to_owned()
}

fn named(tree: &GameTree, text: &str) -> NodeId {
    tree.nodes().find(|&node| tree.text(node) == text).expect("a move that was played")
}

fn arrange(game: &mut Driven, text: &str, how: Arrangement) -> String {
    let node = named(game.session.tree(), text);
    game.must(Command::Arrange { node, how });
    lines(game.session.tree())
}

/// A1 B1 C1 with the variations B2 (C2), B3 and C3 instead of B1.
fn branched() -> Driven {
    let mut game = board();
    game.play("A1 B1 C1");
    for line in ["B2 C2", "B3", "C3"] {
        let first = named(game.session.tree(), "A1");
        game.must(Command::GoTo(first));
        game.play(line);
    }
    game
}

#[test]
fn what_is_played_beside_the_main_line_is_a_variation() {
    let game = branched();
    assert_eq!(lines(game.session.tree()), "A1 B1 (B2 C2) (B3) (C3) C1");
    assert_eq!(game.line(), ["A1", "C3"]);
}

#[test]
fn lines_are_promoted_reordered_and_deleted() {
    let mut game = branched();
    assert_eq!(arrange(&mut game, "B3", Arrangement::Earlier), "A1 B1 (B3) (B2 C2) (C3) C1");
    assert_eq!(arrange(&mut game, "B3", Arrangement::Earlier), "A1 B1 (B3) (B2 C2) (C3) C1");
    assert_eq!(arrange(&mut game, "B3", Arrangement::Later), "A1 B1 (B2 C2) (B3) (C3) C1");
    assert_eq!(arrange(&mut game, "B2", Arrangement::Promote), "A1 B2 (B1 C1) (B3) (C3) C2");
    assert_eq!(game.line(), ["A1", "C3"], "the board stays where it is");
    assert_eq!(arrange(&mut game, "C1", Arrangement::MainLine), "A1 B1 (B2 C2) (B3) (C3) C1");
    // What is on the board goes with its line, and the board goes back to before it.
    assert_eq!(arrange(&mut game, "C3", Arrangement::Delete), "A1 B1 (B2 C2) (B3) C1");
    assert_eq!(game.line(), ["A1"]);
    assert_eq!(arrange(&mut game, "B2", Arrangement::Delete), "A1 B1 (B3) C1");
    game.play("B1 C1");
    assert_eq!(lines(game.session.tree()), "A1 B1 (B3) C1", "nothing was played anew");
    assert_eq!(arrange(&mut game, "A1", Arrangement::Delete), "");
    assert_eq!(game.session.table().position(), ".../.../... X");
}

#[test]
fn everything_about_a_move_stays_with_it_when_lines_are_arranged() {
    let mut game = branched();
    let node = named(game.session.tree(), "C2");
    let drawings: Vec<BoardMark> =
        ["GA1", "RA1-B2", "GZ9"].map(|text| text.parse().expect("a drawing")).into();
    game.must(Command::Comment { node, text: "hm".to_owned() });
    game.must(Command::Mark { node, marks: vec![5] });
    game.must(Command::Draw { node, drawings: drawings.clone() });
    arrange(&mut game, "B2", Arrangement::Promote);
    let tree = game.session.tree();
    let remark = tree.remark(named(tree, "C2"));
    assert_eq!((remark.comment.as_deref(), &*remark.marks), (Some("hm"), &[5][..]));
    assert_eq!(remark.drawings, drawings[..2], "there is no square Z9");
}

#[test]
fn a_game_of_computers_that_one_resigned_is_moved_on_at_will() {
    let mut record = Record::new("morpion".parse().expect("a game"), 2);
    let first = record.tree.add(NodeId::START, Player::FIRST, "A1");
    record.tree.set_current(first);
    record.verdict = Some(GameResult { outcome: Outcome::Win(Player::FIRST), reason: None });
    record.terms.clock = Some("move:30".parse().expect("a clock"));
    for player in &mut record.players {
        let engine = "random".parse().expect("an engine");
        player.kind = Some(session::Occupant::Computer(engine));
    }
    let players = record.players.clone();
    record.terms.analysis = true;
    let now = std::time::Instant::now();
    let going_on = Session::go_on(record, 1, &ExternalEngines::default(), now);
    let (session, step) = going_on.expect("a session");
    assert!(step.work.is_none(), "no engine plays");
    let mut game = Driven::going_on(session, step, now);
    assert!(game.session.ending().is_none() && game.session.ticking().is_none());
    game.play("B2 C3");
    assert_eq!(game.line(), ["A1", "B2", "C3"]);
    let record = game.session.record();
    assert_eq!(record.players, players, "they have played the game");
    assert_eq!(record.verdict.map(|verdict| verdict.outcome), Some(Outcome::Win(Player::FIRST)));
}

#[test]
fn only_an_analysis_board_is_arranged() {
    let mut game = two_people();
    game.play("A1");
    let node = game.here();
    for command in [
        Command::Arrange { node, how: Arrangement::Delete },
        Command::Mark { node, marks: vec![1] },
        Command::Draw { node, drawings: Vec::new() },
    ] {
        assert_eq!(game.apply(command), Err(SessionError::NoAnalysis));
    }
}

#[test]
fn drawings_are_read_as_programs_write_them() {
    for (text, written) in
        [("Gd3", "Gd3"), ("Rd3e4", "Rd3-e4"), ("Y32-28", "Y32-28"), ("B10", "B10")]
    {
        let drawing: BoardMark = text.parse().expect("a drawing");
        assert_eq!(drawing.to_string(), written);
    }
    for text in ["", "G", "Xd3", "Gd3-", "G-d3", "Gd3-e4-f5", "Gä1", "Gabcdefg"] {
        assert!(text.parse::<BoardMark>().is_err(), "{text}");
    }
}

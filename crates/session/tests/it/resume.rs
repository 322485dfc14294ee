//! Saving a session and resuming it.

use std::time::Duration;

use rules::Player;
use session::{
    Command, ExternalEngines, Flow, GameTree, NodeId, Participant, PlayerScore, Record, Session,
    Setup, SetupError, TimeControl,
};

use crate::support::driven::{Driven, setup, two_people};

fn resume(game: &Driven) -> Driven {
    let resumed = Session::go_on(game.session.record(), 1, &ExternalEngines::default(), game.now);
    let (session, step) = resumed.unwrap_or_else(|error| panic!("{error}"));
    Driven::going_on(session, step, game.now)
}

#[test]
fn a_game_with_branches_and_comments_goes_on_as_it_was() {
    let mut game = Driven::new(Setup {
        first: None,
        ..setup("morpion:width=5", &["human:name=Zoé", "random", "human"])
    });
    let line = |game: &mut Driven| {
        while game.line().len() < 5 {
            if game.work.is_some() {
                game.think();
            } else {
                let text = game.session.view().moves[0].text.clone();
                game.play(&text);
            }
        }
    };
    line(&mut game);
    let node = game.here();
    game.must(Command::Comment { node, text: "hm".to_owned() });
    let text = game.session.tree().text(node).to_owned();
    game.undo(None);
    let other = game.session.view().moves[3].text.clone();
    game.play(&other);
    game.undo(None);
    let resumed = resume(&game);
    assert_eq!(resumed.recorded_state(), game.recorded_state());
    assert_eq!(resumed.session.game(), game.session.game(), "who begins is not drawn again");
    let tree = resumed.session.tree();
    let commented = tree.nodes().find(|&node| tree.remark(node).comment.is_some());
    let commented = commented.expect("the comment is kept");
    assert_eq!(
        (tree.text(commented), tree.remark(commented).comment.as_deref()),
        (&*text, Some("hm"))
    );
}

#[test]
fn the_scores_of_a_series_and_a_resignation_are_kept() {
    let mut game = two_people();
    game.play("A1 A2 B1 B2 C1");
    game.must(Command::Again);
    game.play("A1");
    game.must(Command::Resign { player: Player(0) });
    let resumed = resume(&game);
    assert_eq!(resumed.scores(), [(1, 0, 1), (1, 0, 1)]);
    assert!(resumed.is_over());
}

#[test]
fn clocks_wait_until_people_are_back() {
    let clock = TimeControl::Fischer { time: Duration::from_mins(1), increment: Duration::ZERO };
    let mut game = Driven::new(Setup { clock, ..setup("morpion", &["human", "human"]) });
    game.wait(Duration::from_secs(10));
    game.play("A1");
    let mut resumed = resume(&game);
    assert_eq!(resumed.session.flow(), Flow::Paused);
    resumed.wait(Duration::from_secs(1000));
    assert_eq!(resumed.session.clocks(resumed.now), [50, 60].map(Duration::from_secs));
    let engines = Driven::new(setup("morpion", &["random", "random"]));
    assert!(resume(&engines).work.is_none(), "nor do engines play on unseen");
    let against_one = Driven::new(setup("morpion", &["random", "human"]));
    assert!(resume(&against_one).work.is_some());
}

#[test]
fn a_tree_from_elsewhere_is_checked_and_written_as_the_game_writes() {
    let mut tree = GameTree::default();
    let first = tree.add(NodeId::START, Player(0), "2b");
    tree.add(first, Player(0), " a1");
    tree.add(first, Player(1), "A2");
    tree.go_to(first);
    let tally = PlayerScore { wins: 3, draws: 1, losses: 2 };
    let player = Participant { tally, ..Participant::unknown() };
    let game = "morpion:first=1".parse().expect("a spec");
    let record = Record { tree, players: vec![player; 2], ..Record::new(game, 2) };
    let now = std::time::Instant::now();
    let go_on = |record: Record| Session::go_on(record, 1, &ExternalEngines::default(), now);
    let (session, _) = go_on(record.clone()).expect("legal moves");
    let texts: Vec<&str> = session.tree().nodes().map(|node| session.tree().text(node)).collect();
    assert_eq!(texts, ["", "B2", "A1", "A2"]);
    assert_eq!(session.tree().player(NodeId::new(2)), Some(Player(1)), "it was her turn");
    assert_eq!(session.scores().tallies()[0].wins, 3);

    let mut bad = record;
    bad.tree.add(NodeId::new(3), Player(0), "B2");
    let refused = go_on(bad).expect_err("B2 is taken");
    assert_eq!(refused, SetupError::SavedMove { number: 3, text: "B2".to_owned() });
}

//! Engines that think on the time of a person.

use session::{Command, NodeId};

use crate::support::driven::{Driven, setup};

/// A person who has the second turn against an engine with these settings.
fn after_the_first_move(engine: &str) -> Driven {
    let mut game = Driven::new(setup("connect-four", &[engine, "human"]));
    game.think();
    game
}

/// Lets an engine think on until it has looked this deep.
fn ponder(game: &Driven, depth: u32) {
    let run = game.session.ponder().expect("it thinks on");
    let stop = run.stop;
    (run.job)(&mut |advice| {
        if advice.depth >= depth {
            stop.raise();
        }
    });
}

/// How many positions the engine looks at to answer a move.
fn nodes_of_the_answer(game: &mut Driven, text: &str) -> u64 {
    game.play(text);
    let work = game.work.take().expect("it is the engine's turn");
    (work.job)(&mut |_| ()).expect("our engines do not fail").statistics.nodes
}

#[test]
fn an_engine_thinks_on_only_where_it_is_set_and_a_person_is_to_move() {
    for (engine, ponders) in [
        ("pvs:5", false),
        ("pvs:5,ponder=on", true),
        ("level:8,ponder=on", true),
        ("level:8", false),
        ("random", false),
    ] {
        let mut game = after_the_first_move(engine);
        assert_eq!(game.session.ponder().is_some(), ponders, "{engine}");
        game.play("4");
        assert!(game.session.ponder().is_none(), "{engine}: now it thinks for itself");
    }
    let many = setup("morpion:players=3", &["pvs:2,ponder=on", "human", "human"]);
    let mut many = Driven::new(many);
    many.think();
    assert!(many.session.ponder().is_none(), "what it finds for another says nothing about itself");
}

#[test]
fn what_it_finds_helps_it_to_answer() {
    let mut plain = after_the_first_move("pvs:9,ponder=on");
    let mut pondering = after_the_first_move("pvs:9,ponder=on");
    ponder(&pondering, 10);
    let (cold, warm) =
        (nodes_of_the_answer(&mut plain, "4"), nodes_of_the_answer(&mut pondering, "4"));
    assert!(warm < cold / 2, "{warm} nodes instead of {cold}");
}

#[test]
fn it_stops_when_the_table_changes() {
    for change in [Command::Pause, Command::GoTo(NodeId::START), Command::Again] {
        let mut game = after_the_first_move("pvs:5,ponder=on");
        let run = game.session.ponder().expect("it thinks on");
        assert!(!run.stop.is_raised());
        game.must(change.clone());
        assert!(run.stop.is_raised(), "{change:?}");
    }
    let mut paused = after_the_first_move("pvs:5,ponder=on");
    paused.must(Command::Pause);
    assert!(paused.session.ponder().is_none());
}

#[test]
fn what_engines_keep_is_counted_until_they_give_it_back() {
    let game = after_the_first_move("pvs:5");
    let table = game.session.table();
    assert!(table.engine_memory() > 0);
    table.clear_engines();
    assert_eq!(table.engine_memory(), 0);
}

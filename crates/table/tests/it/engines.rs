//! The engines of a table: when they run, and what becomes of what they say.

use std::time::Duration;

use session::{Fault, NodeId, Work};
use table::{Input, LineReport, Request, RequestError, TableChange};

use crate::support::{HOST, Notice, OTHER, Server, seat};

/// A game in which an engine begins.
fn engine_begins() -> Server {
    Server::open("morpion", &["random", "human"])
}

/// A game between people that is nearly over, so that engines know everything about it at once.
fn nearly_over() -> Server {
    let mut server = Server::hosted("morpion", &["human", "human"]);
    for text in ["a1", "b2", "c3", "a2", "c2", "c1"] {
        server.play(HOST, text);
    }
    server.told.clear();
    server
}

fn hints(server: &Server) -> Vec<(u64, bool)> {
    let hint = |told: &Notice| match told {
        Notice::Hint(to, hint) => Some((to.0, hint.done)),
        _ => None,
    };
    server.told.iter().filter_map(hint).collect()
}

#[test]
fn engines_run_while_a_person_looks() {
    let mut server = engine_begins();
    server.wait(Duration::from_secs(5));
    assert!(server.moves.is_empty() && server.table.is_idle());
    server.join(OTHER, &[]);
    assert_eq!(server.moves.len(), 1, "a spectator is enough");
    server.run_move();
    assert_eq!(server.line().len(), 1);
    server.tell(Input::Leave { viewer: OTHER });
    assert_eq!(server.released, 1, "another server may run them now");
}

#[test]
fn of_several_servers_one_runs_the_engines() {
    let mut server = engine_begins();
    server.claimed = false;
    server.join(HOST, &["host", "seat-1"]);
    assert!(server.moves.is_empty());
    assert_eq!(server.table.deadline(), Some(server.now + Duration::from_secs(1)));
    server.claimed = true;
    server.wait(Duration::from_secs(1));
    assert_eq!(server.moves.len(), 1);
    assert_eq!(server.table.deadline(), None);
}

#[test]
fn without_room_an_engine_waits() {
    let mut server = engine_begins();
    server.room = false;
    server.join(HOST, &["host", "seat-1"]);
    assert!(server.moves.is_empty());
    server.room = true;
    server.wait(Duration::from_secs(1));
    assert_eq!(server.moves.len(), 1);
}

#[test]
fn an_engine_that_thinks_for_too_long_is_told_to_play() {
    let mut server = engine_begins();
    server.join(HOST, &["host", "seat-1"]);
    let Work { ticket, stop, .. } = server.moves.pop_front().expect("a search");
    assert_eq!(server.table.deadline(), None, "time in the queue does not count");
    server.tell(Input::Started { ticket });
    server.wait(Duration::from_secs(59));
    assert!(!stop.is_raised());
    server.wait(Duration::from_secs(1));
    assert!(stop.is_raised());
}

#[test]
fn an_old_thought_is_dropped() {
    let mut server = engine_begins();
    server.join(HOST, &["host", "seat-1"]);
    let Work { ticket, stop, job, .. } = server.moves.pop_front().expect("a search");
    server.ask(HOST, Request::Again);
    assert!(stop.is_raised());
    let advice = Box::new(job(&mut |_| {}).expect("a move"));
    server.told.clear();
    server.tell(Input::Progress { ticket, advice: advice.clone() });
    server.tell(Input::Thought { ticket, advice });
    assert!(server.line().is_empty() && server.told.is_empty(), "{:?}", server.told);
    server.run_move();
    assert_eq!(server.line().len(), 1);
}

#[test]
fn an_engine_that_fails_loses() {
    let mut server = engine_begins();
    server.join(HOST, &["host", "seat-1"]);
    let Work { ticket, .. } = server.moves.pop_front().expect("a search");
    server.tell(Input::Failed { ticket, fault: Fault::crashed() });
    let ending = server.view().scene.view.ending.expect("an end");
    assert_eq!(ending.outcome, rules::Outcome::Win(seat(1)));
    assert!(server.saves.last().is_some_and(|changes| changes.contains(TableChange::Finished)));
}

#[test]
fn what_an_engine_thought_of_its_chances_is_shown() {
    let mut server = Server::hosted("morpion", &["human", "alpha-beta:depth=3"]);
    server.play(HOST, "b2");
    let advice = server.run_move();
    assert!(advice.depth > 0);
    assert_eq!(server.view().nodes[1].score, Some(advice.score));
    server.ask(HOST, Request::Again);
    server.play(HOST, "b2");
    assert_eq!(server.view().nodes[1].score, None, "a new game is a new game");
}

#[test]
fn a_hint_is_told_to_the_viewer_who_asked() {
    let mut server = nearly_over();
    server.join(OTHER, &[]);
    server.ask(HOST, Request::Hint { engine: None, node: None, long: false });
    let (asked_by, first) = server.inquiries.pop_front().expect("an inquiry");
    assert_eq!((asked_by, first.node), (Some(HOST), server.table.session().tree().current()));
    server.ask(HOST, Request::Hint { engine: None, node: None, long: false });
    let second = server.inquiries.front().map(|(_, inquiry)| inquiry.stop.is_raised());
    assert_eq!((first.stop.is_raised(), second), (true, Some(false)), "one at a time");
    server.run_inquiry();
    assert_eq!(hints(&server), [(HOST.0, true)]);
    let best = server.view().nodes.last().and_then(|node| node.best.clone());
    assert!(best.is_some(), "what was said stays in the tree");
}

#[test]
fn a_hint_that_is_not_waited_for_is_not_told() {
    let mut server = nearly_over();
    server.join(OTHER, &["seat-1"]);
    server.ask(OTHER, Request::Hint { engine: None, node: None, long: false });
    server.tell(Input::Leave { viewer: OTHER });
    server.run_inquiry();
    assert_eq!(hints(&server), []);
}

#[test]
fn questions_are_refused_when_there_is_no_answer() {
    let mut server = nearly_over();
    server.room = false;
    for request in
        [Request::Hint { engine: None, node: None, long: false }, Request::Threats { node: None }]
    {
        assert_eq!(server.refusal(HOST, request), Some(RequestError::Busy));
    }
    let analysis = server.refusal(HOST, Request::Analyse { engine: None });
    assert_eq!(analysis, Some(RequestError::Busy));
    assert!(!server.view().analysing);
    let mut server = Server::hosted("morpion", &["human", "human"]);
    for text in ["a1", "b1", "a2", "b2", "a3"] {
        server.play(HOST, text);
    }
    for request in
        [Request::Hint { engine: None, node: None, long: false }, Request::Threats { node: None }]
    {
        assert_eq!(server.refusal(HOST, request), Some(RequestError::GameOver));
    }
}

#[test]
fn threats_are_told_to_the_viewer_who_asked() {
    let mut server = Server::hosted("morpion", &["human", "human"]);
    for text in ["a1", "b2", "a2"] {
        server.play(HOST, text);
    }
    // If the second player does nothing, the first completes the column.
    server.ask(HOST, Request::Threats { node: None });
    let search = server.threats.pop_front().expect("a search");
    let (viewer, threats) = (search.viewer, search.run());
    let moves: Vec<&str> = threats.moves.iter().map(|(turn, _)| turn.text.as_str()).collect();
    assert_eq!((threats.player, &moves[..]), (seat(0), &["A3"][..]));
    server.tell(Input::Threatened { viewer, threats: Box::new(threats) });
    let Some(Notice::Threats(HOST, told)) = server.told.last() else {
        panic!("the host is told: {:?}", server.told);
    };
    assert_eq!((told.node, told.columns), (NodeId::new(3), 3));
}

#[test]
fn the_game_is_judged_from_its_start_to_its_end() {
    let mut server = nearly_over();
    server.ask(HOST, Request::Analyse { engine: None });
    assert!(server.view().analysing && !server.table.is_idle());
    let mut asked = Vec::new();
    while let Some((asked_by, inquiry)) = server.inquiries.front() {
        assert_eq!(*asked_by, None);
        asked.push(inquiry.node);
        server.run_inquiry();
    }
    assert_eq!(asked, (0..=6).map(NodeId::new).collect::<Vec<_>>());
    assert!(!server.view().analysing);
    assert!(server.view().nodes.iter().all(|node| node.best.is_some()));
    assert_eq!(server.saves.len(), 12, "each move, and what each was found to be worth");
}

#[test]
fn judging_can_be_stopped() {
    let mut server = nearly_over();
    server.ask(HOST, Request::Analyse { engine: None });
    server.ask(HOST, Request::StopAnalysis);
    assert!(!server.view().analysing);
    server.run_inquiry();
    assert!(server.inquiries.is_empty(), "what was asked is answered, and no more is asked");
}

#[test]
fn an_engine_that_gives_no_answer_is_told_of() {
    let mut server = nearly_over();
    server.ask(HOST, Request::Hint { engine: None, node: None, long: false });
    server.tell(Input::Unanswered { asked_by: Some(HOST) });
    let refused = format!("{:?}", server.told.last());
    assert!(refused.contains("NoAnswer"), "{refused}");
    server.ask(HOST, Request::Analyse { engine: None });
    server.tell(Input::Unanswered { asked_by: None });
    assert!(!server.view().analysing);
}

#[test]
fn a_flag_falls_when_its_time_comes() {
    let clock = session::TimeControl::read(&"move:30".parse().expect("a spec"));
    let players = crate::support::setup("morpion", &["human", "human"]);
    let setup = session::Setup { clock: clock.expect("a clock"), ..players };
    let mut server = Server::with(setup, crate::support::LIMITS);
    server.join(HOST, &["host", "seat-0", "seat-1"]);
    let due = server.table.deadline().expect("a flag will fall");
    server.wait(due - server.now);
    let ending = server.view().scene.view.ending.expect("an end");
    assert_eq!(ending.outcome, rules::Outcome::Win(seat(1)));
}

#[test]
fn a_line_is_gone_through_from_any_node() {
    let mut server = Server::hosted("morpion", &["human", "human"]);
    for text in ["a1", "b1"] {
        server.play(HOST, text);
    }
    let moves = ["b2", "c3", "a1", "c1"].map(str::to_owned).to_vec();
    server.ask(HOST, Request::Line { node: Some(NodeId::START), moves });
    let line = shown_line(&server);
    let steps: Vec<&str> = line.steps.iter().map(|step| &*step.turn.text).collect();
    assert_eq!(steps, ["B2", "C3", "A1", "C1"]);
    let pieces = |step: usize| line.steps[step].board.cells.iter().flatten().count();
    assert_eq!([0, 3].map(pieces), [1, 4], "the boards are those of the line");
    assert_eq!(line.sentence, None);
    let moves = ["c3", "a1"].map(str::to_owned).to_vec();
    server.ask(HOST, Request::Line { node: None, moves });
    assert_eq!(shown_line(&server).steps.len(), 1, "as far as its moves are legal");
    let nowhere = Request::Line { node: Some(NodeId::new(99)), moves: Vec::new() };
    assert!(server.refusal(HOST, nowhere).is_some());
}

#[test]
fn why_not_is_answered_with_what_refutes_the_move() {
    let mut server = Server::hosted("morpion", &["human", "human"]);
    for text in ["a1", "b2", "a2"] {
        server.play(HOST, text);
    }
    server.ask(HOST, Request::Why { node: None, text: "c3".to_owned() });
    let line = shown_line(&server);
    let sentence = line.sentence.as_ref().expect("a sentence");
    assert_eq!((&*sentence.id, line.good), ("why-worse-because", Some(false)));
    let steps: Vec<&str> = line.steps.iter().map(|step| &*step.turn.text).collect();
    assert_eq!(steps[..2], ["C3", "A3"], "the row is completed at once");
    server.ask(HOST, Request::Why { node: None, text: "a3".to_owned() });
    assert_eq!(shown_line(&server).sentence.as_ref().map(|said| &*said.id), Some("why-best"));
    let illegal = Request::Why { node: None, text: "a1".to_owned() };
    assert!(server.refusal(HOST, illegal).is_some());
}

/// The line that was shown last.
fn shown_line(server: &Server) -> &LineReport {
    let mut lines = server.told.iter().rev().filter_map(|notice| match notice {
        Notice::Line(line) => Some(&**line),
        _ => None,
    });
    lines.next().expect("a line")
}

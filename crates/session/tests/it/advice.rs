//! Advice: hints with the value of every move, the evaluation bar, the analysis of a game.

use rules::Spec;
use search::Limits;
use session::{Advice, Command, EngineQuestion, Event, Inquiry, Judgement, NodeId, SessionError};

use crate::support::driven::{Driven, setup, two_people};

fn engine(text: &str) -> Spec {
    text.parse().expect("a spec")
}

fn ask(game: &Driven, question: EngineQuestion, spec: &str) -> Inquiry {
    let asked = game.session.inquire(game.here(), question, &engine(spec), Limits::default());
    asked.unwrap_or_else(|error| panic!("{error}")).expect("the game goes on")
}

/// Runs an inquiry and brings its answer back.
fn answer(game: &mut Driven, inquiry: Inquiry) -> Advice {
    let advice = (inquiry.job)(&mut |_| ());
    let Inquiry { ticket, node, engine, .. } = inquiry;
    game.must(Command::Judged { ticket, node, engine, advice: advice.clone() });
    advice
}

/// Analyses a game to its end; the answer is how many places were looked at.
fn analyse(game: &mut Driven, spec: &str) -> usize {
    let mut places = 0;
    while let Some(inquiry) = next(game, spec) {
        answer(game, inquiry);
        places += 1;
        assert!(places < 1000, "it comes to an end");
    }
    places
}

fn next(game: &Driven, spec: &str) -> Option<Inquiry> {
    let asked = game.session.analyse(&engine(spec), Limits::default());
    asked.unwrap_or_else(|error| panic!("{error}"))
}

/// Two people who are about to finish: the next move at C1 wins.
fn nearly_won() -> Driven {
    let mut game = two_people();
    game.play("A1 A2 B1 B2");
    game
}

#[test]
fn a_hint_has_the_value_of_every_legal_move() {
    let game = nearly_won();
    for spec in ["pvs", "deepening", "alpha-beta", "minimax", "alpha-beta:depth=1"] {
        let advice = (ask(&game, EngineQuestion::Every, spec).job)(&mut |_| ());
        assert_eq!(advice.best, "C1", "{spec}");
        let mut known: Vec<&str> = advice.choices.iter().map(|worth| &*worth.text).collect();
        known.sort_unstable();
        assert_eq!(known, ["A3", "B3", "C1", "C2", "C3"], "{spec}");
        assert!(advice.choices.iter().all(|worth| worth.exact), "{spec}: {:?}", advice.choices);
    }
}

#[test]
fn the_values_are_those_of_a_search_that_leaves_nothing_out() {
    for (game, moves) in [
        ("morpion", "B2 A1"),
        ("connect-four:width=5,height=4", "3 3"),
        ("othello:size=4", ""),
        ("draughts:variant=custom,width=6,height=6,rows=1", ""),
    ] {
        let mut game = Driven::new(setup(game, &["human", "human"]));
        game.play(moves);
        let values = |spec: &str, question| {
            let advice = (ask(&game, question, spec).job)(&mut |_| ());
            let mut values: Vec<(String, i32)> =
                advice.choices.iter().map(|worth| (worth.text.clone(), worth.score)).collect();
            values.sort();
            values
        };
        let whole = values("minimax:depth=4", EngineQuestion::Best);
        assert_eq!(values("alpha-beta:depth=4", EngineQuestion::Every), whole);
        assert_eq!(values("deepening:depth=4", EngineQuestion::Every), whole);
    }
}

#[test]
fn a_hint_comes_bit_by_bit() {
    let game = nearly_won();
    let mut told = Vec::new();
    let last =
        (ask(&game, EngineQuestion::Every, "alpha-beta").job)(&mut |advice| told.push(advice));
    let known = |advice: &Advice| advice.choices.iter().filter(|worth| worth.exact).count();
    assert!(told.windows(2).all(|pair| known(&pair[0]) <= known(&pair[1])));
    assert_eq!(told.last().map(known), Some(known(&last)));
    assert!(told.iter().all(|advice| advice.depth > 0 && !advice.line.is_empty()));
}

#[test]
fn limits_are_kept_and_what_was_not_weighed_says_so() {
    let game = Driven::new(setup("morpion:width=9,height=9,align=5", &["human", "human"]));
    let limits = Limits { nodes: Some(3000), ..Limits::default() };
    let asked =
        game.session.inquire(game.here(), EngineQuestion::Every, &engine("deepening"), limits);
    let inquiry = asked.expect("an engine").expect("the game goes on");
    let advice = (inquiry.job)(&mut |_| ());
    assert!(advice.statistics.nodes <= 3000, "{:?}", advice.statistics);
    assert_eq!(advice.choices.len(), 81);
    assert!(advice.choices.iter().any(|worth| !worth.exact));
}

#[test]
fn a_stopped_hint_still_answers() {
    let game = Driven::new(setup("morpion:width=9,height=9,align=5", &["human", "human"]));
    let inquiry = ask(&game, EngineQuestion::Every, "pvs");
    inquiry.stop.raise();
    let advice = (inquiry.job)(&mut |_| ());
    assert!(game.session.view().moves.iter().any(|turn| turn.text == advice.best));
}

#[test]
fn at_a_table_of_many_the_engine_says_what_it_can() {
    let game = Driven::new(setup("morpion", &["human", "human", "human"]));
    let advice = (ask(&game, EngineQuestion::Every, "mcts:nodes=2000,seed=1").job)(&mut |_| ());
    assert_eq!(advice.choices.len(), 9);
    assert!(advice.choices.iter().all(|worth| worth.visits.is_some()));
    assert_eq!(game.session.adviser(), engine("mcts"));
    assert_eq!(two_people().session.adviser(), engine("pvs:eval=threats"));
}

#[test]
fn the_bar_is_a_judgement_of_the_place_and_disturbs_nobody() {
    let mut game = nearly_won();
    let ticket = game.session.ticket();
    let spec = "pvs:eval=threats";
    let inquiry = ask(&game, EngineQuestion::Best, spec);
    let advice = answer(&mut game, inquiry);
    assert_eq!(game.events, [Event::Judged { node: game.here() }]);
    assert_eq!(game.session.ticket(), ticket);
    let known = game.session.tree().judgement(game.here());
    assert_eq!(known, Some(&Judgement { engine: engine(spec), advice }));
}

#[test]
fn a_change_at_the_table_stops_inquiries_and_drops_their_answers() {
    let mut game = nearly_won();
    let inquiry = ask(&game, EngineQuestion::Every, "pvs");
    let (stop, node) = (inquiry.stop.clone(), inquiry.node);
    game.play("C3");
    assert!(stop.is_raised());
    answer(&mut game, inquiry);
    assert!(game.events.is_empty());
    assert_eq!(game.session.tree().judgement(node), None);
}

#[test]
fn an_inquiry_that_is_stopped_stops_no_other() {
    let mut game = nearly_won();
    let (first, second) =
        (ask(&game, EngineQuestion::Every, "pvs"), ask(&game, EngineQuestion::Best, "pvs"));
    first.stop.raise();
    assert!(!second.stop.is_raised());
    assert!(!ask(&game, EngineQuestion::Every, "pvs").stop.is_raised(), "nor one that comes later");
    game.play("C3");
    assert!(second.stop.is_raised());
}

#[test]
fn an_engine_at_turn_and_an_inquiry_do_not_stop_each_other() {
    let mut game = Driven::new(setup("morpion", &["human", "minimax:2"]));
    game.play("A1");
    let inquiry = ask(&game, EngineQuestion::Best, "pvs");
    game.must(Command::PlayNow);
    assert!(!inquiry.stop.is_raised());
    inquiry.stop.raise();
    game.think();
    assert_eq!(game.line().len(), 2);
}

#[test]
fn every_place_of_a_finished_game_is_analysed_best_against_played() {
    let mut game = nearly_won();
    game.play("C3 A3 C1");
    assert!(game.is_over());
    assert_eq!(analyse(&mut game, "minimax"), 7, "the last place is the end");
    let tree = game.session.tree();
    let line = tree.line();
    let before_mistake = tree.judgement(line[3]).expect("analysed");
    assert_eq!(before_mistake.advice.best, "C1");
    let scale = game.session.scale();
    let loss = |text| before_mistake.verdict(text, &scale).map(|verdict| verdict.loss);
    assert!(loss("C3").is_some_and(|loss| loss > 0), "C3 let the win slip");
    assert_eq!(loss("C1"), Some(0));
    for (&node, &next) in line.iter().zip(&line[1..]) {
        let judgement = tree.judgement(node).expect("analysed");
        let verdict = judgement.verdict(tree.text(next), &scale);
        assert!(verdict.is_some(), "the move played was weighed");
    }
    assert!(next(&game, "minimax").is_none());
    assert!(next(&game, "deepening").is_some(), "another engine may think otherwise");
}

#[test]
fn an_analysis_goes_on_where_it_stopped() {
    let mut game = nearly_won();
    let first = next(&game, "minimax").expect("a place");
    assert_eq!(first.node, NodeId::START);
    answer(&mut game, first);
    let second = next(&game, "minimax").expect("a place");
    assert_ne!(second.node, NodeId::START);
    drop(second);
    game.undo(1);
    assert_eq!(analyse(&mut game, "minimax"), 4, "what lies ahead is looked at too");
}

#[test]
fn an_analysis_ends_with_engines_that_have_no_opinion() {
    for spec in ["random:seed=1", "greedy", "mcts:nodes=50,seed=1"] {
        let mut game = nearly_won();
        assert_eq!(analyse(&mut game, spec), 5, "{spec}");
    }
    let mut many = Driven::new(setup("morpion:width=4", &["human", "human", "human"]));
    many.play("A1 B1 C1 A2");
    assert_eq!(analyse(&mut many, "paranoid:depth=2"), 5);
}

#[test]
fn what_was_looked_at_further_stays() {
    let mut game = nearly_won();
    let deep = ask(&game, EngineQuestion::Best, "pvs");
    let advice = answer(&mut game, deep);
    let shallow = Advice { depth: 0, ..advice.clone() };
    let (ticket, node) = (game.session.ticket(), game.here());
    game.must(Command::Judged { ticket, node, engine: engine("pvs"), advice: shallow });
    let known = game.session.tree().judgement(node).map(|judgement| judgement.advice.depth);
    assert_eq!(known, Some(advice.depth));
}

#[test]
fn what_cannot_be_asked_is_refused() {
    let mut game = nearly_won();
    let ask = |game: &Driven, node, spec: &str| {
        game.session
            .inquire(node, EngineQuestion::Best, &engine(spec), Limits::default())
            .map(|_| ())
    };
    assert_eq!(ask(&game, NodeId::new(99), "pvs"), Err(SessionError::NoSuchPlace));
    assert!(ask(&game, game.here(), "clairvoyant").is_err());
    game.play("C1");
    let over =
        game.session.inquire(game.here(), EngineQuestion::Every, &engine("pvs"), Limits::default());
    assert!(over.is_ok_and(|inquiry| inquiry.is_none()), "nothing to ask about");
}

#[test]
fn nodes_a_second() {
    let mut advice = Advice::of_move(rules::Player(0), "A1");
    assert_eq!(advice.speed(), None);
    advice.statistics.nodes = 500;
    advice.statistics.time = std::time::Duration::from_millis(250);
    assert_eq!(advice.speed(), Some(2000));
}

#[test]
fn comments_are_kept_with_their_place() {
    let mut game = nearly_won();
    let node = game.here();
    let comment = |node, text: &str| Command::Comment { node, text: text.to_owned() };
    game.must(comment(node, "  é 🎲 <b>\"quoted\"</b> "));
    assert_eq!(game.events, [Event::Commented { node }]);
    assert_eq!(game.session.tree().remark(node).comment.as_deref(), Some("é 🎲 <b>\"quoted\"</b>"));
    game.must(comment(node, " "));
    assert_eq!(game.session.tree().remark(node).comment.as_deref(), None);
    assert_eq!(game.apply(comment(NodeId::new(50), "?")), Err(SessionError::NoSuchPlace));
    let long = game.apply(comment(node, &"é".repeat(4001)));
    assert_eq!(long, Err(SessionError::LongComment { found: 4001, most: 4000 }));
}

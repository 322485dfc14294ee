//! What `--json` prints: one object, with the fields that scripts rely on.

use serde_json::Value;

use crate::support::plateau::{finish, plateau, run};

fn json(arguments: &str) -> Value {
    let out = run(arguments).done();
    serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}"))
}

/// The fields of an object, in the order of the alphabet.
fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[test]
fn analyse_visits_every_node_of_the_classic_game() {
    let analysis = json("analyse morpion minimax --json");
    assert_eq!(
        keys(&analysis),
        [
            "cutoffs",
            "decided",
            "depth",
            "fill",
            "finished",
            "leaves",
            "move",
            "moves",
            "nodes",
            "points",
            "pv",
            "schema",
            "score",
            "seconds",
            "table_hits",
            "unit"
        ]
    );
    assert_eq!(analysis["nodes"], 549_946);
    assert_eq!(analysis["leaves"], 255_168);
    assert_eq!(analysis["cutoffs"], 0);
    assert_eq!((&analysis["score"], &analysis["depth"]), (&0.into(), &9.into()));
    assert_eq!(analysis["pv"].as_array().map(Vec::len), Some(9));
    assert_eq!(analysis["pv"][0], analysis["move"]);
    assert!(analysis["seconds"].is_f64());
}

#[test]
fn every_move_has_its_value_and_every_depth_its_line() {
    let out = run("analyse othello pvs:depth=5 --follow --json").done();
    let lines: Vec<Value> =
        out.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    let (last, before) = lines.split_last().expect("a line");
    let depths: Vec<u64> = before.iter().filter_map(|line| line["depth"].as_u64()).collect();
    assert_eq!(depths, [1, 2, 3, 4, 5]);
    assert!(before.iter().all(|line| line["finished"] == false) && last["finished"] == true);
    let moves = last["moves"].as_array().expect("moves");
    assert_eq!(moves.len(), 4);
    for value in moves {
        let best = value["move"] == last["move"];
        assert!(!best || value["score"] == last["score"] && value["bound"] == "exact", "{last}");
        assert!(value["bound"] == "exact" || value["bound"] == "at-most", "{last}");
    }
    let sampled = json("analyse morpion mcts:nodes=500 --json");
    assert!(sampled["moves"][0]["visits"].is_u64(), "{sampled}");
    assert_eq!(json("analyse othello random --json")["score"], Value::Null);
}

#[test]
fn several_lines_are_told_and_some_moves_alone() {
    let analysis = json("analyse othello pvs:depth=5 --lines 3 --json");
    let lines = analysis["lines"].as_array().expect("lines");
    assert_eq!(lines.len(), 3);
    assert_eq!((&lines[0]["pv"], &lines[0]["score"]), (&analysis["pv"], &analysis["score"]));
    let scores: Vec<i64> = lines.iter().filter_map(|line| line["score"].as_i64()).collect();
    assert!(scores.is_sorted_by(|better, worse| better >= worse), "{scores:?}");
    let only = json("analyse othello pvs:depth=5 --only C4,d3 --lines 2 --json");
    let moves = only["moves"].as_array().expect("moves");
    let mut named: Vec<&str> = moves.iter().filter_map(|value| value["move"].as_str()).collect();
    named.sort_unstable();
    assert_eq!(named, ["c4", "d3"]);
    assert_eq!(only["lines"].as_array().map(Vec::len), Some(2));
    let text = run("analyse othello pvs:depth=4 --lines 2").done();
    assert!(text.contains("\n2. "), "{text}");
    let refused = run("analyse othello mcts:nodes=100 --lines 2").refused();
    assert!(refused.contains("mcts looks at all moves"), "{refused}");
    let illegal = run("analyse othello pvs:2 --only a1").refused();
    assert!(illegal.contains("a1"), "{illegal}");
}

#[test]
fn a_search_cut_short_names_every_move() {
    let analysis = json("analyse othello pvs --nodes 3 --json");
    let moves = analysis["moves"].as_array().expect("moves");
    assert_eq!(moves.len(), 4);
    let unknown = moves.iter().filter(|value| value["bound"] == "unknown");
    assert!(unknown.clone().count() > 0, "{analysis}");
    assert!(unknown.clone().all(|value| value["score"].is_null()), "{analysis}");
    let later = json("analyse othello pvs --nodes 5000 --json");
    let depths: Vec<u64> = later["moves"]
        .as_array()
        .expect("moves")
        .iter()
        .filter_map(|value| value["depth"].as_u64())
        .collect();
    let depth = later["depth"].as_u64().expect("a depth");
    assert!(
        depths.len() == 4 && depths.iter().all(|&of| of == depth || of == depth + 1),
        "{later}"
    );
}

#[test]
fn memory_and_threads_are_set_by_flags() {
    let analysis = json("analyse othello pvs:depth=6 --memory 1 --threads 2 --json");
    assert_eq!(analysis["depth"], 6);
    let refused = run("analyse othello minimax:2 --threads 2").refused();
    assert!(refused.contains("threads"), "{refused}");
}

#[test]
fn an_endless_analysis_ends_where_nothing_is_left_to_find() {
    let out = run("analyse morpion pvs:depth=2 --infinite --json").done();
    let last: Value = serde_json::from_str(out.lines().last().expect("a line")).expect("an object");
    assert_eq!((&last["depth"], &last["finished"]), (&9.into(), &true.into()));
}

#[test]
fn alpha_beta_agrees_with_far_fewer_nodes() {
    let [minimax, pruned, ordered] =
        ["minimax", "alpha-beta", "alpha-beta:ordering=on"].map(|engine| {
            let analysis = json(&format!("analyse morpion {engine} --json"));
            (analysis["score"].clone(), analysis["nodes"].as_u64().expect("a count"))
        });
    assert_eq!((&minimax.0, &minimax.0), (&pruned.0, &ordered.0));
    assert!(ordered.1 < pruned.1 && pruned.1 < minimax.1 / 10);
}

#[test]
fn the_solver_says_what_perfect_play_leads_to() {
    let solve = |sizes: &str| json(&format!("analyse morpion:{sizes} solver --json"));
    for (sizes, cells) in [("width=5,height=4,align=4", 20), ("width=5,height=5,align=4", 25)] {
        let drawn = solve(sizes);
        assert_eq!(drawn["score"], 0, "{sizes}");
        assert!(drawn["depth"].as_u64().is_some_and(|depth| depth <= cells), "{sizes}: {drawn}");
    }
    for (sizes, moves) in [
        ("width=6,height=5,align=4", &["C3", "D3"][..]),
        ("width=6,height=6,align=4", &["C3", "C4", "D3", "D4"]),
    ] {
        let won = solve(sizes);
        assert_eq!((&won["score"], &won["depth"]), (&999_989.into(), &11.into()), "{sizes}");
        assert!(moves.iter().any(|&name| won["move"] == name), "{sizes}: {won}");
        assert_eq!(won["pv"].as_array().map(Vec::len), Some(11));
        assert!(won["nodes"].as_u64().is_some_and(|nodes| nodes < 250_000), "{sizes}: {won}");
    }
}

#[test]
fn flags_override_knobs() {
    let depth = |arguments: &str| json(arguments)["depth"].clone();
    assert_eq!(depth("analyse morpion minimax:5 --json"), 5);
    assert_eq!(depth("analyse morpion minimax:5 --depth 3 --json"), 3);
    let nodes = |arguments: &str| json(arguments)["nodes"].clone();
    assert_eq!(nodes("analyse morpion minimax:nodes=500 --json"), 500);
    assert_eq!(nodes("analyse morpion minimax:nodes=500 --nodes 77 --json"), 77);
    assert_eq!(nodes("analyse morpion minimax --nodes 1 --json"), 1);
    // Without a limit this search would not end: 400 squares, and every order of filling them.
    let timed = json("analyse morpion:width=20,height=20,align=5 minimax --time 0.001 --json");
    assert!(timed["depth"].as_u64() < Some(400), "{timed}");
}

#[test]
fn a_position_and_moves_can_be_given() {
    let arguments = ["analyse", "morpion", "minimax", "--json", "--position", "XX./OO./... X"];
    let analysis: Value =
        serde_json::from_str(&finish(&mut plateau(arguments)).done()).expect("an object");
    assert_eq!((&analysis["move"], &analysis["score"]), (&"C1".into(), &995.into()));
    let arguments = ["analyse", "morpion:first=2", "minimax", "--json", "--moves", "b2 a1,C3;3a"];
    let analysis: Value =
        serde_json::from_str(&finish(&mut plateau(arguments)).done()).expect("an object");
    assert_eq!(analysis["pv"].as_array().map(Vec::len), Some(5));
}

#[test]
fn perft_counts_leaves() {
    let published: [u64; 9] = [9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872];
    for (depth, leaves) in (1..).zip(published) {
        let counted = json(&format!("perft morpion {depth} --json"));
        assert_eq!(keys(&counted), ["depth", "game", "leaves", "schema", "seconds"]);
        assert_eq!(counted["leaves"], leaves, "depth {depth}");
        assert!(counted["seconds"].is_f64());
    }
    assert_eq!(json("perft morpion 0 --json")["leaves"], 1);
    assert_eq!(json("perft morpion 10 --json")["leaves"], 0);
    assert_eq!(json("perft morpion:players=3 7 --json")["leaves"], 181_440);
    let from = ["perft", "morpion", "1", "--json", "--position", "XX./OO./... X"];
    let counted: Value =
        serde_json::from_str(&finish(&mut plateau(from)).done()).expect("an object");
    assert_eq!(counted["leaves"], 5);
}

#[test]
fn list_has_everything_in_the_registry() {
    let list = json("list --json");
    let games = list["games"].as_array().expect("the games");
    let names: Vec<&str> = games.iter().filter_map(|game| game["name"].as_str()).collect();
    let registered: Vec<&str> = session::GAMES.iter().map(|room| room.name()).collect();
    assert_eq!(names, registered);
    for (game, room) in games.iter().zip(session::GAMES) {
        assert_eq!(keys(game), ["about", "engines", "evaluators", "knobs", "levels", "name"]);
        assert_eq!(game["knobs"].as_array().map(Vec::len), Some(room.knobs().len()));
        let engines = game["engines"].as_array().expect("engines");
        assert_eq!(engines.len(), room.engines().len());
        assert_eq!(keys(&engines[0]), ["about", "called", "knobs", "name", "own"]);
        let evaluators: Vec<&str> = game["evaluators"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|evaluator| evaluator["name"].as_str())
            .collect();
        assert_eq!(evaluators, room.evaluators());
    }
    let morpion = &games[0]["knobs"];
    let width = serde_json::json!({
        "name": "width", "about": "columns of the grid", "allowed": "3 to 26", "default": "3"
    });
    assert_eq!(morpion[0], width);
    assert_eq!(morpion[6]["choices"], serde_json::json!(["on", "off"]));
    assert_eq!(list["person"]["name"], "human");
}

#[test]
fn json_is_the_same_in_every_language_but_for_the_explanations() {
    let french = json("analyse morpion alpha-beta --json --lang fr");
    let english = json("analyse morpion alpha-beta --json --lang en");
    for key in ["move", "score", "depth", "nodes", "pv"] {
        assert_eq!(french[key], english[key]);
    }
    let about =
        |language: &str| json(&format!("list --json --lang {language}"))["games"][0].clone();
    assert_ne!(about("fr")["about"], about("en")["about"]);
    assert_eq!(about("fr")["name"], about("en")["name"]);
}

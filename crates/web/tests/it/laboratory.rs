//! The laboratory answers: searches, exercises, comparisons, lessons.

use axum::Router;
use serde_json::{Value, json};

use crate::support::server::{ask, get, post, quiet, text, value};

/// Lets an engine think until it is done.
async fn searched(router: &Router, request: &Value) -> Value {
    let begun = ask(router, post("/api/searches", request)).await;
    assert_eq!(begun.status(), 201, "{request}");
    until_done(router, "searches", value(begun).await, |shown| !shown["summary"].is_null()).await
}

async fn until_done(
    router: &Router,
    kind: &str,
    mut shown: Value,
    is_done: impl Fn(&Value) -> bool,
) -> Value {
    while !is_done(&shown) {
        assert!(shown["problem"].is_null(), "{shown}");
        let id = shown["id"].as_str().expect("a name");
        shown = value(ask(router, get(&format!("/api/{kind}/{id}"))).await).await;
    }
    shown
}

async fn look(router: &Router, path: &str) -> Value {
    let answer = ask(router, get(path)).await;
    assert_eq!(answer.status(), 200, "{path}");
    value(answer).await
}

#[tokio::test]
async fn a_search_is_walked_through_node_by_node() {
    let (router, _folder) = quiet().await;
    let request = json!({ "game": "((3 12 8) (2 4 6) (14 5 2))", "engine": "alpha-beta" });
    let shown = searched(&router, &request).await;
    let path = format!("/api/searches/{}", shown["id"].as_str().expect("a name"));
    assert_eq!(shown["summary"]["moments"], 22);
    let root = look(&router, &format!("{path}/root")).await;
    assert_eq!((&root["value"], &root["width"]), (&json!("3"), &json!(3)));
    let below = look(&router, &format!("{path}/nodes/{}", root["id"])).await;
    assert_eq!(below["total"], 3);
    let second = &below["nodes"][1];
    assert_eq!((&second["why"], &second["value"]), (&json!("cut"), &json!("≤ 2")));
    let leaves = look(&router, &format!("{path}/nodes/{}", second["id"])).await;
    assert_eq!(leaves["skipped"], json!(["b2", "b3"]));
    let cut = look(&router, &format!("{path}/moments/0/cut")).await;
    let moment = look(&router, &format!("{path}/moments/{cut}")).await;
    assert_eq!(moment["cutoffs"], 1);
    assert_eq!(moment["open"][0]["window"], "[3, +∞]");
    assert_eq!(moment["open"][1]["id"], second["id"]);
    assert_eq!(ask(&router, get(&format!("{path}/moments/22"))).await.status(), 404);
    assert_eq!(ask(&router, get(&format!("{path}/nodes/99"))).await.status(), 404);
}

#[tokio::test]
async fn a_tree_is_taken_home() {
    let (router, _folder) = quiet().await;
    let request = json!({ "game": "((3 12 8) (2 4 6) (14 5 2))", "engine": "alpha-beta" });
    let shown = searched(&router, &request).await;
    let path = format!("/api/searches/{}/tree", shown["id"].as_str().expect("a name"));
    for (form, has) in [("svg", "<svg"), ("dot", "digraph"), ("json", "\"branches\"")] {
        let answer = ask(&router, get(&format!("{path}?form={form}"))).await;
        assert_eq!(answer.status(), 200, "{form}");
        let name = answer.headers()["content-disposition"].to_str().expect("a name").to_owned();
        assert_eq!(name, format!("attachment; filename=\"tree.{form}\""));
        assert!(text(answer).await.contains(has), "{form}");
    }
    let tree = look(&router, &format!("{path}?form=json")).await;
    assert_eq!(tree["root"]["branches"].as_array().map(Vec::len), Some(3));
    let little = look(&router, &format!("{path}?form=json&nodes=1")).await;
    assert!(little["root"]["branches"].is_null(), "{little}");
    let odd = ask(&router, get(&format!("{path}?form=gif"))).await;
    assert_eq!(odd.status(), 400);
    assert_eq!(value(odd).await["id"], "error-page-no-tree-form");
}

#[tokio::test]
async fn many_nodes_come_by_the_page_with_their_boards() {
    let (router, _folder) = quiet().await;
    let request = json!({ "game": "morpion:width=10,height=10,align=5", "engine": "minimax:1" });
    let shown = searched(&router, &request).await;
    let path = format!("/api/searches/{}", shown["id"].as_str().expect("a name"));
    assert_eq!(shown["summary"]["board"]["columns"], 10);
    let root = look(&router, &format!("{path}/root")).await;
    let nodes = format!("{path}/nodes/{}", root["id"]);
    let first = look(&router, &nodes).await;
    let count = |page: &Value| page["nodes"].as_array().map_or(0, Vec::len);
    assert_eq!((&first["total"], count(&first)), (&json!(100), 60));
    let rest = look(&router, &format!("{nodes}?first=60")).await;
    assert_eq!(count(&rest), 40);
    let last = &rest["nodes"][39];
    let around = look(&router, &format!("{nodes}?around={}", last["id"])).await;
    assert_eq!(around, rest);
    let pieces = last["pieces"].as_str().expect("a board");
    assert_eq!((pieces.len(), pieces.matches('a').count()), (100, 1));
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_at_its_field() {
    let (router, _folder) = quiet().await;
    for (request, field) in [
        (json!({ "game": "chess", "engine": "minimax" }), "game"),
        (json!({ "game": "((1 2", "engine": "minimax" }), "position"),
        (json!({ "game": "othello", "engine": "minimax", "position": "?" }), "position"),
        (json!({ "game": "othello", "engine": ":" }), "engine"),
    ] {
        let answer = ask(&router, post("/api/searches", &request)).await;
        assert_eq!(answer.status(), 422, "{request}");
        assert_eq!(value(answer).await["field"], field, "{request}");
    }
    assert_eq!(ask(&router, get("/api/searches/none")).await.status(), 404);
}

#[tokio::test]
async fn a_search_that_is_stopped_keeps_what_it_has() {
    let (router, _folder) = quiet().await;
    let request = json!({ "game": "connect-four", "engine": "alpha-beta:30" });
    let begun = value(ask(&router, post("/api/searches", &request)).await).await;
    let has_begun = |shown: &Value| shown["nodes"].as_u64() > Some(0);
    let begun = until_done(&router, "searches", begun, has_begun).await;
    let id = begun["id"].as_str().expect("a name");
    let stopped = ask(&router, post(&format!("/api/searches/{id}/stop"), &json!({}))).await;
    let is_done = |shown: &Value| !shown["summary"].is_null();
    let shown = until_done(&router, "searches", value(stopped).await, is_done).await;
    assert_eq!(shown["summary"]["stopped"], true);
    look(&router, &format!("/api/searches/{id}/root")).await;
}

#[tokio::test]
async fn an_exercise_is_made_checked_and_printed() {
    let (router, _folder) = quiet().await;
    let tree = "((3 12 8) (2 4 6) (14 5 2))";
    let made = value(ask(&router, post("/api/exercises", &json!({ "tree": tree }))).await).await;
    assert_eq!(made["nodes"][0]["name"], "A");
    assert_eq!(made["nodes"].as_array().map(Vec::len), Some(13));
    let answers = "A=3 B=3 C=2 D=2 xC2 xC3";
    let request = json!({ "tree": tree, "answers": answers });
    let checked = value(ask(&router, post("/api/exercises/check", &request)).await).await;
    let remarks = checked["remarks"].as_array().expect("remarks");
    let right = |subject: &str| {
        remarks.iter().filter(|one| one["subject"] == subject).all(|one| one["right"] == true)
    };
    assert!(right("value") && right("cut") && !right("window"), "{checked}");
    let wrong = json!({ "tree": tree, "answers": "Z=3" });
    let refused = ask(&router, post("/api/exercises/check", &wrong)).await;
    assert_eq!(value(refused).await["field"], "answers");
    let sheet = ask(&router, get("/api/exercises/sheet?seed=7&solution=true&lang=fr")).await;
    assert_eq!(sheet.headers()["content-type"], "application/pdf");
}

#[tokio::test]
async fn the_same_seed_gives_the_same_sheet() {
    let (router, _folder) = quiet().await;
    let request = json!({ "seed": 7, "kind": "minimax" });
    let first = value(ask(&router, post("/api/exercises", &request)).await).await;
    let again = value(ask(&router, post("/api/exercises", &request)).await).await;
    assert_eq!(first, again);
    assert_eq!(first["seed"], 7);
    let large = json!({ "depth": 6, "width": 5 });
    assert_eq!(ask(&router, post("/api/exercises", &large)).await.status(), 422);
}

#[tokio::test]
async fn engines_are_compared() {
    let (router, _folder) = quiet().await;
    let request = json!({
        "game": "morpion", "engines": ["minimax", "alpha-beta"], "first_depth": 1, "last_depth": 3,
    });
    let begun = value(ask(&router, post("/api/comparisons", &request)).await).await;
    let is_done = |shown: &Value| !shown["findings"].as_array().expect("a list").is_empty();
    let shown = until_done(&router, "comparisons", begun, is_done).await;
    assert_eq!((&shown["done"], &shown["all"]), (&json!(6), &json!(6)));
    assert_eq!(shown["table"].as_array().map(Vec::len), Some(7));
    let path = format!("/api/comparisons/{}/report", shown["id"].as_str().expect("a name"));
    let csv = text(ask(&router, get(&format!("{path}?form=csv"))).await).await;
    assert_eq!(csv.lines().count(), 7);
    assert!(text(ask(&router, get(&path)).await).await.starts_with("<!DOCTYPE html>"));
    assert!(text(ask(&router, get(&format!("{path}?form=svg"))).await).await.contains("<svg"));
    let none = json!({ "game": "morpion", "engines": [], "first_depth": 1, "last_depth": 3 });
    assert_eq!(ask(&router, post("/api/comparisons", &none)).await.status(), 422);
}

/// Sent along and back, a tiny evaluation finds out by itself that corners are worth the most.
#[tokio::test]
async fn a_tiny_evaluation_learns_what_corners_are_worth() {
    let (router, _folder) = quiet().await;
    let mut shown = json!({ "values": [], "games": 0 });
    while shown["games"].as_u64() < Some(1_000) {
        let asked = json!({ "values": shown["values"], "games": shown["games"], "seed": 1 });
        let answer = ask(&router, post("/api/training", &asked)).await;
        assert_eq!(answer.status(), 200);
        shown = value(answer).await;
    }
    let values = shown["values"].as_array().expect("a list");
    let values: Vec<f64> = values.iter().filter_map(Value::as_f64).collect();
    assert_eq!(values.len(), 10);
    assert!(values[1..].iter().all(|other| *other < values[0]), "{values:?}");
    assert_eq!(shown["kinds"].as_array().map(Vec::len), Some(64));
    for wrong in [json!([1.0]), json!(vec![1000.0; 10])] {
        let asked = json!({ "values": wrong, "games": 0, "seed": 1 });
        assert_eq!(ask(&router, post("/api/training", &asked)).await.status(), 422);
    }
}

/// What the weights of Othello say is told for each quarter of the game and every square.
#[tokio::test]
async fn the_weights_of_othello_are_shown_square_by_square() {
    let (router, _folder) = quiet().await;
    let shown = value(ask(&router, get("/api/training/weights")).await).await;
    let stages = shown["stages"].as_array().expect("a list");
    assert_eq!(stages.len(), 4);
    for stage in stages {
        let worth: Vec<f64> =
            stage.as_array().expect("a list").iter().filter_map(Value::as_f64).collect();
        assert_eq!(worth.len(), 64);
        assert!(worth[0] > 0.0, "a corner is good to have: {worth:?}");
    }
}

#[tokio::test]
async fn engines_are_compared_in_the_same_time() {
    let (router, _folder) = quiet().await;
    let request = json!({
        "game": "draughts:course", "engines": ["minimax", "alpha-beta"], "first_depth": 1,
        "last_depth": 5, "times": [5, 10],
    });
    let begun = value(ask(&router, post("/api/comparisons", &request)).await).await;
    let is_done = |shown: &Value| !shown["findings"].as_array().expect("a list").is_empty();
    let shown = until_done(&router, "comparisons", begun, is_done).await;
    assert_eq!((&shown["done"], &shown["all"]), (&json!(4), &json!(4)));
    let found = shown["findings"][0].as_str().expect("a sentence");
    assert!(found.starts_with("In 0.010 s, alpha-beta looked "), "{found}");
    let path = format!("/api/comparisons/{}/report", shown["id"].as_str().expect("a name"));
    let plot = text(ask(&router, get(&format!("{path}?form=svg&lang=fr"))).await).await;
    assert!(plot.contains("Nœuds selon le temps") && plot.contains(">0,01<"), "{plot}");
    for times in [json!([]), json!([0]), json!([60_001]), json!(vec![1; 21])] {
        let wrong = json!({
            "game": "morpion", "engines": ["minimax"], "first_depth": 1, "last_depth": 1,
            "times": times,
        });
        assert_eq!(ask(&router, post("/api/comparisons", &wrong)).await.status(), 422);
    }
}

#[tokio::test]
async fn the_register_tells_what_a_variant_implies() {
    let (router, _folder) = quiet().await;
    let register = look(&router, "/api/register").await;
    let games = register["games"].as_array().expect("games");
    let draughts = games.iter().find(|game| game["name"] == "draughts").expect("draughts");
    let knobs = draughts["knobs"].as_array().expect("knobs");
    let width = knobs.iter().find(|knob| knob["name"] == "width").expect("a width");
    assert_eq!(width["implied"]["international"], "10");
    assert_eq!(width["implied"]["course"], "8");
}

#[tokio::test]
async fn every_lesson_is_told_in_every_language() {
    let (router, _folder) = quiet().await;
    for language in ["en", "fr"] {
        let lessons = look(&router, &format!("/api/lessons?lang={language}")).await;
        let lessons = lessons.as_array().expect("a list");
        assert_eq!(lessons.len(), 8);
        for lesson in lessons {
            let name = lesson["name"].as_str().expect("a name");
            let told = look(&router, &format!("/api/lessons/{name}?lang={language}")).await;
            assert_eq!(told["title"], lesson["title"]);
            let steps = told["steps"].as_array().expect("steps");
            assert!(steps.len() >= 4);
            for step in steps {
                let text = step["text"].as_str().expect("words");
                assert!(text.len() > 80 && !text.contains("???"), "{name}: {text}");
            }
        }
    }
    assert_eq!(ask(&router, get("/api/lessons/none")).await.status(), 404);
}

//! Questions and answers, without a network.

use axum::http::header;
use serde_json::json;

use crate::support::server::{ask, get, post, quiet, setup, text, value};

#[tokio::test]
async fn the_register_tells_everything_in_the_language_asked_for() {
    let (server, _folder) = quiet().await;
    let english = value(ask(&server, get("/api/register?lang=en")).await).await;
    let french = value(ask(&server, get("/api/register?lang=fr")).await).await;
    let names = |register: &serde_json::Value| -> Vec<String> {
        let games = register["games"].as_array().expect("games").iter();
        games.map(|game| game["name"].as_str().expect("a name").to_owned()).collect()
    };
    assert_eq!(names(&english), ["morpion", "othello", "draughts", "connect-four"]);
    assert_eq!(names(&english), names(&french));
    assert_eq!(french["language"], "fr");
    assert_ne!(english["games"][0]["about"], french["games"][0]["about"]);
    assert_eq!(english["games"][0]["most"], 26);
    assert_eq!(english["games"][1]["engines"][0]["name"], "level");
    assert!(!english.to_string().contains("???") && !french.to_string().contains("???"));
}

#[tokio::test]
async fn the_browser_is_spoken_to_as_it_prefers() {
    let mut request = get("/api/register");
    let prefers = "de, fr-CH;q=0.9, en;q=0.8".parse().expect("a header");
    request.headers_mut().insert(header::ACCEPT_LANGUAGE, prefers);
    let (server, _folder) = quiet().await;
    assert_eq!(value(ask(&server, request).await).await["language"], "fr");
}

#[tokio::test]
async fn words_come_as_patterns() {
    let (server, _folder) = quiet().await;
    let words = value(ask(&server, get("/api/words/fr")).await).await;
    assert_eq!(words["code"], "fr");
    assert_eq!(words["messages"]["game-othello"], json!(["Othello"]));
    assert!(words["messages"]["help-play"].is_null(), "the page is not the command line");
    assert_eq!(ask(&server, get("/api/words/xx")).await.status(), 422);
}

#[tokio::test]
async fn a_table_is_opened_listed_and_known_again_by_a_cookie() {
    let (server, _folder) = quiet().await;
    let answer = ask(&server, post("/api/tables", &setup("othello", &["human", "level:1"]))).await;
    assert_eq!(answer.status(), 201);
    let cookie = answer.headers()[header::SET_COOKIE].to_str().expect("a cookie").to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    let opened = value(answer).await;
    assert_eq!(opened["seats"].as_array().expect("seats").len(), 2, "also for an engine's seat");

    let mut mine = get("/api/tables");
    let known = cookie.split(';').next().expect("a pair").parse().expect("a header");
    mine.headers_mut().insert(header::COOKIE, known);
    let tables = value(ask(&server, mine).await).await;
    assert_eq!(tables[0]["id"], opened["id"]);
    assert!(!tables.to_string().contains(opened["host"].as_str().expect("a token")), "no token");
    assert_eq!(tables[0]["name"], "othello");
    let others = value(ask(&server, get("/api/tables")).await).await;
    assert_eq!(others, json!([]), "another browser has none");
}

#[tokio::test]
async fn what_is_wrong_with_a_table_is_told_at_its_field() {
    let (server, _folder) = quiet().await;
    for (body, field) in [
        (setup("chess", &["human", "human"]), "game"),
        (setup("morpion:align=9", &["human", "human"]), "game"),
        (setup("othello", &["human", "human:size=3"]), "players.1"),
        (setup("othello", &["human", "stockfish"]), "players"),
        (setup("othello", &["human"]), "players"),
        (setup("morpion", &["human:name=Zoé", "random:name=Zoé"]), "players"),
        (json!({ "game": "othello", "players": ["human", "human"], "first": 7 }), "first"),
        (json!({ "game": "othello", "players": ["human", "human"], "clock": "sand" }), "clock"),
    ] {
        for (path, status) in [("/api/tables?lang=fr", 422), ("/api/check", 200)] {
            let answer = ask(&server, post(path, &body)).await;
            assert_eq!(answer.status(), status, "{body}");
            let trouble = value(answer).await;
            assert_eq!(trouble["field"], field, "{body}");
            let sentence = trouble["sentence"].as_str().expect("a sentence");
            assert!(!sentence.is_empty() && !sentence.contains("???"), "{sentence}");
        }
    }
    let fine = setup("draughts:variant=russian", &["level:2", "human"]);
    assert_eq!(value(ask(&server, post("/api/check", &fine)).await).await, json!(null));
}

#[tokio::test]
async fn a_question_that_makes_no_sense_is_refused_in_words() {
    let (server, _folder) = quiet().await;
    for body in [json!({}), json!(3), json!({ "game": "othello", "players": [], "path": "/" })] {
        let answer = ask(&server, post("/api/tables", &body)).await;
        assert!(answer.status().is_client_error());
        assert_eq!(value(answer).await["id"], "error-page-garbled");
    }
    let long = json!({ "text": "x".repeat(2_000_000) });
    assert_eq!(ask(&server, post("/api/import", &long)).await.status(), 413);
}

#[tokio::test]
async fn a_game_is_pasted_and_written_in_another_form() {
    let (server, _folder) = quiet().await;
    let pasted = json!({ "text": "f5d6c3d3c4", "game": "othello" });
    let answer = ask(&server, post("/api/import", &pasted)).await;
    assert_eq!(answer.status(), 201);
    let id = value(answer).await["id"].as_str().expect("a table").to_owned();
    let written = ask(&server, get(&format!("/api/tables/{id}/record?form=transcript"))).await;
    assert_eq!(text(written).await.trim(), "f5d6c3d3c4");
    let xml = ask(&server, get(&format!("/api/tables/{id}/record"))).await;
    assert_eq!(xml.headers()[header::CONTENT_TYPE], "application/xml");
    let forms = value(ask(&server, get(&format!("/api/tables/{id}/forms"))).await).await;
    let forms: Vec<_> = forms.as_array().expect("forms").iter().map(|form| &form["name"]).collect();
    assert!(forms.contains(&&json!("ggf")) && !forms.contains(&&json!("pdn")), "{forms:?}");
    let unfit = ask(&server, get(&format!("/api/tables/{id}/record?form=pdn"))).await;
    assert_eq!(unfit.status(), 422, "PDN has no Othello");
    let unknown = ask(&server, get(&format!("/api/tables/{id}/record?form=doc"))).await;
    assert_eq!(unknown.status(), 400);

    let trouble = ask(&server, post("/api/import", &json!({ "text": "<game" }))).await;
    assert_eq!(trouble.status(), 422);
    assert_eq!(value(trouble).await["field"], "text");
}

#[tokio::test]
async fn a_game_of_a_file_that_cannot_be_read_is_left_out_and_told() {
    let (server, _folder) = quiet().await;
    let games = "[Event \"1\"]\n1. 19-20 *\n[Event \"2\"]\n1. 32-28 19-23 *\n";
    let answer = ask(&server, post("/api/import", &json!({ "text": games }))).await;
    assert_eq!(answer.status(), 201);
    let opened = value(answer).await;
    let notice = opened["notice"].as_str().expect("a notice");
    assert!(notice.starts_with("One game read, 1 refused: line 2, column 4"), "{notice}");
    let id = opened["id"].as_str().expect("a table");
    let written = ask(&server, get(&format!("/api/tables/{id}/record?form=transcript"))).await;
    assert_eq!(text(written).await.trim(), "32-28 19-23");
    let alone = ask(&server, post("/api/import", &json!({ "text": "f5d6" }))).await;
    assert_eq!(value(alone).await.get("notice"), None);
}

#[tokio::test]
async fn the_rules_are_those_of_the_game_as_it_is_set_up() {
    let (server, _folder) = quiet().await;
    let rules = ask(&server, get("/api/rules/draughts:variant=frisian?lang=fr")).await;
    assert!(rules.headers()[header::CONTENT_TYPE].to_str().expect("text").contains("text/html"));
    assert!(text(rules).await.contains("<article"));
    assert_eq!(ask(&server, get("/api/rules/chess")).await.status(), 422);
}

#[tokio::test]
async fn nobody_finds_a_table_that_is_not_there() {
    let (server, _folder) = quiet().await;
    for id in ["nothing", "..%2F..%2Fetc%2Fpasswd", "00000000000000000000000000000000"] {
        let answer = ask(&server, get(&format!("/api/tables/{id}/record"))).await;
        assert_eq!(answer.status(), 404);
        assert_eq!(value(answer).await["id"], "error-page-no-table");
    }
    assert_eq!(value(ask(&server, get("/api/health")).await).await["tables"], 0);
}

#[tokio::test]
async fn what_is_not_asked_rightly_is_refused_in_our_own_words() {
    let (server, _folder) = quiet().await;
    for (path, status, id) in [
        ("/api/nonsense", 404, "error-page-no-question"),
        ("/api/tables/nothing/more/than/this", 404, "error-page-no-question"),
        ("/api/games?skip=many", 400, "error-page-garbled"),
        ("/api/searches/0/nodes/first", 400, "error-page-garbled"),
        ("/api/sheets/othello?count=many", 400, "error-page-garbled"),
    ] {
        let answer = ask(&server, get(path)).await;
        assert_eq!(answer.status(), status, "{path}");
        assert_eq!(value(answer).await["id"], id, "{path}");
    }
    assert_eq!(ask(&server, get("/setup")).await.status(), 200, "the page finds its views itself");
}

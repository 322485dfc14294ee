//! What is somebody else's.

use std::{fs, path::Path};

use serde_json::{Value, json};

use super::{during, refusals};
use crate::support::server::{Live, ask, open, post, quiet, setup, start, tokens, value};

fn seat(opened: &Value, seat: usize) -> &str {
    opened["seats"][seat]["token"].as_str().expect("a token")
}

#[tokio::test]
async fn nobody_moves_for_somebody_else() {
    let server = start().await;
    let opened = open(&server, &setup("draughts", &["human", "human"])).await;
    let elsewhere = open(&server, &setup("draughts", &["human", "human"])).await;
    during(&server, "moves for somebody else's seat", async {
        let mut white = Live::connect(&server, &opened, seat(&opened, 0)).await;
        let state = white.state(|_| true).await;
        let play = json!({ "do": "play", "text": state["moves"][0]["text"] });
        let mut black = Live::connect(&server, &opened, seat(&opened, 1)).await;
        black.send(play.clone()).await;
        assert_eq!(black.hear("refused").await["id"], "error-not-your-turn");
        for act in ["resign", "offer-draw", "accept-draw"] {
            black.send(json!({ "do": act, "seat": 0 })).await;
            assert_eq!(black.hear("refused").await["id"], "error-page-not-your-seat", "{act}");
        }
        let mut stranger = Live::connect(&server, &opened, &tokens(&elsewhere)).await;
        stranger.send(play).await;
        assert_eq!(stranger.hear("refused").await["id"], "error-page-watching");
        white.send(json!({ "do": "comment", "node": 0, "text": "here" })).await;
        let told = white.state(|state| state["tree"][0]["comment"] == "here").await;
        assert_eq!(told["node"], 0, "nothing was played");
    })
    .await;
    assert_eq!(refusals(&server, "error-page-not-your-seat").await, 3);
}

#[tokio::test]
async fn nobody_but_the_host_gives_away_the_seat_of_somebody_else() {
    let server = start().await;
    let mut casual = setup("morpion", &["human", "human"]);
    casual["casual"] = json!(true);
    let opened = open(&server, &casual).await;
    let mut black = Live::connect(&server, &opened, seat(&opened, 1)).await;
    black.state(|_| true).await;
    for act in [
        json!({ "do": "seat", "seat": 0, "player": "random" }),
        json!({ "do": "set-up", "position": "X../.../... O" }),
        json!({ "do": "settings", "setup": setup("morpion", &["random", "human"]) }),
    ] {
        black.send(act.clone()).await;
        assert_eq!(black.hear("refused").await["id"], "error-page-not-your-seat", "{act}");
    }
    black.send(json!({ "do": "seat", "seat": 1, "player": "human:name=Zoé" })).await;
    let named = black.state(|state| state["seats"][1]["name"] == "Zoé").await;
    assert_eq!(named["seats"][0]["kind"], named["seats"][1]["kind"], "both are people");
    let host = opened["host"].as_str().expect("a token");
    let mut host = Live::connect(&server, &opened, host).await;
    host.state(|_| true).await;
    host.send(json!({ "do": "seat", "seat": 0, "player": "level:1" })).await;
    host.state(|state| state["seats"][0]["level"] == 1).await;
}

#[tokio::test]
async fn a_table_that_one_may_watch_cannot_be_taken_over() {
    let server = start().await;
    let opened = open(&server, &setup("othello", &["human", "human"])).await;
    let half = &seat(&opened, 0)[..31];
    during(&server, "stolen tables", async {
        for shown in ["", half, "*", "%25", &half.replace('a', "b"), &",".repeat(200)] {
            let mut thief = Live::connect(&server, &opened, shown).await;
            let welcome = thief.hear("welcome").await;
            assert_eq!((&welcome["steers"], &welcome["yours"]), (&json!(false), &json!([])));
            for request in [
                json!({ "do": "seat", "seat": 0, "player": "random" }),
                json!({ "do": "settings", "setup": setup("morpion", &["human", "human"]) }),
                json!({ "do": "set-up", "position": "x" }),
                json!({ "do": "again" }),
                json!({ "do": "undo" }),
                json!({ "do": "analyse" }),
                json!({ "do": "comment", "node": 0, "text": "mine" }),
            ] {
                thief.send(request).await;
                assert_eq!(thief.hear("refused").await["id"], "error-page-watching");
            }
        }
    })
    .await;
}

#[tokio::test]
async fn guessed_names_lead_nowhere() {
    let server = start().await;
    let opened = open(&server, &setup("othello", &["human", "human"])).await;
    let id = opened["id"].as_str().expect("a table");
    let awake = server.counted("plateau_tables_awake").await;
    during(&server, "guessed ids", async {
        let near = |change: u8| {
            let last = id.as_bytes()[31];
            let other = (0..16).map(|digit| b"0123456789abcdef"[digit]);
            let other = other.cycle().skip_while(|&digit| digit != last).nth(change.into());
            format!("{}{}", &id[..31], char::from(other.expect("a digit")))
        };
        let mut guesses: Vec<String> = (1..16).map(near).collect();
        guesses.extend((0..200_u128).map(|number| format!("{number:032x}")));
        guesses.extend(["0", "%00", "..", "*", "live", &id.to_uppercase()].map(str::to_owned));
        for guess in guesses {
            let answer = server.get(&format!("/api/tables/{guess}/record")).await;
            assert_eq!(answer.status(), 404, "{guess}");
        }
    })
    .await;
    assert_eq!(server.counted("plateau_tables_awake").await, awake + 1, "the bystanders' own");
    assert!(refusals(&server, "error-page-no-table").await >= 200);
}

#[tokio::test]
async fn the_tables_of_others_are_not_listed() {
    let server = start().await;
    open(&server, &setup("othello", &["human", "human"])).await;
    for cookie in ["", "0", "' OR 1=1 --", "00000000000000000000000000000000"] {
        let request = axum::http::Request::get("/api/tables")
            .header("host", server.address.to_string())
            .header("cookie", format!("plateau={cookie}"));
        let request = request.body(axum::body::Body::empty()).expect("a request");
        let listed = crate::support::server::ask(&server.router, request).await;
        assert_eq!(crate::support::server::text(listed).await, "[]", "{cookie}");
    }
}

/// Everything in a folder, one file after the other.
fn bytes_in(folder: &Path) -> Vec<u8> {
    let files = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    files.flat_map(|file| fs::read(file).expect("a file that can be read")).collect()
}

#[tokio::test]
async fn whoever_reads_the_library_finds_no_token() {
    let (router, folder) = quiet().await;
    let opened = post("/api/tables", &setup("othello", &["human", "human"]));
    let opened = value(ask(&router, opened).await).await;
    let (host, id) = (opened["host"].as_str(), opened["id"].as_str().expect("a table"));
    let kept = bytes_in(folder.path());
    let has = |text: &str| kept.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(has(id), "the table is there");
    for token in [host.expect("a token"), seat(&opened, 0), seat(&opened, 1)] {
        assert!(!has(token));
    }
}

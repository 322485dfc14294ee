//! Engines that would take the whole machine.

use serde_json::json;

use super::{during, post_to, refused};
use crate::support::server::{Live, open, setup, start, text, tokens};

/// More of the machine than anybody may have.
const GREEDY: [&str; 3] =
    ["pvs:depth=4,threads=64", "mcts:nodes=50,memory=4096", "level:7,threads=9"];

#[tokio::test]
async fn nobody_may_have_an_engine_that_takes_the_whole_machine() {
    let server = start().await;
    during(&server, "greedy engines", async {
        for engine in GREEDY {
            let contest = json!({
                "game": "othello", "players": [engine, "random"], "format": "round-robin", "games": 2,
            });
            let comparison = json!({
                "game": "othello", "engines": [engine], "first_depth": 1, "last_depth": 2,
            });
            let asked = [
                ("/api/tables", setup("othello", &["human", engine])),
                ("/api/searches", json!({ "game": "othello", "engine": engine })),
                ("/api/comparisons", comparison),
                ("/api/contests", contest),
            ];
            for (path, body) in asked {
                let (status, said) = post_to(&server, path, &body).await;
                assert_eq!(status, 422, "{path} with {engine}: {said}");
                let sentence = said["sentence"].as_str().expect("a sentence");
                assert!(sentence.contains(" 8") || sentence.contains("256"), "{path}: {said}");
            }
        }
    })
    .await;
}

#[tokio::test]
async fn nobody_at_a_table_may_have_one_either() {
    let server = start().await;
    let opened = open(&server, &setup("othello", &["human", "human"])).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    for engine in GREEDY {
        live.send(json!({ "do": "seat", "seat": 1, "player": engine })).await;
        live.hear("refused").await;
        live.send(json!({ "do": "hint", "engine": engine })).await;
        live.hear("refused").await;
        live.send(json!({ "do": "analyse", "engine": engine })).await;
        live.hear("refused").await;
        let setup = setup("othello", &["human", engine]);
        live.send(json!({ "do": "settings", "setup": setup })).await;
        live.hear("refused").await;
    }
    refused(&server, "error-spec-out-of-range").await;
}

#[tokio::test]
async fn a_greedy_engine_in_a_file_contents_itself_with_the_usual() {
    let server = start().await;
    let opened = open(&server, &setup("othello", &["human", "pvs:depth=3,memory=16"])).await;
    let id = opened["id"].as_str().expect("a table");
    let kept = text(server.get(&format!("/api/tables/{id}/record?form=json")).await).await;
    let greedy = kept.replace("memory=16", "memory=4096");
    assert_ne!(kept, greedy);
    let (status, said) = post_to(&server, "/api/import", &json!({ "text": greedy })).await;
    assert_eq!(status, 201, "{said}");
    let id = said["id"].as_str().expect("a table");
    let opened = text(server.get(&format!("/api/tables/{id}/record?form=json")).await).await;
    assert!(!opened.contains("memory") && opened.contains("depth=3"), "{opened}");
}

//! Tables and games are renamed, deleted and restored by those whose they are, and by no others.

use serde_json::{Value, json};

use crate::support::{
    asking::Asking,
    server::{Live, Server, setup, start, tokens},
};

/// A table of a browser, at which the first player wins.
async fn won_table(server: &Server, browser: &mut Asking, name: &str) -> Value {
    let players = [format!("human:name={name}"), "human".to_owned()];
    let players = players.each_ref().map(String::as_str);
    let mut asked = setup("morpion", &players);
    asked["first"] = json!(0);
    let (status, opened) = browser.post(server, "/api/tables", &asked).await;
    assert_eq!(status, 201);
    let mut live = Live::connect(server, &opened, &tokens(&opened)).await;
    live.state(|_| true).await;
    for (node, text) in (1..).zip(["A1", "B1", "A2", "B2", "A3"]) {
        live.send(json!({ "do": "play", "text": text })).await;
        live.state(|state| state["node"] == node).await;
    }
    opened
}

#[tokio::test]
async fn a_game_is_tidied_by_the_browser_that_opened_its_table() {
    let server = start().await;
    let (mut zoe, mut eve) = (Asking::default(), Asking::default());
    won_table(&server, &mut zoe, "Zoé").await;
    won_table(&server, &mut eve, "Eve").await;
    let games = zoe.have(&server, "/api/games?player=zo%C3%A9").await;
    let game = &games["games"][0];
    assert_eq!((&game["yours"], &game["title"]), (&json!(true), &Value::Null));
    let path = |act: &str| format!("/api/games/{}/{act}", game["id"]);
    for act in ["delete", "restore"] {
        let (status, said) = eve.post(&server, &path(act), &json!({})).await;
        assert_eq!((status, &said["id"]), (403, &json!("error-page-not-yours")), "{act}");
        let (status, _) = Asking::default().post(&server, &path(act), &json!({})).await;
        assert_eq!(status, 403, "{act} without a cookie");
        let guessed = format!("{}?host=0123", path(act));
        assert_eq!(eve.post(&server, &guessed, &json!({})).await.0, 403, "{act} by a guess");
    }
    let named = zoe.post(&server, &path("title"), &json!({ "title": "Final" })).await;
    assert_eq!(named, (200, json!(true)));
    assert_eq!(zoe.have(&server, "/api/games?title=fin").await["count"], 1);
    assert_eq!(zoe.post(&server, &path("delete"), &json!({})).await, (200, json!(true)));
    assert_eq!(zoe.have(&server, "/api/games").await["count"], 1, "only Eve's is left");
    assert_eq!(zoe.post(&server, &path("restore"), &json!({})).await, (200, json!(true)));
    let counted = "/api/games?counted=true&name=Zo%C3%A9";
    assert_eq!(zoe.have(&server, counted).await["count"], 1);
}

#[tokio::test]
async fn a_table_that_is_deleted_is_gone_until_it_is_restored() {
    let server = start().await;
    let (mut zoe, mut eve) = (Asking::default(), Asking::default());
    let (_, opened) =
        zoe.post(&server, "/api/tables", &setup("morpion", &["human", "human"])).await;
    let path = |act: &str| format!("/api/tables/{}/{act}", opened["id"].as_str().expect("a table"));
    let mut guest = Live::connect(&server, &opened, &tokens(&opened)).await;
    guest.state(|_| true).await;
    assert_eq!(eve.post(&server, &path("delete"), &json!({})).await.0, 403);
    let named = zoe.post(&server, &path("title"), &json!({ "title": "Sunday" })).await;
    assert_eq!(named, (200, json!(true)));
    assert_eq!(zoe.have(&server, "/api/tables").await[0]["title"], "Sunday");
    assert_eq!(zoe.post(&server, &path("delete"), &json!({})).await, (200, json!(true)));
    guest.hear("bye").await;
    assert_eq!(zoe.have(&server, "/api/tables").await, json!([]));
    assert_eq!(zoe.get(&server, &path("forms")).await.0, 404);
    assert_eq!(zoe.post(&server, &path("restore"), &json!({})).await, (200, json!(true)));
    let mut again = Live::connect(&server, &opened, &tokens(&opened)).await;
    assert_eq!(again.hear("welcome").await["yours"], json!([0, 1]));
}

//! The list of open tables: off unless the server has one; a seat is taken once.

use serde_json::json;
use web::ServerOptions;

use crate::support::{
    asking::Asking,
    server::{Live, options, setup, start, start_as},
};

#[tokio::test]
async fn there_is_no_list_unless_the_server_has_one() {
    let server = start().await;
    let mut zoe = Asking::default();
    let mut asked = setup("othello", &["human:name=Zoé", "human"]);
    asked["open"] = json!(true);
    let (status, said) = zoe.post(&server, "/api/tables", &asked).await;
    assert_eq!((status, &said["id"]), (422, &json!("error-page-no-open-list")));
    assert_eq!(zoe.have(&server, "/api/open-tables").await, json!([]));
    let (_, opened) =
        zoe.post(&server, "/api/tables", &setup("othello", &["human", "human"])).await;
    let sit = format!("/api/open-tables/{}/sit", opened["id"].as_str().expect("a table"));
    assert_eq!(Asking::default().post(&server, &sit, &json!(null)).await.0, 409);
}

#[tokio::test]
async fn a_free_seat_is_taken_once() {
    let server = start_as(ServerOptions { open_tables: true, ..options() }).await;
    let (mut zoe, mut max, mut eve) = (Asking::default(), Asking::default(), Asking::default());
    let mut asked = setup("othello", &["human:name=Zoé", "human"]);
    asked["open"] = json!(true);
    let (status, opened) = zoe.post(&server, "/api/tables", &asked).await;
    assert_eq!(status, 201, "{opened}");
    let (_, hidden) =
        zoe.post(&server, "/api/tables", &setup("othello", &["human", "human"])).await;
    let list = max.have(&server, "/api/open-tables").await;
    assert_eq!(list.as_array().map(Vec::len), Some(1), "only what is open is listed: {list}");
    assert_eq!((&list[0]["id"], &list[0]["yours"]), (&opened["id"], &json!(false)));
    let sit = |id: &serde_json::Value| format!("/api/open-tables/{}/sit", id.as_str().expect("id"));
    assert_eq!(max.post(&server, &sit(&hidden["id"]), &json!(null)).await.0, 409);
    assert_eq!(zoe.post(&server, &sit(&opened["id"]), &json!(null)).await.0, 409, "one's own");
    let (status, seat) = max.post(&server, &sit(&opened["id"]), &json!(null)).await;
    assert_eq!((status, &seat["seat"]), (200, &json!(1)), "{seat}");
    assert_eq!(eve.post(&server, &sit(&opened["id"]), &json!(null)).await.0, 409);
    assert_eq!(eve.have(&server, "/api/open-tables").await, json!([]));
    let token = seat["token"].as_str().expect("a token");
    let mut live = Live::connect(&server, &opened, token).await;
    assert_eq!(live.hear("welcome").await["yours"], json!([1]));
}

//! Tables with lots for the seats, openings that are drawn, and handicaps, all in the record.

use serde_json::{Value, json};

use crate::support::{
    asking::Asking,
    server::{Server, start},
};

async fn opened(server: &Server, change: &Value) -> (u16, Value) {
    let mut asked = json!({ "game": "othello", "players": ["human:name=Ann", "human:name=Bob"] });
    let change = change.as_object().expect("an object").clone();
    asked.as_object_mut().expect("an object").extend(change);
    Asking::default().post(server, "/api/tables", &asked).await
}

/// The record of a table, as JSON.
async fn record(server: &Server, opened: &Value) -> Value {
    let id = opened["id"].as_str().expect("a table");
    Asking::default().have(server, &format!("/api/tables/{id}/record?form=json")).await
}

#[tokio::test]
async fn a_handicap_and_an_opening_stand_in_the_record() {
    let server = start().await;
    let handicap = json!({ "handicap": "corners:count=2,to=2" });
    let (status, table) = opened(&server, &handicap).await;
    assert_eq!(status, 201, "{table}");
    let kept = record(&server, &table).await.to_string();
    assert!(kept.contains("Handicap") && kept.contains("corners:count=2,to=2"), "{kept}");
    let (status, table) = opened(&server, &json!({ "opening": "random:4", "seed": 9 })).await;
    assert_eq!(status, 201, "{table}");
    assert!(record(&server, &table).await.to_string().contains("Opening"));
    for (change, field) in [
        (json!({ "handicap": "men:count=1,to=1" }), "handicap"),
        (json!({ "handicap": "corners:count=99" }), "handicap"),
        (json!({ "opening": "random:1000000000" }), "opening"),
        (json!({ "opening": "sideways" }), "opening"),
        (json!({ "opening": "random:4", "handicap": "corners" }), "opening"),
    ] {
        let (status, said) = opened(&server, &change).await;
        assert_eq!((status, &said["field"]), (422, &json!(field)), "{said}");
    }
}

#[tokio::test]
async fn lots_are_drawn_for_the_seats() {
    let server = start().await;
    let mut begun = Vec::new();
    for seed in 0..16 {
        let (status, table) = opened(&server, &json!({ "lots": true, "seed": seed })).await;
        assert_eq!(status, 201, "{table}");
        let kept = record(&server, &table).await.to_string();
        begun.push(kept.find("Ann") < kept.find("Bob"));
    }
    assert!(begun.contains(&true) && begun.contains(&false), "each begins now and then");
}

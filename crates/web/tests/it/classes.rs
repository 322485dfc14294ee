//! Classes: cards open their own seats and no others, and those without a card see nothing.

use axum::{
    body::Body,
    http::{Request, header},
};
use serde_json::{Value, json};

use crate::support::server::{self, Live, Server, ask, quiet, start, text, value};

fn from(cookie: &str, mut request: Request<Body>) -> Request<Body> {
    request.headers_mut().insert(header::COOKIE, cookie.parse().expect("a cookie"));
    request
}

/// A request to a server at an address.
fn request(address: &str, path: &str, body: Option<&Value>) -> Request<Body> {
    let builder = if body.is_some() { Request::post(path) } else { Request::get(path) };
    let builder = builder.header(header::HOST, address);
    let builder = builder.header(header::CONTENT_TYPE, "application/json");
    let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
    builder.body(body).expect("a request")
}

/// A class with its teacher.
struct TestClass {
    server: Server,
    cookie: String,
    id: String,
}

impl TestClass {
    /// A class of pupils of these names.
    async fn of(names: &str) -> Self {
        let server = start().await;
        let asked = json!({ "title": "7b", "names": names });
        let asked = request(&server.address.to_string(), "/api/classes", Some(&asked));
        let answer = ask(&server.router, asked).await;
        assert_eq!(answer.status(), 201);
        let cookie = answer.headers()[header::SET_COOKIE].to_str().expect("text");
        let cookie = cookie.split(';').next().expect("a value").to_owned();
        let shown = value(answer).await;
        let id = shown["id"].as_str().expect("a name").to_owned();
        Self { server, cookie, id }
    }

    fn path(&self) -> String {
        format!("/api/classes/{}", self.id)
    }

    fn get(&self, path: &str) -> Request<Body> {
        request(&self.server.address.to_string(), path, None)
    }

    fn post(&self, path: &str, body: &Value) -> Request<Body> {
        request(&self.server.address.to_string(), path, Some(body))
    }

    /// Does what the teacher wants.
    async fn order(&self, order: Value) -> Value {
        let asked = from(&self.cookie, self.post(&self.path(), &order));
        let answer = ask(&self.server.router, asked).await;
        assert_eq!(answer.status(), 200, "{order}");
        value(answer).await
    }

    async fn shown(&self) -> Value {
        value(ask(&self.server.router, from(&self.cookie, self.get(&self.path()))).await).await
    }

    /// The card of a pupil.
    async fn card(&self, name: &str) -> String {
        let shown = self.shown().await;
        let pupils = shown["pupils"].as_array().expect("pupils").iter();
        let found = pupils.clone().find(|pupil| pupil["name"] == name).expect("a pupil");
        found["card"].as_str().expect("a card").to_owned()
    }

    /// A pupil's connection to a table, with what they show.
    async fn at(&self, table: &str, tokens: &str) -> Live {
        Live::connect(&self.server, &json!({ "id": table }), tokens).await
    }
}

#[tokio::test]
async fn a_card_opens_its_own_seat_and_no_other() {
    let room = TestClass::of("Ada\nBo\nCleo").await;
    let shown = room.order(json!({ "do": "pair", "first": 1, "second": 2 })).await;
    let table = shown["boards"][0]["table"].as_str().expect("a table").to_owned();
    let (ada, cleo) = (room.card("Ada").await, room.card("Cleo").await);
    let mut first = room.at(&table, &ada).await;
    assert_eq!(first.hear("welcome").await["yours"], json!([0]));
    first.send(json!({ "do": "play", "text": "4" })).await;
    let state = first.state(|state| state["node"] == 1).await;
    assert_eq!(state["turn"], 1);
    // Now it is Bo's turn: Ada's card does not play for Bo, and takes nothing back.
    first.send(json!({ "do": "play", "text": "4" })).await;
    assert_eq!(first.hear("refused").await["id"], "error-not-your-turn");
    first.send(json!({ "do": "undo" })).await;
    assert_eq!(first.hear("refused").await["id"], "error-class-rule");
    // Cleo, who is of the class, may look on, and has no seat.
    let mut third = room.at(&table, &cleo).await;
    assert_eq!(third.hear("welcome").await["yours"], json!([]));
    third.send(json!({ "do": "play", "text": "4" })).await;
    assert_eq!(third.hear("refused").await["is"], "refused");
}

#[tokio::test]
async fn without_a_card_there_is_no_table() {
    let room = TestClass::of("Ada\nBo").await;
    let shown = room.order(json!({ "do": "pair", "first": 1, "second": 2 })).await;
    let table = shown["boards"][0]["table"].as_str().expect("a table").to_owned();
    for tokens in ["", "0123456789abcdef0123456789abcdef"] {
        let mut stranger = room.at(&table, tokens).await;
        assert_eq!(stranger.hear("bye").await["id"], "error-page-no-table");
    }
    let router = &room.server.router;
    for path in ["record?form=pdn", "score-sheet", "diagram"] {
        let answer = ask(router, room.get(&format!("/api/tables/{table}/{path}"))).await;
        assert_eq!(answer.status(), 404, "{path}");
    }
    for path in [room.path(), format!("{}/results", room.path())] {
        assert_eq!(ask(router, room.get(&path)).await.status(), 403, "{path}");
    }
    let order = room.post(&room.path(), &json!({ "do": "stop" }));
    assert_eq!(ask(router, order).await.status(), 403);
    let desk = room.post(&format!("{}/desk", room.path()), &json!({ "card": "nonsense" }));
    assert_eq!(ask(router, desk).await.status(), 403);
}

#[tokio::test]
async fn a_new_card_revokes_the_old_one() {
    let room = TestClass::of("Ada\nBo").await;
    let shown = room.order(json!({ "do": "pair", "first": 1, "second": 2 })).await;
    let table = shown["boards"][0]["table"].as_str().expect("a table").to_owned();
    let old = room.card("Ada").await;
    let mut ada = room.at(&table, &old).await;
    ada.hear("welcome").await;
    room.order(json!({ "do": "renew-card", "pupil": 1 })).await;
    assert_eq!(ada.hear("bye").await["id"], "error-class-card");
    let mut again = room.at(&table, &old).await;
    assert_eq!(again.hear("bye").await["id"], "error-page-no-table");
    let new = room.card("Ada").await;
    assert_ne!(new, old);
    assert_eq!(room.at(&table, &new).await.hear("welcome").await["yours"], json!([0]));
}

#[tokio::test]
async fn the_teacher_stops_and_resumes_everything() {
    let room = TestClass::of("Ada\nBo").await;
    let shown = room.order(json!({ "do": "begin", "mode": "display" })).await;
    assert_eq!(shown["boards"].as_array().map(Vec::len), Some(2));
    let board = &shown["boards"][0];
    assert_eq!((&board["mine"], &board["seats"]), (&json!(true), &json!([null, "Ada"])));
    room.order(json!({ "do": "begin", "mode": "computer" })).await;
    let shown = room.order(json!({ "do": "stop" })).await;
    let table = shown["boards"][0]["table"].as_str().expect("a table").to_owned();
    let card = room.card("Ada").await;
    let mut ada = room.at(&table, &card).await;
    ada.state(|state| state["flow"] == "paused").await;
    ada.send(json!({ "do": "play", "text": "4" })).await;
    assert_eq!(ada.hear("refused").await["id"], "error-class-stopped");
    room.order(json!({ "do": "resume" })).await;
    ada.send(json!({ "do": "play", "text": "4" })).await;
    ada.state(|state| state["node"].as_u64() > Some(0)).await;
}

#[tokio::test]
async fn rounds_arenas_and_marks() {
    let room = TestClass::of("Ada\nBo\nCleo\nDan\nEve").await;
    let shown = room.order(json!({ "do": "begin", "mode": "round-robin" })).await;
    assert_eq!((&shown["round"], &shown["rounds"]), (&json!(1), &json!(5)));
    assert_eq!(shown["boards"].as_array().map(Vec::len), Some(2));
    assert_eq!(room.order(json!({ "do": "next-round" })).await["round"], 2);
    let shown = room.order(json!({ "do": "begin", "mode": "arena" })).await;
    assert_eq!(shown["boards"].as_array().map(Vec::len), Some(2));
    let tree = "((3 12 8) (2 4 6) (14 5 2))";
    let sheet = json!({ "do": "hand-out", "exercise": { "tree": tree, "kind": "minimax" } });
    room.order(sheet).await;
    let card = room.card("Bo").await;
    let answers = json!({ "card": card, "answers": "A=3 B=3", "looked": false });
    let path = format!("{}/sheets/0/answers", room.path());
    assert_eq!(ask(&room.server.router, room.post(&path, &answers)).await.status(), 200);
    let results = from(&room.cookie, room.get(&format!("{}/results", room.path())));
    let csv = text(ask(&room.server.router, results).await).await;
    assert!(csv.contains("Bo,0,0,2,2,4,1"), "{csv}");
    let desk = room.post(&format!("{}/desk", room.path()), &json!({ "card": card }));
    let desk = value(ask(&room.server.router, desk).await).await;
    assert_eq!(
        (&desk["name"], &desk["sheets"][0]["results"][0]["best"]),
        (&json!("Bo"), &json!(2))
    );
}

/// A class is kept: another server with the same library knows it, its cards and its boards.
#[tokio::test]
async fn a_class_survives_a_restart() {
    let (router, folder) = quiet().await;
    let begun = json!({ "title": "7b", "names": "Ada" });
    let begun = ask(&router, server::post("/api/classes", &begun)).await;
    let cookie = begun.headers()[header::SET_COOKIE].to_str().expect("text");
    let cookie = cookie.split(';').next().expect("a value").to_owned();
    let before = value(begun).await;
    let path = format!("/api/classes/{}", before["id"].as_str().expect("a name"));
    let (again, _) = server::house_in(folder.path(), server::HOST).await;
    let after = value(ask(&again, from(&cookie, server::get(&path))).await).await;
    assert_eq!(after["pupils"], before["pupils"]);
}

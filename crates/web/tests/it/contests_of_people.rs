//! Tournaments in which people take part: they sign in, play at tables, and go on after the server
//! was killed.

use serde_json::{Value, json};
use store::LibraryLocation;
use tempfile::tempdir;
use tokio::task::yield_now;

use crate::support::{
    asking::Asking,
    server::{Live, Server, start, start_mortal},
};

/// A Swiss tournament between people and computers on a board that is full soon.
fn swiss() -> Value {
    json!({
        "name": "Class 7b", "game": "morpion", "format": "swiss", "games": 1, "rounds": 2, "seed": 3,
        "players": ["human:name=Ann", "human:name=Bob", "random:seed=1", "random:seed=2"],
    })
}

async fn open(server: &Server, organiser: &mut Asking, asked: &Value) -> String {
    let (status, shown) = organiser.post(server, "/api/contests", asked).await;
    assert_eq!(status, 201, "{shown}");
    shown["id"].as_str().expect("a name").to_owned()
}

/// The games of a tournament as a browser is told them.
async fn pairings(server: &Server, browser: &mut Asking, id: &str) -> Vec<Value> {
    let games = browser.have(server, &format!("/api/contests/{id}/pairings")).await;
    games.as_array().expect("a list").clone()
}

/// The seat of a browser in the game that goes on for it.
async fn own_game(server: &Server, browser: &mut Asking, id: &str, after: i64) -> Value {
    loop {
        let games = pairings(server, browser, id).await;
        let own = games.into_iter().find(|game| {
            !game["yours"].is_null() && game["number"].as_i64().is_some_and(|one| one > after)
        });
        if let Some(game) = own {
            return game;
        }
        yield_now().await;
    }
}

/// Plays the first move there is, again and again, until the game is over.
async fn play_to_the_end(server: &Server, game: &Value) {
    let opened = json!({ "id": game["table"] });
    let token = game["yours"]["token"].as_str().expect("a token");
    let mut live = Live::connect(server, &opened, token).await;
    let seat = game["yours"]["seat"].clone();
    assert_eq!(live.hear("welcome").await["yours"], json!([seat]));
    loop {
        let state = live.state(|state| !state["ending"].is_null() || state["turn"] == seat).await;
        if !state["ending"].is_null() {
            return;
        }
        let node = state["node"].as_u64();
        live.send(json!({ "do": "play", "text": state["moves"][0]["text"] })).await;
        let played = live.state(|state| state["node"].as_u64() != node).await;
        if !played["ending"].is_null() {
            return;
        }
    }
}

async fn shown_when(
    server: &Server,
    browser: &mut Asking,
    id: &str,
    wanted: impl Fn(&Value) -> bool,
) -> Value {
    loop {
        let shown = browser.have(server, &format!("/api/contests/{id}")).await;
        if wanted(&shown) {
            return shown;
        }
        yield_now().await;
    }
}

#[tokio::test]
async fn a_swiss_tournament_goes_on_after_the_server_was_killed() {
    let folder = tempdir().expect("a temporary folder");
    let place = || LibraryLocation::File(folder.path().join("library.sqlite"));
    let (mut organiser, mut ann, mut bob) =
        (Asking::default(), Asking::default(), Asking::default());
    let mortal = start_mortal(place()).await;
    let id = open(&mortal.server, &mut organiser, &swiss()).await;
    let claim = format!("/api/contests/{id}/claim");
    assert_eq!(ann.post(&mortal.server, &claim, &json!({ "entrant": 0 })).await.0, 200);
    assert_eq!(bob.post(&mortal.server, &claim, &json!({ "entrant": 1 })).await.0, 200);
    let first = own_game(&mortal.server, &mut ann, &id, -1).await;
    play_to_the_end(&mortal.server, &first).await;
    shown_when(&mortal.server, &mut organiser, &id, |shown| shown["played"] == 1).await;
    let second = own_game(&mortal.server, &mut bob, &id, -1).await;
    mortal.kill();

    let mortal = start_mortal(place()).await;
    let server = &mortal.server;
    let again = own_game(server, &mut bob, &id, -1).await;
    assert_eq!(again, second, "the same table, and the same seat");
    play_to_the_end(server, &again).await;
    let shown = shown_when(server, &mut organiser, &id, |shown| {
        shown["rounds"].as_array().is_some_and(|rounds| rounds.len() == 2)
    })
    .await;
    assert_eq!((&shown["played"], &shown["title"]), (&json!(2), &json!("Class 7b")));
    // They may meet each other, so both play at once.
    let [third, fourth] =
        [own_game(server, &mut ann, &id, 1).await, own_game(server, &mut bob, &id, 1).await];
    tokio::join!(play_to_the_end(server, &third), play_to_the_end(server, &fourth));
    let over = shown_when(server, &mut organiser, &id, |shown| shown["state"] == "over").await;
    assert_eq!(over["played"], 4);
    let games = organiser.have(server, "/api/games?title=class%207b").await;
    assert_eq!(games["count"], 4, "every game is in the library under its name: {games}");
    let met = organiser.have(server, &format!("/api/contests/{id}/meetings/0/2")).await;
    assert!(met[0]["game"].is_u64() && met[0]["over"] == true, "{met}");
    let mine = ann.have(server, "/api/contests").await;
    assert_eq!(mine[0]["me"], 0, "who takes part finds it again");
    mortal.kill();
}

#[tokio::test]
async fn people_sign_in_before_it_begins() {
    let server = start().await;
    let (mut organiser, mut zoe) = (Asking::default(), Asking::default());
    let asked = json!({
        "game": "morpion", "format": "round-robin", "games": 1, "players": [], "gathers": true,
    });
    let id = open(&server, &mut organiser, &asked).await;
    let [join, begin] = ["join", "begin"].map(|act| format!("/api/contests/{id}/{act}"));
    let (status, refused) = organiser.post(&server, &begin, &json!({})).await;
    assert_eq!(status, 422, "nobody has come yet: {refused}");
    let (status, shown) = zoe.post(&server, &join, &json!({ "name": " Zoé ", "me": true })).await;
    assert_eq!((status, &shown["me"]), (200, &json!(0)), "{shown}");
    assert_eq!(shown["entrants"][0]["spec"], "human:name=Zoé");
    for (is_zoe, name, id) in [
        (true, "Zoé again", "error-page-contest-joined"),
        (false, "zoé", "error-page-contest-name-taken"),
        (false, "  ", "error-page-contest-nameless"),
    ] {
        let browser = if is_zoe { &mut zoe } else { &mut organiser };
        let (status, said) =
            browser.post(&server, &join, &json!({ "name": name, "me": true })).await;
        assert_eq!((status, &said["id"]), (422, &json!(id)));
    }
    let (status, said) = zoe.post(&server, &join, &json!({ "name": "Max", "me": false })).await;
    assert_eq!((status, &said["id"]), (403, &json!("error-page-contest-not-yours")));
    let (status, _) = organiser.post(&server, &join, &json!({ "name": "Max", "me": false })).await;
    assert_eq!(status, 200);
    assert_eq!(zoe.post(&server, &begin, &json!({})).await.0, 403);
    let (status, begun) = organiser.post(&server, &begin, &json!({})).await;
    assert_eq!((status, &begun["state"]), (200, &json!("running")));
    let (status, said) =
        organiser.post(&server, &join, &json!({ "name": "Late", "me": true })).await;
    assert_eq!((status, &said["id"]), (422, &json!("error-page-contest-begun")));
    // Max does not come: the organiser says how the game ended, and it is over.
    let game = own_game(&server, &mut zoe, &id, -1).await;
    let decision = json!({ "game": game["number"], "winner": 0 });
    let decide = format!("/api/contests/{id}/decision");
    assert_eq!(zoe.post(&server, &decide, &decision).await.0, 403);
    assert_eq!(organiser.post(&server, &decide, &decision).await.0, 200);
    let over = shown_when(&server, &mut organiser, &id, |shown| shown["state"] == "over").await;
    assert_eq!(over["entrants"][0]["points"], 1.0);
}

#[tokio::test]
async fn a_place_is_for_one_browser() {
    let server = start().await;
    let (mut organiser, mut ann, mut eve) =
        (Asking::default(), Asking::default(), Asking::default());
    let id = open(&server, &mut organiser, &swiss()).await;
    let claim = format!("/api/contests/{id}/claim");
    assert_eq!(ann.post(&server, &claim, &json!({ "entrant": 0 })).await.0, 200);
    own_game(&server, &mut ann, &id, -1).await;
    let games = pairings(&server, &mut eve, &id).await;
    assert!(games.iter().all(|game| game["yours"].is_null()), "no seat for strangers: {games:?}");
    for entrant in [0, 2, 99] {
        let (status, said) = eve.post(&server, &claim, &json!({ "entrant": entrant })).await;
        assert_eq!((status, &said["id"]), (409, &json!("error-page-contest-taken")), "{entrant}");
    }
    for act in ["end", "begin", "delete"] {
        let path = format!("/api/contests/{id}/{act}");
        assert_eq!(eve.post(&server, &path, &json!({})).await.0, 403, "{act}");
    }
    let title = format!("/api/contests/{id}/title");
    assert_eq!(eve.post(&server, &title, &json!({ "title": "Mine" })).await.0, 403);
    let release = format!("/api/contests/{id}/release");
    assert_eq!(eve.post(&server, &release, &json!({ "entrant": 0 })).await.0, 403);
    assert_eq!(organiser.post(&server, &release, &json!({ "entrant": 0 })).await.0, 200);
    assert_eq!(eve.post(&server, &claim, &json!({ "entrant": 0 })).await.0, 200);
    let decide = format!("/api/contests/{id}/decision");
    for game in [0, 999] {
        let beyond = json!({ "game": game, "winner": 7 });
        assert_eq!(organiser.post(&server, &decide, &beyond).await.0, 422);
    }
}

#[tokio::test]
async fn a_tournament_is_stopped_resumed_renamed_deleted_and_restored() {
    let server = start().await;
    let mut organiser = Asking::default();
    let id = open(&server, &mut organiser, &swiss()).await;
    let path = |act: &str| format!("/api/contests/{id}/{act}");
    let (_, stopped) = organiser.post(&server, &path("end"), &json!({})).await;
    assert_eq!(stopped["state"], "stopped");
    let (_, resumed) = organiser.post(&server, &path("begin"), &json!({})).await;
    assert_eq!(resumed["state"], "running");
    let (_, named) =
        organiser.post(&server, &path("title"), &json!({ "title": " Été\n2026 " })).await;
    assert_eq!(named["title"], "Été 2026");
    assert_eq!(organiser.post(&server, &path("delete"), &json!({})).await, (200, json!(true)));
    assert_eq!(organiser.get(&server, &format!("/api/contests/{id}")).await.0, 404);
    assert_eq!(organiser.have(&server, "/api/contests").await, json!([]));
    assert_eq!(organiser.post(&server, &path("restore"), &json!({})).await, (200, json!(true)));
    let back = organiser.have(&server, &format!("/api/contests/{id}")).await;
    assert_eq!((&back["state"], &back["title"]), (&json!("stopped"), &json!("Été 2026")));
}

#[tokio::test]
async fn openings_and_clocks_are_as_on_the_command_line() {
    let server = start().await;
    let mut organiser = Asking::default();
    let mut asked = json!({
        "game": "connect-four", "format": "round-robin", "games": 2, "seed": 5,
        "players": ["random:seed=1", "random:seed=2"],
        "openings": "list", "opening_list": "4 4 4\n", "clock": "fischer:60,increment=1",
    });
    let id = open(&server, &mut organiser, &asked).await;
    let over = shown_when(&server, &mut organiser, &id, |shown| shown["state"] == "over").await;
    assert_eq!(over["clock"], "fischer:60,increment=1");
    let watched = organiser.have(&server, &format!("/api/contests/{id}/watch/1")).await;
    let moves = watched["moves"].as_array().expect("moves");
    assert_eq!(moves[..3], [json!("4"), json!("4"), json!("4")]);
    assert!(watched["over"] == true && watched["game"].is_u64(), "{watched}");
    for (change, field) in [
        (json!({ "openings": "book" }), "openings"),
        (json!({ "openings": "sideways" }), "openings"),
        (json!({ "opening_list": "99 99" }), "openings"),
        (json!({ "clock": "sundial" }), "clock"),
    ] {
        let change = change.as_object().expect("an object").clone();
        let mut wrong = asked.as_object().expect("an object").clone();
        wrong.extend(change);
        let (status, said) = organiser.post(&server, "/api/contests", &wrong.into()).await;
        assert_eq!((status, &said["field"]), (422, &json!(field)), "{said}");
    }
    asked["openings"] = json!("random:2");
    open(&server, &mut organiser, &asked).await;
}

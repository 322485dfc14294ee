//! Live tables, over a real connection.

use serde_json::{Value, json};

use crate::support::server::{Live, open, setup, start, tokens};

fn first_move(state: &Value) -> Value {
    json!({ "do": "play", "text": state["moves"][0]["text"] })
}

/// From a state in which it is the turn of seat 0, plays the first move there is whenever it is,
/// until the game is over.
async fn play_out(live: &mut Live, mut state: Value) -> Value {
    while state["ending"].is_null() {
        live.send(first_move(&state)).await;
        let node = state["node"].as_u64();
        let waits = |later: &Value| !later["ending"].is_null() || later["turn"] == 0;
        state = live.state(|later| later["node"].as_u64() > node && waits(later)).await;
    }
    state
}

#[tokio::test]
async fn a_whole_game_against_the_computer() {
    let server = start().await;
    let opened = open(&server, &setup("connect-four", &["human", "level:1"])).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    let welcome = live.hear("welcome").await;
    assert_eq!((&welcome["yours"], &welcome["steers"]), (&json!([0]), &json!(true)));
    assert_eq!((&welcome["hosts"], &welcome["issued"]), (&json!(true), &opened["seats"]));
    let mut state = live.state(|_| true).await;
    let mut moves = 0;
    while state["ending"].is_null() {
        assert_eq!(state["turn"], 0, "the engine has played");
        live.send(first_move(&state)).await;
        moves += 1;
        state = live
            .state(|state| {
                let played = state["tree"].as_array().expect("a tree").len() - 1;
                !state["ending"].is_null() || played == 2 * moves
            })
            .await;
    }
    assert!(state["moves"].as_array().expect("moves").is_empty());
    let scores = state["seats"].as_array().expect("seats").iter();
    let points =
        scores.map(|seat| seat["wins"].as_u64().unwrap() + seat["draws"].as_u64().unwrap());
    assert!(points.sum::<u64>() > 0);

    live.send(json!({ "do": "undo" })).await;
    let back = live.state(|state| state["ending"].is_null()).await;
    assert_eq!(back["turn"], 0, "taken back to the person's turn");
    live.send(json!({ "do": "again" })).await;
    let again = live.state(|state| state["happened"][0]["what"] == "begun").await;
    assert_eq!(again["tree"].as_array().expect("a tree").len(), 1);
}

#[tokio::test]
async fn what_is_refused_changes_nothing_and_says_why() {
    let server = start().await;
    let opened = open(&server, &setup("othello", &["human", "human"])).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    let state = live.state(|_| true).await;
    for (request, id) in [
        (json!({ "do": "play", "text": "a1" }), "error-unknown-move"),
        (json!({ "do": "undo" }), "error-nothing-to-undo"),
        (json!({ "do": "goto", "node": 7 }), "error-no-such-place"),
        (json!({ "do": "resign", "seat": 5 }), "error-page-not-your-seat"),
        (json!({ "do": "seat", "seat": 0, "player": "stockfish" }), "error-spec-unknown-name"),
        (json!({ "do": "steal" }), "error-page-garbled"),
        (json!([1, 2, 3]), "error-page-garbled"),
    ] {
        live.send(request.clone()).await;
        let refused = live.hear("refused").await;
        assert_eq!(refused["id"], id, "{request}");
    }
    live.send_text("{").await;
    assert_eq!(live.hear("refused").await["id"], "error-page-garbled");
    live.send(json!({ "do": "language", "code": "fr" })).await;
    live.send(json!({ "do": "play", "text": "a1" })).await;
    let french = live.hear("refused").await;
    assert!(french["sentence"].as_str().expect("a sentence").contains("pas"), "{french}");
    live.send(first_move(&state)).await;
    let next = live.state(|_| true).await;
    assert_eq!(next["sequence"].as_u64(), state["sequence"].as_u64().map(|number| number + 1));
}

#[tokio::test]
async fn those_without_a_token_watch_and_those_with_another_play_for_themselves() {
    let server = start().await;
    let opened = open(&server, &setup("othello", &["human", "human"])).await;
    let seat = |index: usize| opened["seats"][index]["token"].as_str().expect("a token").to_owned();
    let mut watcher = Live::connect(&server, &opened, "ffffffffffffffffffffffffffffffff").await;
    let welcome = watcher.hear("welcome").await;
    assert_eq!((&welcome["yours"], &welcome["steers"]), (&json!([]), &json!(false)));
    assert_eq!(welcome["issued"], json!([]), "tokens are for the host alone");
    let state = watcher.state(|_| true).await;
    for request in [first_move(&state), json!({ "do": "undo" }), json!({ "do": "hint" })] {
        watcher.send(request).await;
        assert_eq!(watcher.hear("refused").await["id"], "error-page-watching");
    }
    let mut white = Live::connect(&server, &opened, &seat(1)).await;
    white.send(first_move(&state)).await;
    assert_eq!(white.hear("refused").await["id"], "error-not-your-turn");
    let mut black = Live::connect(&server, &opened, &seat(0)).await;
    black.send(first_move(&state)).await;
    for guest in [&mut black, &mut white, &mut watcher] {
        let seen = guest.state(|state| state["node"] == 1).await;
        assert_eq!(seen["turn"], 1, "everybody sees it");
        assert!(!seen.to_string().contains(&seat(0)), "nobody sees a token");
    }
}

#[tokio::test]
async fn a_hint_weighs_the_moves_and_a_draw_can_be_agreed_on() {
    let server = start().await;
    let opened = open(&server, &setup("draughts", &["human", "human"])).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    live.state(|_| true).await;
    live.send(json!({ "do": "hint", "engine": "alpha-beta:2" })).await;
    let advice = live.hear("advice").await;
    assert!(advice["best"].is_string() && advice["score"].is_number(), "{advice}");
    live.send(json!({ "do": "offer-draw", "seat": 0 })).await;
    live.state(|state| state["offer"]["by"] == 0).await;
    live.send(json!({ "do": "accept-draw", "seat": 1 })).await;
    let over = live.state(|state| !state["ending"].is_null()).await;
    assert_eq!(over["ending"], json!({ "outcome": "draw", "seat": null, "reason": "agreement" }));
}

#[tokio::test]
async fn engines_play_by_themselves_wait_and_go_step_by_step() {
    let server = start().await;
    let asked = json!({
        "game": "othello", "players": ["random", "random"], "seed": 5, "pace": 60_000
    });
    let opened = open(&server, &asked).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    live.state(|_| true).await;
    live.send(json!({ "do": "pause" })).await;
    live.state(|state| state["flow"] == "paused").await;
    live.send(json!({ "do": "pace", "milliseconds": 0 })).await;
    live.send(json!({ "do": "step" })).await;
    let stepped = live.state(|state| state["node"] == 1).await;
    assert_eq!(stepped["flow"], "paused", "one move and no more");
    live.send(json!({ "do": "resume" })).await;
    let over = live.state(|state| !state["ending"].is_null()).await;
    assert_eq!(over["ending"]["reason"], "count");
}

#[tokio::test]
async fn many_sit_at_one_table() {
    let server = start().await;
    let players = ["human", "human", "human", "random", "level:1"];
    let asked = setup("morpion:width=6,height=6,align=3", &players);
    let opened = open(&server, &asked).await;
    let mut windows = Vec::new();
    // The other two seats have tokens for the day when people sit down there.
    for seat in opened["seats"].as_array().expect("seats").iter().take(3) {
        let token = seat["token"].as_str().expect("a token");
        windows.push((seat["seat"].clone(), Live::connect(&server, &opened, token).await));
    }
    let mut watcher = Live::connect(&server, &opened, "").await;
    let waits = |state: &Value| {
        let person = state["turn"].as_u64() < Some(3);
        !state["ending"].is_null() || person && state["thinking"].is_null()
    };
    let mut state = watcher.state(waits).await;
    while state["ending"].is_null() {
        let turn = windows.iter_mut().find(|(seat, _)| *seat == state["turn"]);
        let (_, window) = turn.expect("a person's turn");
        window.send(first_move(&state)).await;
        let node = state["node"].as_u64();
        state = watcher.state(|later| later["node"].as_u64() > node && waits(later)).await;
    }
}

#[tokio::test]
async fn a_game_goes_on_after_the_connection_was_lost() {
    let server = start().await;
    let opened = open(&server, &setup("connect-four", &["human", "random"])).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    let state = live.state(|state| state["turn"] == 0).await;
    live.send(first_move(&state)).await;
    let before = live.state(|state| state["node"] == 2).await;
    drop(live);
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    let after = live.state(|_| true).await;
    assert_eq!((&after["tree"], &after["board"]), (&before["tree"], &before["board"]));
    live.send(first_move(&after)).await;
    let state = live.state(|state| state["node"] == 4).await;
    let over = play_out(&mut live, state).await;
    assert!(over["ending"]["reason"].is_string());
}

#[tokio::test]
async fn engines_wait_while_somebody_goes_through_the_game() {
    let server = start().await;
    let opened = open(&server, &setup("connect-four", &["human", "random"])).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    let state = live.state(|_| true).await;
    live.send(first_move(&state)).await;
    let state = live.state(|state| state["node"] == 2).await;
    live.send(first_move(&state)).await;
    live.state(|state| state["node"] == 4).await;
    live.send(json!({ "do": "goto", "node": 1 })).await;
    let back = live.state(|state| state["node"] == 1).await;
    assert_eq!((&back["turn"], &back["thinking"]), (&json!(1), &json!(null)), "it is held");
    live.send(json!({ "do": "goto", "node": 4 })).await;
    let tip = live.state(|state| state["node"] == 4 && state["flow"] == "running").await;
    assert_eq!(tip["tree"].as_array().expect("a tree").len(), 5, "nothing was played meanwhile");
    live.send(json!({ "do": "goto", "node": 2 })).await;
    let back = live.state(|state| state["node"] == 2).await;
    live.send(json!({ "do": "play", "text": back["moves"][1]["text"] })).await;
    live.state(|state| state["node"] == 6).await;
}

#[tokio::test]
async fn an_engine_that_declines_a_draw_is_heard() {
    let server = start().await;
    let opened = open(&server, &setup("draughts", &["human", "random"])).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    live.state(|_| true).await;
    live.send(json!({ "do": "offer-draw" })).await;
    let told = live.state(|state| state["happened"][0]["what"] != "begun").await;
    let declined = json!({ "what": "declined" });
    assert!(
        told["happened"].as_array().expect("a list").contains(&declined),
        "{}",
        told["happened"]
    );
}

#[tokio::test]
async fn whoever_asks_for_what_is_so_already_is_answered() {
    let server = start().await;
    let opened = open(&server, &setup("morpion", &["human", "human"])).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    let before = live.state(|_| true).await;
    for asked in [json!({ "do": "goto", "node": 0 }), json!({ "do": "pace", "milliseconds": 400 })]
    {
        live.send(asked).await;
        let after = live.state(|_| true).await;
        assert_eq!((&after["node"], &after["tree"]), (&before["node"], &before["tree"]));
    }
}

//! Those who come from one network and take what all share: everybody else has theirs.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use serde_json::{Value, json};
use tokio::task::JoinSet;
use web::{ServerLimits, ServerOptions};

use super::{JSON, during, refused, send_raw_from, written};
use crate::support::server::{Live, Server, options, setup, start, start_as, start_with, tokens};

/// Machines on the network; addresses of this one that are not its usual one are as good.
const GREEDY: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));
const HONEST: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 3));

/// The largest sheet that can be asked for.
const LARGE_SHEET: &str = "/api/sheets/draughts:width=20,height=20?count=48";

/// The status of an answer, and what it says.
fn read(answer: &str) -> (u16, Value) {
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
    let body = answer.split_once("\r\n\r\n").map(|(_, body)| body).unwrap_or_default();
    (status.unwrap_or_default(), serde_json::from_str(body).unwrap_or_default())
}

async fn get_from(server: &Server, address: IpAddr, path: &str, headers: &str) -> (u16, Value) {
    let asked = written(server, "GET", path, headers, "");
    read(&send_raw_from(server, address, asked.as_bytes()).await)
}

async fn post_from(server: &Server, address: IpAddr, path: &str, body: &Value) -> (u16, Value) {
    let asked = written(server, "POST", path, JSON, &body.to_string());
    read(&send_raw_from(server, address, asked.as_bytes()).await)
}

#[tokio::test]
async fn a_network_asks_only_so_fast() {
    let limits = ServerLimits { question_rate: 1, question_burst: 5, ..ServerLimits::default() };
    let server = start_with(limits).await;
    let mut answers = Vec::new();
    for _ in 0..20 {
        answers.push(get_from(&server, GREEDY, "/api/lessons", "").await);
    }
    let answered = answers.iter().filter(|(status, _)| *status == 200).count();
    assert!((5..20).contains(&answered), "{answered}");
    let (status, said) = answers.iter().find(|(status, _)| *status != 200).expect("enough");
    assert_eq!((*status, &said["id"]), (429, &json!("error-page-questions")));
    assert_eq!(get_from(&server, HONEST, "/api/lessons", "").await.0, 200);
}

#[tokio::test]
async fn a_proxy_that_is_trusted_tells_who_asks() {
    let limits = ServerLimits { question_rate: 1, question_burst: 3, ..ServerLimits::default() };
    let trusted_proxies = ["127.0.0.2/31"].map(|block| block.parse().expect("a block"));
    let trusted_proxies = trusted_proxies.into_iter().collect();
    let server = start_as(ServerOptions { limits, trusted_proxies, ..options() }).await;
    let ask = async |forwarded: &str| {
        let header = format!("X-Forwarded-For: {forwarded}\r\n");
        get_from(&server, GREEDY, "/api/lessons", &header).await.0
    };
    for _ in 0..10 {
        ask("10.0.0.1").await;
    }
    assert_eq!(ask("10.0.0.1").await, 429);
    assert_eq!(ask("10.0.0.9, 10.0.0.1").await, 429, "what others say before it is made up");
    assert_eq!(ask("10.0.0.1, 127.0.0.3").await, 429, "a proxy behind a proxy");
    assert_eq!(ask("10.0.0.2").await, 200);
    for _ in 0..10 {
        ask("2001:db8:0:1::1").await;
    }
    assert_eq!(ask("2001:db8:0:1:ffff::7").await, 429, "it has many addresses");
    assert_eq!(ask("2001:db8:0:2::1").await, 200);
    // One that is not trusted is only itself, whatever it says.
    let other: IpAddr = Ipv4Addr::new(127, 0, 0, 9).into();
    for _ in 0..10 {
        get_from(&server, other, "/api/lessons", "X-Forwarded-For: 10.0.0.3\r\n").await;
    }
    let (status, _) =
        get_from(&server, other, "/api/lessons", "X-Forwarded-For: 10.0.0.4\r\n").await;
    assert_eq!(status, 429);
}

#[tokio::test]
async fn a_network_has_only_so_many_tables() {
    let limits = ServerLimits { tables_of_network: 3, ..ServerLimits::default() };
    let server = start_with(limits).await;
    let asked = setup("othello", &["human", "human"]);
    let mut answers = Vec::new();
    for _ in 0..5 {
        // Every question comes without a cookie, as from another browser.
        answers.push(post_from(&server, GREEDY, "/api/tables", &asked).await);
    }
    let statuses: Vec<u16> = answers.iter().map(|(status, _)| *status).collect();
    assert_eq!(statuses, [201, 201, 201, 429, 429]);
    assert_eq!(answers[4].1["id"], "error-page-network-tables");
    assert_eq!(post_from(&server, HONEST, "/api/tables", &asked).await.0, 201);
}

/// Tables with a move that is not answered were kept for thirty days, whoever needed the room.
#[tokio::test]
async fn nobody_closes_the_house_with_games_that_are_begun() {
    let server = start_with(ServerLimits { tables: 20, ..ServerLimits::default() }).await;
    let begun = json!({ "text": "f5", "game": "othello" });
    let (status, honest) = post_from(&server, HONEST, "/api/import", &begun).await;
    assert_eq!(status, 201);
    during(&server, "games that are begun", async {
        for _ in 0..60 {
            post_from(&server, GREEDY, "/api/import", &begun).await;
        }
    })
    .await;
    let asked = setup("othello", &["human", "human"]);
    assert_eq!(post_from(&server, HONEST, "/api/tables", &asked).await.0, 201);
    let record = format!("/api/tables/{}/record", honest["id"].as_str().expect("a table"));
    assert_eq!(get_from(&server, HONEST, &record, "").await.0, 200, "theirs is still there");
}

#[tokio::test]
async fn tables_of_slow_engines_keep_no_computer_from_answering() {
    let server = start().await;
    let slow = setup("othello", &["minimax:depth=30,time=600", "minimax:depth=30,time=600"]);
    let mut watching = Vec::new();
    for _ in 0..12 {
        let (status, opened) = post_from(&server, GREEDY, "/api/tables", &slow).await;
        assert_eq!(status, 201);
        watching.push(Live::connect_from(&server, GREEDY, &opened, "").await);
    }
    server.count_to("plateau_searches_waiting", 1).await;
    let asked = setup("connect-four", &["human", "level:1"]);
    let (_, opened) = post_from(&server, HONEST, "/api/tables", &asked).await;
    let mut patient = Live::connect_from(&server, HONEST, &opened, &tokens(&opened)).await;
    let mut state = patient.state(|_| true).await;
    for node in [2, 4] {
        patient.send(json!({ "do": "play", "text": state["moves"][0]["text"] })).await;
        state = patient.state(|state| state["node"] == node).await;
    }
}

#[tokio::test]
async fn the_laboratory_has_room_for_others() {
    let server = start().await;
    let long = json!({ "game": "othello", "engine": "minimax:depth=30" });
    let mut statuses = Vec::new();
    for _ in 0..8 {
        statuses.push(post_from(&server, GREEDY, "/api/searches", &long).await.0);
    }
    assert!(statuses.contains(&429), "{statuses:?}");
    let short = json!({ "game": "morpion", "engine": "minimax:depth=2" });
    assert_eq!(post_from(&server, HONEST, "/api/searches", &short).await.0, 201);
}

#[tokio::test]
async fn large_answers_wait_in_a_bounded_line_and_stop_no_move() {
    let server = start_with(ServerLimits { queued_answers: 8, ..ServerLimits::default() }).await;
    let answers = during(&server, "large answers", async {
        let mut asking = JoinSet::new();
        for _ in 0..20 {
            let asked = written(&server, "GET", LARGE_SHEET, "", "");
            let place = server.address;
            asking.spawn(async move {
                super::send_raw_to(place, GREEDY, asked.as_bytes()).await[..12].to_owned()
            });
        }
        asking.join_all().await
    })
    .await;
    assert!(answers.contains(&"HTTP/1.1 200".to_owned()), "{answers:?}");
    assert!(answers.contains(&"HTTP/1.1 429".to_owned()), "{answers:?}");
    refused(&server, "error-page-answers").await;
}

#[tokio::test]
async fn a_table_that_nobody_has_visited_is_not_awake() {
    let server = start().await;
    for _ in 0..5 {
        let begun = json!({ "text": "f5", "game": "othello" });
        assert_eq!(post_from(&server, GREEDY, "/api/import", &begun).await.0, 201);
    }
    assert_eq!(server.counted("plateau_tables_awake").await, 0);
}

#[tokio::test]
async fn connections_of_a_network_are_bounded_and_those_of_others_are_not() {
    let limits = ServerLimits { connections_of_one: 4, ..ServerLimits::default() };
    let server = start_with(limits).await;
    let mut held = Vec::new();
    for _ in 0..4 {
        held.push(super::connect_from(server.address, GREEDY).await);
    }
    server.count_to("plateau_connections", 4).await;
    assert_eq!(get_from(&server, GREEDY, "/api/lessons", "").await.0, 0, "no more of them");
    assert_eq!(get_from(&server, HONEST, "/api/lessons", "").await.0, 200);
    let place: SocketAddr = server.address;
    assert_eq!(place.ip(), IpAddr::V4(Ipv4Addr::LOCALHOST));
}

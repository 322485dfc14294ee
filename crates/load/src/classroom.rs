//! A class of simulated pupils in an arena, with the wall of their teacher: how long a move takes,
//! and how long until the teacher sees it. Each pupil comes with a card and is given boards as games
//! end; now and then one tries a card that was made up.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::{
    connect_async,
    tungstenite::{Message, client::IntoClientRequest as _, http::HeaderValue},
};

use crate::{
    arguments::LoadArguments,
    load_failure::LoadFailure,
    partial_message::PartialMessage,
    player::{Connection, connect},
    server::Server,
};

/// How long an answer may take before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(10);
/// A card that was made up: it must open nothing.
const MADE_UP: &str = "0123456789abcdef0123456789abcdef";

/// What is measured by all of them together, in milliseconds.
#[derive(Debug, Default)]
struct ClassMeasurements {
    /// From a move to its acknowledgement.
    moves: Vec<f64>,
    /// From a move to the teacher's wall.
    wall: Vec<f64>,
    /// Games that came to an end.
    games: u32,
    /// Answers that did not come, and cards that opened what is not theirs.
    faults: u32,
    /// When a move was sent, by table and how many moves there were then.
    sent: HashMap<(String, u32), Instant>,
}

/// What of a message of a class is of interest.
#[derive(Debug, Deserialize)]
struct ClassNews {
    is: String,
    #[serde(default)]
    table: String,
    #[serde(default)]
    moves: u32,
    #[serde(default)]
    boards: Vec<BoardNews>,
}

/// A board of a pupil.
#[derive(Debug, Deserialize)]
struct BoardNews {
    table: String,
    result: Option<Vec<u32>>,
}

/// Lets a class play for a while, and tells what came of it.
pub(crate) async fn run(arguments: &LoadArguments, pupils: usize) -> Result<(), LoadFailure> {
    let server = Server::start(&arguments.program, arguments.database.as_deref())?;
    let class = server.open_class(pupils)?;
    let seen = Arc::new(Mutex::new(ClassMeasurements::default()));
    let mut wall = attend(&server.address, &class.id, Some(&class.cookie), None).await?;
    server.order_class(&class, &json!({ "do": "begin", "mode": "arena" }))?;
    let noted = Arc::clone(&seen);
    let watching = tokio::spawn(async move {
        while let Some(Ok(message)) = wall.next().await {
            let Message::Text(text) = message else { continue };
            let Ok(news) = serde_json::from_str::<ClassNews>(&text) else { continue };
            let mut seen = noted.lock().unwrap_or_else(PoisonError::into_inner);
            if news.is == "board"
                && let Some(sent) = seen.sent.remove(&(news.table, news.moves))
            {
                seen.wall.push(milliseconds(sent));
            }
        }
    });
    let tasks: Vec<_> = class
        .cards
        .iter()
        .map(|card| {
            let (address, id) = (server.address.clone(), class.id.clone());
            let pupil = LoadPupil {
                address,
                id,
                card: card.clone(),
                pace: arguments.pace(),
                seen: Arc::clone(&seen),
            };
            tokio::spawn(async move { pupil.attend().await })
        })
        .collect();
    sleep(arguments.duration()).await;
    tasks.iter().for_each(tokio::task::JoinHandle::abort);
    watching.abort();
    let (memory, busy) = (server.most_memory(), server.processor_time());
    server.stop()?;
    let mut seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
    println!("{pupils} pupils in an arena and one wall, {} s", arguments.seconds);
    tell("a move", &mut seen.moves);
    tell("a move on the wall", &mut seen.wall);
    println!("games played to the end: {}", seen.games);
    println!("memory at most: {} MB, processor time: {busy:.1} s", memory >> 20);
    println!("answers that did not come, or cards that opened too much: {}", seen.faults);
    if seen.faults > 0 || seen.moves.is_empty() || seen.wall.is_empty() {
        return Err(LoadFailure::Errors(seen.faults.into()));
    }
    Ok(())
}

fn milliseconds(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() * 1000.0
}

fn tell(name: &str, times: &mut [f64]) {
    times.sort_by(f64::total_cmp);
    let part =
        |share: usize| times.get((times.len() * share / 100).min(times.len().saturating_sub(1)));
    let [half, most] = [50, 99].map(|share| part(share).copied().unwrap_or(f64::NAN));
    println!("{name}: {} times, median {half:.1} ms, 99 in 100 below {most:.1} ms", times.len());
}

/// Opens the live connection to a class.
async fn attend(
    address: &str,
    class: &str,
    cookie: Option<&str>,
    card: Option<&str>,
) -> Result<Connection, LoadFailure> {
    let url = format!("ws://{address}/api/classes/{class}/live");
    let mut request = url.into_client_request()?;
    if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::from_str(cookie).ok()) {
        request.headers_mut().insert("cookie", cookie);
    }
    let (mut line, _) = connect_async(request).await?;
    let join = Message::text(json!({ "card": card }).to_string());
    line.send(join).await?;
    Ok(line)
}

/// A simulated pupil.
struct LoadPupil {
    address: String,
    id: String,
    card: String,
    pace: Duration,
    seen: Arc<Mutex<ClassMeasurements>>,
}

impl LoadPupil {
    fn note(&self, note: impl FnOnce(&mut ClassMeasurements)) {
        note(&mut self.seen.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Goes from board to board as the class gives them.
    async fn attend(&self) {
        let Ok(mut desk) = attend(&self.address, &self.id, None, Some(&self.card)).await else {
            return self.note(|seen| seen.faults += 1);
        };
        let mut played = Vec::new();
        while let Some(Ok(message)) = desk.next().await {
            let Message::Text(text) = message else { continue };
            let Ok(news) = serde_json::from_str::<ClassNews>(&text) else { continue };
            let open = |board: &BoardNews| board.result.is_none() && !played.contains(&board.table);
            let Some(board) = news.boards.into_iter().rfind(open) else { continue };
            self.try_made_up_card(&board.table).await;
            self.play(&board.table).await;
            played.push(board.table);
        }
    }

    /// A card that is none finds no table.
    async fn try_made_up_card(&self, table: &str) {
        let Ok(mut line) = connect(&self.address, table, MADE_UP).await else { return };
        while let Ok(Some(Ok(message))) = timeout(PATIENCE, line.next()).await {
            let Message::Text(text) = message else { continue };
            let is = serde_json::from_str::<Value>(&text).unwrap_or_default();
            if is["is"] != "bye" {
                self.note(|seen| seen.faults += 1);
            }
            return;
        }
    }

    /// Plays any legal move when it is their turn, until the game is over.
    async fn play(&self, table: &str) {
        let Ok(mut line) = connect(&self.address, table, &self.card).await else {
            return self.note(|seen| seen.faults += 1);
        };
        let mut mine = None;
        let mut sent: Option<(Instant, u32)> = None;
        while let Ok(Some(Ok(message))) = timeout(PATIENCE, line.next()).await {
            let Message::Text(text) = message else { continue };
            if let Ok(welcome) = serde_json::from_str::<Value>(&text)
                && welcome["is"] == "welcome"
            {
                mine = welcome["yours"][0].as_u64();
            }
            let Ok(state) = serde_json::from_str::<PartialMessage<'_>>(&text) else { continue };
            if state.is != "state" {
                continue;
            }
            if let Some((when, _)) = sent.take_if(|(_, moves)| *moves <= state.node) {
                self.note(|seen| seen.moves.push(milliseconds(when)));
            }
            if state.ending.is_some() {
                return self.note(|seen| seen.games += 1);
            }
            if Some(u64::from(state.turn)) == mine && !state.moves.is_empty() && sent.is_none() {
                let text = state.moves[fastrand::usize(..state.moves.len())].text.to_string();
                sleep(self.pace.mul_f64(0.5 + fastrand::f64())).await;
                let now = (Instant::now(), state.node + 1);
                self.note(|seen| {
                    seen.sent.insert((table.to_owned(), now.1), now.0);
                });
                sent = Some(now);
                let play = Message::text(json!({ "do": "play", "text": text }).to_string());
                if line.send(play).await.is_err() {
                    return self.note(|seen| seen.faults += 1);
                }
            }
        }
        self.note(|seen| seen.faults += u32::from(sent.is_some()));
    }
}

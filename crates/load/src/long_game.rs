//! How long a move takes, and how much of it is written and sent, as a game grows long.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::json;
use tokio::time::{sleep_until, timeout};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::{
    arguments::LoadArguments,
    comparison::median,
    load_failure::LoadFailure,
    partial_message::PartialMessage,
    player::{Connection, connect},
    server::{OpenTable, Server},
};

/// A game that does not end: kings on a large board that need not capture.
const GAME: &str = "draughts:variant=english,width=20,height=20,compulsory=off,quiet=1000";
/// About as many moves on the board at any time, so that only the length of the game differs.
const START: &str = "B:W141,151,161,K170,K175,K180,K185,K190,K195:B41,51,61,K5,K10,K15,K20,K25,K30";
/// Where moves are measured: from each of these plies on.
const PLIES: [u32; 3] = [10, 100, 1000];
/// How many moves are measured from there.
const WINDOW: u32 = 20;
/// How many games are played.
const GAMES: usize = 3;
/// From one move to the next at least: a connection may send 40 messages a second for long.
const PACE: Duration = Duration::from_millis(26);
/// How long the answer to a move may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// What one move took.
struct MoveSample {
    milliseconds: f64,
    /// Bytes that the server gave to the disk.
    written: f64,
    /// Bytes of the state that shows the move.
    shown: f64,
}

/// Measures the program, and before it the one that it is compared with.
pub(crate) async fn run(arguments: &LoadArguments) -> Result<(), LoadFailure> {
    println!("| program | ply | time of a move | written to the disk | state sent |");
    println!("| --- | ---: | ---: | ---: | ---: |");
    let database = arguments.database.as_deref();
    let Some(old) = &arguments.against else {
        return measure("this", &arguments.program, database).await;
    };
    measure("old", old, database).await?;
    measure("new", &arguments.program, database).await
}

/// Plays the games one after the other and tells the medians.
async fn measure(name: &str, program: &Path, database: Option<&str>) -> Result<(), LoadFailure> {
    let server = Server::start(program, database)?;
    let mut samples: [Vec<MoveSample>; PLIES.len()] = Default::default();
    for _ in 0..GAMES {
        let table = server.open_table(&json!({
            "game": GAME, "players": ["human", "human"], "start": START,
        }))?;
        let mut game = LongGame::sit_down(&server, &table).await?;
        for (&ply, samples) in PLIES.iter().zip(&mut samples) {
            game.play_to(ply).await?;
            for _ in 0..WINDOW {
                samples.push(game.play(&server).await?);
            }
        }
    }
    for (ply, samples) in PLIES.iter().zip(&samples) {
        let of = |of: fn(&MoveSample) -> f64| median(samples.iter().map(of).collect());
        println!(
            "| {name} | {ply} | {:.2} ms | {:.1} KB | {:.1} KB |",
            of(|sample| sample.milliseconds),
            of(|sample| sample.written) / 1024.0,
            of(|sample| sample.shown) / 1024.0
        );
    }
    server.stop()
}

/// A game played for both seats over one connection.
struct LongGame {
    line: Connection,
    /// The moves on the board that capture nothing; all of them if there is no such move.
    moves: Vec<String>,
    ply: u32,
    /// When the next move may be sent.
    next: Instant,
}

impl LongGame {
    async fn sit_down(server: &Server, table: &OpenTable) -> Result<Self, LoadFailure> {
        let tokens: Vec<&str> = table.seats.iter().map(|seat| &*seat.token).collect();
        let line = connect(&server.address, &table.id, &tokens.join(",")).await?;
        let mut game = Self { line, moves: Vec::new(), ply: 0, next: Instant::now() };
        game.hear().await?;
        Ok(game)
    }

    async fn play_to(&mut self, ply: u32) -> Result<(), LoadFailure> {
        while self.ply < ply {
            self.move_on().await?;
        }
        Ok(())
    }

    /// Plays a move and measures it.
    async fn play(&mut self, server: &Server) -> Result<MoveSample, LoadFailure> {
        sleep_until(self.next.into()).await;
        let (before, began) = (server.written(), Instant::now());
        let shown = self.move_on().await?;
        Ok(MoveSample {
            milliseconds: began.elapsed().as_secs_f64() * 1000.0,
            written: as_float(server.written() - before),
            shown: as_float(shown),
        })
    }

    /// Plays any move and waits for the state that shows it; gives the bytes of that state.
    async fn move_on(&mut self) -> Result<u64, LoadFailure> {
        sleep_until(self.next.into()).await;
        self.next = Instant::now() + PACE;
        let Some(text) = fastrand::choice(&self.moves) else {
            return Err(LoadFailure::Short(self.ply));
        };
        let asked = json!({ "do": "play", "text": text });
        self.line.send(Message::text(asked.to_string())).await?;
        self.hear().await
    }

    /// Waits for the next state; gives its bytes.
    async fn hear(&mut self) -> Result<u64, LoadFailure> {
        loop {
            let message = timeout(PATIENCE, self.line.next()).await;
            let message =
                message.map_err(|_| LoadFailure::Silent)?.ok_or(Error::ConnectionClosed)??;
            let Message::Text(text) = message else { continue };
            let sight: PartialMessage<'_> =
                serde_json::from_str(&text).map_err(|_| LoadFailure::Garbled)?;
            match &*sight.is {
                "state" => {
                    self.see(&sight);
                    return Ok(text.len() as u64);
                }
                // An older program does not know what a connection begins with.
                "refused" if sight.id.as_deref() == Some("error-page-garbled") => {}
                "refused" => return Err(LoadFailure::Errors(1)),
                _ => {}
            }
        }
    }

    fn see(&mut self, sight: &PartialMessage<'_>) {
        let all = || sight.moves.iter().map(|choice| choice.text.clone().into_owned());
        self.moves = all().filter(|text| !text.contains('x')).collect();
        if self.moves.is_empty() {
            self.moves = all().collect();
        }
        self.ply = sight.node;
    }
}

#[expect(clippy::cast_precision_loss, reason = "it is shown, not computed with")]
fn as_float(bytes: u64) -> f64 {
    bytes as f64
}

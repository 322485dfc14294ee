//! A simulated player, who plays any legal move when it is their turn.

use std::{
    future::pending,
    mem,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::json;
use tokio::{net::TcpStream, time::sleep_until};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{self, Message, Utf8Bytes},
};

use crate::{
    load_counters::LoadCounters,
    partial_message::{MovesSoFar, PartialMessage},
    server::OpenTable,
};

/// A live connection.
pub(crate) type Connection = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A simulated player at a table.
#[derive(Debug)]
pub(crate) struct LoadPlayer {
    line: Connection,
    table: String,
    seat: u8,
    /// What can be played now, if it is their turn.
    turn: Option<String>,
    /// When the move was sent that is not acknowledged yet, and which.
    sent: Option<(Instant, String)>,
    /// What both players know of their game.
    game: SharedGame,
    /// When to play next.
    next: Instant,
    pace: Option<Duration>,
}

/// What the players of a table know together: one of them may hear of what the other does not,
/// because the server was killed in between.
#[derive(Debug, Default)]
pub(crate) struct GameKnowledge {
    /// Whether another game was asked for, which may have begun without anybody's hearing of it.
    again: bool,
    /// The moves that were acknowledged, with their places in the game.
    acknowledged: Vec<(u32, String)>,
}

/// A game that both of its players know.
pub(crate) type SharedGame = Arc<Mutex<GameKnowledge>>;

/// Opens a live connection to a table.
pub(crate) async fn connect(
    address: &str,
    table: &str,
    tokens: &str,
) -> Result<Connection, tungstenite::Error> {
    // An older program, when this one is compared with it, reads the tokens from the address, and
    // passes over what it does not know.
    let url = format!("ws://{address}/api/tables/{table}/live?tokens={tokens}");
    let (mut line, _) = connect_async(url).await?;
    let tokens: Vec<&str> = tokens.split(',').filter(|token| !token.is_empty()).collect();
    let join = json!({ "do": "join", "tokens": tokens });
    line.send(Message::text(join.to_string())).await?;
    Ok(line)
}

impl LoadPlayer {
    /// Sits down at a table; without a pace only to sit there.
    pub(crate) async fn sit_down(
        address: &str,
        table: &OpenTable,
        seat: usize,
        game: SharedGame,
        pace: Option<Duration>,
    ) -> Result<Self, tungstenite::Error> {
        let seat = &table.seats[seat];
        let line = connect(address, &table.id, &seat.token).await?;
        // Everybody at their own moment, so that not all play at once.
        let next = Instant::now() + pace.unwrap_or_default().mul_f64(fastrand::f64());
        Ok(Self {
            line,
            table: table.id.clone(),
            seat: seat.seat,
            turn: None,
            sent: None,
            game,
            next,
            pace,
        })
    }

    /// Whether this is their table.
    pub(crate) fn sits_at(&self, table: &OpenTable) -> bool {
        self.table == table.id
    }

    /// Sits down again after the server was killed, and looks whether every move that was
    /// acknowledged is there.
    pub(crate) async fn come_again(
        &mut self,
        address: &str,
        table: &OpenTable,
        counters: &LoadCounters,
    ) -> Result<(), tungstenite::Error> {
        let seat = usize::from(self.seat);
        self.line = connect(address, &table.id, &table.seats[seat].token).await?;
        self.sent = None;
        loop {
            let Some(message) = self.line.next().await else {
                return Err(tungstenite::Error::ConnectionClosed);
            };
            let Message::Text(text) = message? else { continue };
            let Ok(sight) = serde_json::from_str::<PartialMessage<'_>>(&text) else { continue };
            if sight.is != "state" {
                continue;
            }
            self.check(&text, counters);
            self.see(&sight, counters);
            return Ok(());
        }
    }

    /// Looks whether every move that was acknowledged to either player is there.
    fn check(&self, state: &str, counters: &LoadCounters) {
        let MovesSoFar { tree } = serde_json::from_str(state).unwrap_or_default();
        let is_there = |(node, text): &&(u32, String)| {
            tree.get(*node as usize).is_some_and(|found| found.text == *text)
        };
        let mut game = self.game();
        let all = game.acknowledged.len();
        let found = game.acknowledged.iter().filter(is_there).count();
        let renewed = mem::take(&mut game.again) && found < all;
        if renewed {
            // It is another game.
            game.acknowledged.clear();
        } else {
            counters.checked(found as u64, (all - found) as u64);
        }
    }

    fn game(&self) -> MutexGuard<'_, GameKnowledge> {
        self.game.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Plays until the connection ends.
    pub(crate) async fn play(&mut self, counters: &LoadCounters) -> Result<(), tungstenite::Error> {
        loop {
            let due = self.turn.is_some() && self.sent.is_none() && self.pace.is_some();
            let alarm =
                async { if due { sleep_until(self.next.into()).await } else { pending().await } };
            tokio::select! {
                message = self.line.next() => match message {
                    Some(Ok(Message::Text(text))) => self.hear(&text, counters).await?,
                    Some(Ok(Message::Close(_))) | None => return Ok(()),
                    Some(Ok(_)) => {}
                    Some(Err(error)) => return Err(error),
                },
                () = alarm => self.move_on().await?,
            }
        }
    }

    async fn move_on(&mut self) -> Result<(), tungstenite::Error> {
        let Some(text) = self.turn.take() else { return Ok(()) };
        let now = Instant::now();
        self.next = (self.next + self.pace.unwrap_or_default()).max(now);
        let asked = json!({ "do": "play", "text": text });
        self.sent = Some((now, text));
        self.line.send(Message::text(asked.to_string())).await
    }

    async fn hear(
        &mut self,
        text: &Utf8Bytes,
        counters: &LoadCounters,
    ) -> Result<(), tungstenite::Error> {
        let Ok(sight) = serde_json::from_str::<PartialMessage<'_>>(text) else {
            counters.error("a message that is not understood");
            return Ok(());
        };
        if &*sight.is == "refused" && self.sent.take().is_some() {
            counters.error(sight.id.as_deref().unwrap_or("refused"));
        }
        if sight.is == "state" && self.see(&sight, counters) {
            self.game().again = true;
            let again = json!({ "do": "again" });
            self.line.send(Message::text(again.to_string())).await?;
        }
        Ok(())
    }

    /// Looks at a state; true if another game is to be asked for.
    fn see(&mut self, sight: &PartialMessage<'_>, counters: &LoadCounters) -> bool {
        if sight.begins() {
            let mut game = self.game();
            game.acknowledged.clear();
            game.again = false;
        }
        if let Some(last) = &sight.last
            && let Some((_, text)) = self
                .sent
                .take_if(|(_, text)| last.seat == self.seat && last.played.text == *text)
                .inspect(|(when, _)| counters.acknowledged(when.elapsed()))
        {
            self.game().acknowledged.push((sight.node, text));
        }
        let mine = sight.ending.is_none() && sight.turn == self.seat && self.sent.is_none();
        self.turn = None;
        if mine && !sight.moves.is_empty() {
            let chosen = fastrand::usize(..sight.moves.len());
            self.turn = Some(sight.moves[chosen].text.clone().into_owned());
        }
        sight.ending.is_some() && self.seat == 0 && !self.game().again && self.pace.is_some()
    }
}

//! The live connection of a page to a table.

use std::time::Instant;

use axum::{
    Extension,
    body::Bytes,
    extract::{
        State,
        ws::{
            CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code,
            rejection::WebSocketUpgradeRejection,
        },
    },
    response::{IntoResponse, Response},
};
use rules::Phrase;
use table::{Token, ViewerId};
use tokio::time::{Instant as TokioInstant, Interval, MissedTickBehavior, interval_at, timeout};
use tracing::Instrument as _;
use words::Words;

use super::requester::{ApiResult, PathText, Requester};
use crate::{
    app_state::AppState,
    classes::Admission,
    connections::ConnectionGuard,
    network::Network,
    rate_limit::RateLimit,
    tables::{JoinRequest, TableHandle, bye, refusal, written},
    token::brief,
    wire::Request,
};

/// How many bytes a message may have.
const LONGEST_MESSAGE: usize = 64 * 1024;
/// How many bytes are read at once: messages of people are small, and there are many people.
const READING: usize = 4 * 1024;
/// The most tokens that a connection may show.
const MOST_TOKENS: usize = 64;
/// The server is started again; come back in a moment.
const RESTART: u16 = 1012;

/// Opens the live connection to a table.
pub(crate) async fn live(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    connection: Option<Extension<ConnectionGuard>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> ApiResult<Response> {
    let handle = app.table(&id).await.map_err(|failure| requester.refuse(&failure))?;
    let upgrade = upgrade.map_err(IntoResponse::into_response)?;
    let upgrade = upgrade.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE);
    let upgrade = upgrade.read_buffer_size(READING).write_buffer_size(0);
    let span = tracing::info_span!("live", table = brief(&id));
    Ok(upgrade.on_upgrade(move |socket| {
        let attend = async move {
            app.metrics().spectators.inc();
            let browser = requester.known_browser().map(str::to_owned);
            let network = requester.network;
            let line = LiveConnection::new(socket, app.clone(), requester.words);
            line.attend(&id, &handle, browser, network).await;
            app.metrics().spectators.dec();
            // As long as this is there, the connection counts.
            drop(connection);
        };
        attend.instrument(span)
    }))
}

/// Waits until a member of a class may no longer be at the table; for ever at any other table.
async fn revoked(admission: Option<&Admission>) {
    match admission {
        Some(admission) => admission.revoked().await,
        None => std::future::pending().await,
    }
}

/// Why a connection ends: for the other end, as far as it listens.
type Close = Option<(u16, &'static str)>;

/// The live connection (WebSocket) of one viewer to a table, with its rate limit.
struct LiveConnection {
    socket: WebSocket,
    app: AppState,
    words: Words,
    rate_limit: RateLimit,
    /// How many messages came too fast.
    excess: u32,
    /// Asks whether they are still there.
    pulse: Interval,
    /// Whether they have been heard since they were asked.
    alive: bool,
    /// When they were asked last, until they answer.
    pinged: Option<Instant>,
}

impl LiveConnection {
    fn new(socket: WebSocket, app: AppState, words: Words) -> Self {
        let bounds = app.limits();
        let rate_limit = RateLimit::new(bounds.message_burst, bounds.message_rate, Instant::now());
        let mut pulse =
            interval_at(TokioInstant::now() + bounds.ping_interval, bounds.ping_interval);
        pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Self { socket, app, words, rate_limit, excess: 0, pulse, alive: true, pinged: None }
    }

    /// Carries messages back and forth until one of the two has enough.
    async fn attend(
        mut self,
        id: &str,
        handle: &TableHandle,
        browser: Option<String>,
        network: Network,
    ) {
        let Some((tokens, name)) = self.hear_tokens().await else {
            self.app.metrics().refused("no-join");
            return self.close(Some((close_code::POLICY, "unjoined"))).await;
        };
        let Ok(admission) = self.app.admit(id, browser.as_deref(), &tokens).await else {
            self.app.metrics().refused("no-card");
            let phrase = Phrase::new("error-page-no-table");
            self.send(written(&bye(&self.words, &phrase, false))).await;
            return self.close(Some((close_code::POLICY, "no card"))).await;
        };
        let (tokens, browser) = match &admission {
            Some(admission) => (admission.tokens(), admission.browser()),
            None => (tokens, browser),
        };
        let visit = JoinRequest { tokens, name, browser, network };
        let Some(mut subscription) = handle.join(visit, self.words.clone()).await else {
            return self.close(Some((close_code::AGAIN, "asleep"))).await;
        };
        // The first answer tells how long messages are on their way.
        self.ask_for_life().await;
        let end = loop {
            tokio::select! {
                told = subscription.messages.recv() => match told {
                    Some(told) => if !self.send(told).await {
                        break None;
                    },
                    None if self.app.is_closing() => break Some((RESTART, "stopping")),
                    None => break Some((close_code::AGAIN, "crowded")),
                },
                asked = self.socket.recv() => {
                    let to = (handle, subscription.viewer, admission.as_ref());
                    if let Err(end) = self.hear(asked, to).await {
                        break end;
                    }
                }
                () = revoked(admission.as_ref()) => {
                    let phrase = Phrase::new("error-class-card");
                    self.send(written(&bye(&self.words, &phrase, false))).await;
                    break Some((close_code::POLICY, "card revoked"));
                }
                _ = self.pulse.tick() => if !self.ask_for_life().await {
                    self.app.metrics().refused("silent");
                    break None;
                },
            }
        };
        handle.leave(subscription.viewer).await;
        if let Some((code, reason)) = end {
            tracing::debug!(code, reason, "live connection closed");
        }
        self.close(end).await;
    }

    /// What they show in their first message, which must come soon and be a request to join.
    async fn hear_tokens(&mut self) -> Option<(Vec<Token>, Option<String>)> {
        let first = timeout(self.app.limits().request_timeout, self.first_text()).await.ok()??;
        match serde_json::from_str(&first) {
            Ok(Request::Join { tokens, name }) => {
                Some((tokens.into_iter().take(MOST_TOKENS).map(Token::new).collect(), name))
            }
            _ => None,
        }
    }

    async fn first_text(&mut self) -> Option<Utf8Bytes> {
        loop {
            match self.socket.recv().await?.ok()? {
                Message::Text(text) => return Some(text),
                Message::Ping(_) | Message::Pong(_) => {}
                Message::Binary(_) | Message::Close(_) => return None,
            }
        }
    }

    /// Takes a message to the table, or says why the connection ends.
    async fn hear(
        &mut self,
        asked: Option<Result<Message, axum::Error>>,
        (handle, viewer, admission): (&TableHandle, ViewerId, Option<&Admission>),
    ) -> Result<(), Close> {
        let message = match asked {
            None | Some(Ok(Message::Close(_))) => return Err(None),
            Some(Err(error)) => {
                self.app.metrics().refused("broken-line");
                tracing::info!(%error, "live connection broken");
                return Err(Some((close_code::SIZE, "unreadable")));
            }
            Some(Ok(message)) => message,
        };
        self.alive = true;
        if !self.rate_limit.take(Instant::now()) {
            return self.pass_over().await;
        }
        if self.rate_limit.is_whole() {
            self.excess = 0;
        }
        match message {
            Message::Text(text) => {
                let request: Option<Request> = serde_json::from_str(&text).ok();
                let refused = request.as_ref().zip(admission);
                match refused.and_then(|(request, admission)| admission.refusal(request)) {
                    Some(phrase) => {
                        self.app.metrics().refused(&phrase.id);
                        self.send(written(&refusal(&self.words, &phrase))).await;
                    }
                    None => handle.ask(viewer, request).await,
                }
            }
            Message::Binary(_) => handle.ask(viewer, None).await,
            Message::Pong(_) => {
                if let Some(pinged) = self.pinged.take() {
                    handle.note_lag(viewer, pinged.elapsed()).await;
                }
            }
            Message::Ping(_) | Message::Close(_) => {}
        }
        Ok(())
    }

    /// Passes over a message that came too fast. The first one is answered; a client that does not
    /// listen is let go.
    async fn pass_over(&mut self) -> Result<(), Close> {
        let phrase = Phrase::new("error-page-too-fast");
        self.excess += 1;
        if self.excess == 1 {
            self.app.metrics().refused(&phrase.id);
            tracing::info!("rate limit exceeded");
            self.send(written(&refusal(&self.words, &phrase))).await;
        }
        if self.app.limits().flood_limit < self.excess {
            tracing::warn!(dropped = self.excess, "flood limit exceeded, disconnecting");
            self.send(written(&bye(&self.words, &phrase, false))).await;
            return Err(Some((close_code::POLICY, "flood")));
        }
        Ok(())
    }

    /// Sends a ping; false if the last one was not answered, which disconnects the client.
    async fn ask_for_life(&mut self) -> bool {
        let asked = self.alive && self.put(Message::Ping(Bytes::new())).await;
        self.pinged = Some(Instant::now());
        self.alive = false;
        asked
    }

    /// Sends a message; false if they do not take it.
    async fn send(&mut self, text: Utf8Bytes) -> bool {
        self.put(Message::Text(text)).await
    }

    async fn put(&mut self, message: Message) -> bool {
        let sent = timeout(self.app.limits().write_timeout, self.socket.send(message)).await;
        if sent.is_err() {
            self.app.metrics().refused("slow-reader");
            tracing::info!("write timeout, disconnecting");
        }
        matches!(sent, Ok(Ok(())))
    }

    async fn close(mut self, end: Close) {
        if let Some((code, reason)) = end {
            let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            self.put(Message::Close(Some(frame))).await;
        }
    }
}

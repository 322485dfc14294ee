//! The live connection of a page to a class: the wall of the teacher, the desk of a pupil.

use std::{collections::HashMap, sync::Arc};

use axum::{
    Extension,
    body::Bytes,
    extract::{
        State,
        ws::{Message, WebSocket, WebSocketUpgrade, rejection::WebSocketUpgradeRejection},
    },
    response::{IntoResponse, Response},
};
use table::Token;
use tokio::{
    sync::mpsc,
    time::{interval, timeout},
};
use words::Words;

use super::{
    classes::{desk_of, shown},
    requester::{ApiResult, PathText, Requester},
};
use crate::{
    app_state::AppState,
    classes::{ClassRoom, Member, attend, owner_of},
    connections::ConnectionGuard,
    network::Network,
    tables::JoinRequest,
    wire::{self, ClassJoin, ClassMessage},
};

/// How many pictures of boards may wait for a teacher who reads slowly.
const WAITING: usize = 64;
/// How many bytes the first message may have; there are no others.
const LONGEST_MESSAGE: usize = 1024;

/// Opens the live connection to a class.
pub(crate) async fn live(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    connection: Option<Extension<ConnectionGuard>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> ApiResult<Response> {
    let room = app.class_room(&id).await.map_err(|failure| requester.refuse(&failure))?;
    let upgrade = upgrade.map_err(IntoResponse::into_response)?;
    let upgrade = upgrade.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let browser = requester.known_browser().map(str::to_owned);
        let line = ClassConnection { socket, app, room, id, words: requester.words };
        line.attend(browser).await;
        // As long as this is there, the connection counts.
        drop(connection);
    }))
}

/// The live connection of a teacher or a pupil to their class.
struct ClassConnection {
    socket: WebSocket,
    app: AppState,
    room: Arc<ClassRoom>,
    id: String,
    words: Words,
}

impl ClassConnection {
    async fn attend(mut self, browser: Option<String>) {
        let Some(member) = self.who_comes(browser.as_deref()).await else {
            self.app.metrics().refused("no-card");
            self.send(&ClassMessage::Bye).await;
            return;
        };
        let number = match member {
            Member::Teacher => 0,
            Member::Pupil(number, _) => number,
        };
        self.room.note_presence(number, true);
        if self.room.begin_attending() {
            attend(self.app.weak(), self.id.clone());
        }
        self.follow(member).await;
        self.room.note_presence(number, false);
    }

    /// Tells of every change until they go, the server stops or the card is revoked.
    async fn follow(&mut self, member: Member) {
        let mut changes = self.room.watch();
        let (board_told, mut boards) = mpsc::channel(WAITING);
        let mut wall = Wall { told: board_told, watched: HashMap::new() };
        let mut pulse = interval(self.app.limits().ping_interval);
        loop {
            changes.mark_unchanged();
            if !self.show(member, &mut wall).await {
                return;
            }
            loop {
                tokio::select! {
                    changed = changes.changed() => match changed {
                        Ok(()) => break,
                        Err(_) => return,
                    },
                    Some(told) = boards.recv() => if !self.send(&told).await { return },
                    heard = self.socket.recv() => match heard {
                        None | Some(Err(_) | Ok(Message::Close(_))) => return,
                        Some(Ok(_)) => {}
                    },
                    () = self.app.closed() => return,
                    _ = pulse.tick() => {
                        let ping = Message::Ping(Bytes::new());
                        if self.socket.send(ping).await.is_err() { return }
                    }
                }
            }
        }
    }

    /// Shows the class as it is now; false if there is no more to show.
    async fn show(&mut self, member: Member, wall: &mut Wall) -> bool {
        match member {
            Member::Teacher => {
                let class = self.room.now();
                let tables = class.shown().map(|board| board.table.clone()).collect();
                wall.hang(tables, &self.app, &self.id, &self.words);
                match shown(&self.app, &self.room, &self.words).await {
                    Ok(class) => self.send(&ClassMessage::Class(Box::new(class))).await,
                    Err(_) => false,
                }
            }
            Member::Pupil(number, edition) => {
                let class = self.room.now();
                if class.pupil(number).is_none_or(|pupil| pupil.edition != edition) {
                    self.send(&ClassMessage::Bye).await;
                    return false;
                }
                let desk = desk_of(&self.room, number, &self.words);
                self.send(&ClassMessage::Desk(Box::new(desk))).await
            }
        }
    }

    /// Who comes, as the first message says.
    async fn who_comes(&mut self, browser: Option<&str>) -> Option<Member> {
        let first = timeout(self.app.limits().request_timeout, self.socket.recv()).await.ok()??;
        let Ok(Message::Text(text)) = first else { return None };
        let ClassJoin { card } = serde_json::from_str(&text).ok()?;
        let class = self.room.now();
        match card {
            None => (browser == Some(&*class.teacher)).then_some(Member::Teacher),
            Some(card) => self.app.member(&class, None, &[Token::new(card)]).await.ok()?,
        }
    }

    async fn send(&mut self, message: &ClassMessage) -> bool {
        let Ok(text) = serde_json::to_string(message) else { return false };
        let sent = self.socket.send(Message::Text(text.into()));
        matches!(timeout(self.app.limits().write_timeout, sent).await, Ok(Ok(())))
    }
}

/// The boards that a teacher looks at, each watched by a task of its own.
struct Wall {
    told: mpsc::Sender<ClassMessage>,
    watched: HashMap<String, tokio::task::AbortHandle>,
}

impl Wall {
    /// Watches these tables and no others.
    fn hang(&mut self, tables: Vec<String>, app: &AppState, class: &str, words: &Words) {
        self.watched.retain(|table, task| {
            let stays = tables.contains(table) && !task.is_finished();
            if !stays {
                task.abort();
            }
            stays
        });
        for table in tables {
            if !self.watched.contains_key(&table) {
                let watch = watch(
                    app.clone(),
                    owner_of(class),
                    table.clone(),
                    words.clone(),
                    self.told.clone(),
                );
                self.watched.insert(table, tokio::spawn(watch).abort_handle());
            }
        }
    }
}

impl Drop for Wall {
    fn drop(&mut self) {
        self.watched.values().for_each(tokio::task::AbortHandle::abort);
    }
}

/// Tells what stands on a board whenever that changes.
async fn watch(
    app: AppState,
    owner: String,
    table: String,
    words: Words,
    told: mpsc::Sender<ClassMessage>,
) {
    let Ok(handle) = app.table(&table).await else { return };
    let visit = JoinRequest {
        tokens: Vec::new(),
        name: None,
        browser: Some(owner),
        network: Network::THIS_MACHINE,
    };
    let Some(mut subscription) = handle.join(visit, words).await else { return };
    while let Some(text) = subscription.messages.recv().await {
        let Ok(wire::Message::State(state)) = serde_json::from_str(&text) else { continue };
        let board = ClassMessage::Board {
            table: table.clone(),
            board: state.board,
            turn: state.turn,
            moves: state.node,
            over: state.ending.is_some(),
        };
        if told.send(board).await.is_err() {
            break;
        }
    }
    handle.leave(subscription.viewer).await;
}

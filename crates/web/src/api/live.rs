//! The live connection of a page to a table.

use axum::{
    extract::{
        Path, Query, State,
        ws::{Message, WebSocket, WebSocketUpgrade, rejection::WebSocketUpgradeRejection},
    },
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use words::Words;

use super::asker::{Answer, Asker};
use crate::{house::House, table::Stub};

/// How many bytes a message may have.
const LONGEST_MESSAGE: usize = 64 * 1024;
/// How many tokens somebody may show.
const MOST_TOKENS: usize = 64;

/// What somebody shows at the door.
#[derive(Debug, Deserialize)]
pub(crate) struct Door {
    #[serde(default)]
    tokens: String,
}

/// Opens the live connection to a table.
pub(crate) async fn live(
    State(house): State<House>,
    asker: Asker,
    Path(id): Path<String>,
    Query(door): Query<Door>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    let stub = house.table(&id).await.map_err(|failure| asker.refuse(&failure))?;
    let upgrade = upgrade.map_err(IntoResponse::into_response)?;
    let tokens = door.tokens.split(',').filter(|token| !token.is_empty());
    let tokens: Vec<String> = tokens.take(MOST_TOKENS).map(str::to_owned).collect();
    let upgrade = upgrade.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE);
    Ok(upgrade.on_upgrade(move |socket| attend(socket, stub, tokens, asker.words)))
}

/// Carries messages back and forth until one of the two has enough.
async fn attend(mut socket: WebSocket, stub: Stub, tokens: Vec<String>, words: Words) {
    let Some(mut heard) = stub.join(tokens, words).await else { return };
    loop {
        tokio::select! {
            told = heard.messages.recv() => {
                let Some(told) = told else { break };
                if socket.send(Message::Text(told)).await.is_err() {
                    break;
                }
            }
            asked = socket.recv() => match asked {
                Some(Ok(Message::Text(text))) => {
                    stub.ask(heard.guest, serde_json::from_str(&text).ok()).await;
                }
                Some(Ok(Message::Binary(_))) => stub.ask(heard.guest, None).await,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => break,
            },
        }
    }
    stub.leave(heard.guest).await;
}

//! The list of open tables: who wants to play what, on a server that has such a list.

use axum::{Json, extract::State, http::StatusCode};
use rules::{Phrase, Spec};
use session::Seat;

use super::requester::{ApiResult, JsonBody, PathText, Requester};
use crate::{
    app_state::AppState,
    contests::seat_token,
    failure::ApiFailure,
    wire::{SeatToken, WaitingTable},
};

/// How many tables are listed.
const MOST: u32 = 50;

/// The open tables, the newest first; none where there is no list.
pub(crate) async fn list(
    State(app): State<AppState>,
    requester: Requester,
) -> ApiResult<Json<Vec<WaitingTable>>> {
    if !app.has_open_tables() {
        return Ok(Json(Vec::new()));
    }
    let rows = app.library().open_tables(MOST).await;
    let rows = rows.map_err(|error| requester.refuse(&error.into()))?;
    let browser = requester.known_browser();
    let tables = rows.into_iter().map(|row| WaitingTable {
        yours: browser == Some(&*row.owner),
        id: row.id,
        spec: row.game,
        players: row.players,
        changed: u32::try_from(row.changed).unwrap_or_default(),
    });
    Ok(Json(tables.collect()))
}

/// Takes a free seat of an open table: the answer is the right to play for it.
pub(crate) async fn sit(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    JsonBody(()): JsonBody<()>,
) -> ApiResult<Json<SeatToken>> {
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    let gone = || {
        let phrase = Phrase::new("error-page-no-open-seat");
        refuse(ApiFailure::new(StatusCode::CONFLICT, phrase))
    };
    if !app.has_open_tables() {
        return Err(gone());
    }
    let key = app.cookie_key().await.map_err(refuse)?;
    let table = app.library().table(&id).await.map_err(|error| refuse(error.into()))?;
    let table = table.filter(|table| Some(&*table.row.owner) != requester.known_browser());
    let Some(table) = table else { return Err(gone()) };
    let free = app.library().take_open_seat(&id).await.map_err(|error| refuse(error.into()))?;
    let is_person =
        |player: &String| player.parse().is_ok_and(|spec: Spec| spec.name == Seat::HUMAN);
    let people = (0_u8..).zip(&table.row.players).filter(|(_, player)| is_person(player));
    let people: Vec<u8> = people.map(|(seat, _)| seat).collect();
    // Seats are taken in their order, so the last are the free ones.
    let seat = free.and_then(|free| {
        let at = people.len().checked_sub(usize::try_from(free).ok()?)?;
        people.get(at).copied()
    });
    let Some(seat) = seat else { return Err(gone()) };
    let token = seat_token(key, &id, seat);
    Ok(Json(SeatToken { seat, token: token.as_str().to_owned() }))
}

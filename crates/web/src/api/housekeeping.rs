//! Renaming and deleting games and tables, with an undo. What a browser opened is its own; the
//! person who started the program may change everything.

use axum::{Json, extract::State, http::StatusCode, response::Response};
use jiff::Timestamp;
use rules::Phrase;
use serde::Deserialize;
use store::{Housekeeper, StoreError};

use super::requester::{ApiResult, JsonBody, PathText, QueryText, Requester};
use crate::{app_state::AppState, contests::title, failure::ApiFailure, wire::NewTitle};

/// How long what was deleted can be restored, in seconds: a day.
const UNDO: i64 = 24 * 60 * 60;

/// Who asks, if it is the person who started the program.
#[derive(Debug, Deserialize)]
pub(crate) struct HostQuery {
    /// The token of the link that the program printed.
    #[serde(default)]
    host: String,
}

/// Whose things the browser that asks may change.
fn housekeeper<'a>(
    app: &AppState,
    requester: &'a Requester,
    HostQuery { host }: &HostQuery,
) -> Result<Housekeeper<'a>, ApiFailure> {
    if app.host().is_some_and(|known| known == host) {
        return Ok(Housekeeper::Keeper);
    }
    requester.known_browser().map(Housekeeper::Browser).ok_or_else(not_yours)
}

fn not_yours() -> ApiFailure {
    ApiFailure::new(StatusCode::FORBIDDEN, Phrase::new("error-page-not-yours"))
}

/// What came of a change: nothing to be changed is a refusal.
fn outcome(done: Result<bool, StoreError>) -> Result<Json<bool>, ApiFailure> {
    if done? { Ok(Json(true)) } else { Err(not_yours()) }
}

/// Calls a game by a name.
pub(crate) async fn rename_game(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<i64>,
    QueryText(query): QueryText<HostQuery>,
    JsonBody(NewTitle { title: text }): JsonBody<NewTitle>,
) -> ApiResult<Json<bool>> {
    let by = housekeeper(&app, &requester, &query);
    let by = by.map_err(|failure| requester.refuse(&failure))?;
    let done = outcome(app.library().rename_game(id, &title(&text), by).await);
    done.map_err(|failure| requester.refuse(&failure))
}

/// Deletes a game.
pub(crate) async fn delete_game(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<i64>,
    QueryText(query): QueryText<HostQuery>,
) -> ApiResult<Json<bool>> {
    let by = housekeeper(&app, &requester, &query);
    let by = by.map_err(|failure| requester.refuse(&failure))?;
    let now = clear_old(&app, &requester).await?;
    let done = outcome(app.library().delete_game(id, now, by).await);
    done.map_err(|failure| requester.refuse(&failure))
}

/// Restores a game that was deleted.
pub(crate) async fn restore_game(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<i64>,
    QueryText(query): QueryText<HostQuery>,
) -> ApiResult<Json<bool>> {
    let by = housekeeper(&app, &requester, &query);
    let by = by.map_err(|failure| requester.refuse(&failure))?;
    let done = outcome(app.library().restore_game(id, by).await);
    done.map_err(|failure| requester.refuse(&failure))
}

/// Calls a table by a name.
pub(crate) async fn rename_table(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    QueryText(query): QueryText<HostQuery>,
    JsonBody(NewTitle { title: text }): JsonBody<NewTitle>,
) -> ApiResult<Json<bool>> {
    let by = housekeeper(&app, &requester, &query);
    let by = by.map_err(|failure| requester.refuse(&failure))?;
    let done = outcome(app.library().rename_table(&id, &title(&text), by).await);
    done.map_err(|failure| requester.refuse(&failure))
}

/// Deletes a table: those who are at it are told.
pub(crate) async fn delete_table(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    QueryText(query): QueryText<HostQuery>,
) -> ApiResult<Json<bool>> {
    let by = housekeeper(&app, &requester, &query);
    let by = by.map_err(|failure| requester.refuse(&failure))?;
    let now = clear_old(&app, &requester).await?;
    let deleted = outcome(app.library().delete_table(&id, now, by).await);
    let deleted = deleted.map_err(|failure| requester.refuse(&failure))?;
    app.close_table(&id).await;
    Ok(deleted)
}

/// Restores a table that was deleted.
pub(crate) async fn restore_table(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    QueryText(query): QueryText<HostQuery>,
) -> ApiResult<Json<bool>> {
    let by = housekeeper(&app, &requester, &query);
    let by = by.map_err(|failure| requester.refuse(&failure))?;
    let done = outcome(app.library().restore_table(&id, by).await);
    done.map_err(|failure| requester.refuse(&failure))
}

/// Clears what was deleted long ago; tells what time it is.
async fn clear_old(app: &AppState, requester: &Requester) -> Result<i64, Response> {
    let now = Timestamp::now().as_second();
    let cleared = app.library().clear_deleted(now - UNDO).await;
    cleared.map_err(|error| requester.refuse(&error.into()))?;
    Ok(now)
}

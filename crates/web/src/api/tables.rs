//! Opening and listing tables.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};

use super::requester::{ApiResult, JsonBody, Requester};
use crate::{
    app_state::AppState,
    tables,
    wire::{TableEntry, TableRequest, Trouble},
};

/// Opens a table.
pub(crate) async fn open(
    State(app): State<AppState>,
    requester: Requester,
    JsonBody(request): JsonBody<TableRequest>,
) -> ApiResult<Response> {
    let browser = requester.browser();
    let opened = app.open(&requester.opener(&browser), &request).await;
    let opened = opened.map_err(|failure| requester.refuse(&failure))?;
    Ok((StatusCode::CREATED, requester.remember(&browser).await?, Json(opened)).into_response())
}

/// Validates a request to open a table, and says what is wrong with it, if anything.
pub(crate) async fn check(
    State(app): State<AppState>,
    requester: Requester,
    JsonBody(request): JsonBody<TableRequest>,
) -> Json<Option<Trouble>> {
    let checked = tables::check(&request, app.external_engines());
    Json(checked.err().map(|failure| failure.trouble(&requester.words)))
}

/// The tables of this browser, the last one first.
pub(crate) async fn list(
    State(app): State<AppState>,
    requester: Requester,
) -> Result<Json<Vec<TableEntry>>, Response> {
    let Some(browser) = requester.known_browser() else { return Ok(Json(Vec::new())) };
    let tables = app.tables_of(browser).await;
    tables.map(Json).map_err(|failure| requester.refuse(&failure))
}

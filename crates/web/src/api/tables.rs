//! Opening and listing tables.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};

use super::asker::{ApiResult, JsonBody, Requester};
use crate::{
    house::AppState,
    tables,
    wire::{TableEntry, TableRequest, Trouble},
};

/// Opens a table.
pub(crate) async fn open(
    State(house): State<AppState>,
    asker: Requester,
    JsonBody(request): JsonBody<TableRequest>,
) -> ApiResult<Response> {
    let browser = asker.browser();
    let opened = house.open(&browser.id, &request).await;
    let opened = opened.map_err(|failure| asker.refuse(&failure))?;
    Ok((StatusCode::CREATED, asker.remember(&browser).await?, Json(opened)).into_response())
}

/// What is wrong with a table that somebody wants to open, if anything.
pub(crate) async fn check(
    State(house): State<AppState>,
    asker: Requester,
    JsonBody(request): JsonBody<TableRequest>,
) -> Json<Option<Trouble>> {
    let checked = tables::check(&request, house.guests());
    Json(checked.err().map(|failure| failure.trouble(&asker.words)))
}

/// The tables of this browser, the last one first.
pub(crate) async fn list(
    State(house): State<AppState>,
    asker: Requester,
) -> Result<Json<Vec<TableEntry>>, Response> {
    let Some(browser) = asker.known_browser() else { return Ok(Json(Vec::new())) };
    let tables = house.tables_of(browser).await;
    tables.map(Json).map_err(|failure| asker.refuse(&failure))
}

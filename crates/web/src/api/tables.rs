//! Opening and listing tables.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};

use super::asker::{Answer, Asker, Question};
use crate::{
    house::House,
    table,
    wire::{TableEntry, TableRequest},
};

/// Opens a table.
pub(crate) async fn open(
    State(house): State<House>,
    asker: Asker,
    Question(request): Question<TableRequest>,
) -> Answer<Response> {
    let browser = asker.browser();
    let opened = house.open(&browser, &request).map_err(|failure| asker.refuse(&failure))?;
    Ok((StatusCode::CREATED, Asker::remember(&browser), Json(opened)).into_response())
}

/// Whether such a table could be opened.
pub(crate) async fn check(
    State(house): State<House>,
    asker: Asker,
    Question(request): Question<TableRequest>,
) -> Answer<StatusCode> {
    table::check(&request, house.guests()).map_err(|failure| asker.refuse(&failure))?;
    Ok(StatusCode::NO_CONTENT)
}

/// The tables of this browser, the last one first.
pub(crate) async fn list(State(house): State<House>, asker: Asker) -> Json<Vec<TableEntry>> {
    Json(asker.known_browser().map(|browser| house.tables_of(browser)).unwrap_or_default())
}

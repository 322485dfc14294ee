//! Ending the program from the page of the host.

use axum::{Json, extract::State};
use rules::Phrase;

use super::asker::{ApiResult, JsonBody, Requester};
use crate::{failure::ApiFailure, house::AppState, wire::Quit};

/// Ends the program for the host: everybody is told, and what was played is kept.
pub(crate) async fn quit(
    State(house): State<AppState>,
    asker: Requester,
    JsonBody(Quit { host }): JsonBody<Quit>,
) -> ApiResult<Json<()>> {
    if house.quit(&host) {
        return Ok(Json(()));
    }
    Err(asker.refuse(&ApiFailure::forbidden(Phrase::new("error-page-not-host"))))
}

//! Ending the program from the page of the host.

use axum::{Json, extract::State};
use rules::Phrase;

use super::requester::{ApiResult, JsonBody, Requester};
use crate::{app_state::AppState, failure::ApiFailure, wire::Quit};

/// Ends the program for the host: connections are told, and what was played is saved.
pub(crate) async fn quit(
    State(app): State<AppState>,
    requester: Requester,
    JsonBody(Quit { host }): JsonBody<Quit>,
) -> ApiResult<Json<()>> {
    if app.quit(&host) {
        return Ok(Json(()));
    }
    Err(requester.refuse(&ApiFailure::forbidden(Phrase::new("error-page-not-host"))))
}

//! Tournaments between computers.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use record::Form;

use super::{
    games::{RecordQuery, no_form},
    requester::{ApiResult, JsonBody, PathText, QueryText, Requester},
    sheet,
};
use crate::{
    app_state::AppState,
    contests::SPREADSHEET,
    failure::ApiFailure,
    wire::{ContestRequest, ContestShown},
};

/// The tournaments of the browser that asks, the last one first.
pub(crate) async fn list(
    State(app): State<AppState>,
    requester: Requester,
) -> Json<Vec<ContestShown>> {
    let held = requester.known_browser().map_or_else(Vec::new, |owner| app.contests().of(owner));
    Json(held.iter().map(|held| held.shown()).collect())
}

/// Begins a tournament.
pub(crate) async fn begin(
    State(app): State<AppState>,
    requester: Requester,
    JsonBody(request): JsonBody<ContestRequest>,
) -> ApiResult<Response> {
    let browser = requester.browser();
    let begun = app.contests().begin(&requester.opener(&browser), &request, app.external_engines());
    let held = begun.map_err(|failure| requester.refuse(&failure))?;
    let remembered = requester.remember(&browser).await?;
    Ok((StatusCode::CREATED, remembered, Json(held.shown())).into_response())
}

/// How a tournament stands.
pub(crate) async fn shown(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Json<ContestShown>> {
    let found = app.contests().find(&id).map_err(|failure| requester.refuse(&failure))?;
    Ok(Json(found.shown()))
}

/// Ends a tournament after the game under way.
pub(crate) async fn end(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Json<ContestShown>> {
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    let held = app.contests().find(&id).map_err(refuse)?;
    held.end(requester.known_browser()).map_err(refuse)?;
    Ok(Json(held.shown()))
}

/// The games of a tournament, in a form.
pub(crate) async fn games(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    QueryText(written): QueryText<RecordQuery>,
) -> ApiResult<Response> {
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    let held = app.contests().find(&id).map_err(refuse)?;
    let form = written.form.as_deref().unwrap_or(SPREADSHEET);
    let form = match form {
        SPREADSHEET => None,
        form => Some(Form::named(form).ok_or_else(|| refuse(no_form()))?),
    };
    let ending = form.map_or(SPREADSHEET, |form| form.extension().unwrap_or("txt"));
    let name = format!("{}-tournament.{ending}", held.game());
    // Thousands of games are written away from the threads that answer people.
    let write = move || match form {
        None => Ok(held.spreadsheet().into_bytes()),
        Some(form) => held.games(form).map_err(|error| ApiFailure::wrong(&error)),
    };
    let bytes = requester.have_made(write).await?;
    Ok(sheet::attached("text/plain; charset=utf-8", &name, bytes))
}

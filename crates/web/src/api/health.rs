//! How the server is doing, for those who look after it and for their programs.

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use serde_json::json;

use crate::{app_state::AppState, metrics};

/// Whether all is well: a server that is about to stop, or whose library cannot be reached, says
/// so.
pub(crate) async fn health(State(app): State<AppState>) -> Response {
    let tables = app.count().await.ok();
    let well = !app.is_closing() && tables.is_some();
    let status = if well { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let health = json!({
        "library": tables.is_some(),
        "tables": tables,
        "awake": app.metrics().awake.get(),
        "connections": app.metrics().connections.get(),
        "version": env!("CARGO_PKG_VERSION"),
    });
    (status, Json(health)).into_response()
}

/// Whether more people can be sent here: the library answers, the server is not about to stop, and
/// moves need not wait long for a computer.
pub(crate) async fn ready(State(app): State<AppState>) -> Response {
    let has_library = app.count().await.is_ok();
    let has_room = app.has_room_for_searches();
    let is_ready = has_library && has_room && !app.is_closing();
    let status = if is_ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let readiness = json!({ "ready": is_ready, "library": has_library, "searches": has_room });
    (status, Json(readiness)).into_response()
}

/// Everything that is counted, as Prometheus reads it.
pub(crate) async fn metrics(State(app): State<AppState>) -> Response {
    let kind = [(header::CONTENT_TYPE, metrics::KIND), (header::CACHE_CONTROL, "no-store")];
    let tables = app.count().await.unwrap_or_default();
    (kind, app.metrics().told(tables)).into_response()
}

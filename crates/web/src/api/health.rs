//! How the server is doing, for those who look after it and for their programs.

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use serde_json::json;

use crate::{house::AppState, vitals};

/// Whether all is well: a server that is about to stop, or whose library cannot be reached, says so.
pub(crate) async fn health(State(house): State<AppState>) -> Response {
    let tables = house.count().await.ok();
    let well = !house.is_closing() && tables.is_some();
    let status = if well { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let health = json!({
        "library": tables.is_some(),
        "tables": tables,
        "awake": house.vitals().awake.get(),
        "connections": house.vitals().connections.get(),
        "version": env!("CARGO_PKG_VERSION"),
    });
    (status, Json(health)).into_response()
}

/// Everything that is counted, as Prometheus reads it.
pub(crate) async fn metrics(State(house): State<AppState>) -> Response {
    let kind = [(header::CONTENT_TYPE, vitals::KIND), (header::CACHE_CONTROL, "no-store")];
    let tables = house.count().await.unwrap_or_default();
    (kind, house.vitals().told(tables)).into_response()
}

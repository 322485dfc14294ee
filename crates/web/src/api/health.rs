//! How the server is doing, for those who look after it and for their programs.

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use serde_json::json;

use crate::{house::House, vitals};

/// Whether all is well: a server that is about to stop says so.
pub(crate) async fn health(State(house): State<House>) -> Response {
    let status = if house.is_closing() { StatusCode::SERVICE_UNAVAILABLE } else { StatusCode::OK };
    let health = json!({
        "tables": house.count(),
        "awake": house.vitals().awake.get(),
        "connections": house.vitals().connections.get(),
        "version": env!("CARGO_PKG_VERSION"),
    });
    (status, Json(health)).into_response()
}

/// Everything that is counted, as Prometheus reads it.
pub(crate) async fn metrics(State(house): State<House>) -> Response {
    let kind = [(header::CONTENT_TYPE, vitals::KIND), (header::CACHE_CONTROL, "no-store")];
    (kind, house.vitals().told(house.count())).into_response()
}

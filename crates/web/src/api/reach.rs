//! Whether other devices reach the server, and links as codes for telephones.

use axum::{Json, extract::State, http::StatusCode};
use qrcode::{Color, EcLevel, QrCode};
use rules::Phrase;
use serde::Deserialize;

use super::requester::{ApiResult, JsonBody, QueryText, Requester};
use crate::{
    app_state::AppState,
    failure::ApiFailure,
    wire::{QrShown, Quit, ReachShown},
};

/// How many bytes the text of a code may have.
const LONGEST: usize = 500;

/// Who asks, if it is the person who started the program.
#[derive(Debug, Deserialize)]
pub(crate) struct ReachQuery {
    #[serde(default)]
    host: String,
}

/// The text of a code.
#[derive(Debug, Deserialize)]
pub(crate) struct QrQuery {
    text: String,
}

fn reach(app: &AppState, host: &str) -> ReachShown {
    ReachShown { addresses: app.reachable_addresses(), yours: app.host() == Some(host) }
}

/// Whether other devices reach the server.
pub(crate) async fn show(
    State(app): State<AppState>,
    QueryText(ReachQuery { host }): QueryText<ReachQuery>,
) -> Json<ReachShown> {
    Json(reach(&app, &host))
}

/// Opens the server to the network until it ends, for the person who started it.
pub(crate) async fn open(
    State(app): State<AppState>,
    requester: Requester,
    JsonBody(Quit { host }): JsonBody<Quit>,
) -> ApiResult<Json<ReachShown>> {
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    if app.host() != Some(&*host) {
        return Err(refuse(ApiFailure::forbidden(Phrase::new("error-page-not-host"))));
    }
    app.open_to_network().await.map_err(refuse)?;
    Ok(Json(reach(&app, &host)))
}

/// A text as a square of dots.
pub(crate) async fn qr(
    requester: Requester,
    QueryText(QrQuery { text }): QueryText<QrQuery>,
) -> ApiResult<Json<QrShown>> {
    let refuse = || {
        let phrase = Phrase::new("error-page-qr").with("most", LONGEST);
        requester.refuse(&ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, phrase))
    };
    if text.is_empty() || text.len() > LONGEST {
        return Err(refuse());
    }
    let code = QrCode::with_error_correction_level(&text, EcLevel::M).map_err(|_| refuse())?;
    let side = code.width();
    let dot = |color: &Color| if *color == Color::Dark { '1' } else { '0' };
    let dark = code.to_colors().chunks(side).map(|row| row.iter().map(dot).collect()).collect();
    Ok(Json(QrShown { side: u32::try_from(side).unwrap_or_default(), dark }))
}

//! Files of many games: brought, listed, opened one by one, kept in the library.

use axum::{
    Json,
    body::to_bytes,
    extract::{Request, State},
    http::StatusCode,
    response::{IntoResponse, Response},
};
use rules::{Phrase, Spec};
use serde::Deserialize;
use tokio::time::timeout;

use super::games::{OpenQuery, open_record};
use super::requester::{ApiResult, PathText, QueryText, Requester};
use crate::{
    app_state::AppState,
    collections::GameSearch,
    failure::ApiFailure,
    wire::{CollectionPage, CollectionShown, CollectionWanted},
};

/// How much longer than another request a file may take to arrive.
const PATIENCE: u32 = 12;
/// The longest name of a file, in characters.
const LONGEST_NAME: usize = 100;

/// What is known of a file that is brought.
#[derive(Debug, Deserialize)]
pub(crate) struct FileQuery {
    /// What it is called.
    name: Option<String>,
    /// The game, for forms that do not say it.
    game: Option<String>,
}

/// Takes a file, and begins to read it.
pub(crate) async fn open(
    State(app): State<AppState>,
    requester: Requester,
    QueryText(file): QueryText<FileQuery>,
    request: Request,
) -> ApiResult<Response> {
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    let game = file.game.as_deref().map(str::parse::<Spec>).transpose();
    let game = game.map_err(|error| refuse(ApiFailure::wrong(&error).about("game")))?;
    let permit = app.collections().upload().map_err(refuse)?;
    let most = app.limits().collection_bytes;
    let arriving = to_bytes(request.into_body(), most);
    let arrived = timeout(app.limits().request_timeout * PATIENCE, arriving).await;
    let too_slow =
        || ApiFailure::new(StatusCode::REQUEST_TIMEOUT, Phrase::new("error-page-too-slow"));
    let too_long = || {
        let phrase = Phrase::new("error-page-collection-too-long").with("most", most >> 20);
        ApiFailure::new(StatusCode::PAYLOAD_TOO_LARGE, phrase)
    };
    let bytes = arrived.map_err(|_| refuse(too_slow()))?.map_err(|_| refuse(too_long()))?;
    let name = file.name.map(|name| name.chars().take(LONGEST_NAME).collect());
    let browser = requester.browser();
    let opener = requester.opener(&browser);
    let opened = app.collections().open(&opener, name, game, bytes.to_vec()).map_err(refuse)?;
    drop(permit);
    let shown = opened.shown(&requester.words);
    Ok((StatusCode::CREATED, requester.remember(&browser).await?, Json(shown)).into_response())
}

/// How reading and keeping a file get on.
pub(crate) async fn show(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Json<CollectionShown>> {
    let found = app.collections().find(&id).map_err(|failure| requester.refuse(&failure))?;
    Ok(Json(found.shown(&requester.words)))
}

/// Some games of a file.
pub(crate) async fn games(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    QueryText(wanted): QueryText<CollectionWanted>,
) -> ApiResult<Json<CollectionPage>> {
    let found = app.collections().find(&id).map_err(|failure| requester.refuse(&failure))?;
    let text = wanted.text.trim().to_lowercase();
    let search = GameSearch { text, refused: wanted.refused };
    let skip = usize::try_from(wanted.skip).unwrap_or(usize::MAX);
    let words = requester.words.clone();
    requester.have_made(move || Ok(Json(found.page(&search, skip, &words)))).await
}

/// Keeps all games of a file in the library.
pub(crate) async fn keep(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Json<CollectionShown>> {
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    let found = app.collections().find(&id).map_err(refuse)?;
    let opener = requester.opener(&requester.browser());
    app.collections().keep(&found, &opener, app.library().clone()).map_err(refuse)?;
    Ok(Json(found.shown(&requester.words)))
}

/// Opens a table with a game of a file.
pub(crate) async fn table(
    State(app): State<AppState>,
    requester: Requester,
    PathText((id, number)): PathText<(String, usize)>,
    QueryText(OpenQuery { analysis }): QueryText<OpenQuery>,
) -> ApiResult<Response> {
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    let found = app.collections().find(&id).map_err(refuse)?;
    let record = requester.have_made(move || found.game(number)).await?;
    open_record(&app, &requester, record, analysis).await
}

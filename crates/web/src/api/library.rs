//! The library: the hall of results, and the games that are over.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use rules::{Spec, Translated};
use serde::Deserialize;
use session::Seat;
use store::{GameQuery, ResultFilter, StoreError, Summary, SummaryPlayer};

use super::requester::{ApiResult, PathText, QueryText, Requester};
use crate::{
    app_state::AppState,
    failure::ApiFailure,
    wire::{GameFound, LibraryPage, OutcomeName, Standing, Wanted},
};

/// How many games are listed at once.
const AT_ONCE: u32 = 50;

/// How many players are listed at once.
const PLAYERS_AT_ONCE: u32 = 100;

/// Which part of the hall of results is wanted.
#[derive(Debug, Deserialize)]
pub(crate) struct HallQuery {
    /// How many of the first to leave out.
    #[serde(default)]
    skip: u32,
}

/// What each player has won, drawn and lost in all games.
pub(crate) async fn hall(
    State(app): State<AppState>,
    requester: Requester,
    QueryText(page): QueryText<HallQuery>,
) -> ApiResult<Json<Vec<Standing>>> {
    standings(&app, &requester, None, page).await
}

/// What each player has won, drawn and lost in one game.
pub(crate) async fn hall_of(
    State(app): State<AppState>,
    requester: Requester,
    PathText(game): PathText<String>,
    QueryText(page): QueryText<HallQuery>,
) -> ApiResult<Json<Vec<Standing>>> {
    standings(&app, &requester, Some(&game), page).await
}

async fn standings(
    app: &AppState,
    requester: &Requester,
    game: Option<&str>,
    HallQuery { skip }: HallQuery,
) -> ApiResult<Json<Vec<Standing>>> {
    let game = game.and_then(|game| game.parse().ok());
    let search = GameQuery { game, skip, most: PLAYERS_AT_ONCE, ..GameQuery::default() };
    let hall = app.library().hall(&search).await.map_err(|error| trouble(requester, &error))?;
    let standings = hall.into_iter().map(|standing| Standing {
        name: standing.name,
        engine: standing.engine,
        games: count(standing.games),
        wins: count(standing.wins),
        draws: count(standing.draws),
        losses: count(standing.losses),
    });
    Ok(Json(standings.collect()))
}

/// Games that are over, the newest first.
pub(crate) async fn games(
    State(app): State<AppState>,
    requester: Requester,
    QueryText(wanted): QueryText<Wanted>,
) -> ApiResult<Json<LibraryPage>> {
    let search = search(wanted);
    let found = app.library().find(&search).await;
    let found = found.map_err(|error| trouble(&requester, &error))?;
    let all = app.library().count_found(&search).await;
    let all = all.map_err(|error| trouble(&requester, &error))?;
    let games = found.into_iter().map(game).collect();
    Ok(Json(LibraryPage { count: count(all), games }))
}

/// Opens a table with a game of the library.
pub(crate) async fn open(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<i64>,
) -> ApiResult<Response> {
    let record = app.library().record(id).await.map_err(|error| trouble(&requester, &error))?;
    let browser = requester.browser();
    let opened = app.open_with(&requester.opener(&browser), &record).await;
    let opened = opened.map_err(|failure| requester.refuse(&failure))?;
    Ok((StatusCode::CREATED, requester.remember(&browser).await?, Json(opened)).into_response())
}

fn search(wanted: Wanted) -> GameQuery {
    let said = |text: String| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
    let fate = match wanted.result.as_str() {
        "won" => Some(ResultFilter::Won),
        "drawn" => Some(ResultFilter::Drawn),
        "lost" => Some(ResultFilter::Lost),
        _ => None,
    };
    GameQuery {
        game: said(wanted.game).and_then(|game| game.parse().ok()),
        player: said(wanted.player),
        fate,
        since: said(wanted.since),
        until: said(wanted.until),
        position: None,
        opening: said(wanted.opening),
        skip: wanted.skip,
        most: AT_ONCE,
    }
}

fn game(summary: Summary) -> GameFound {
    GameFound {
        id: u32::try_from(summary.id).unwrap_or_default(),
        spec: summary.game,
        players: summary.players.into_iter().map(player).collect(),
        begun: summary.begun,
        moves: count(summary.moves),
        outcome: summary.outcome.as_deref().and_then(OutcomeName::named),
        seat: summary.seat,
        reason: summary.reason,
        opening: summary.opening.as_ref().map(Translated::by_language),
    }
}

/// A participant of a stored game, as a spec.
fn player(player: SummaryPlayer) -> String {
    let engine = player.engine.and_then(|engine| engine.parse().ok());
    let mut spec = engine.unwrap_or_else(|| Spec::new(Seat::HUMAN));
    if let Some(name) = player.name {
        spec.set("name", name);
    }
    spec.to_string()
}

fn count(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn trouble(requester: &Requester, error: &StoreError) -> Response {
    let status = match error.trouble {
        store::StoreProblem::NoSuchGame(_) => StatusCode::NOT_FOUND,
        _ => StatusCode::SERVICE_UNAVAILABLE,
    };
    requester.refuse(&ApiFailure::new(status, error.public_phrase()))
}

//! The library: the hall of results, and the games that are over.

use axum::{Json, extract::State, http::StatusCode, response::Response};
use rules::{Spec, SpecError, Translated};
use serde::Deserialize;
use session::{AnyGame, Seat, open_table_at};
use store::{
    Exploration, ExplorerQuestion, GameQuery, ResultFilter, StoreError, Summary, SummaryPlayer,
};

use super::games::{OpenQuery, open_record};
use super::requester::{ApiResult, PathText, QueryText, Requester};
use crate::{
    app_state::AppState,
    failure::ApiFailure,
    wire::{Explored, GameFound, LibraryPage, MoveExplored, OutcomeName, Standing, Wanted},
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
    let search = requester.have_made(move || search(wanted)).await?;
    let browser = requester.known_browser();
    let found = app.library().find(&search).await;
    let found = found.map_err(|error| trouble(&requester, &error))?;
    let all = app.library().count_found(&search).await;
    let all = all.map_err(|error| trouble(&requester, &error))?;
    let games = found.into_iter().map(|summary| game(summary, browser)).collect();
    Ok(Json(LibraryPage { count: count(all), games }))
}

/// Opens a table with a game of the library.
pub(crate) async fn open(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<i64>,
    QueryText(OpenQuery { analysis }): QueryText<OpenQuery>,
) -> ApiResult<Response> {
    let record = app.library().record(id).await.map_err(|error| trouble(&requester, &error))?;
    open_record(&app, &requester, record, analysis).await
}

/// What was played from a position, in the games that are looked for.
pub(crate) async fn explore(
    State(app): State<AppState>,
    requester: Requester,
    QueryText(wanted): QueryText<Wanted>,
) -> ApiResult<Json<Explored>> {
    let (question, search) = requester.have_made(move || question(wanted)).await?;
    let explored = app.library().explore(&question, &search).await;
    let Exploration { games, moves } = explored.map_err(|error| trouble(&requester, &error))?;
    let moves = moves.into_iter().map(|one| MoveExplored {
        text: one.text,
        games: count(one.games),
        wins: count(one.wins),
        draws: count(one.draws),
        losses: count(one.losses),
        last: one.last,
        players: one.players.into_iter().map(|who| named(who.name, who.engine)).collect(),
    });
    Ok(Json(Explored { games: count(games), moves: moves.collect() }))
}

/// The position that is asked about, and the games in which it is looked for.
fn question(wanted: Wanted) -> Result<(ExplorerQuestion, GameQuery), ApiFailure> {
    let (game, table) = position(&wanted.game, &wanted.position)?;
    let question = ExplorerQuestion::of(&game, &*table);
    let search = search(Wanted { game: String::new(), position: String::new(), ..wanted })?;
    Ok((question, search))
}

/// The position of a game that a text describes; without a text the usual start.
fn position(game: &str, text: &str) -> Result<(Spec, Box<dyn AnyGame>), ApiFailure> {
    let spec: Spec =
        game.parse().map_err(|error: SpecError| ApiFailure::wrong(&error).about("game"))?;
    let text = Some(text.trim()).filter(|text| !text.is_empty());
    let table = open_table_at(&spec, text);
    Ok((spec, table.map_err(|error| ApiFailure::wrong(&error).about("position"))?))
}

fn search(wanted: Wanted) -> Result<GameQuery, ApiFailure> {
    let said = |text: String| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
    let fate = match wanted.result.as_str() {
        "won" => Some(ResultFilter::Won),
        "drawn" => Some(ResultFilter::Drawn),
        "lost" => Some(ResultFilter::Lost),
        _ => None,
    };
    let (game, positions) = match said(wanted.position) {
        Some(text) => {
            let (game, table) = position(&wanted.game, &text)?;
            let question = ExplorerQuestion::of(&game, &*table);
            let GameQuery { game, positions, .. } = question.search(&GameQuery::default());
            (game, positions)
        }
        None => (said(wanted.game).and_then(|game| game.parse().ok()), Vec::new()),
    };
    Ok(GameQuery {
        game,
        positions,
        player: said(wanted.player),
        seat: wanted.seat,
        counted_for: wanted
            .counted
            .then(|| SummaryPlayer { name: said(wanted.name), engine: said(wanted.engine) }),
        title: said(wanted.title),
        fate,
        since: said(wanted.since),
        until: said(wanted.until),
        opening: said(wanted.opening),
        skip: wanted.skip,
        most: AT_ONCE,
    })
}

fn game(summary: Summary, browser: Option<&str>) -> GameFound {
    GameFound {
        yours: summary.owner.is_some() && summary.owner.as_deref() == browser,
        title: summary.title,
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
    named(player.name, player.engine)
}

/// A player as a spec.
fn named(name: Option<String>, engine: Option<String>) -> String {
    let engine = engine.and_then(|engine| engine.parse().ok());
    let mut spec = engine.unwrap_or_else(|| Spec::new(Seat::HUMAN));
    if let Some(name) = name {
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

//! Comparisons of engines, with what they have found so far.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, Query, State},
    http::StatusCode,
    response::Response,
};
use lab::{ComparedPosition, Comparison, Effort, PlotAxis};
use paper::svg;
use rules::Phrase;
use serde::Deserialize;
use words::Words;

use super::{
    requester::{ApiResult, JsonBody, Requester},
    sheet,
};
use crate::{
    app_state::AppState,
    engine_limits,
    failure::ApiFailure,
    lab::{ComparisonRun, Progress},
    wire::{ComparisonRequest, ComparisonShown},
};

/// The most engines that are compared at once, and the most depths.
const MOST_ENGINES: usize = 8;
const MOST_DEPTHS: u32 = 20;
/// The most positions drawn by lot.
const MOST_PLACES: u32 = 20;
/// The seed from which they are drawn, the same for every comparison.
const SEED: u64 = 1;

/// Begins a comparison.
pub(crate) async fn begin(
    State(app): State<AppState>,
    requester: Requester,
    JsonBody(request): JsonBody<ComparisonRequest>,
) -> ApiResult<(StatusCode, Json<ComparisonShown>)> {
    let comparison = comparison(&request).map_err(|failure| requester.refuse(&failure))?;
    let begun = app.laboratory().compare(requester.line(), comparison);
    let begun = begun.map_err(|failure| requester.refuse(&failure))?;
    let shown = shown(&begun, &begun.state(), &requester.words);
    Ok((StatusCode::CREATED, Json(shown)))
}

/// How far a comparison is.
pub(crate) async fn show(
    State(app): State<AppState>,
    requester: Requester,
    Path(id): Path<String>,
) -> ApiResult<Json<ComparisonShown>> {
    let found = find(&app, &id).map_err(|failure| requester.refuse(&failure))?;
    let state = found.news().await;
    Ok(Json(shown(&found, &state, &requester.words)))
}

/// Ends a comparison; what was found so far is kept.
pub(crate) async fn stop(
    State(app): State<AppState>,
    requester: Requester,
    Path(id): Path<String>,
) -> ApiResult<Json<ComparisonShown>> {
    find(&app, &id).map_err(|failure| requester.refuse(&failure))?.stop();
    show(State(app), requester, Path(id)).await
}

/// The form of a report.
#[derive(Debug, Deserialize)]
pub(crate) struct ReportQuery {
    form: Option<String>,
    axis: Option<String>,
}

/// What was found, as a page of its own, for a spreadsheet, or as a plot.
pub(crate) async fn report(
    State(app): State<AppState>,
    requester: Requester,
    Path(id): Path<String>,
    Query(wanted): Query<ReportQuery>,
) -> ApiResult<Response> {
    let found = find(&app, &id).map_err(|failure| requester.refuse(&failure))?;
    let compared = found.state().compared;
    let words = &requester.words;
    let (kind, name, text) = match wanted.form.as_deref() {
        Some("csv") => ("text/csv; charset=utf-8", "comparison.csv", compared.csv()),
        Some("svg") => {
            let seconds = wanted.axis.as_deref() == Some("seconds");
            let axis = if seconds { PlotAxis::Seconds } else { PlotAxis::Nodes };
            let drawn = svg(&compared.plot(axis, words), &compared.game);
            ("image/svg+xml", "comparison.svg", drawn)
        }
        _ => ("text/html; charset=utf-8", "comparison.html", compared.html(words)),
    };
    let is_picture = name.ends_with("svg");
    Ok(if is_picture { sheet::shown(kind, name, text) } else { sheet::attached(kind, name, text) })
}

fn find(app: &AppState, id: &str) -> Result<Arc<ComparisonRun>, ApiFailure> {
    let gone = || ApiFailure::new(StatusCode::NOT_FOUND, Phrase::new("error-page-no-comparison"));
    app.laboratory().comparison(id).ok_or_else(gone)
}

fn comparison(request: &ComparisonRequest) -> Result<Comparison, ApiFailure> {
    let game = request.game.trim().to_owned();
    let mut table = lab::table(&game).map_err(|error| ApiFailure::wrong(&error).about("game"))?;
    if let Some(position) = &request.position {
        let set_up = table.set_up(position);
        set_up.map_err(|error| ApiFailure::wrong(&error).about("position"))?;
    }
    let (first, last) = (request.first_depth.max(1), request.last_depth);
    if request.engines.is_empty()
        || request.engines.len() > MOST_ENGINES
        || last < first
        || last > MOST_DEPTHS
    {
        let phrase = Phrase::new("error-page-comparison")
            .with("engines", MOST_ENGINES)
            .with("depths", u64::from(MOST_DEPTHS));
        return Err(ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, phrase).about("depths"));
    }
    for engine in &request.engines {
        let spec = engine_limits::read(engine);
        let spec = spec.map_err(|error| ApiFailure::wrong(&error).about("engines"))?;
        let asked = table.ask(&spec, search::Limits::default(), search::Stop::default());
        asked.map_err(|error| ApiFailure::wrong(&error).about("engines"))?;
    }
    let places = match request.random {
        Some(count) => ComparedPosition::random(&*table, count.clamp(1, MOST_PLACES), SEED),
        None => vec![ComparedPosition { position: request.position.clone(), moves: Vec::new() }],
    };
    let efforts = (first..=last).map(Effort::Depth).collect();
    Ok(Comparison { game, engines: request.engines.clone(), efforts, places })
}

fn shown(comparing: &ComparisonRun, state: &Progress, words: &Words) -> ComparisonShown {
    let Comparison { engines, efforts, .. } = &comparing.comparison;
    let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let now = state.now.as_ref().map(|(engine, effort)| {
        let depth = u64::from(effort.depth().unwrap_or_default());
        words.say(
            &Phrase::new("lab-compare-now").with("engine", engine.as_str()).with("depth", depth),
        )
    });
    let findings = if state.is_over { state.compared.findings() } else { Vec::new() };
    let problem = state
        .problem
        .clone()
        .map(|phrase| ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, phrase).trouble(words));
    ComparisonShown {
        id: comparing.id.clone(),
        done: count(state.compared.rows.len()),
        all: count(engines.len() * efforts.len()),
        now: now.filter(|_| !state.is_over),
        stopped: comparing.is_stopped(),
        table: state.compared.table(words),
        findings: findings.iter().map(|finding| words.say(finding)).collect(),
        problem,
    }
}

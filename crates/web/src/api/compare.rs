//! Comparisons of engines, with what they have found so far.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode, response::Response};
use lab::{ComparedPosition, Comparison, ComparisonResult, Effort, PlotAxis};
use paper::svg;
use rules::Phrase;
use serde::Deserialize;
use words::Words;

use super::{
    requester::{ApiResult, JsonBody, PathText, QueryText, Requester},
    sheet,
};
use crate::{
    app_state::AppState,
    engine_limits,
    failure::ApiFailure,
    lab::{ComparisonRun, Progress},
    wire::{ComparisonRequest, ComparisonShown},
};

/// The most engines that are compared at once, each with its evaluation.
const MOST_ENGINES: usize = 40;
/// The most depths, and the most times.
const MOST_DEPTHS: u32 = 20;
/// The longest that one engine searches one position, in milliseconds.
const LONGEST_TIME: u32 = 60_000;
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
    let begun = app.laboratory().compare(&requester.line(), comparison);
    let begun = begun.map_err(|failure| requester.refuse(&failure))?;
    let shown = shown(&begun, &begun.state(), &requester.words);
    Ok((StatusCode::CREATED, Json(shown)))
}

/// How far a comparison is.
pub(crate) async fn show(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Json<ComparisonShown>> {
    let found = find(&app, &id).map_err(|failure| requester.refuse(&failure))?;
    let state = found.news().await;
    Ok(Json(shown(&found, &state, &requester.words)))
}

/// Ends a comparison; what was found so far is kept.
pub(crate) async fn stop(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Json<ComparisonShown>> {
    find(&app, &id).map_err(|failure| requester.refuse(&failure))?.stop();
    show(State(app), requester, PathText(id)).await
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
    PathText(id): PathText<String>,
    QueryText(wanted): QueryText<ReportQuery>,
) -> ApiResult<Response> {
    let found = find(&app, &id).map_err(|failure| requester.refuse(&failure))?;
    let compared = found.state().compared;
    let words = requester.words.clone();
    let write = move || Ok(report_of(&compared, &wanted, &words));
    let (kind, name, text) = requester.have_made(write).await?;
    let is_picture = name.ends_with("svg");
    Ok(if is_picture { sheet::shown(kind, name, text) } else { sheet::attached(kind, name, text) })
}

/// A report: its media type, its name as a file, and its text.
fn report_of(
    compared: &ComparisonResult,
    wanted: &ReportQuery,
    words: &Words,
) -> (&'static str, &'static str, String) {
    match wanted.form.as_deref() {
        Some("csv") => ("text/csv; charset=utf-8", "comparison.csv", compared.csv()),
        Some("svg") => {
            let seconds = wanted.axis.as_deref() == Some("seconds");
            let axis = if seconds { PlotAxis::Seconds } else { PlotAxis::Nodes };
            let drawn = svg(&compared.plot(axis, words), &compared.game);
            ("image/svg+xml", "comparison.svg", drawn)
        }
        _ => ("text/html; charset=utf-8", "comparison.html", compared.html(words)),
    }
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
    let efforts = efforts(request)?;
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
    Ok(Comparison { game, engines: request.engines.clone(), efforts, places })
}

/// How much the engines may search: as many depths, times and engines as are compared at once.
fn efforts(request: &ComparisonRequest) -> Result<Vec<Effort>, ApiFailure> {
    let refused = |field: &str, id: &'static str| {
        let phrase = Phrase::new(id)
            .with("engines", MOST_ENGINES)
            .with("depths", u64::from(MOST_DEPTHS))
            .with("seconds", u64::from(LONGEST_TIME / 1000));
        ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, phrase).about(field)
    };
    if request.engines.is_empty() || request.engines.len() > MOST_ENGINES {
        return Err(refused("engines", "error-page-comparison"));
    }
    if let Some(times) = &request.times {
        let fits = |time: &u32| (1..=LONGEST_TIME).contains(time);
        if times.is_empty() || times.len() > MOST_DEPTHS as usize || !times.iter().all(fits) {
            return Err(refused("times", "error-page-comparison-times"));
        }
        return Ok(times.iter().map(|&time| Effort::Time(u64::from(time))).collect());
    }
    let (first, last) = (request.first_depth.max(1), request.last_depth);
    if last < first || last > MOST_DEPTHS {
        return Err(refused("depths", "error-page-comparison"));
    }
    Ok((first..=last).map(Effort::Depth).collect())
}

fn shown(comparing: &ComparisonRun, state: &Progress, words: &Words) -> ComparisonShown {
    let Comparison { engines, efforts, .. } = &comparing.comparison;
    let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let now = state.now.as_ref().map(|(engine, effort)| {
        let now = match effort.depth() {
            Some(depth) => Phrase::new("lab-compare-now").with("depth", u64::from(depth)),
            None => Phrase::new("lab-compare-now-time").with("time", effort.text(words)),
        };
        words.say(&now.with("engine", engine.as_str()))
    });
    let findings = if state.is_over { state.compared.findings(words) } else { Vec::new() };
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

//! Searches that are recorded, to be walked through.

use std::sync::Arc;

use axum::{Json, extract::State, http::StatusCode, response::Response};
use lab::{Explorer, Extent, RecordingError, SearchQuestion};
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
    failure::ApiFailure,
    lab::{self as laboratory, LabSearch},
    wire::{SearchMoment, SearchNode, SearchNodes, SearchRequest, SearchShown},
};

/// The forms in which a tree is written: what they are called, what they are, and how many nodes
/// they show unless told.
const TREE_FORMS: [(&str, &str, usize); 3] = [
    ("svg", "image/svg+xml", 200),
    ("dot", "text/vnd.graphviz; charset=utf-8", 200),
    ("json", "application/json", 2000),
];
/// How many nodes are written at most.
const MOST_WRITTEN: usize = 5000;

/// Begins a search.
pub(crate) async fn begin(
    State(app): State<AppState>,
    requester: Requester,
    JsonBody(request): JsonBody<SearchRequest>,
) -> ApiResult<(StatusCode, Json<SearchShown>)> {
    let SearchRequest { game, position, moves, engine } = request;
    let question =
        SearchQuestion { position, moves, ..SearchQuestion::new(game.trim(), engine.trim()) };
    let begun = app
        .laboratory()
        .begin(&requester.line(), question, app.external_engines())
        .map_err(|failure| requester.refuse(&failure))?;
    Ok((StatusCode::CREATED, Json(shown(&begun, &requester.words).await)))
}

/// How far a search is, and what came of it.
pub(crate) async fn show(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Json<SearchShown>> {
    let search = search(&app, &id).map_err(|failure| requester.refuse(&failure))?;
    search.news().await;
    Ok(Json(shown(&search, &requester.words).await))
}

/// Ends a search; what was recorded so far is kept.
pub(crate) async fn stop(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Json<SearchShown>> {
    search(&app, &id).map_err(|failure| requester.refuse(&failure))?.stop();
    show(State(app), requester, PathText(id)).await
}

/// Which root is meant.
#[derive(Debug, Deserialize)]
pub(crate) struct RootQuery {
    #[serde(default)]
    round: u32,
}

/// The root of a round.
pub(crate) async fn root(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    QueryText(RootQuery { round }): QueryText<RootQuery>,
) -> ApiResult<Json<SearchNode>> {
    let look = move |explorer: &mut Explorer, words: &Words| {
        let last = explorer.recording().rounds().saturating_sub(1);
        laboratory::node(explorer, round.min(last), words)
    };
    explore(&app, requester, &id, look).await
}

/// Which of the nodes below one are meant.
#[derive(Debug, Deserialize)]
pub(crate) struct ChildrenQuery {
    #[serde(default)]
    first: usize,
    around: Option<u32>,
}

/// Some nodes right below one.
pub(crate) async fn nodes(
    State(app): State<AppState>,
    requester: Requester,
    PathText((id, node)): PathText<(String, u32)>,
    QueryText(ChildrenQuery { first, around }): QueryText<ChildrenQuery>,
) -> ApiResult<Json<SearchNodes>> {
    let look = move |explorer: &mut Explorer, words: &Words| {
        laboratory::nodes(explorer, node, first, around, words)
    };
    explore(&app, requester, &id, look).await
}

/// A moment.
pub(crate) async fn moment(
    State(app): State<AppState>,
    requester: Requester,
    PathText((id, number)): PathText<(String, u64)>,
) -> ApiResult<Json<SearchMoment>> {
    let look =
        move |explorer: &mut Explorer, words: &Words| laboratory::moment(explorer, number, words);
    explore(&app, requester, &id, look).await
}

/// The next moment at which something was cut off, or nothing.
pub(crate) async fn next_cut(
    State(app): State<AppState>,
    requester: Requester,
    PathText((id, number)): PathText<(String, u64)>,
) -> ApiResult<Json<Option<u64>>> {
    let look = move |explorer: &mut Explorer, _: &Words| {
        let next = explorer.recording().next_cut(number)?;
        Ok(next.map(|moment| moment.number))
    };
    explore(&app, requester, &id, look).await
}

/// How a tree is to be written.
#[derive(Debug, Deserialize)]
pub(crate) struct TreeTextQuery {
    form: Option<String>,
    nodes: Option<usize>,
}

/// The tree of a search, to be taken home: a drawing, a graph for Graphviz, or everything that was
/// recorded of its nodes.
pub(crate) async fn tree(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    QueryText(TreeTextQuery { form, nodes }): QueryText<TreeTextQuery>,
) -> ApiResult<Response> {
    let form = form.unwrap_or_else(|| "svg".to_owned());
    let Some((form, kind, usual)) = TREE_FORMS.into_iter().find(|(name, ..)| *name == form) else {
        let allowed: Vec<String> = TREE_FORMS.iter().map(|&(name, ..)| name.to_owned()).collect();
        let phrase = Phrase::new("error-page-no-tree-form").with("allowed", allowed);
        return Err(
            requester.refuse(&ApiFailure::new(StatusCode::BAD_REQUEST, phrase).about("form"))
        );
    };
    let nodes = nodes.unwrap_or(usual).clamp(1, MOST_WRITTEN);
    let look = move |explorer: &mut Explorer, words: &Words| {
        let boards = form == "svg" && !lab::is_tree(&explorer.recording().question().game);
        let excerpt = explorer.excerpt(&Extent { nodes, boards, ..Extent::default() })?;
        Ok(match form {
            "dot" => excerpt.dot(words),
            "json" => serde_json::to_string(&excerpt).expect("a tree is written as JSON"),
            _ => svg(&excerpt.drawing(words), &excerpt.title()),
        })
    };
    let text = look_into(&app, requester, &id, look).await?;
    Ok(sheet::attached(kind, &format!("tree.{form}"), text))
}

/// Looks into the recording of a search, for a page.
async fn explore<T: Send + 'static>(
    app: &AppState,
    requester: Requester,
    id: &str,
    look: impl FnOnce(&mut Explorer, &Words) -> Result<T, RecordingError> + Send + 'static,
) -> ApiResult<Json<T>> {
    look_into(app, requester, id, look).await.map(Json)
}

/// Looks into the recording of a search, away from the threads that answer people.
async fn look_into<T: Send + 'static>(
    app: &AppState,
    requester: Requester,
    id: &str,
    look: impl FnOnce(&mut Explorer, &Words) -> Result<T, RecordingError> + Send + 'static,
) -> ApiResult<T> {
    let search = search(app, id).map_err(|failure| requester.refuse(&failure))?;
    let words = requester.words.clone();
    let look = move || match search.done() {
        Some(Ok(done)) => done.with(|explorer| look(explorer, &words)).map_err(lost),
        _ => Err(ApiFailure::new(StatusCode::CONFLICT, Phrase::new("error-page-search-runs"))),
    };
    requester.have_made(look).await
}

fn search(app: &AppState, id: &str) -> Result<Arc<LabSearch>, ApiFailure> {
    app.laboratory().search(id).ok_or_else(gone)
}

/// The laboratory has forgotten the search.
fn gone() -> ApiFailure {
    ApiFailure::new(StatusCode::NOT_FOUND, Phrase::new("error-page-no-search"))
}

#[expect(clippy::needless_pass_by_value, reason = "it ends here")]
fn lost(error: RecordingError) -> ApiFailure {
    match &error {
        RecordingError::NoNode { .. } => {
            ApiFailure::new(StatusCode::NOT_FOUND, rules::Speak::phrase(&error))
        }
        _ => ApiFailure::wrong(&error),
    }
}

/// How far a search is, in a language.
async fn shown(search: &Arc<LabSearch>, words: &Words) -> SearchShown {
    let (search, words) = (Arc::clone(search), words.clone());
    let look = move || {
        let (summary, problem) = match search.done() {
            None => (None, None),
            Some(Err(phrase)) => (None, Some(phrase.clone())),
            Some(Ok(done)) => {
                let stopped = done.stopped;
                let look = |explorer: &mut Explorer| laboratory::summary(explorer, stopped, &words);
                match done.with(look) {
                    Ok(summary) => (Some(summary), None),
                    Err(error) => (None, Some(rules::Speak::phrase(&error))),
                }
            }
        };
        let problem = problem.map(|phrase| {
            ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, phrase).about("game").trouble(&words)
        });
        let is_another = matches!(search.done(), Some(Ok(done)) if done.no_search);
        let note =
            is_another.then(|| words.say(&SearchQuestion::no_search(&search.question.engine)));
        SearchShown { id: search.id.clone(), nodes: search.nodes(), summary, problem, note }
    };
    tokio::task::spawn_blocking(look).await.expect("looking does not panic")
}

//! Tournaments: opened, joined, followed, ended, taken home.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use record::Form;
use rules::Phrase;
use store::Housekeeper;

use super::{
    games::{RecordQuery, no_form},
    requester::{ApiResult, JsonBody, PathText, QueryText, Requester},
    sheet,
};
use crate::{
    app_state::AppState,
    contests::{ContestRun, SPREADSHEET, contest_shown},
    failure::ApiFailure,
    wire::{
        ContestClaim, ContestDecision, ContestGameShown, ContestJoin, ContestRequest, ContestShown,
        GameWatched, NewTitle,
    },
};

/// The tournament of an address.
async fn find(app: &AppState, requester: &Requester, id: &str) -> ApiResult<Arc<ContestRun>> {
    let found = app.contests().find(app, id).await;
    found.map_err(|failure| requester.refuse(&failure))
}

/// The tournament of an address, for its organiser.
async fn find_own(app: &AppState, requester: &Requester, id: &str) -> ApiResult<Arc<ContestRun>> {
    let run = find(app, requester, id).await?;
    let owner = run.check_owner(requester.known_browser());
    owner.map_err(|failure| requester.refuse(&failure)).map(|()| run)
}

/// How a tournament stands, for the browser that asks.
fn standing(requester: &Requester, run: &ContestRun) -> Json<ContestShown> {
    Json(contest_shown(run, requester.known_browser()))
}

/// The tournaments that the browser has opened or takes part in, the last changed first.
pub(crate) async fn list(
    State(app): State<AppState>,
    requester: Requester,
) -> ApiResult<Json<Vec<ContestShown>>> {
    let Some(browser) = requester.known_browser() else { return Ok(Json(Vec::new())) };
    let runs = app.contests().of(&app, browser).await;
    let runs = runs.map_err(|failure| requester.refuse(&failure))?;
    Ok(Json(runs.iter().map(|run| contest_shown(run, Some(browser))).collect()))
}

/// Opens a tournament.
pub(crate) async fn begin(
    State(app): State<AppState>,
    requester: Requester,
    JsonBody(request): JsonBody<ContestRequest>,
) -> ApiResult<Response> {
    let browser = requester.browser();
    let begun = app.contests().begin(&app, &requester.opener(&browser), &request).await;
    let run = begun.map_err(|failure| requester.refuse(&failure))?;
    let remembered = requester.remember(&browser).await?;
    let shown = contest_shown(&run, Some(&browser.id));
    Ok((StatusCode::CREATED, remembered, Json(shown)).into_response())
}

/// How a tournament stands.
pub(crate) async fn shown(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Json<ContestShown>> {
    Ok(standing(&requester, &*find(&app, &requester, &id).await?))
}

/// Signs a person in: the one at this browser, or for the organiser a person without a browser.
pub(crate) async fn join(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    JsonBody(ContestJoin { name, me }): JsonBody<ContestJoin>,
) -> ApiResult<Response> {
    let run = if me {
        find(&app, &requester, &id).await?
    } else {
        find_own(&app, &requester, &id).await?
    };
    let browser = requester.browser();
    let joined = run.join(app.library(), &name, me.then_some(&*browser.id)).await;
    joined.map_err(|failure| requester.refuse(&failure))?;
    let remembered = requester.remember(&browser).await?;
    Ok((remembered, Json(contest_shown(&run, Some(&browser.id)))).into_response())
}

/// The person at this browser says who they are.
pub(crate) async fn claim(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    JsonBody(ContestClaim { entrant }): JsonBody<ContestClaim>,
) -> ApiResult<Response> {
    let run = find(&app, &requester, &id).await?;
    let browser = requester.browser();
    let claimed = run.claim(app.library(), entrant as usize, &browser.id).await;
    claimed.map_err(|failure| requester.refuse(&failure))?;
    let remembered = requester.remember(&browser).await?;
    Ok((remembered, Json(contest_shown(&run, Some(&browser.id)))).into_response())
}

/// The organiser frees the place of a person for another browser.
pub(crate) async fn release(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    JsonBody(ContestClaim { entrant }): JsonBody<ContestClaim>,
) -> ApiResult<Json<ContestShown>> {
    let run = find_own(&app, &requester, &id).await?;
    let released = run.release(app.library(), entrant as usize).await;
    released.map_err(|failure| requester.refuse(&failure))?;
    Ok(standing(&requester, &run))
}

/// Begins a tournament for which people have signed in, or goes on with one that was stopped.
pub(crate) async fn resume(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Json<ContestShown>> {
    let run = find_own(&app, &requester, &id).await?;
    let browser = requester.browser();
    let resumed = app.contests().resume(&app, &requester.opener(&browser), &run).await;
    let resumed = resumed.map_err(|failure| requester.refuse(&failure))?;
    Ok(standing(&requester, &resumed))
}

/// Ends a tournament after the game under way.
pub(crate) async fn end(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Json<ContestShown>> {
    let run = find_own(&app, &requester, &id).await?;
    run.end(app.library()).await.map_err(|failure| requester.refuse(&failure))?;
    Ok(standing(&requester, &run))
}

/// The organiser says how a game ended that is not played to its end here.
pub(crate) async fn decide(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    JsonBody(decision): JsonBody<ContestDecision>,
) -> ApiResult<Json<ContestShown>> {
    let run = find_own(&app, &requester, &id).await?;
    let decided = run.decide(&app, &decision).await;
    decided.map_err(|failure| requester.refuse(&failure))?;
    Ok(standing(&requester, &run))
}

/// Calls a tournament by another name.
pub(crate) async fn rename(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    JsonBody(NewTitle { title }): JsonBody<NewTitle>,
) -> ApiResult<Json<ContestShown>> {
    let run = find_own(&app, &requester, &id).await?;
    let renamed = run.rename(app.library(), &title).await;
    renamed.map_err(|failure| requester.refuse(&failure))?;
    Ok(standing(&requester, &run))
}

/// Deletes a tournament; its games stay in the library.
pub(crate) async fn delete(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Json<bool>> {
    let run = find_own(&app, &requester, &id).await?;
    let by = Housekeeper::Browser(run.owner());
    let deleted = app.contests().delete(&app, &run, by).await;
    deleted.map(Json).map_err(|failure| requester.refuse(&failure))
}

/// Restores a tournament that was deleted; one that ran waits until it is resumed.
pub(crate) async fn restore(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Json<bool>> {
    let browser = requester.browser();
    let by = Housekeeper::Browser(&browser.id);
    let restored = app.library().restore_tournament(&id, by).await;
    let restored = restored.map_err(|error| requester.refuse(&error.into()))?;
    if restored {
        let run = find(&app, &requester, &id).await?;
        run.end(app.library()).await.map_err(|failure| requester.refuse(&failure))?;
    }
    Ok(Json(restored))
}

/// The games that go on, those that come next, and those of the last round.
pub(crate) async fn pairings(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Json<Vec<ContestGameShown>>> {
    let run = find(&app, &requester, &id).await?;
    let key = app.cookie_key().await.map_err(|failure| requester.refuse(&failure))?;
    Ok(Json(run.pairings(requester.known_browser(), key)))
}

/// The games of two who have met.
pub(crate) async fn meetings(
    State(app): State<AppState>,
    requester: Requester,
    PathText((id, one, other)): PathText<(String, usize, usize)>,
) -> ApiResult<Json<Vec<ContestGameShown>>> {
    let run = find(&app, &requester, &id).await?;
    let key = app.cookie_key().await.map_err(|failure| requester.refuse(&failure))?;
    Ok(Json(run.meetings([one, other], requester.known_browser(), key)))
}

/// A game between computers, as far as it was played.
pub(crate) async fn watch(
    State(app): State<AppState>,
    requester: Requester,
    PathText((id, number)): PathText<(String, u64)>,
) -> ApiResult<Json<GameWatched>> {
    let run = find(&app, &requester, &id).await?;
    let nothing = || {
        let phrase = Phrase::new("error-page-contest-no-game");
        requester.refuse(&ApiFailure::new(StatusCode::NOT_FOUND, phrase))
    };
    run.watched(number).map(Json).ok_or_else(nothing)
}

/// The games of a tournament, in a form.
pub(crate) async fn games(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    QueryText(written): QueryText<RecordQuery>,
) -> ApiResult<Response> {
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    let run = find(&app, &requester, &id).await?;
    let form = written.form.as_deref().unwrap_or(SPREADSHEET);
    let form = match form {
        SPREADSHEET => None,
        form => Some(Form::named(form).ok_or_else(|| refuse(no_form()))?),
    };
    let ending = form.map_or(SPREADSHEET, |form| form.extension().unwrap_or("txt"));
    let name = format!("{}-tournament.{ending}", run.game());
    // Thousands of games are written away from the threads that answer people.
    let write = move || match form {
        None => Ok(run.spreadsheet().into_bytes()),
        Some(form) => run.games(form).map_err(|error| ApiFailure::wrong(&error)),
    };
    let bytes = requester.have_made(write).await?;
    Ok(sheet::attached("text/plain; charset=utf-8", &name, bytes))
}

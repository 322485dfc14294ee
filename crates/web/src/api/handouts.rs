//! Exercises that are handed out to a class, and the results that come back.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use lab::Answers;
use rules::Phrase;

use super::{
    exercise::{checked, exercise, settled},
    requester::{ApiResult, JsonBody, PathText, Requester},
    sheet,
};
use crate::{
    app_state::AppState,
    failure::ApiFailure,
    wire::{ExerciseChecked, ExerciseRequest, HandoutAnswers, HandoutEntry, HandoutShown},
};

/// Hands an exercise out: it gets a number.
pub(crate) async fn open(
    State(app): State<AppState>,
    requester: Requester,
    JsonBody(request): JsonBody<ExerciseRequest>,
) -> ApiResult<Response> {
    let settled = move || settled(&request);
    let settled = requester.have_made(settled).await?;
    let browser = requester.browser();
    let shown = async {
        let network = app.network_hash(requester.network).await?;
        app.handouts().open(&browser.id, network, &settled).await
    };
    let shown = shown.await.map_err(|failure: ApiFailure| requester.refuse(&failure))?;
    let remembered = requester.remember(&browser).await?;
    Ok((StatusCode::CREATED, remembered, Json(shown)).into_response())
}

/// The exercises that the one who asks has handed out.
pub(crate) async fn list(
    State(app): State<AppState>,
    requester: Requester,
) -> ApiResult<Json<Vec<HandoutEntry>>> {
    let Some(browser) = requester.known_browser() else { return Ok(Json(Vec::new())) };
    let list = app.handouts().of(browser).await.map_err(ApiFailure::from);
    list.map(Json).map_err(|failure| requester.refuse(&failure))
}

/// An exercise that was handed out; with the results, for the teacher.
pub(crate) async fn show(
    State(app): State<AppState>,
    requester: Requester,
    PathText(number): PathText<u32>,
) -> ApiResult<Json<HandoutShown>> {
    find(&app, &requester, number).await.map(Json)
}

/// Deletes an exercise with its results, for the teacher.
pub(crate) async fn clear(
    State(app): State<AppState>,
    requester: Requester,
    PathText(number): PathText<u32>,
) -> ApiResult<Json<()>> {
    let cleared = app.handouts().clear(number, requester.known_browser()).await;
    cleared.map_err(|failure| requester.refuse(&failure))?;
    Ok(Json(()))
}

/// Checks what a learner has filled in, and takes the result down.
pub(crate) async fn answer(
    State(app): State<AppState>,
    requester: Requester,
    PathText(number): PathText<u32>,
    JsonBody(HandoutAnswers { name, answers, looked }): JsonBody<HandoutAnswers>,
) -> ApiResult<Json<ExerciseChecked>> {
    let handout = find(&app, &requester, number).await?;
    let words = requester.words.clone();
    let check = move || {
        let exercise = exercise(&handout.exercise)?;
        let answers = Answers::read(&exercise, &answers)
            .map_err(|error| ApiFailure::wrong(&error).about("answers"))?;
        Ok(checked(&exercise, &answers, &words))
    };
    let checked = requester.have_made(check).await?;
    let count = |count: usize| u32::try_from(count).expect("a sheet has few nodes");
    let right = checked.remarks.iter().filter(|remark| remark.right).count();
    let score = (count(right), count(checked.remarks.len()));
    let entered = app.handouts().enter(number, &name, score, looked).await;
    entered.map_err(|failure| requester.refuse(&failure))?;
    Ok(Json(checked))
}

/// The results as a spreadsheet, for the teacher.
pub(crate) async fn results(
    State(app): State<AppState>,
    requester: Requester,
    PathText(number): PathText<u32>,
) -> ApiResult<Response> {
    let handout = find(&app, &requester, number).await?;
    if !handout.is_mine {
        let phrase = Phrase::new("error-page-not-teacher");
        return Err(requester.refuse(&ApiFailure::forbidden(phrase)));
    }
    let name = format!("sheet-{number}.csv");
    let text = handout.spreadsheet(&requester.words);
    Ok(sheet::attached("text/csv; charset=utf-8", &name, text))
}

async fn find(app: &AppState, requester: &Requester, number: u32) -> ApiResult<HandoutShown> {
    let found = app.handouts().find(number, requester.known_browser()).await;
    found.map_err(|failure| requester.refuse(&failure))
}

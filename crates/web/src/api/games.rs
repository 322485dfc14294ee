//! Games in other forms: written down, read from anywhere, and explained.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{Html, IntoResponse, Response},
};
use paper::{article, booklet};
use record::{Form, ReadContext};
use rules::{Phrase, Spec, SpecError};
use serde::Deserialize;
use session::open_room;

use super::{
    requester::{ApiResult, JsonBody, PathText, QueryText, Requester},
    sheet,
};
use crate::{
    app_state::AppState,
    failure::ApiFailure,
    wire::{self, Import},
};

/// How a game is to be written down.
#[derive(Debug, Deserialize)]
pub(crate) struct RecordQuery {
    pub(super) form: Option<String>,
}

/// The game at a table, in a form.
pub(crate) async fn record(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    QueryText(written): QueryText<RecordQuery>,
) -> ApiResult<Response> {
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    let form = written.form.as_deref().map_or(Some(Form::Xml), Form::named);
    let form = form.ok_or_else(|| refuse(no_form()))?;
    let handle = app.table(&id).await.map_err(refuse)?;
    let record = handle.record().await.ok_or_else(|| refuse(ApiFailure::no_table()))?;
    let name = format!("{}.{}", record.game.name, form.extension().unwrap_or("txt"));
    let write = move || record::write(form, &[record]).map_err(|error| ApiFailure::wrong(&error));
    let bytes = requester.have_made(write).await?;
    let kind = match form {
        Form::Xml => "application/xml",
        Form::Json => "application/json",
        _ => "text/plain; charset=utf-8",
    };
    Ok(sheet::attached(kind, &name, bytes))
}

/// The forms that fit the game at a table.
pub(crate) async fn forms(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Json<Vec<wire::Form>>> {
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    let handle = app.table(&id).await.map_err(refuse)?;
    let record = [handle.record().await.ok_or_else(|| refuse(ApiFailure::no_table()))?];
    let fits = move |form: &Form| record::write(*form, &record).is_ok();
    let fitting = move || Ok(Form::ALL.into_iter().filter(fits).collect::<Vec<_>>());
    let fitting = requester.have_made(fitting).await?;
    let forms = fitting.into_iter().map(|form| wire::Form {
        name: form.into(),
        extension: form.extension().unwrap_or("txt").to_owned(),
        title: requester.words.say(&form),
    });
    Ok(Json(forms.collect()))
}

/// There is no such form.
pub(super) fn no_form() -> ApiFailure {
    let forms = Form::ALL.iter().filter(|form| form.is_written());
    let forms: Vec<String> = forms.map(|form| form.name().to_owned()).collect();
    let phrase = Phrase::new("error-page-no-form").with("allowed", forms);
    ApiFailure::new(StatusCode::BAD_REQUEST, phrase).about("form")
}

/// Opens a table with a game in any form; of several games, with the first.
pub(crate) async fn import(
    State(app): State<AppState>,
    requester: Requester,
    JsonBody(import): JsonBody<Import>,
) -> ApiResult<Response> {
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    let game = import.game.as_deref().map(str::parse::<Spec>).transpose();
    let game = game.map_err(|error| refuse(ApiFailure::wrong(&error).about("game")))?;
    let read = move || {
        let reading = ReadContext { game, ..ReadContext::default() };
        reading.read_each(import.text.as_bytes())?.into_iter().next().transpose()
    };
    let read = move || match read() {
        Ok(Some(record)) => Ok(record),
        Ok(None) => {
            let phrase = Phrase::new("error-page-garbled");
            Err(ApiFailure::new(StatusCode::BAD_REQUEST, phrase).about("text"))
        }
        Err(error) => Err(ApiFailure::wrong(&error).about("text")),
    };
    let record = requester.have_made(read).await?;
    let browser = requester.browser();
    let opened = app.open_with(&requester.opener(&browser), &record).await.map_err(refuse)?;
    Ok((StatusCode::CREATED, requester.remember(&browser).await?, Json(opened)).into_response())
}

/// The rules of a game as it is set up.
pub(crate) async fn rules(
    requester: Requester,
    PathText(spec): PathText<String>,
) -> ApiResult<Html<String>> {
    let words = requester.words.clone();
    let rules = move || -> Result<String, SpecError> {
        let game: Spec = spec.parse()?;
        let room = open_room(&game)?;
        let rulebook = room.open(&game)?.rulebook();
        let implied = |knob: &str| room.implied(&game, knob);
        Ok(article(&booklet(&rulebook, &game, room.knobs(), &implied, &words)))
    };
    let rules = move || rules().map_err(|error| ApiFailure::wrong(&error).about("game"));
    requester.have_made(rules).await.map(Html)
}

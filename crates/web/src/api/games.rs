//! Games in other forms: written down, read from anywhere, and explained.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{Html, IntoResponse, Response},
};
use paper::{article, booklet};
use record::{Form, Participant, ReadContext, ReadError, Record};
use rules::{Phrase, Speak as _, Spec, SpecError};
use serde::Deserialize;
use session::{Occupant, open_room};
use store::AddOutcome;

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
    app.may_see(&id, requester.known_browser()).await.map_err(refuse)?;
    let handle = app.table(&id).await.map_err(refuse)?;
    let record = handle.record().await.ok_or_else(|| refuse(ApiFailure::no_table()))?;
    let record = as_game(record);
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

/// A game as it is taken home: what was analysed is a game too.
pub(super) fn as_game(mut record: Record) -> Record {
    record.terms.analysis = false;
    record
}

/// How a game is to be opened.
#[derive(Debug, Deserialize)]
pub(crate) struct OpenQuery {
    /// Whether on an analysis board, on which both sides are moved at will.
    #[serde(default)]
    pub(super) analysis: bool,
}

/// Opens an analysis board with a copy of the game at a table.
pub(crate) async fn analyse(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Response> {
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    let handle = app.table(&id).await.map_err(refuse)?;
    let record = handle.record().await.ok_or_else(|| refuse(ApiFailure::no_table()))?;
    if is_closed(&record) {
        return Err(refuse(ApiFailure::forbidden(Phrase::new("error-page-analysis-closed"))));
    }
    open_record(&app, &requester, record, true).await
}

/// Whether people still play a game against each other: it is not analysed for them.
fn is_closed(record: &Record) -> bool {
    let is_person = |player: &&Participant| matches!(player.kind, Some(Occupant::Human));
    let people = record.players.iter().filter(is_person).count();
    record.verdict.is_none() && people > 1 && !record.terms.analysis && !record.tree.is_empty()
}

/// Keeps the game at a table in the library, as it is.
pub(crate) async fn keep(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Json<wire::Kept>> {
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    let handle = app.table(&id).await.map_err(refuse)?;
    let record = handle.record().await.ok_or_else(|| refuse(ApiFailure::no_table()))?;
    let added = app.library().add(&record).await;
    let added = added.map_err(|error| refuse(ApiFailure::from(error)))?;
    let game = u32::try_from(added.id()).unwrap_or_default();
    Ok(Json(wire::Kept { game, new: matches!(added, AddOutcome::New(_)) }))
}

/// Opens a table, or an analysis board, with a game.
pub(super) async fn open_record(
    app: &AppState,
    requester: &Requester,
    record: Record,
    analysis: bool,
) -> ApiResult<Response> {
    let browser = requester.browser();
    let opener = requester.opener(&browser);
    let analysis = analysis || record.terms.analysis;
    let opened = if analysis {
        Box::pin(app.analyse(&opener, record)).await
    } else {
        Box::pin(app.open_with(&opener, &record)).await
    };
    let opened = opened.map_err(|failure| requester.refuse(&failure))?;
    Ok((StatusCode::CREATED, requester.remember(&browser).await?, Json(opened)).into_response())
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

/// The first game of a file that can be read, how many were read, and what is wrong with the others.
struct ImportedGames {
    first: Record,
    read: usize,
    refused: usize,
    /// What is wrong with the first of those that cannot be read.
    refusal: Option<ReadError>,
}

impl ImportedGames {
    /// Reads a file one game at a time.
    fn read(reading: &ReadContext, text: &str) -> Result<Self, ReadError> {
        let source = reading.open(text.as_bytes())?;
        let (mut first, mut read, mut refused, mut refusal) = (None, 0, 0, None);
        for game in source.games()? {
            match game {
                Ok(record) => {
                    first = first.or(Some(record));
                    read += 1;
                }
                Err(error) => {
                    refusal = refusal.or(Some(error));
                    refused += 1;
                }
            }
        }
        match (first, refusal) {
            (Some(first), refusal) => Ok(Self { first, read, refused, refusal }),
            (None, refusal) => Err(refusal.expect("a file has a game")),
        }
    }

    /// What is to be said about those that were left out.
    fn notice(&self) -> Option<Phrase> {
        let refusal = self.refusal.as_ref()?;
        let phrase = Phrase::new("page-import-refused").with("read", self.read);
        Some(phrase.with("refused", self.refused).with("problem", refusal.phrase()))
    }
}

/// Opens a table with a game in any form; of several games, with the first that can be read.
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
        let imported = ImportedGames::read(&reading, &import.text);
        imported.map_err(|error| ApiFailure::wrong(&error).about("text"))
    };
    let imported = requester.have_made(read).await?;
    let browser = requester.browser();
    let opened = app.open_with(&requester.opener(&browser), &imported.first).await;
    let notice = imported.notice().map(|phrase| requester.words.say(&phrase));
    let opened = wire::Opened { notice, ..opened.map_err(refuse)? };
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

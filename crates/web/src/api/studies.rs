//! Studies: analysis boards under one title, to be read along and taken home as one file.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use jiff::Timestamp;
use record::{Form, Record};
use rules::Phrase;
use session::clean;
use store::{Study, StudyChapter};

use super::{
    games::{RecordQuery, as_game, no_form},
    requester::{ApiResult, JsonBody, PathText, QueryText, Requester},
    sheet,
};
use crate::{
    app_state::AppState,
    failure::ApiFailure,
    token,
    wire::{ChapterRequest, ChapterShown, StudyEdit, StudyEntry, StudyRequest, StudyShown},
};

/// How many studies a browser may have.
const MOST: usize = 200;
/// How many chapters a study may have.
const MOST_CHAPTERS: usize = 64;
/// The longest title, in characters.
const LONGEST: usize = 100;
/// The facts under which the titles stand in files.
const STUDY: &str = "Study";
const CHAPTER: &str = "Chapter";

/// The studies of the browser that asks, the last changed first.
pub(crate) async fn list(
    State(app): State<AppState>,
    requester: Requester,
) -> ApiResult<Json<Vec<StudyEntry>>> {
    let Some(browser) = requester.known_browser() else { return Ok(Json(Vec::new())) };
    let studies = app.library().studies_of(browser).await;
    let studies = studies.map_err(|error| requester.refuse(&error.into()))?;
    let entry = |study: Study| StudyEntry {
        id: study.id,
        title: study.title,
        changed: u32::try_from(study.changed).unwrap_or_default(),
    };
    Ok(Json(studies.into_iter().map(entry).collect()))
}

/// Makes an analysis board the first chapter of a study.
pub(crate) async fn open(
    State(app): State<AppState>,
    requester: Requester,
    JsonBody(request): JsonBody<StudyRequest>,
) -> ApiResult<Response> {
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    let browser = requester.known_browser().ok_or_else(|| refuse(not_yours()))?;
    let studies = app.library().studies_of(browser).await;
    if studies.map_err(|error| refuse(error.into()))?.len() >= MOST {
        return Err(refuse(ApiFailure::too_many(Phrase::new("error-page-many-studies"))));
    }
    let chapter = chapter(&app, browser, request.chapter).await.map_err(refuse)?;
    let study = Study {
        id: token::fresh(),
        owner: browser.to_owned(),
        title: title(&request.title).map_err(refuse)?,
        changed: Timestamp::now().as_second(),
        chapters: vec![chapter],
    };
    app.library().keep_study(&study).await.map_err(|error| refuse(error.into()))?;
    Ok((StatusCode::CREATED, Json(shown(study, Some(browser)))).into_response())
}

/// A study with its chapters.
pub(crate) async fn show(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Json<StudyShown>> {
    let study = find(&app, &id).await.map_err(|failure| requester.refuse(&failure))?;
    Ok(Json(shown(study, requester.known_browser())))
}

/// The study of which a table is a chapter, if it is one.
pub(crate) async fn of_table(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Json<Option<StudyShown>>> {
    let found = app.library().study_of_table(&id).await;
    let found = found.map_err(|error| requester.refuse(&error.into()))?;
    Ok(Json(found.map(|study| shown(study, requester.known_browser()))))
}

/// Adds a chapter.
pub(crate) async fn add(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    JsonBody(request): JsonBody<ChapterRequest>,
) -> ApiResult<Json<StudyShown>> {
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    let mut study = own(&app, &requester, &id).await.map_err(refuse)?;
    if study.chapters.len() >= MOST_CHAPTERS {
        return Err(refuse(ApiFailure::too_many(Phrase::new("error-page-many-chapters"))));
    }
    let owner = study.owner.clone();
    study.chapters.push(chapter(&app, &owner, request).await.map_err(refuse)?);
    keep(&app, &requester, study).await
}

/// Renames a study and its chapters, puts them in another order, takes some out.
pub(crate) async fn edit(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    JsonBody(edit): JsonBody<StudyEdit>,
) -> ApiResult<Json<StudyShown>> {
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    let mut study = own(&app, &requester, &id).await.map_err(refuse)?;
    let mut left = std::mem::take(&mut study.chapters);
    for wanted in edit.chapters {
        let place = left.iter().position(|chapter| chapter.table == wanted.table);
        let Some(place) = place else { continue };
        let title = title(&wanted.title).map_err(refuse)?;
        study.chapters.push(StudyChapter { title, ..left.remove(place) });
    }
    study.title = title(&edit.title).map_err(refuse)?;
    keep(&app, &requester, study).await
}

/// Forgets a study; its boards stay.
pub(crate) async fn forget(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Json<bool>> {
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    let study = own(&app, &requester, &id).await.map_err(refuse)?;
    let forgotten = app.library().forget_study(&study.id).await;
    Ok(Json(forgotten.map_err(|error| refuse(error.into()))?))
}

/// All chapters of a study as one file.
pub(crate) async fn record(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    QueryText(written): QueryText<RecordQuery>,
) -> ApiResult<Response> {
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    let form = written.form.as_deref().map_or(Some(Form::Xml), Form::named);
    let form = form.ok_or_else(|| refuse(no_form()))?;
    let study = find(&app, &id).await.map_err(refuse)?;
    let mut records: Vec<Record> = Vec::new();
    for chapter in &study.chapters {
        let handle = app.table(&chapter.table).await.map_err(refuse)?;
        let record = handle.record().await.ok_or_else(|| refuse(ApiFailure::no_table()))?;
        let mut record = as_game(record);
        record.facts.insert(STUDY.to_owned(), study.title.clone());
        record.facts.insert(CHAPTER.to_owned(), chapter.title.clone());
        records.push(record);
    }
    let name = format!("study.{}", form.extension().unwrap_or("txt"));
    let write = move || record::write(form, &records).map_err(|error| ApiFailure::wrong(&error));
    let bytes = requester.have_made(write).await?;
    Ok(sheet::attached("text/plain; charset=utf-8", &name, bytes))
}

async fn find(app: &AppState, id: &str) -> Result<Study, ApiFailure> {
    let gone = || ApiFailure::new(StatusCode::NOT_FOUND, Phrase::new("error-page-no-study"));
    app.library().study(id).await?.ok_or_else(gone)
}

/// A study of the browser that asks.
async fn own(app: &AppState, requester: &Requester, id: &str) -> Result<Study, ApiFailure> {
    let study = find(app, id).await?;
    if requester.known_browser() == Some(&*study.owner) { Ok(study) } else { Err(not_yours()) }
}

fn not_yours() -> ApiFailure {
    ApiFailure::forbidden(Phrase::new("error-page-not-your-study"))
}

/// The chapter that is asked for: an analysis board of that browser.
async fn chapter(
    app: &AppState,
    browser: &str,
    request: ChapterRequest,
) -> Result<StudyChapter, ApiFailure> {
    let tables = app.tables_of(browser).await?;
    let table = tables.into_iter().find(|table| table.id == request.table);
    let table = table.ok_or_else(not_yours)?;
    let record = app.table(&table.id).await?.record().await.ok_or_else(ApiFailure::no_table)?;
    if !record.terms.analysis {
        return Err(ApiFailure::forbidden(Phrase::new("error-no-analysis")));
    }
    Ok(StudyChapter { table: table.id, title: title(&request.title)?, game: table.spec })
}

/// A title as it is kept.
fn title(text: &str) -> Result<String, ApiFailure> {
    let title = clean::line(text).unwrap_or_default();
    let title: String = title.chars().take(LONGEST).collect();
    if title.is_empty() {
        let phrase = Phrase::new("error-page-no-title");
        return Err(ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, phrase).about("title"));
    }
    Ok(title)
}

async fn keep(app: &AppState, requester: &Requester, study: Study) -> ApiResult<Json<StudyShown>> {
    let study = Study { changed: Timestamp::now().as_second(), ..study };
    let kept = app.library().keep_study(&study).await;
    kept.map_err(|error| requester.refuse(&error.into()))?;
    Ok(Json(shown(study, requester.known_browser())))
}

fn shown(study: Study, asker: Option<&str>) -> StudyShown {
    let chapters = study.chapters.into_iter().map(|chapter| ChapterShown {
        table: chapter.table,
        title: chapter.title,
        spec: chapter.game,
    });
    StudyShown {
        mine: asker == Some(&*study.owner),
        id: study.id,
        title: study.title,
        chapters: chapters.collect(),
    }
}

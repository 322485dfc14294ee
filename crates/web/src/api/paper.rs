//! What is printed: empty boards, diagrams, score sheets and rules, each as a PDF; and diagrams as
//! pictures.

use axum::{
    extract::{Path, Query, State},
    http::header,
    response::{IntoResponse, Response},
};
use paper::{
    PageFormat, Pages, ScoreSheet, booklet, diagram_page, pdf, picture, sheet, svg, typeset,
};
use record::Record;
use rules::{Diagram, Spec, SpecError};
use serde::Deserialize;
use session::{open_room, open_table};
use words::Words;

use super::{
    requester::{ApiResult, Requester},
    sheet,
};
use crate::{app_state::AppState, failure::ApiFailure};

/// How many boards fit a page.
const MOST_BOARDS: u8 = 48;

/// How many empty boards are wanted on a page.
#[derive(Debug, Deserialize)]
pub(crate) struct BlankBoardsQuery {
    count: Option<u8>,
}

/// Empty boards.
pub(crate) async fn sheets(
    requester: Requester,
    Path(spec): Path<String>,
    Query(wanted): Query<BlankBoardsQuery>,
) -> ApiResult<Response> {
    let count = wanted.count.unwrap_or(1).clamp(1, MOST_BOARDS);
    let words = &requester.words;
    let sheet = || -> Result<Response, SpecError> {
        let game: Spec = spec.parse()?;
        let board = open_table(&game)?.diagram();
        let pages = sheet(&board, count, &title(&game, words), &words.language(), PageFormat::A4);
        Ok(printed(&pages, &game))
    };
    sheet().map_err(|error| requester.refuse(&ApiFailure::wrong(&error).about("game")))
}

/// The rules of a game as it is set up.
pub(crate) async fn booklets(
    requester: Requester,
    Path(spec): Path<String>,
) -> ApiResult<Response> {
    let booklet = || -> Result<Response, SpecError> {
        let game: Spec = spec.parse()?;
        let room = open_room(&game)?;
        let rulebook = room.open(&game)?.rulebook();
        let implied = |knob: &str| room.implied(&game, knob);
        let document = booklet(&rulebook, &game, room.knobs(), &implied, &requester.words);
        Ok(printed(&typeset(&document, PageFormat::A4), &game))
    };
    booklet().map_err(|error| requester.refuse(&ApiFailure::wrong(&error).about("game")))
}

/// The form of a diagram.
#[derive(Debug, Deserialize)]
pub(crate) struct DiagramQuery {
    form: Option<String>,
}

/// The position at a table, on paper or as a picture.
pub(crate) async fn diagram(
    State(app): State<AppState>,
    requester: Requester,
    Path(id): Path<String>,
    Query(drawn): Query<DiagramQuery>,
) -> ApiResult<Response> {
    let record = record(&app, &requester, &id).await?;
    let words = &requester.words;
    let title = title(&record.game, words);
    if drawn.form.as_deref() == Some("svg") {
        let kind = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "no-store")];
        return Ok((kind, svg(&picture(&position(&record)), &title)).into_response());
    }
    let pages = diagram_page(&position(&record), &title, &words.language(), PageFormat::A4);
    Ok(printed(&pages, &record.game))
}

/// The game at a table, written down move by move.
pub(crate) async fn score_sheet(
    State(app): State<AppState>,
    requester: Requester,
    Path(id): Path<String>,
) -> ApiResult<Response> {
    let record = record(&app, &requester, &id).await?;
    let sheet = ScoreSheet::of(&record::played_game(&record), &requester.words);
    Ok(printed(&sheet.pages(PageFormat::A4), &record.game))
}

async fn record(app: &AppState, requester: &Requester, id: &str) -> ApiResult<Record> {
    let handle = app.table(id).await.map_err(|failure| requester.refuse(&failure))?;
    handle.record().await.ok_or_else(|| requester.refuse(&ApiFailure::no_table()))
}

/// The position on the board of a game that is written down.
fn position(record: &Record) -> Diagram {
    record.open_at(record.tree.current()).expect("the game of a table").diagram()
}

fn title(game: &Spec, words: &Words) -> String {
    words.text(&format!("game-{}", game.name))
}

/// Pages to be looked at in the browser, or kept.
fn printed(pages: &Pages, game: &Spec) -> Response {
    sheet::shown("application/pdf", &format!("{}.pdf", game.name), pdf(pages))
}

//! What is printed: empty boards, diagrams, score sheets and rules, each as a PDF; and diagrams as
//! pictures.

use std::time::Duration;

use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use paper::{
    PageFormat, Pages, Pixels, ScoreSheet, booklet, diagram_page, gif, pdf, picture, png, sheet,
    svg, typeset,
};
use record::Record;
use rules::{Diagram, Spec, SpecError};
use serde::Deserialize;
use session::{open_room, open_table};
use words::Words;

use super::{
    requester::{ApiResult, PathText, QueryText, Requester},
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
    PathText(spec): PathText<String>,
    QueryText(wanted): QueryText<BlankBoardsQuery>,
) -> ApiResult<Response> {
    let count = wanted.count.unwrap_or(1).clamp(1, MOST_BOARDS);
    let words = requester.words.clone();
    let sheet = move || -> Result<Response, SpecError> {
        let game: Spec = spec.parse()?;
        let board = open_table(&game)?.diagram();
        let pages = sheet(&board, count, &title(&game, &words), &words.language(), PageFormat::A4);
        Ok(printed(&pages, &game))
    };
    let sheet = move || sheet().map_err(|error| ApiFailure::wrong(&error).about("game"));
    requester.have_made(sheet).await
}

/// The rules of a game as it is set up.
pub(crate) async fn booklets(
    requester: Requester,
    PathText(spec): PathText<String>,
) -> ApiResult<Response> {
    let words = requester.words.clone();
    let booklet = move || -> Result<Response, SpecError> {
        let game: Spec = spec.parse()?;
        let room = open_room(&game)?;
        let rulebook = room.open(&game)?.rulebook();
        let implied = |knob: &str| room.implied(&game, knob);
        let document = booklet(&rulebook, &game, room.knobs(), &implied, &words);
        Ok(printed(&typeset(&document, PageFormat::A4), &game))
    };
    let booklet = move || booklet().map_err(|error| ApiFailure::wrong(&error).about("game"));
    requester.have_made(booklet).await
}

/// The form of a diagram.
#[derive(Debug, Deserialize)]
pub(crate) struct DiagramQuery {
    form: Option<String>,
    /// How wide a picture is to be.
    width: Option<u32>,
}

/// How an animated picture is made.
#[derive(Debug, Deserialize)]
pub(crate) struct AnimationQuery {
    /// How wide it is to be.
    width: Option<u32>,
    /// For how many milliseconds each position is shown.
    pause: Option<u64>,
}

/// How wide pictures are, and how wide they may be.
const WIDTH: u32 = 640;
const WIDTHS: std::ops::RangeInclusive<u32> = 16..=1600;
/// For how many milliseconds a position is shown, and how long or short that may be.
const PAUSE: u64 = 1000;
const PAUSES: std::ops::RangeInclusive<u64> = 50..=60_000;

/// The position at a table, on paper or as a picture.
pub(crate) async fn diagram(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    QueryText(drawn): QueryText<DiagramQuery>,
) -> ApiResult<Response> {
    let record = record(&app, &requester, &id).await?;
    let words = requester.words.clone();
    let draw = move || drawn_position(&record, &drawn, &words);
    requester.have_made(move || Ok(draw())).await
}

/// The position on the board of a record, on paper or as a picture.
fn drawn_position(record: &Record, query: &DiagramQuery, words: &Words) -> Response {
    let title = title(&record.game, words);
    let form = query.form.as_deref();
    if form == Some("svg") {
        let kind = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "no-store")];
        return (kind, svg(&picture(&position(record)), &title)).into_response();
    }
    if form == Some("png") {
        let pixels = Pixels::of(&picture(&position(record)), width(query.width));
        return sheet::shown("image/png", &format!("{}.png", record.game.name), png(&pixels));
    }
    let pages = diagram_page(&position(record), &title, &words.language(), PageFormat::A4);
    printed(&pages, &record.game)
}

/// How wide a picture is made.
fn width(asked: Option<u32>) -> u32 {
    asked.unwrap_or(WIDTH).clamp(*WIDTHS.start(), *WIDTHS.end())
}

/// The game at a table as an animated picture.
pub(crate) async fn animation(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    QueryText(query): QueryText<AnimationQuery>,
) -> ApiResult<Response> {
    let record = record(&app, &requester, &id).await?;
    let draw = move || {
        let diagrams = record.diagrams().map_err(|error| ApiFailure::wrong(&error))?;
        let pause = query.pause.unwrap_or(PAUSE).clamp(*PAUSES.start(), *PAUSES.end());
        let drawn = gif(&diagrams, Duration::from_millis(pause), width(query.width));
        Ok(sheet::shown("image/gif", &format!("{}.gif", record.game.name), drawn))
    };
    requester.have_made(draw).await
}

/// The game at a table, written down move by move.
pub(crate) async fn score_sheet(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Response> {
    let record = record(&app, &requester, &id).await?;
    let words = requester.words.clone();
    let write = move || {
        let sheet = ScoreSheet::of(&record::played_game(&record), &words);
        Ok(printed(&sheet.pages(PageFormat::A4), &record.game))
    };
    requester.have_made(write).await
}

async fn record(app: &AppState, requester: &Requester, id: &str) -> ApiResult<Record> {
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    app.may_see(id, requester.known_browser()).await.map_err(refuse)?;
    let handle = app.table(id).await.map_err(refuse)?;
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

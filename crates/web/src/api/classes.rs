//! Classes: the questions of teachers and pupils.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use lab::Answers;
use rules::Phrase;
use table::Token;
use words::Words;

use super::{
    exercise::{checked, exercise},
    requester::{ApiResult, JsonBody, PathText, Requester},
    sheet,
};
use crate::{
    app_state::AppState,
    classes::{Class, ClassBoard, ClassRoom, ClassSeat, Member, no_card},
    failure::ApiFailure,
    wire::{
        ClassBoardShown, ClassEntry, ClassMode, ClassOrder, ClassRequest, ClassSheetShown,
        ClassShown, DeskAnswers, DeskRequest, DeskShown, ExerciseChecked, LearnerResult,
        PupilShown,
    },
};

/// Begins a class.
pub(crate) async fn begin(
    State(app): State<AppState>,
    requester: Requester,
    JsonBody(ClassRequest { title, names }): JsonBody<ClassRequest>,
) -> ApiResult<Response> {
    let browser = requester.browser();
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    let class = app.begin_class(&browser.id, &title, &names).await.map_err(refuse)?;
    let room = app.class_room(&class.id).await.map_err(refuse)?;
    let shown = shown(&app, &room, &requester.words).await.map_err(refuse)?;
    let remembered = requester.remember(&browser).await?;
    Ok((StatusCode::CREATED, remembered, Json(shown)).into_response())
}

/// The classes of this browser.
pub(crate) async fn list(
    State(app): State<AppState>,
    requester: Requester,
) -> ApiResult<Json<Vec<ClassEntry>>> {
    let Some(browser) = requester.known_browser() else { return Ok(Json(Vec::new())) };
    let found = app.classes_of(browser).await.map_err(|failure| requester.refuse(&failure))?;
    let entry = |class: &Arc<Class>| ClassEntry {
        id: class.id.clone(),
        title: class.title.clone(),
        pupils: count(class.present().count()),
    };
    Ok(Json(found.iter().map(entry).collect()))
}

/// A class, for its teacher.
pub(crate) async fn show(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Json<ClassShown>> {
    let room = taught(&app, &requester, &id).await?;
    let shown = shown(&app, &room, &requester.words).await;
    shown.map(Json).map_err(|failure| requester.refuse(&failure))
}

/// Does what the teacher wants done.
pub(crate) async fn conduct(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    JsonBody(order): JsonBody<ClassOrder>,
) -> ApiResult<Json<ClassShown>> {
    let room = taught(&app, &requester, &id).await?;
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    app.conduct(&id, order, &requester.words).await.map_err(refuse)?;
    shown(&app, &room, &requester.words).await.map(Json).map_err(refuse)
}

/// The results of games and exercises as a spreadsheet.
pub(crate) async fn results(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
) -> ApiResult<Response> {
    let room = taught(&app, &requester, &id).await?;
    let text = room.now().spreadsheet(&requester.words);
    Ok(sheet::attached("text/csv; charset=utf-8", "class.csv", text))
}

/// A pupil comes with a card: their browser is remembered as long as the server runs.
pub(crate) async fn desk(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    JsonBody(DeskRequest { card, again }): JsonBody<DeskRequest>,
) -> ApiResult<Response> {
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    let (room, number) = pupil(&app, &id, &card).await.map_err(refuse)?;
    if again {
        app.seat_again(&id, number).await.map_err(refuse)?;
    }
    let browser = requester.browser();
    let edition = room.now().pupil(number).map_or(0, |pupil| pupil.edition);
    app.enter_class(&browser.id, &id, Member::Pupil(number, edition));
    let remembered = requester.remember(&browser).await?;
    Ok((remembered, Json(desk_of(&room, number, &requester.words))).into_response())
}

/// Checks what a pupil has filled in, and takes the mark down.
pub(crate) async fn answer(
    State(app): State<AppState>,
    requester: Requester,
    PathText((id, sheet)): PathText<(String, usize)>,
    JsonBody(DeskAnswers { card, answers, looked }): JsonBody<DeskAnswers>,
) -> ApiResult<Json<ExerciseChecked>> {
    let refuse = |failure: ApiFailure| requester.refuse(&failure);
    let (room, number) = pupil(&app, &id, &card).await.map_err(refuse)?;
    let found = room.now().sheets.get(sheet).map(|sheet| sheet.exercise.clone());
    let found = found.ok_or_else(|| refuse(ApiFailure::nothing()))?;
    let words = requester.words.clone();
    let check = move || {
        let exercise = exercise(&found)?;
        let answers = Answers::read(&exercise, &answers)
            .map_err(|error| ApiFailure::wrong(&error).about("answers"))?;
        Ok(checked(&exercise, &answers, &words))
    };
    let checked = requester.have_made(check).await?;
    let right = count(checked.remarks.iter().filter(|remark| remark.right).count());
    let all = count(checked.remarks.len());
    let mark = |class: &mut Class| {
        let name = class.pupil(number).map(|pupil| pupil.name.clone()).unwrap_or_default();
        let Some(sheet) = class.sheets.get_mut(sheet) else { return Ok(()) };
        let at = sheet.results.iter().position(|(known, _)| *known == number);
        let at = at.unwrap_or_else(|| {
            let (first, best, tries, looked) = (right, 0, 0, false);
            sheet.results.push((number, LearnerResult { name, first, best, all, tries, looked }));
            sheet.results.len() - 1
        });
        sheet.results[at].1.count(right, looked);
        Ok(())
    };
    app.change_class(&id, mark).await.map_err(refuse)?;
    Ok(Json(checked))
}

/// The class, if the one who asks teaches it.
async fn taught(app: &AppState, requester: &Requester, id: &str) -> ApiResult<Arc<ClassRoom>> {
    let room = app.class_room(id).await.map_err(|failure| requester.refuse(&failure))?;
    if requester.known_browser() == Some(&*room.now().teacher) {
        return Ok(room);
    }
    let phrase = Phrase::new("error-page-not-teacher");
    Err(requester.refuse(&ApiFailure::forbidden(phrase)))
}

/// The pupil of a card.
pub(super) async fn pupil(
    app: &AppState,
    id: &str,
    card: &str,
) -> Result<(Arc<ClassRoom>, u32), ApiFailure> {
    let room = app.class_room(id).await?;
    match app.member(&room.now(), None, &[Token::new(card)]).await? {
        Some(Member::Pupil(number, _)) => Ok((room, number)),
        _ => Err(no_card()),
    }
}

/// A class as its teacher sees it.
pub(super) async fn shown(
    app: &AppState,
    room: &ClassRoom,
    words: &Words,
) -> Result<ClassShown, ApiFailure> {
    let class = room.now();
    let mut pupils = Vec::new();
    for pupil in class.present() {
        let (games, halves) = class.score(pupil.number);
        pupils.push(PupilShown {
            number: pupil.number,
            name: pupil.name.clone(),
            card: app.card(&class, pupil.number).await?,
            present: room.is_present(pupil.number),
            games,
            points: points(halves),
        });
    }
    let sheets = class.sheets.iter().map(|sheet| {
        let results = sheet.results.iter().map(|(_, result)| result.clone()).collect();
        sheet_shown(&sheet.exercise, results, words)
    });
    Ok(ClassShown {
        id: class.id.clone(),
        title: class.title.clone(),
        game: class.game.clone(),
        clock: class.clock.clone(),
        level: class.level.clone(),
        help: class.help,
        stopped: class.stopped,
        mode: class.mode,
        round: class.round,
        rounds: class.rounds(),
        pupils,
        boards: class.shown().map(|board| board_shown(&class, board)).collect(),
        sheets: sheets.collect(),
    })
}

/// A class as a pupil sees it.
pub(super) fn desk_of(room: &ClassRoom, number: u32, words: &Words) -> DeskShown {
    let class = room.now();
    let (games, halves) = class.score(number);
    let mine = |board: &&ClassBoard| board.has(number);
    let is_busy = class.boards.iter().any(|board| board.is_open() && board.has(number));
    let sheets = class.sheets.iter().map(|sheet| {
        let own = sheet.results.iter().filter(|(known, _)| *known == number);
        sheet_shown(&sheet.exercise, own.map(|(_, result)| result.clone()).collect(), words)
    });
    DeskShown {
        title: class.title.clone(),
        name: class.pupil(number).map(|pupil| pupil.name.clone()).unwrap_or_default(),
        stopped: class.stopped,
        mode: class.mode,
        boards: class.shown().filter(mine).map(|board| board_shown(&class, board)).collect(),
        again: class.mode == ClassMode::Computer && !class.stopped && !is_busy,
        games,
        points: points(halves),
        sheets: sheets.collect(),
    }
}

fn board_shown(class: &Class, board: &ClassBoard) -> ClassBoardShown {
    let name = |seat: &ClassSeat| class.seat_name(*seat).map(str::to_owned);
    ClassBoardShown {
        table: board.table.clone(),
        round: board.round,
        game: board.game.clone(),
        seats: board.seats.iter().map(name).collect(),
        mine: board.seats.contains(&ClassSeat::Teacher),
        result: board.result.clone(),
    }
}

fn sheet_shown(
    asked: &crate::wire::ExerciseRequest,
    results: Vec<LearnerResult>,
    words: &Words,
) -> ClassSheetShown {
    let title = exercise(asked).map(|exercise| exercise.title(words)).unwrap_or_default();
    ClassSheetShown { title, exercise: asked.clone(), results }
}

/// Points as they are written, from twice their number.
fn points(halves: u32) -> String {
    let half = if halves % 2 == 1 { "½" } else { "" };
    match (halves / 2, half) {
        (0, "½") => half.to_owned(),
        (whole, half) => format!("{whole}{half}"),
    }
}

fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

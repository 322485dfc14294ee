//! Puzzles: listed, solved by playing, and printed.

use std::time::{SystemTime, UNIX_EPOCH};

use axum::{Json, extract::State, http::StatusCode, response::Response};
use paper::{PageFormat, pdf};
use puzzles::{
    AttemptStep, Puzzle, PuzzleAttempt, PuzzleFault, PuzzleFilter, PuzzleHint, puzzle_sheet,
};
use rules::Phrase;
use search::{Limits, Stop};
use serde::Deserialize;
use session::{AnyGame, PlayError};
use words::Words;

use super::{
    requester::{ApiResult, JsonBody, PathText, QueryText, Requester},
    sheet,
};
use crate::{
    app_state::AppState,
    failure::ApiFailure,
    tables::{line_steps, picture, shown_move},
    wire::{
        LineStepShown, PuzzleEntry, PuzzleList, PuzzleShown, PuzzleState, PuzzleTry, SquareIndex,
    },
};

/// How many nodes are spent on saying why a move is wrong.
const EXPLAINED: u64 = 150_000;
/// The most puzzles on a sheet.
const MOST_PRINTED: u8 = 60;
/// The seconds of a day.
const DAY: u64 = 24 * 60 * 60;

/// Which puzzles are wanted on paper.
#[derive(Debug, Deserialize)]
pub(crate) struct PuzzleSheetQuery {
    game: Option<String>,
    grade: Option<u8>,
    count: Option<u8>,
    seed: Option<u32>,
    solution: Option<bool>,
}

/// The puzzles that there are.
pub(crate) async fn list(State(app): State<AppState>) -> Json<PuzzleList> {
    let collection = app.puzzles();
    let entry = |puzzle: &Puzzle| PuzzleEntry {
        id: puzzle.id(),
        game: puzzle.game.to_string(),
        grade: puzzle.grade,
    };
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let day = since.map_or(0, |since| since.as_secs() / DAY);
    let daily = collection.of_day(day, &PuzzleFilter::default());
    Json(PuzzleList {
        puzzles: collection.puzzles().iter().map(entry).collect(),
        daily: daily.map(Puzzle::id),
    })
}

/// A puzzle after some moves.
pub(crate) async fn attempt(
    State(app): State<AppState>,
    requester: Requester,
    PathText(id): PathText<String>,
    JsonBody(tried): JsonBody<PuzzleTry>,
) -> ApiResult<Json<PuzzleShown>> {
    let puzzle = app.puzzles().of_id(&id).cloned();
    let puzzle = puzzle.ok_or_else(|| requester.refuse(&no_puzzle()))?;
    let words = requester.words.clone();
    let make = move || shown(&puzzle, &tried, &words).map_err(|failure| *failure);
    requester.have_made(make).await.map(Json)
}

/// Puzzles on paper.
pub(crate) async fn print(
    State(app): State<AppState>,
    requester: Requester,
    QueryText(query): QueryText<PuzzleSheetQuery>,
) -> ApiResult<Response> {
    let words = requester.words.clone();
    let make = move || {
        let PuzzleSheetQuery { game, grade, count, seed, solution } = query;
        let count = usize::from(count.unwrap_or(6).clamp(1, MOST_PRINTED));
        let filter = PuzzleFilter { game, grade };
        let chosen = app.puzzles().drawn(&filter, count, seed.unwrap_or_default().into());
        if chosen.is_empty() {
            return Err(no_puzzle());
        }
        let title = words.text("puzzle-sheet-title");
        let solution = solution.unwrap_or_default();
        let pages = puzzle_sheet(&chosen, &title, solution, &words, PageFormat::A4);
        Ok(pdf(&pages.map_err(|fault| ApiFailure::wrong(&fault))?))
    };
    let printed = requester.have_made(make).await?;
    Ok(sheet::shown("application/pdf", "puzzles.pdf", printed))
}

fn no_puzzle() -> ApiFailure {
    ApiFailure::new(StatusCode::NOT_FOUND, Phrase::new("error-puzzle-none"))
}

/// A puzzle as far as it is solved by these moves.
fn shown(
    puzzle: &Puzzle,
    tried: &PuzzleTry,
    words: &Words,
) -> Result<PuzzleShown, Box<ApiFailure>> {
    let unsound = |fault: PuzzleFault| Box::new(ApiFailure::wrong(&fault));
    let illegal = |error: PlayError| Box::new(ApiFailure::wrong(&error).about("moves"));
    let mut attempt = PuzzleAttempt::new(puzzle).map_err(unsound)?;
    let task = words.say(&puzzle.task_told(attempt.table()));
    let (mut state, mut said, mut line) = (PuzzleState::Open, None, Vec::new());
    for (number, text) in (1..).zip(&tried.moves) {
        match attempt.play(text).map_err(illegal)? {
            AttemptStep::Solved => {
                state = PuzzleState::Solved;
                break;
            }
            AttemptStep::Right { .. } => {}
            // Only the newest move is new: an older one that was wrong is not played on.
            AttemptStep::Wrong { .. } if number < tried.moves.len() => {}
            AttemptStep::Wrong { text } => {
                state = PuzzleState::Wrong;
                (said, line) = refuted(attempt.table(), &text, words);
            }
        }
    }
    if tried.show.unwrap_or_default() && state != PuzzleState::Solved {
        state = PuzzleState::Shown;
    }
    if matches!(state, PuzzleState::Solved | PuzzleState::Shown) {
        let table = puzzle.open().map_err(|error| Box::new(ApiFailure::wrong(&error)))?;
        said = Some(words.say(&puzzle.explanation(&*table)));
        line = line_steps(&*table, &puzzle.line);
    }
    Ok(drawn(puzzle, &attempt, state, PuzzleWords { task, said, line }))
}

/// What is said of a puzzle.
struct PuzzleWords {
    task: String,
    said: Option<String>,
    line: Vec<LineStepShown>,
}

fn drawn(
    puzzle: &Puzzle,
    attempt: &PuzzleAttempt<'_>,
    state: PuzzleState,
    PuzzleWords { task, said, line }: PuzzleWords,
) -> PuzzleShown {
    let table = attempt.table();
    let view = table.view();
    let (board, columns) = (&view.board, view.board.width);
    let names: Vec<String> = board.squares().map(|square| table.square_name(square)).collect();
    let is_open = matches!(state, PuzzleState::Open | PuzzleState::Wrong);
    let hint = match attempt.hint() {
        Some(PuzzleHint::Piece(square)) => vec![square],
        Some(PuzzleHint::OneOf(both)) => {
            both.iter().filter_map(|turn| turn.path.last().copied()).collect()
        }
        None => Vec::new(),
    };
    let moves = view.moves.iter().filter(|_| is_open);
    PuzzleShown {
        id: puzzle.id(),
        game: puzzle.game.to_string(),
        grade: puzzle.grade,
        source: puzzle.players().unwrap_or_default().to_owned(),
        state,
        task,
        position: table.position(),
        board: picture(board, &names),
        turn: view.turn.0,
        moves: moves.map(|turn| shown_move(turn, columns)).collect(),
        last: table.last().map(|turn| shown_move(&turn, columns)),
        hint: SquareIndex::all(&hint, columns),
        said,
        line,
    }
}

/// Why a move is wrong, and the line that shows it.
fn refuted(table: &dyn AnyGame, text: &str, words: &Words) -> (Option<String>, Vec<LineStepShown>) {
    let limits = Limits { nodes: Some(EXPLAINED), ..Limits::default() };
    let Ok(Some(run)) = table.explain(text, limits, Stop::default()) else {
        return (None, Vec::new());
    };
    let explanation = run();
    let scale = table.scale(&table.adviser());
    let said = explanation.refutation(&scale).map(|sentence| words.say(&sentence));
    (said, line_steps(table, &explanation.line))
}

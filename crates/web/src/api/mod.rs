//! The questions that the page asks, one file per kind.

mod class_live;
mod classes;
mod collections;
mod compare;
mod contests;
mod exercise;
mod games;
mod handouts;
mod health;
mod housekeeping;
mod lesson;
mod library;
mod live;
mod open_tables;
mod paper;
mod position;
mod puzzles;
mod quit;
mod reach;
mod register;
mod requester;
mod search;
mod sheet;
mod studies;
mod tables;
mod words;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware,
    response::Response,
    routing::{any, get, post},
};
use tower_http::compression::{CompressionLayer, DefaultPredicate, Predicate};

use crate::{app_state::AppState, failure::ApiFailure, guard, page};
pub(crate) use exercise::settled as settled_exercise;
use requester::Requester;

/// How many bytes a question may have.
const LONGEST_QUESTION: usize = 1_000_000;

/// Answers with more bytes than this are sent as they are: packing them would take the threads that
/// answer people from others.
const MOST_PACKED: u64 = 1_000_000;

/// Which answers are packed: those that usually are, unless they are large.
#[derive(Clone, Copy, Debug)]
struct SmallAnswer;

impl Predicate for SmallAnswer {
    fn should_compress<B: axum::body::HttpBody>(&self, response: &axum::http::Response<B>) -> bool {
        let size = response.body().size_hint().exact();
        size.is_none_or(|size| size <= MOST_PACKED)
            && DefaultPredicate::new().should_compress(response)
    }
}

/// There is no such question.
async fn unknown(requester: Requester) -> Response {
    requester.refuse(&ApiFailure::nothing())
}

/// What the server answers to teachers and pupils.
fn class_routes() -> Router<AppState> {
    Router::new()
        .route("/api/classes", get(classes::list).post(classes::begin))
        .route("/api/classes/{id}", get(classes::show).post(classes::conduct))
        .route("/api/classes/{id}/results", get(classes::results))
        .route("/api/classes/{id}/desk", post(classes::desk))
        .route("/api/classes/{id}/sheets/{number}/answers", post(classes::answer))
        .route("/api/classes/{id}/live", get(class_live::live))
}

/// Everything that the server answers.
pub fn router(app: AppState) -> Router {
    Router::new()
        .route("/api/register", get(register::register))
        .route("/api/words/{code}", get(words::words))
        .route("/api/tables", get(tables::list).post(tables::open))
        .route("/api/check", post(tables::check))
        .route("/api/tables/{id}/live", get(live::live))
        .route("/api/tables/{id}/record", get(games::record))
        .route("/api/tables/{id}/forms", get(games::forms))
        .route("/api/import", post(games::import))
        .route("/api/position", post(position::position))
        .route("/api/tables/{id}/diagram", get(paper::diagram))
        .route("/api/tables/{id}/animation", get(paper::animation))
        .route("/api/tables/{id}/score-sheet", get(paper::score_sheet))
        .route("/api/sheets/{spec}", get(paper::sheets))
        .route("/api/booklets/{spec}", get(paper::booklets))
        .route("/api/hall", get(library::hall))
        .route("/api/hall/{game}", get(library::hall_of))
        .route("/api/games", get(library::games))
        .route("/api/explore", get(library::explore))
        .route("/api/games/{id}/table", post(library::open))
        .route("/api/searches", post(search::begin))
        .route("/api/searches/{id}", get(search::show))
        .route("/api/searches/{id}/stop", post(search::stop))
        .route("/api/searches/{id}/root", get(search::root))
        .route("/api/searches/{id}/tree", get(search::tree))
        .route("/api/searches/{id}/nodes/{node}", get(search::nodes))
        .route("/api/searches/{id}/moments/{number}", get(search::moment))
        .route("/api/searches/{id}/moments/{number}/cut", get(search::next_cut))
        .route("/api/comparisons", post(compare::begin))
        .route("/api/comparisons/{id}", get(compare::show))
        .route("/api/comparisons/{id}/stop", post(compare::stop))
        .route("/api/comparisons/{id}/report", get(compare::report))
        .route("/api/exercises", post(exercise::make))
        .route("/api/exercises/check", post(exercise::check))
        .route("/api/exercises/sheet", get(exercise::sheet))
        .route("/api/handouts", get(handouts::list).post(handouts::open))
        .route("/api/handouts/{number}", get(handouts::show))
        .route("/api/handouts/{number}/clear", post(handouts::clear))
        .route("/api/handouts/{number}/answers", post(handouts::answer))
        .route("/api/handouts/{number}/results", get(handouts::results))
        .merge(class_routes())
        .route("/api/lessons", get(lesson::list))
        .route("/api/lessons/{name}", get(lesson::show))
        .route("/api/training", post(lesson::train))
        .route("/api/training/weights", get(lesson::weights))
        .merge(puzzle_routes())
        .route("/api/rules/{spec}", get(games::rules))
        .merge(meetings())
        .route("/api/quit", post(quit::quit))
        .route("/api/health", get(health::health))
        .route("/api/ready", get(health::ready))
        .route("/api/metrics", get(health::metrics))
        .merge(gathered())
        .route("/api/{*rest}", any(unknown))
        .fallback(get(page::serve))
        .layer(DefaultBodyLimit::max(LONGEST_QUESTION))
        .layer(middleware::from_fn_with_state(app.clone(), guard::watch))
        .layer(CompressionLayer::new().compress_when(SmallAnswer))
        .with_state(app)
}

/// What is asked of puzzles.
fn puzzle_routes() -> Router<AppState> {
    Router::new()
        .route("/api/puzzles", get(puzzles::list))
        .route("/api/puzzles/sheet", get(puzzles::print))
        .route("/api/puzzles/{id}", post(puzzles::attempt))
}

/// What is asked of files of games and of studies.
fn gathered() -> Router<AppState> {
    Router::new()
        .route("/api/collections", post(collections::open).layer(DefaultBodyLimit::disable()))
        .route("/api/collections/{id}", get(collections::show))
        .route("/api/collections/{id}/games", get(collections::games))
        .route("/api/collections/{id}/games/{number}/table", post(collections::table))
        .route("/api/collections/{id}/keep", post(collections::keep))
        .route("/api/tables/{id}/analysis", post(games::analyse))
        .route("/api/tables/{id}/keep", post(games::keep))
        .route("/api/tables/{id}/study", get(studies::of_table))
        .route("/api/studies", get(studies::list).post(studies::open))
        .route("/api/studies/{id}", get(studies::show).post(studies::edit))
        .route("/api/studies/{id}/chapters", post(studies::add))
        .route("/api/studies/{id}/forget", post(studies::forget))
        .route("/api/studies/{id}/record", get(studies::record))
}

/// The questions about tournaments, about what is one's own, and about meeting others.
fn meetings() -> Router<AppState> {
    Router::new()
        .route("/api/contests", get(contests::list).post(contests::begin))
        .route("/api/contests/{id}", get(contests::shown))
        .route("/api/contests/{id}/join", post(contests::join))
        .route("/api/contests/{id}/claim", post(contests::claim))
        .route("/api/contests/{id}/release", post(contests::release))
        .route("/api/contests/{id}/begin", post(contests::resume))
        .route("/api/contests/{id}/end", post(contests::end))
        .route("/api/contests/{id}/decision", post(contests::decide))
        .route("/api/contests/{id}/title", post(contests::rename))
        .route("/api/contests/{id}/delete", post(contests::delete))
        .route("/api/contests/{id}/restore", post(contests::restore))
        .route("/api/contests/{id}/pairings", get(contests::pairings))
        .route("/api/contests/{id}/meetings/{one}/{other}", get(contests::meetings))
        .route("/api/contests/{id}/watch/{number}", get(contests::watch))
        .route("/api/contests/{id}/games", get(contests::games))
        .route("/api/games/{id}/title", post(housekeeping::rename_game))
        .route("/api/games/{id}/delete", post(housekeeping::delete_game))
        .route("/api/games/{id}/restore", post(housekeeping::restore_game))
        .route("/api/tables/{id}/title", post(housekeeping::rename_table))
        .route("/api/tables/{id}/delete", post(housekeeping::delete_table))
        .route("/api/tables/{id}/restore", post(housekeeping::restore_table))
        .route("/api/open-tables", get(open_tables::list))
        .route("/api/open-tables/{id}/sit", post(open_tables::sit))
        .route("/api/reach", get(reach::show).post(reach::open))
        .route("/api/qr", get(reach::qr))
}

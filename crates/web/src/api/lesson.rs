//! The lessons, in the language of the request.

use axum::{Json, http::StatusCode};
use lab::{ExerciseKind, LESSONS, Lesson, LessonStep, SearchQuestion};
use learn::{SquareValues, WeightSummary};
use rules::Phrase;
use words::Words;

use super::requester::{ApiResult, JsonBody, PathText, Requester};
use crate::{
    failure::ApiFailure,
    wire::{
        ExerciseRequest, LessonEntry, LessonShown, LessonStepShown, SearchRequest, TrainingRequest,
        TrainingShown, WeightsShown,
    },
};

/// All lessons, in the order in which they are read.
pub(crate) async fn list(requester: Requester) -> Json<Vec<LessonEntry>> {
    Json(LESSONS.iter().map(|lesson| entry(lesson, &requester.words)).collect())
}

/// A lesson by its name.
pub(crate) async fn show(
    requester: Requester,
    PathText(name): PathText<String>,
) -> ApiResult<Json<LessonShown>> {
    let words = &requester.words;
    let place = LESSONS.iter().position(|lesson| lesson.name == name).ok_or_else(|| {
        let phrase = Phrase::new("error-page-no-lesson");
        requester.refuse(&ApiFailure::new(StatusCode::NOT_FOUND, phrase))
    })?;
    let lesson = &LESSONS[place];
    Ok(Json(LessonShown {
        title: words.text(lesson.title),
        steps: lesson.steps.iter().map(|step| shown(step, words)).collect(),
        exercise: exercise(lesson),
        next: LESSONS.get(place + 1).map(|next| entry(next, words)),
    }))
}

/// How many games a request plays: less than a tenth of a second.
const GAMES: u32 = 50;

/// Lets a tiny evaluation learn from some more games. It is sent along and back, so that the server
/// keeps nothing.
pub(crate) async fn train(
    requester: Requester,
    JsonBody(asked): JsonBody<TrainingRequest>,
) -> ApiResult<Json<TrainingShown>> {
    let values = match asked.values.len() {
        0 => Some([0.0; SquareValues::KINDS]),
        _ => asked.values.try_into().ok(),
    };
    let is_sound =
        |values: &[f32; SquareValues::KINDS]| values.iter().all(|value| value.abs() < 100.0);
    let Some(values) = values.filter(is_sound) else {
        let phrase = Phrase::new("error-page-garbled");
        return Err(requester.refuse(&ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, phrase)));
    };
    let games = asked.games.saturating_add(GAMES);
    let seed = u64::from(asked.seed) << 32 | u64::from(asked.games);
    let learned = tokio::task::spawn_blocking(move || {
        let mut values = SquareValues { values };
        values.learn(GAMES, &mut fastrand::Rng::with_seed(seed));
        values
    });
    let values = learned.await.map_or([0.0; SquareValues::KINDS], |learned| learned.values);
    let kind = |square| u8::try_from(SquareValues::kind(square)).unwrap_or_default();
    Ok(Json(TrainingShown { values: values.to_vec(), games, kinds: (0..64).map(kind).collect() }))
}

/// What the weights of Othello say of each square: the same for everyone, computed once.
pub(crate) async fn weights() -> Json<WeightsShown> {
    let summary = tokio::task::spawn_blocking(WeightSummary::of_othello).await;
    let stages = summary.map(|summary| summary.squares.clone()).unwrap_or_default();
    Json(WeightsShown { stages })
}

fn entry(lesson: &Lesson, words: &Words) -> LessonEntry {
    LessonEntry { name: lesson.name.to_owned(), title: words.text(lesson.title) }
}

fn shown(step: &LessonStep, words: &Words) -> LessonStepShown {
    let asked = |question: SearchQuestion| {
        let SearchQuestion { game, position, moves, engine, .. } = question;
        SearchRequest { game, position, moves, engine }
    };
    LessonStepShown {
        text: words.text(step.text),
        searches: step.questions().map(asked).collect(),
        show: step.show.into(),
    }
}

fn exercise(lesson: &Lesson) -> ExerciseRequest {
    let asked = lesson.exercise;
    let kind = ExerciseKind::NAMES.iter().find(|(_, kind)| *kind == asked.kind);
    ExerciseRequest {
        seed: Some(asked.seed),
        depth: Some(asked.depth),
        width: Some(asked.width),
        kind: kind.map(|&(name, _)| name.to_owned()),
        ..ExerciseRequest::default()
    }
}

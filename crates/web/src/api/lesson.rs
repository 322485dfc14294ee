//! The lessons, in the language of the request.

use axum::{Json, http::StatusCode};
use lab::{ExerciseKind, LESSONS, Lesson, LessonStep, SearchQuestion};
use rules::Phrase;
use words::Words;

use super::requester::{ApiResult, PathText, Requester};
use crate::{
    failure::ApiFailure,
    wire::{ExerciseRequest, LessonEntry, LessonShown, LessonStepShown, SearchRequest},
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

//! Exercises: trees to be filled in, on the page and on paper.

use axum::{Json, http::StatusCode, response::Response};
use lab::{
    AnswerRemark, Answers, Cutting, Exercise, ExerciseKind, ExerciseSource, Subject, TreeShape,
    sheets,
};
use paper::{PageFormat, pdf};
use rules::Phrase;
use words::Words;

use super::{
    requester::{ApiResult, JsonBody, QueryText, Requester},
    sheet,
};
use crate::{
    failure::ApiFailure,
    wire::{
        ExerciseChecked, ExerciseNode, ExerciseRemark, ExerciseRequest, ExerciseShown, NodeRole,
        SolvedNode, SubjectName,
    },
};

/// The default depths of a tree: one drawn by lot, and one of a game.
const DEPTH: u32 = 3;
const GAME_DEPTH: u32 = 2;
/// The deepest.
const DEEPEST: u32 = 6;
/// How many branches a tree by lot has everywhere.
const WIDTH: u32 = 2;
const WIDEST: u32 = 5;
/// The largest seed: one that can be typed in again.
const LAST_SEED: u32 = 99_999;

/// An exercise to be filled in.
pub(crate) async fn make(
    requester: Requester,
    JsonBody(request): JsonBody<ExerciseRequest>,
) -> ApiResult<Json<ExerciseShown>> {
    let words = requester.words.clone();
    requester.have_made(move || Ok(shown(&exercise(&request)?, &words))).await.map(Json)
}

/// Checks what was filled in.
pub(crate) async fn check(
    requester: Requester,
    JsonBody(request): JsonBody<ExerciseRequest>,
) -> ApiResult<Json<ExerciseChecked>> {
    let words = requester.words.clone();
    let check = move || {
        let exercise = exercise(&request)?;
        let answers = request.answers.as_deref().unwrap_or_default();
        let answers = Answers::read(&exercise, answers)
            .map_err(|error| ApiFailure::wrong(&error).about("answers"))?;
        Ok(checked(&exercise, &answers, &words))
    };
    requester.have_made(check).await.map(Json)
}

/// A sheet to be filled in on paper.
pub(crate) async fn sheet(
    requester: Requester,
    QueryText(request): QueryText<ExerciseRequest>,
) -> ApiResult<Response> {
    let words = requester.words.clone();
    let print = move || {
        let exercise = exercise(&request)?;
        let solution = request.solution.unwrap_or_default();
        Ok(pdf(&sheets(&[exercise], &words, solution, PageFormat::A4)))
    };
    let printed = requester.have_made(print).await?;
    Ok(sheet::shown("application/pdf", "exercise.pdf", printed))
}

fn garbled(field: &str) -> ApiFailure {
    ApiFailure::new(StatusCode::BAD_REQUEST, Phrase::new("error-page-garbled")).about(field)
}

/// The exercise that is asked for.
pub(super) fn exercise(request: &ExerciseRequest) -> Result<Exercise, ApiFailure> {
    let kind =
        named(&ExerciseKind::NAMES, request.kind.as_deref()).ok_or_else(|| garbled("kind"))?;
    let cutting = named(&Cutting::NAMES, request.cutting.as_deref());
    let cutting = cutting.ok_or_else(|| garbled("cutting"))?;
    let depth = |usual| request.depth.unwrap_or(usual).clamp(1, DEEPEST);
    let (source, seed, field) = match (&request.tree, &request.game) {
        (Some(tree), _) => (ExerciseSource::Written(tree.trim().to_owned()), request.seed, "tree"),
        (None, Some(game)) => {
            let (game, position) = (game.clone(), request.position.clone());
            (ExerciseSource::Game { game, position, depth: depth(GAME_DEPTH) }, None, "game")
        }
        (None, None) => {
            let width = request.width.unwrap_or(WIDTH).clamp(1, WIDEST);
            let seed = request.seed.unwrap_or_else(|| fastrand::u32(1..=LAST_SEED));
            let shape = TreeShape { depth: depth(DEPTH), width, largest: ExerciseSource::LARGEST };
            (ExerciseSource::Random(shape, seed.into()), Some(seed), "depth")
        }
    };
    let tree = source.tree(kind).map_err(|error| ApiFailure::wrong(&error).about(field))?;
    Ok(Exercise { tree, kind, cutting, seed: seed.map(u64::from) })
}

/// An exercise with the same tree for everyone, wherever it came from.
pub(crate) fn settled(request: &ExerciseRequest) -> Result<ExerciseRequest, ApiFailure> {
    let made = exercise(request)?;
    let tree = Some(made.tree.to_string());
    let seed = made.seed.and_then(|seed| u32::try_from(seed).ok());
    let ExerciseRequest { kind, cutting, .. } = request.clone();
    Ok(ExerciseRequest { tree, seed, kind, cutting, ..ExerciseRequest::default() })
}

/// What a name stands for; without one, the first there is.
fn named<T: Copy>(names: &[(&str, T)], name: Option<&str>) -> Option<T> {
    let found = names.iter().find(|(known, _)| name.is_none_or(|name| name == *known));
    found.map(|(_, meant)| *meant)
}

fn shown(exercise: &Exercise, words: &Words) -> ExerciseShown {
    let twigs = exercise.tree.twigs().iter().enumerate();
    let nodes = twigs.map(|(index, twig)| ExerciseNode {
        above: twig.parent.map(place),
        name: exercise.name(index),
        branch: exercise.branch_name(index),
        role: match () {
            () if twig.is_chance() => NodeRole::Chance,
            () if exercise.kind.has_shares() => NodeRole::Own,
            () if exercise.takes_largest(index) => NodeRole::Largest,
            () => NodeRole::Smallest,
        },
        player: twig.turn.0 + 1,
        odds: exercise.odds_text(index),
        value: twig.is_leaf().then(|| exercise.leaf_text(index)),
    });
    ExerciseShown {
        title: exercise.title(words),
        tree: exercise.tree.to_string(),
        seed: exercise.seed.and_then(|seed| u32::try_from(seed).ok()),
        tasks: exercise.tasks().iter().map(|task| words.say(task)).collect(),
        nodes: nodes.collect(),
    }
}

/// What there is to say about what was filled in.
pub(super) fn checked(exercise: &Exercise, answers: &Answers, words: &Words) -> ExerciseChecked {
    let remarks = exercise.check(answers);
    let right = remarks.iter().filter(|remark| remark.right).count();
    let score = Phrase::new("exercise-score").with("right", right).with("all", remarks.len());
    let remarks = remarks.iter().map(|AnswerRemark { subject, given, right, explanation }| {
        let (subject, node) = match subject {
            Subject::Value(node) => (SubjectName::Value, node),
            Subject::Window(node) => (SubjectName::Window, node),
            Subject::Cut(node) => (SubjectName::Cut, node),
        };
        ExerciseRemark {
            subject,
            node: place(*node),
            given: *given,
            right: *right,
            explanation: words.say(explanation),
        }
    });
    let found = exercise.solution();
    let solution = found.nodes.iter().enumerate().map(|(index, solved)| SolvedNode {
        value: exercise.value_text(&found, index),
        alpha: solved.exit.alpha,
        beta: solved.exit.beta,
        cut: solved.cut,
    });
    ExerciseChecked {
        remarks: remarks.collect(),
        score: words.say(&score),
        solution: solution.collect(),
        explained: exercise.summary().iter().map(|line| words.say(line)).collect(),
    }
}

fn place(index: usize) -> u32 {
    u32::try_from(index).expect("a sheet has few nodes")
}

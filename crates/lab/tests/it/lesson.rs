//! Lessons show what they speak of.

use lab::{Cutting, Exercise, ExerciseSource, Explorer, LESSONS, Show, TreeShape, Why};
use words::Words;

use crate::recording::recorded;

#[test]
fn every_lesson_has_its_words_in_every_language() {
    for (code, _) in Words::embedded().languages() {
        let words = Words::new(code).expect("a language");
        for lesson in &LESSONS {
            for id in lesson.steps.iter().map(|step| step.text).chain([lesson.title]) {
                assert!(words.messages(code).contains_key(id), "{id} in {code}");
            }
        }
    }
}

#[test]
fn every_example_can_be_searched_and_has_what_is_looked_at() {
    for step in LESSONS.iter().flat_map(|lesson| lesson.steps) {
        for question in step.questions() {
            let mut explorer = Explorer::new(recorded(&question)).expect("a game");
            assert!(explorer.recording().len() < 100_000, "{} is quick", step.text);
            match step.show {
                Show::Cut => {
                    let cut = explorer.recording().next_cut(0).expect("a recording");
                    let node = cut.expect("a cut-off").node;
                    assert_eq!(explorer.recording().node(node).expect("a node").why, Why::Cut);
                }
                Show::Expected => assert!(!explorer.expected().expect("a line").is_empty()),
                Show::Leaves | Show::Whole | Show::First | Show::Training | Show::Weights => {}
            }
        }
    }
}

#[test]
fn every_exercise_of_alpha_beta_has_something_to_cross_out() {
    for lesson in &LESSONS {
        let asked = lesson.exercise;
        let shape =
            TreeShape { depth: asked.depth, width: asked.width, largest: ExerciseSource::LARGEST };
        let (kind, cutting) = (asked.kind, Cutting::NonStrict);
        let source = ExerciseSource::Random(shape, asked.seed.into());
        let tree = source.tree(kind).expect("a tree for a sheet");
        let exercise = Exercise { tree, kind, cutting, seed: None };
        let crossed = exercise.solution().nodes.iter().any(|node| node.cut);
        assert_eq!(crossed, kind.has_cuts(), "{}", lesson.name);
    }
}

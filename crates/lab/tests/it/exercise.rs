//! Exercises are solved as the searches solve them, and answers are checked with a reason.

use std::collections::BTreeSet;

use lab::{
    Answers, Cutting, Exercise, ExerciseKind, SearchQuestion, SearchWindow, Tree, TreeShape, sheets,
};
use paper::{PageFormat, pdf};
use words::Words;

use crate::recording::recorded;

fn exercise(tree: &str, cutting: Cutting) -> Exercise {
    Exercise {
        tree: tree.parse().expect("a tree"),
        kind: ExerciseKind::AlphaBeta,
        cutting,
        seed: None,
    }
}

fn textbook() -> Exercise {
    exercise("((3 12 8) (2 4 6) (14 5 2))", Cutting::NonStrict)
}

#[test]
fn the_textbook_is_right() {
    let exercise = textbook();
    let solution = exercise.solution();
    let named = |name: &str| solution.nodes[exercise.named(name).expect("a node")];
    assert_eq!(named("A").value, Some(3));
    assert_eq!(named("C").value, Some(2));
    assert_eq!(named("C").entry, SearchWindow { alpha: Some(3), beta: None });
    assert_eq!(named("C").exit, SearchWindow { alpha: Some(3), beta: Some(2) });
    let cut = (0..solution.nodes.len()).filter(|&twig| solution.nodes[twig].cut);
    let cut: Vec<_> = cut.filter_map(|twig| exercise.branch_name(twig)).collect();
    assert_eq!(cut, ["C2", "C3"]);
    assert_eq!(solution.leaves(&exercise), 7);
}

/// The program's own alpha-beta cuts at equality: the solution is what it does, node by node.
#[test]
fn a_solution_is_what_the_search_does() {
    for seed in 0..60 {
        let shape =
            TreeShape { depth: 1 + u32::try_from(seed % 4).expect("small"), width: 3, largest: 9 };
        let tree = Tree::random(shape, seed);
        let cutting = Cutting::NonStrict;
        let exercise = Exercise { tree, kind: ExerciseKind::AlphaBeta, cutting, seed: Some(seed) };
        let solution = exercise.solution();
        let mut recording = recorded(&SearchQuestion::new(exercise.tree.to_string(), "alpha-beta"));
        let visited = solution.nodes.iter().filter(|solved| solved.value.is_some()).count();
        assert_eq!(visited, recording.len() as usize, "seed {seed}");
        let mut waiting = vec![(0, recording.root(0).expect("a root"))];
        while let Some((twig, id)) = waiting.pop() {
            let node = recording.node(id).expect("a node");
            let solved = solution.nodes[twig];
            assert_eq!((solved.value, solved.entry), (node.score, node.entry), "seed {seed}");
            assert_eq!(solved.exit, node.exit, "seed {seed}");
            let branches = exercise.tree.twigs()[twig].branches.iter().copied();
            waiting.extend(branches.zip(recording.child_ids(id).expect("children")));
        }
    }
}

#[test]
fn strict_cutting_looks_at_more_and_finds_the_same() {
    let mut more = 0;
    for seed in 0..50 {
        let tree = Tree::random(TreeShape { depth: 3, width: 3, largest: 5 }, seed);
        let solve = |kind, cutting| {
            let exercise = Exercise { tree: tree.clone(), kind, cutting, seed: None };
            let solution = exercise.solution();
            (solution.nodes[0].value, solution.leaves(&exercise))
        };
        let (value, all) = solve(ExerciseKind::Minimax, Cutting::Strict);
        let (strict, looked) = solve(ExerciseKind::AlphaBeta, Cutting::Strict);
        let (loose, fewest) = solve(ExerciseKind::AlphaBeta, Cutting::NonStrict);
        assert_eq!((value, strict), (strict, loose));
        assert!(fewest <= looked && looked <= all);
        more += usize::from(fewest < looked);
    }
    assert!(more > 0, "equal values make a difference");
}

fn right(exercise: &Exercise, text: &str) -> (usize, usize) {
    let answers = Answers::read(exercise, text).expect("answers");
    let remarks = exercise.check(&answers);
    (remarks.iter().filter(|remark| remark.right).count(), remarks.len())
}

#[test]
fn right_answers_are_right_and_wrong_ones_are_explained() {
    let exercise = textbook();
    let all = "A=3 B=3 C=2 D=2 A=[3,inf] B=[-inf,3] C=[3,2] D=[3,2] xC2 xC3";
    assert_eq!(right(&exercise, all), (10, 10));
    assert_eq!(right(&exercise, ""), (0, 10));
    assert_eq!(right(&exercise, "a=4; b=3; xd2"), (1, 11));
    let words = Words::embedded();
    let wrong = Answers::read(&exercise, "A=4 xD2").expect("answers");
    let told = exercise.checked(&wrong, &words);
    assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("✗ A takes the largest of 3, 2, 2: 3"), "{told}");
    assert!(told.contains("✗ D2 must be searched"), "{told}");
    assert!(told.contains("– C2 is cut off: C has 2 already, and 2 ≤ alpha = 3"), "{told}");
    for word in ["A", "A=x", "Z=3", "xA9", "xA0", "A=[1]", "=", "x"] {
        assert!(Answers::read(&exercise, word).is_err(), "{word}");
    }
}

#[test]
fn seeds_make_sheets() {
    let shape = TreeShape { depth: 3, width: 2, largest: 20 };
    let trees: BTreeSet<String> =
        (0..30).map(|seed| Tree::random(shape, seed).to_string()).collect();
    assert!(trees.len() > 28, "different seeds, different sheets");
    assert_eq!(Tree::random(shape, 7), Tree::random(shape, 7));
}

#[test]
fn sheets_are_printed_with_their_solutions() {
    for language in ["en", "fr"] {
        let words = Words::new(language).expect("a language");
        let sheet = |seed| Exercise {
            tree: Tree::random(TreeShape { depth: 3, width: 2, largest: 20 }, seed),
            seed: Some(seed),
            ..textbook()
        };
        let exercises: Vec<Exercise> = (1..=3).map(sheet).collect();
        let alone = sheets(&exercises, &words, false, PageFormat::A4);
        let solved = sheets(&exercises, &words, true, PageFormat::A4);
        assert_eq!((alone.pages.len(), solved.pages.len()), (3, 6));
        assert!(pdf(&solved).starts_with(b"%PDF"));
        let text = exercises[0].text(&words, true);
        assert!(!text.contains("???"), "{text}");
        assert!(!exercises[0].text(&words, false).contains(" = 1"), "nothing is given away");
    }
}

#[test]
fn a_game_makes_an_exercise() {
    let question = SearchQuestion { depth: Some(2), ..SearchQuestion::new("othello", "minimax") };
    let mut recording = recorded(&question);
    let tree = Tree::of_search(&mut recording).expect("a tree");
    assert_eq!(tree.twigs().len(), recording.len() as usize);
    let exercise =
        Exercise { tree, kind: ExerciseKind::Minimax, cutting: Cutting::NonStrict, seed: None };
    assert_eq!(exercise.solution().nodes[0].value, Some(recording.answer().score));
}

//! The searches of textbooks that need dice or bounds: exact against plain twins, and the classic
//! examples.

use lab::{
    Answers, Cutting, Exercise, ExerciseKind, ExerciseSource, Explorer, Extent, SearchQuestion,
    Tree, TreeShape, sheets,
};
use paper::{PageFormat, pdf};
use words::Words;

use crate::recording::recorded;

/// The value of a node as a fraction, found in the plainest way there is.
fn twin(tree: &Tree, twig: usize) -> (i128, i128) {
    let node = &tree.twigs()[twig];
    let below: Vec<(i128, i128)> = node.branches.iter().map(|&branch| twin(tree, branch)).collect();
    if node.is_leaf() {
        return (i128::from(node.worth.as_ref().expect("a value")[0]), 1);
    }
    if node.is_chance() {
        let add = |(sum, of): (i128, i128), ((value, parts), odds): ((i128, i128), &i32)| {
            (sum * parts + value * i128::from(*odds) * of, of * parts)
        };
        let (sum, of) = below.into_iter().zip(&node.odds).fold((0, 1), add);
        return (sum, of * i128::from(node.chances()));
    }
    let less = |one: &(i128, i128), other: &(i128, i128)| (one.0 * other.1).cmp(&(other.0 * one.1));
    let mut sorted = below;
    sorted.sort_by(less);
    let best = if tree.turn(twig).0 == 0 { sorted.pop() } else { sorted.into_iter().next() };
    best.expect("a node that is no leaf has branches")
}

fn exercise(tree: &Tree, kind: ExerciseKind, cutting: Cutting) -> Exercise {
    Exercise { tree: tree.clone(), kind, cutting, seed: None }
}

fn value(text: &str, engine: &str) -> String {
    let tree: Tree = text.parse().expect("a tree");
    let recording = recorded(&SearchQuestion::new(text, engine));
    tree.written(recording.answer().score)
}

#[test]
fn the_examples_of_textbooks_come_out() {
    // Two coins; and how far apart leaves are matters where chance decides.
    assert_eq!(value("([(2 4) (7 4)] [(6 0) (5 -2)])", "expectiminimax"), "3");
    assert_eq!(value("([0.9:2 0.1:3] [0.9:1 0.1:4])", "expectiminimax"), "2.1");
    assert_eq!(value("([90%:20 10%:30] [9/10:1 1/10:400])", "star1"), "40.9");
    assert_eq!(value("[1 2 2]", "expectiminimax"), "5/3");
    let first = |text: &str| recorded(&SearchQuestion::new(text, "star1")).answer().best.clone();
    assert_eq!(first("([9:2 1:3] [9:1 1:4])"), "a1");
    assert_eq!(first("([9:20 1:30] [9:1 1:400])"), "a2");
    // With bounds the second leaf of the last two branches need not be looked at.
    let bounded = recorded(&SearchQuestion::new("([2 1] [-2 -1] [0 2]) -2..2", "star1"));
    assert_eq!((bounded.answer().leaves, bounded.answer().cutoffs), (4, 2));
    // A player who moves twice in a row.
    assert_eq!(value("(A(1 5) (2 9))", "expectiminimax"), "5");
}

#[test]
fn a_tree_is_written_as_it_is_read() {
    for text in ["([9:2 1:3] 4)", "[2 (3 [1 1 5])]", "(7A(1 5) (2 9))", "([2 4] [6 9]) 0..10"] {
        let tree: Tree = text.parse().expect(text);
        assert_eq!(tree.to_string(), text);
    }
    assert_eq!("([.5:2 .5:4] 1)".parse::<Tree>().expect("a tree").to_string(), "([2 4] 1)");
    for wrong in [
        "[]",
        "(2:3 4)",
        "[0:1 2]",
        "[1 2)",
        "(1 2]",
        "[1:2 3:]",
        "([1/1 2/2] 3/3)",
        "(1 2) 5..9",
        "(1 2) 9..1",
        "(1 2) x",
        "[1/2/3 1/2/3]",
        "C(1 2)",
        "[0.00001:1 2]",
        "A[1 2]",
        "[1/9973:1 1/9967:2 1/9949:3 4]",
    ] {
        assert!(wrong.parse::<Tree>().is_err(), "{wrong}");
    }
}

#[test]
fn star1_finds_what_expectiminimax_finds() {
    let (mut fewer, mut all) = (0, 0);
    for seed in 0..300 {
        let depth = 2 + u32::try_from(seed % 4).expect("small");
        let shape =
            TreeShape { depth, width: 2 + u32::try_from(seed % 2).expect("small"), largest: 9 };
        let tree = Tree::random_with_chance(shape, seed);
        let (value, of) = twin(&tree, 0);
        let plain = exercise(&tree, ExerciseKind::Expectiminimax, Cutting::NonStrict);
        let solved = plain.solution();
        let found = i128::from(solved.nodes[0].value.expect("a value"));
        assert_eq!(found * of, value * i128::from(tree.unit()), "seed {seed}: {tree}");
        for cutting in [Cutting::NonStrict, Cutting::Strict] {
            let star = exercise(&tree, ExerciseKind::Star1, cutting);
            let cut = star.solution();
            assert_eq!(cut.nodes[0].value, solved.nodes[0].value, "seed {seed}: {tree}");
            fewer += cut.leaves(&star);
            all += solved.leaves(&plain);
        }
    }
    assert!(fewer < all * 9 / 10, "{fewer} of {all}");
}

/// What Star1 says of a node that it left before the end is a bound on its true value.
#[test]
fn a_bound_of_star1_is_a_bound() {
    for seed in 0..200 {
        let tree = Tree::random_with_chance(TreeShape { depth: 5, width: 2, largest: 6 }, seed);
        let solved = exercise(&tree, ExerciseKind::Star1, Cutting::NonStrict).solution();
        for (twig, node) in solved.nodes.iter().enumerate() {
            let Some(found) = node.value else { continue };
            let (value, of) = twin(&tree, twig);
            let (value, of) = (value * i128::from(tree.unit()), of);
            let found = i128::from(found) * of;
            let low = node.entry.alpha.is_some_and(|alpha| found <= i128::from(alpha) * of);
            let high = node.entry.beta.is_some_and(|beta| i128::from(beta) * of <= found);
            let holds = (low && value <= found) || (high && found <= value) || value == found;
            assert!(holds, "seed {seed}, node {twig}: {tree}");
        }
    }
}

#[test]
fn shallow_pruning_finds_what_max_n_finds() {
    let (mut fewer, mut all) = (0, 0);
    for seed in 0..200 {
        let players = 2 + u8::try_from(seed % 3).expect("small");
        let shape = TreeShape { depth: 4, width: 3, largest: 8 };
        let tree = Tree::random_for_many(players, shape, seed);
        let shares = |engine: &str| {
            let mut recording = recorded(&SearchQuestion::new(tree.to_string(), engine));
            let root = recording.root(0).expect("a root");
            let leaves = recording.answer().leaves;
            (recording.node(root).expect("a node").shares, leaves)
        };
        if players == 2 {
            // Two values that add up to eight: what the text says is not a zero-sum tree.
            continue;
        }
        let (plain, looked) = shares("max-n:pruning=off");
        let (cut, fewest) = shares("shallow-max-n");
        assert_eq!(cut, plain, "seed {seed}: {tree}");
        (fewer, all) = (fewer + fewest, all + looked);
    }
    assert!(fewer < all, "{fewer} of {all}");
}

#[test]
fn engines_that_know_nothing_of_dice_say_so() {
    let refused = |game: &str, engine: &str| {
        SearchQuestion::new(game, engine).recorded(search::Stop::default()).is_err()
    };
    for engine in ["minimax", "alpha-beta", "pvs", "mcts", "max-n", "shallow-max-n"] {
        assert!(refused("([2 4] 3)", engine), "{engine}");
    }
    assert!(refused("(1/2/3 3/2/1)", "star1"));
    assert!(refused("(1 2)", "star1:width=3"));
    assert!(refused("connect-four", "star1"));
    assert!(!refused("(1 2)", "star1"));
    assert!(!refused("([2 4] 3)", "star1:depth=1"));
}

#[test]
fn answers_with_fractions_and_shares_are_checked() {
    let right = |kind, tree: &str, text: &str| {
        let exercise = exercise(&tree.parse().expect("a tree"), kind, Cutting::NonStrict);
        let answers = Answers::read(&exercise, text).expect("answers");
        let remarks = exercise.check(&answers);
        (remarks.iter().filter(|remark| remark.right).count(), remarks.len())
    };
    let chance = ExerciseKind::Expectiminimax;
    assert_eq!(right(chance, "([9:2 1:3] [9:1 1:4])", "A=2.1 B=21/10 C=1,3"), (3, 3));
    assert_eq!(right(chance, "[1 2 2]", "A=1.67"), (1, 1));
    assert_eq!(right(chance, "[1 2 2]", "A=1.6"), (0, 1));
    let bounded = "([2 1] [-2 -1] [0 2]) -2..2";
    assert_eq!(right(ExerciseKind::Star1, bounded, "A=1.5 B=1.5 C=0 xC2 D=1 xD2"), (6, 6));
    let shares = ExerciseKind::ShallowMaxN;
    let three = "((1/2/7 3/2/5) (6/3/1 6/1/3) (5/4/1 8/1/1))";
    assert_eq!(right(shares, three, "A=6/3/1 B=1/2/7 C=6/3/1 D=5/4/1 xD2"), (5, 5));
    assert_eq!(right(ExerciseKind::MaxN, three, "D=5/4/1 A=1/2/7"), (1, 4));
    let exercise = exercise(&three.parse().expect("a tree"), shares, Cutting::NonStrict);
    for wrong in ["A=6", "A=6/3", "A=x/y/z"] {
        assert!(Answers::read(&exercise, wrong).is_err(), "{wrong}");
    }
}

#[test]
fn every_kind_has_a_sheet_and_every_search_a_picture() {
    for language in ["en", "fr"] {
        let words = Words::new(language).expect("a language");
        for (name, kind) in ExerciseKind::NAMES {
            let source = ExerciseSource::Random(TreeShape { depth: 3, width: 2, largest: 9 }, 4);
            let tree = source.tree(kind).expect(name);
            let exercise = Exercise { tree, kind, cutting: Cutting::NonStrict, seed: Some(4) };
            let text = exercise.text(&words, true);
            assert!(!text.contains("???"), "{text}");
            assert!(pdf(&sheets(&[exercise], &words, true, PageFormat::A4)).starts_with(b"%PDF"));
        }
        for (game, engine) in
            [("([9:2 1:3] [9:1 1:4])", "star1"), ("(1/2/3 3/2/1)", "shallow-max-n")]
        {
            let mut explorer =
                Explorer::new(recorded(&SearchQuestion::new(game, engine))).expect("a recording");
            let moments = explorer.recording().moments();
            for number in 0..moments {
                let halt = explorer.halt(number).expect("a moment");
                assert!(!words.say(&halt.sentence(0, &words)).contains("???"));
            }
            let excerpt = explorer.excerpt(&Extent::default()).expect("an excerpt");
            let forms = [excerpt.text(&words), excerpt.dot(&words), excerpt.tikz(&words)];
            assert!(forms.iter().all(|form| !form.contains("???")), "{}", forms[0]);
            assert_eq!(engine == "star1", forms[0].contains("2.1"), "{}", forms[0]);
        }
    }
}

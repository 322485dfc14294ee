//! Whether a player finds the values of trees written down, and visits the nodes that it should.

use std::path::Path;

use lab::Tree;
use protocol::{Conversation, InspectionResult, Program};
use rules::{Phrase, Speak as _, Spec};
use search::{Limits, Stop};
use session::{Advice, AnyGame, Fault, GameNotation};

use super::check::CheckResult;

/// The algorithms that are counted.
const ALGORITHMS: [&str; 2] = ["minimax", "alpha-beta"];
/// The trees. No two leaves of a tree are worth the same, so that cutting at equality and beyond it
/// cut the same.
const TREES: [&str; 4] = [
    "((3 12 8) (2 4 6) (14 5 1))",
    "(((5 6) (7 4)) ((3 9) (1 8)))",
    "(((10 11) (9 12) 20) ((14 15) (13 16)) (5 (6 4) 30))",
    "((((8 7) (3 9)) ((10 2) (6 11))) (((4 12) (1 5)) ((16 13) (15 14))))",
];

/// Asks a player for minimax and alpha-beta on trees written down. One that ignores which of them is
/// asked for, and tells no number of nodes, has not come to this exercise yet.
pub(super) fn check(program: &Program, launcher: Option<&Path>) -> Vec<CheckResult> {
    let about = |algorithm| Phrase::built(format!("assignment-check-{algorithm}"));
    let checks = ALGORITHMS.map(|algorithm| {
        let result = match try_all(program, launcher, algorithm) {
            Ok(result) => result,
            Err(fault) => InspectionResult::Failed(fault.phrase()),
        };
        CheckResult { about: about(algorithm), result }
    });
    checks.into()
}

fn try_all(
    program: &Program,
    launcher: Option<&Path>,
    algorithm: &str,
) -> Result<InspectionResult, Fault> {
    let mut conversation = Conversation::begin(program, "tree", launcher.map(Path::to_owned))?;
    let engine = Spec::new(algorithm);
    conversation.set_engine(Some(engine.clone()));
    for text in TREES {
        let tree: Tree = text.parse().expect("a tree");
        let table = lab::table(text).expect("a tree");
        let value = |table: &dyn AnyGame| value(&tree, &table.position());
        let place = GameNotation { start: table.position(), moves: Vec::new() };
        let limits = Limits { depth: Some(tree.depth()), ..Limits::default() };
        let ours = table.ask(&engine, limits, Stop::default());
        let ours = ours.expect("trees have these engines").expect("there is a move");
        let ours = ours(&mut |_| ());
        let asked = conversation.ask(&*table, &place, limits, &Stop::default(), Some(&value))?;
        if asked.statistics.nodes == 0 {
            return Ok(InspectionResult::Failed(Phrase::new("assignment-no-nodes")));
        }
        if let Some(problem) = difference(text, &asked, &ours) {
            return Ok(InspectionResult::Failed(problem));
        }
    }
    Ok(InspectionResult::Passed)
}

/// What is wrong with an answer.
fn difference(tree: &str, theirs: &Advice, ours: &Advice) -> Option<Phrase> {
    let about = |id: &'static str| Phrase::new(id).with("tree", tree);
    if theirs.score != ours.score {
        let phrase = about("assignment-wrong-value");
        return Some(
            phrase.with("theirs", theirs.score.to_string()).with("ours", ours.score.to_string()),
        );
    }
    if theirs.best != ours.best {
        let phrase = about("assignment-wrong-branch");
        return Some(phrase.with("theirs", theirs.best.as_str()).with("ours", ours.best.as_str()));
    }
    let (counted, right) = (theirs.statistics.nodes, ours.statistics.nodes);
    (counted != right)
        .then(|| about("assignment-wrong-count").with("theirs", counted).with("ours", right))
}

/// What a leaf of a tree is worth to the first player; a place in a tree is the way to it.
fn value(tree: &Tree, place: &str) -> Option<i32> {
    let mut twig = 0;
    for word in place.split_whitespace() {
        let branch: usize = word.get(1..)?.parse().ok()?;
        twig = *tree.twigs()[twig].branches.get(branch.checked_sub(1)?)?;
    }
    let here = &tree.twigs()[twig];
    here.is_leaf().then(|| here.worth.as_ref().map(|worth| worth[0]))?
}

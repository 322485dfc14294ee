//! The solution of an exercise.

use rules::Player;
use serde::{Deserialize, Serialize};

use super::{Cutting, Exercise, ExerciseKind};
use crate::{
    SearchWindow, TextbookEngine,
    textbook::{NodeResult, TreeWatcher},
};

/// The solution of an exercise, node by node.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Solution {
    /// What each node of the tree comes to, in the order of the tree.
    pub nodes: Vec<NodeSolution>,
    /// What each node is worth to each player, where every player has a value; empty elsewhere and
    /// where the search does not come.
    #[serde(default)]
    pub shares: Vec<Vec<i32>>,
}

/// What a node comes to. Scores are for the first player, in parts of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NodeSolution {
    /// Its value; nothing if the search does not come here.
    pub value: Option<i32>,
    /// The window on entering.
    pub entry: SearchWindow,
    /// What is left of it on leaving.
    pub exit: SearchWindow,
    /// The branch after which the rest was cut off.
    pub cut_after: Option<usize>,
    /// Whether the branch that leads here was cut off; what lies below then goes without saying.
    pub cut: bool,
    /// The branch that gave the value.
    pub best: Option<usize>,
}

/// Takes down what a search finds, node by node.
struct SolutionRecorder<'a> {
    exercise: &'a Exercise,
    solution: Solution,
}

impl TreeWatcher for SolutionRecorder<'_> {
    fn enter(&mut self, twig: usize, window: SearchWindow) {
        self.solution.nodes[twig].entry = window;
    }

    fn leave(&mut self, twig: usize, found: NodeResult<'_>) {
        let branches = &self.exercise.tree.twigs()[twig].branches;
        let nodes = &mut self.solution.nodes;
        let is_open = |branch: &&usize| nodes[**branch].value.is_some();
        let searched = branches.iter().filter(is_open).count();
        let cut_after = searched.checked_sub(1).filter(|_| searched < branches.len());
        for &branch in &branches[searched..] {
            nodes[branch].cut = true;
        }
        let node = &mut nodes[twig];
        (node.value, node.exit, node.best) = (Some(found.value), found.window, found.best);
        node.cut_after = cut_after.map(|last| branches[last]);
        if let Some(shares) = found.shares {
            self.solution.shares[twig] = shares.to_vec();
        }
    }
}

impl Solution {
    /// How many leaves are looked at.
    #[must_use]
    pub fn leaves(&self, exercise: &Exercise) -> usize {
        let twigs = exercise.tree.twigs().iter().zip(&self.nodes);
        twigs.filter(|(twig, solved)| twig.is_leaf() && solved.value.is_some()).count()
    }
}

impl Exercise {
    /// Solves the exercise as it is taught.
    #[must_use]
    pub fn solution(&self) -> Solution {
        let mut nodes = vec![NodeSolution::default(); self.tree.twigs().len()];
        let engine = match self.kind {
            ExerciseKind::Minimax | ExerciseKind::AlphaBeta => {
                self.solve(0, SearchWindow::FULL, &mut nodes);
                return Solution { nodes, shares: Vec::new() };
            }
            ExerciseKind::Expectiminimax => TextbookEngine::Expectiminimax,
            ExerciseKind::Star1 => TextbookEngine::Star1,
            ExerciseKind::MaxN => TextbookEngine::MaxN,
            ExerciseKind::ShallowMaxN => TextbookEngine::ShallowMaxN,
        };
        let shares = vec![Vec::new(); nodes.len()];
        let mut noted = SolutionRecorder { exercise: self, solution: Solution { nodes, shares } };
        engine.search(&self.tree, 0, Player::FIRST, None, self.cutting, &mut noted);
        noted.solution
    }

    fn solve(&self, twig: usize, entry: SearchWindow, nodes: &mut [NodeSolution]) -> i32 {
        let here = &self.tree.twigs()[twig];
        nodes[twig].entry = entry;
        if here.is_leaf() {
            let value = here.worth.as_ref().map_or(0, |worth| worth[0]);
            nodes[twig] = NodeSolution { value: Some(value), exit: entry, ..nodes[twig] };
            return value;
        }
        let largest = self.takes_largest(twig);
        let (mut window, mut best) = (entry, None);
        let mut cut_after = None;
        for &branch in &here.branches {
            if cut_after.is_some() {
                nodes[branch].cut = true;
                continue;
            }
            let value = self.solve(branch, window, nodes);
            let better =
                |&(_, best): &(usize, i32)| if largest { best < value } else { value < best };
            if best.as_ref().is_none_or(better) {
                best = Some((branch, value));
            }
            if self.kind == ExerciseKind::AlphaBeta {
                window = narrowed(window, value, largest);
                cut_after = self.is_cut(value, entry, largest).then_some(branch);
            }
        }
        let (best, value) = best.expect("a fork has branches");
        // A cut after the last branch cuts nothing.
        let cut_after = cut_after.filter(|after| Some(after) != here.branches.last());
        let (value_found, best) = (Some(value), Some(best));
        nodes[twig] =
            NodeSolution { value: value_found, exit: window, cut_after, best, ..nodes[twig] };
        value
    }

    /// Whether the player to move takes the largest value.
    #[must_use]
    pub fn takes_largest(&self, twig: usize) -> bool {
        self.tree.turn(twig).0 == 0
    }

    fn is_cut(&self, value: i32, entry: SearchWindow, largest: bool) -> bool {
        match (largest, self.cutting) {
            (true, Cutting::NonStrict) => entry.beta.is_some_and(|beta| beta <= value),
            (true, Cutting::Strict) => entry.beta.is_some_and(|beta| beta < value),
            (false, Cutting::NonStrict) => entry.alpha.is_some_and(|alpha| value <= alpha),
            (false, Cutting::Strict) => entry.alpha.is_some_and(|alpha| value < alpha),
        }
    }
}

/// What is left of a window when the player to move is sure of a value.
fn narrowed(window: SearchWindow, value: i32, largest: bool) -> SearchWindow {
    if largest {
        SearchWindow { alpha: Some(window.alpha.map_or(value, |alpha| alpha.max(value))), ..window }
    } else {
        SearchWindow { beta: Some(window.beta.map_or(value, |beta| beta.min(value))), ..window }
    }
}

//! Exercises: a tree to be filled in by hand.

mod answers;
mod check;
mod reasons;
mod sheet;
mod solution;
mod source;
mod text;

use serde::{Deserialize, Serialize};

pub use answers::{Answers, AnswersError};
pub use check::{AnswerRemark, Subject};
pub use sheet::sheets;
pub use solution::{NodeSolution, Solution};
pub use source::{ExerciseSource, SourceError};

use crate::Tree;

/// What is to be filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExerciseKind {
    /// The value of every node.
    Minimax,
    /// Values, windows and cuts.
    AlphaBeta,
    /// The value of every node of a tree in which chance decides, too.
    Expectiminimax,
    /// The same with cuts.
    Star1,
    /// What every node is worth to each player.
    MaxN,
    /// The same with cuts.
    ShallowMaxN,
}

/// When the rest of a node is cut off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cutting {
    /// Only when the value lies beyond the window: `>`.
    Strict,
    /// Also when it lies on its end: `>=`. What the searches of this program do.
    NonStrict,
}

/// A tree to be filled in by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The tree.
    pub tree: Tree,
    /// What is to be filled in.
    pub kind: ExerciseKind,
    /// When the rest of a node is cut off.
    pub cutting: Cutting,
    /// What tells this sheet from others: the seed of its tree.
    pub seed: Option<u64>,
}

impl ExerciseKind {
    /// Every kind by name.
    pub const NAMES: [(&str, ExerciseKind); 6] = [
        ("alpha-beta", ExerciseKind::AlphaBeta),
        ("minimax", ExerciseKind::Minimax),
        ("expectiminimax", ExerciseKind::Expectiminimax),
        ("star1", ExerciseKind::Star1),
        ("max-n", ExerciseKind::MaxN),
        ("shallow-max-n", ExerciseKind::ShallowMaxN),
    ];

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(_, kind)| *kind == self).map_or("minimax", |(name, _)| name)
    }

    /// Whether branches are to be crossed out.
    #[must_use]
    pub fn has_cuts(self) -> bool {
        matches!(self, Self::AlphaBeta | Self::Star1 | Self::ShallowMaxN)
    }

    /// Whether windows are to be written down.
    #[must_use]
    pub fn has_windows(self) -> bool {
        self == Self::AlphaBeta
    }

    /// Whether every player has a value of their own.
    #[must_use]
    pub fn has_shares(self) -> bool {
        matches!(self, Self::MaxN | Self::ShallowMaxN)
    }

    /// Whether chance may decide in its trees.
    #[must_use]
    pub fn has_chance(self) -> bool {
        matches!(self, Self::Expectiminimax | Self::Star1)
    }
}

impl Cutting {
    /// Both by name.
    pub const NAMES: [(&str, Cutting); 2] =
        [("non-strict", Cutting::NonStrict), ("strict", Cutting::Strict)];
}

impl Exercise {
    /// What a node is worth as it is written; nothing if the search does not come here.
    #[must_use]
    pub fn value_text(&self, solution: &Solution, twig: usize) -> Option<String> {
        let value = solution.nodes[twig].value?;
        match solution.shares.get(twig).filter(|shares| !shares.is_empty()) {
            Some(shares) => Some(joined(shares)),
            None => Some(self.tree.written(value)),
        }
    }

    /// What a leaf says, as it is written.
    #[must_use]
    pub fn leaf_text(&self, twig: usize) -> String {
        let worth = self.tree.twigs()[twig].worth.as_deref().unwrap_or_default();
        match worth.first() {
            _ if self.kind.has_shares() => joined(worth),
            Some(worth) => worth.to_string(),
            None => "0".to_owned(),
        }
    }

    /// How likely chance makes a branch, as it is written; nothing where a player chooses.
    #[must_use]
    pub fn odds_text(&self, twig: usize) -> Option<String> {
        let above = &self.tree.twigs()[self.tree.twigs()[twig].parent?];
        let place = above.branches.iter().position(|&branch| branch == twig)?;
        let odds = above.odds.get(place)?;
        Some(format!("{odds}/{}", above.chances()))
    }

    /// The name of a node: A, B, C and so on level by level; leaves have none.
    #[must_use]
    pub fn name(&self, twig: usize) -> Option<String> {
        let twigs = self.tree.twigs();
        if twigs[twig].is_leaf() {
            return None;
        }
        let before = |&(index, other): &(usize, &crate::TreeNode)| {
            !other.is_leaf() && (other.ply, index) < (twigs[twig].ply, twig)
        };
        Some(letters(twigs.iter().enumerate().filter(before).count()))
    }

    /// The node of a name.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<usize> {
        let mut twigs = 0..self.tree.twigs().len();
        twigs.find(|&twig| self.name(twig).is_some_and(|known| known.eq_ignore_ascii_case(name)))
    }

    /// The name of a branch: that of the node above, and its number: C2.
    #[must_use]
    pub fn branch_name(&self, twig: usize) -> Option<String> {
        let parent = self.tree.twigs()[twig].parent?;
        let branches = &self.tree.twigs()[parent].branches;
        let number = branches.iter().position(|&branch| branch == twig)? + 1;
        Some(format!("{}{number}", self.name(parent)?))
    }
}

/// What something is worth to each player, as it is written.
fn joined(shares: &[i32]) -> String {
    let shares: Vec<String> = shares.iter().map(ToString::to_string).collect();
    shares.join("/")
}

/// The letters of a number, counted from zero: A to Z, then AA, AB and so on.
fn letters(mut number: usize) -> String {
    let mut letters = String::new();
    loop {
        let letter = u8::try_from(number % 26).expect("less than 26");
        letters.insert(0, char::from(b'A' + letter));
        match (number / 26).checked_sub(1) {
            Some(more) => number = more,
            None => return letters,
        }
    }
}

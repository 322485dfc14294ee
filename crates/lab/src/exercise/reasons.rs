//! Why the right answers to an exercise are right.

use rules::Phrase;

use super::{
    Cutting,
    check::{Checker, written},
};
use crate::textbook::left_for_one;

impl Checker<'_> {
    /// Why a node is worth what it is worth.
    pub(super) fn why_value(&self, twig: usize) -> Phrase {
        let tree = &self.exercise.tree;
        let node = &tree.twigs()[twig];
        let told = |twig| self.exercise.value_text(self.solution, twig);
        if node.is_chance() {
            return self.why_mean(twig);
        }
        let seen: Vec<String> = node.branches.iter().filter_map(|&branch| told(branch)).collect();
        let id = match () {
            () if self.exercise.kind.has_shares() => "exercise-value-share",
            () if self.exercise.takes_largest(twig) => "exercise-value-largest",
            () => "exercise-value-smallest",
        };
        Phrase::new(id)
            .with("node", self.name(twig))
            .with("player", i64::from(tree.turn(twig).0) + 1)
            .with("values", seen.join(", "))
            .with("value", told(twig).unwrap_or_default())
    }

    /// Why a node is worth what chance makes of it.
    fn why_mean(&self, twig: usize) -> Phrase {
        let node = &self.exercise.tree.twigs()[twig];
        let parts = node.branches.iter().zip(&node.odds).filter_map(|(&branch, odds)| {
            let value = self.exercise.value_text(self.solution, branch)?;
            Some(format!("{odds}/{} × {value}", node.chances()))
        });
        let id = if self.solution.nodes[twig].cut_after.is_some() {
            "exercise-value-chance-bound"
        } else {
            "exercise-value-chance"
        };
        Phrase::new(id)
            .with("node", self.name(twig))
            .with("values", parts.collect::<Vec<_>>().join(" + "))
            .with("value", self.exercise.value_text(self.solution, twig).unwrap_or_default())
    }

    /// Why the window is what it is on leaving a node.
    pub(super) fn why_window(&self, twig: usize) -> Phrase {
        let solved = &self.solution.nodes[twig];
        let id = match (solved.entry == solved.exit, self.exercise.takes_largest(twig)) {
            (true, _) => "exercise-window-same",
            (false, true) => "exercise-window-alpha",
            (false, false) => "exercise-window-beta",
        };
        Phrase::new(id)
            .with("node", self.name(twig))
            .with("entry", written(solved.entry))
            .with("exit", written(solved.exit))
            .with("value", i64::from(solved.value.unwrap_or_default()))
    }

    pub(super) fn branch(&self, twig: usize) -> String {
        self.exercise.branch_name(twig).unwrap_or_default()
    }

    /// Why a branch is cut off.
    pub(super) fn why_cut(&self, parent: usize, twig: usize) -> Phrase {
        let (exercise, solved) = (self.exercise, &self.solution.nodes[parent]);
        if exercise.kind.has_shares() {
            return self.why_share_cut(parent, twig);
        }
        let strict = exercise.cutting == Cutting::Strict;
        let value = solved.value.unwrap_or_default();
        let is_chance = exercise.tree.twigs()[parent].is_chance();
        let rises = if is_chance {
            solved.entry.beta.is_some_and(|beta| beta <= value)
        } else {
            exercise.takes_largest(parent)
        };
        let (id, sign, bound) = match (is_chance, rises) {
            (false, true) => {
                ("exercise-cut-beta", if strict { ">" } else { "≥" }, solved.entry.beta)
            }
            (false, false) => {
                ("exercise-cut-alpha", if strict { "<" } else { "≤" }, solved.entry.alpha)
            }
            (true, true) => {
                ("exercise-cut-chance-beta", if strict { ">" } else { "≥" }, solved.entry.beta)
            }
            (true, false) => {
                ("exercise-cut-chance-alpha", if strict { "<" } else { "≤" }, solved.entry.alpha)
            }
        };
        let (least, most) = exercise.tree.bounds();
        let extreme = if rises { least } else { most };
        Phrase::new(id)
            .with("bound", exercise.tree.written(bound.unwrap_or_default()))
            .with("sign", sign)
            .with("extreme", i64::from(extreme))
            .with("branch", self.branch(twig))
            .with("node", self.name(parent))
            .with("value", exercise.tree.written(value))
    }

    /// Why a branch is cut off where every player has a value.
    fn why_share_cut(&self, parent: usize, twig: usize) -> Phrase {
        let tree = &self.exercise.tree;
        let turn = tree.turn(parent);
        let share = |twig: usize, player: rules::Player| {
            self.solution.shares[twig].get(player.index()).copied()
        };
        let mine = share(parent, turn).unwrap_or_default();
        let left = left_for_one(tree, mine);
        // What the player above has from the branches before this one.
        let above = tree.twigs()[parent].parent;
        let sure = above.and_then(|above| {
            let chooser = tree.turn(above);
            let before =
                tree.twigs()[above].branches.iter().take_while(|&&branch| branch != parent);
            let best = before.filter_map(|&branch| share(branch, chooser)).max()?;
            (chooser != turn && left <= best).then_some((chooser, best))
        });
        let phrase = match sure {
            Some((chooser, sure)) => Phrase::new("exercise-cut-share")
                .with("other", i64::from(chooser.0) + 1)
                .with("left", i64::from(left))
                .with("sure", i64::from(sure)),
            None => Phrase::new("exercise-cut-share-most"),
        };
        phrase
            .with("branch", self.branch(twig))
            .with("node", self.name(parent))
            .with("player", i64::from(turn.0) + 1)
            .with("value", i64::from(mine))
    }

    /// Why a branch is searched.
    pub(super) fn why_searched(&self, parent: usize, twig: usize) -> Phrase {
        if !self.exercise.kind.has_windows() {
            return Phrase::new("exercise-cut-wrong-plain")
                .with("branch", self.branch(twig))
                .with("node", self.name(parent));
        }
        let window = self.solution.nodes[twig].entry;
        Phrase::new("exercise-cut-wrong")
            .with("branch", self.branch(twig))
            .with("node", self.name(parent))
            .with("window", written(window))
    }
}

//! Checking the answers to an exercise, with an explanation for each.

use rules::Phrase;

use super::{Answers, Exercise, Solution};
use crate::SearchWindow;

/// What a remark is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The value of a node.
    Value(usize),
    /// The window on leaving a node.
    Window(usize),
    /// The branch that leads to a node: is it cut?
    Cut(usize),
}

/// What there is to say about one answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerRemark {
    /// What it is about.
    pub subject: Subject,
    /// Whether there was an answer.
    pub given: bool,
    /// Whether it was right.
    pub right: bool,
    /// Why the right answer is right.
    pub explanation: Phrase,
}

impl Exercise {
    /// Says of everything that was to be filled in whether it is right, and why.
    #[must_use]
    pub fn check(&self, answers: &Answers) -> Vec<AnswerRemark> {
        let solution = self.solution();
        let checker = Checker { exercise: self, solution: &solution };
        let mut remarks = Vec::new();
        let twigs = self.tree.twigs();
        let mut order: Vec<usize> = (0..twigs.len()).collect();
        order.sort_by_key(|&twig| (twigs[twig].ply, twig));
        for &twig in order.iter().filter(|&&twig| !twigs[twig].is_leaf()) {
            remarks.extend(checker.value(twig, answers));
            if self.kind.has_windows() {
                remarks.extend(checker.window(twig, answers));
            }
        }
        if self.kind.has_cuts() {
            remarks.extend(order.iter().filter_map(|&twig| checker.cut(twig, answers)));
        }
        remarks
    }
}

/// Knows what is right, and why.
pub(super) struct Checker<'a> {
    pub(super) exercise: &'a Exercise,
    pub(super) solution: &'a Solution,
}

impl Checker<'_> {
    pub(super) fn name(&self, twig: usize) -> String {
        self.exercise.name(twig).unwrap_or_default()
    }

    fn value(&self, twig: usize, answers: &Answers) -> Option<AnswerRemark> {
        let right = self.solution.nodes[twig].value;
        let is_given = answers.values.contains_key(&twig) || answers.shares.contains_key(&twig);
        let explanation = match right {
            Some(_) => self.why_value(twig),
            // Nothing is asked about what nobody comes to.
            None if !is_given => return None,
            None => Phrase::new("exercise-unvisited").with("node", self.name(twig)),
        };
        let is_right = match answers.shares.get(&twig) {
            Some(shares) => self.solution.shares.get(twig) == Some(shares),
            None => right.is_some() && answers.values.get(&twig).copied() == right,
        };
        let subject = Subject::Value(twig);
        Some(AnswerRemark { subject, given: is_given, right: is_right, explanation })
    }

    fn window(&self, twig: usize, answers: &Answers) -> Option<AnswerRemark> {
        let solved = &self.solution.nodes[twig];
        solved.value?;
        let given = answers.windows.get(&twig);
        let right = given == Some(&solved.exit);
        let subject = Subject::Window(twig);
        Some(AnswerRemark {
            subject,
            given: given.is_some(),
            right,
            explanation: self.why_window(twig),
        })
    }

    /// Whether the branch to a node is cut. Nothing is said of branches that are searched and were
    /// left alone, nor of those below a cut.
    fn cut(&self, twig: usize, answers: &Answers) -> Option<AnswerRemark> {
        let parent = self.exercise.tree.twigs()[twig].parent?;
        let (is_cut, given) = (self.solution.nodes[twig].cut, answers.cuts.contains(&twig));
        let explanation = match (is_cut, self.solution.nodes[parent].value) {
            (true, _) => self.why_cut(parent, twig),
            (false, _) if !given => return None,
            (false, None) => Phrase::new("exercise-cut-below").with("branch", self.branch(twig)),
            (false, Some(_)) => self.why_searched(parent, twig),
        };
        let right = is_cut == given;
        Some(AnswerRemark { subject: Subject::Cut(twig), given, right, explanation })
    }
}

/// A window as it is written.
pub(super) fn written(window: SearchWindow) -> String {
    let end = |end: Option<i32>, open: &str| end.map_or_else(|| open.to_owned(), |e| e.to_string());
    format!("[{}, {}]", end(window.alpha, "−∞"), end(window.beta, "+∞"))
}

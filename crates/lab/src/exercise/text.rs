//! An exercise as plain text: the tree, what to do, and the solution.

use std::fmt::Write as _;

use paper::{COLUMNS, wrap};
use rules::Phrase;
use words::Words;

use super::{
    AnswerRemark, Answers, Cutting, Exercise, ExerciseKind,
    check::{Checker, written},
};

impl Exercise {
    /// The exercise as text; with its solution if that is wanted.
    #[must_use]
    pub fn text(&self, words: &Words, with_solution: bool) -> String {
        let mut text = self.title(words) + "\n";
        for task in self.tasks() {
            writeln!(text, "{}", wrapped(&words.say(&task), ""))
                .expect("a string takes everything");
        }
        text.push('\n');
        let solution = with_solution.then(|| self.solution());
        self.outline(0, "", "", solution.as_ref(), words, &mut text);
        if with_solution {
            text.push('\n');
            for line in self.explained() {
                writeln!(text, "- {}", wrapped(&words.say(&line), "  ")).expect("as above");
            }
        }
        text
    }

    /// What the sheet is called.
    #[must_use]
    pub fn title(&self, words: &Words) -> String {
        let title = words.text(&format!("exercise-title-{}", self.kind.name()));
        match self.seed {
            None => title,
            Some(seed) => {
                let sheet = Phrase::new("exercise-seed").with("seed", seed.to_string());
                format!("{title} · {}", words.say(&sheet))
            }
        }
    }

    /// What is to be done.
    #[must_use]
    pub fn tasks(&self) -> Vec<Phrase> {
        let mut tasks = vec![Phrase::new(match self.kind {
            ExerciseKind::MaxN | ExerciseKind::ShallowMaxN => "exercise-task-shares",
            ExerciseKind::Expectiminimax | ExerciseKind::Star1 => "exercise-task-chance",
            ExerciseKind::Minimax | ExerciseKind::AlphaBeta => "exercise-task-values",
        })];
        if self.kind == ExerciseKind::Star1 {
            let (least, most) = self.tree.bounds();
            let bounds = Phrase::new("exercise-task-star1").with("least", i64::from(least));
            tasks.push(bounds.with("most", i64::from(most)));
        }
        if self.kind == ExerciseKind::ShallowMaxN {
            let (least, sum) = self.tree.share_bounds();
            let bounds = Phrase::new("exercise-task-shallow").with("least", i64::from(least));
            tasks.push(bounds.with("sum", i64::from(sum)));
        }
        if self.kind.has_windows() {
            tasks.push(Phrase::new("exercise-task-windows"));
            tasks.push(Phrase::new(match self.cutting {
                Cutting::Strict => "exercise-task-cuts-strict",
                Cutting::NonStrict => "exercise-task-cuts-non-strict",
            }));
        }
        tasks
    }

    /// The solution in sentences, and how many leaves it looks at.
    #[must_use]
    pub fn explained(&self) -> Vec<Phrase> {
        let solution = self.solution();
        let checker = Checker { exercise: self, solution: &solution };
        let twigs = self.tree.twigs();
        let mut order: Vec<usize> = (0..twigs.len()).collect();
        order.sort_by_key(|&twig| (twigs[twig].ply, twig));
        let mut lines = Vec::new();
        for &twig in order.iter().filter(|&&twig| !twigs[twig].is_leaf()) {
            if solution.nodes[twig].value.is_some() {
                lines.push(checker.why_value(twig));
            }
        }
        let cut = order.iter().filter(|&&twig| solution.nodes[twig].cut);
        lines.extend(cut.filter_map(|&twig| Some(checker.why_cut(twigs[twig].parent?, twig))));
        lines.extend(self.summary());
        lines
    }

    /// How many leaves the solution looks at, and what the other way of cutting would change.
    #[must_use]
    pub fn summary(&self) -> Vec<Phrase> {
        let all = self.tree.twigs().iter().filter(|twig| twig.is_leaf()).count();
        let leaves = Phrase::new("exercise-leaves").with("leaves", self.solution().leaves(self));
        let mut lines = vec![leaves.with("all", all)];
        if self.kind.has_windows() {
            lines.push(self.about_cutting());
        }
        lines
    }

    /// What the other way of cutting would change.
    fn about_cutting(&self) -> Phrase {
        let other = match self.cutting {
            Cutting::Strict => Cutting::NonStrict,
            Cutting::NonStrict => Cutting::Strict,
        };
        let other = Exercise { cutting: other, ..self.clone() };
        let leaves = other.solution().leaves(&other);
        Phrase::new(match self.cutting {
            Cutting::Strict => "exercise-about-strict",
            Cutting::NonStrict => "exercise-about-non-strict",
        })
        .with("leaves", leaves)
    }

    /// Writes a node and those below it as indented lines.
    fn outline(
        &self,
        twig: usize,
        first: &str,
        others: &str,
        solution: Option<&super::Solution>,
        words: &Words,
        text: &mut String,
    ) {
        let here = &self.tree.twigs()[twig];
        let solved = solution.map(|solution| solution.nodes[twig]);
        let head = match self.name(twig) {
            Some(name) => {
                let side = match () {
                    () if here.is_chance() => words.text("exercise-side-chance"),
                    () if self.kind.has_shares() => (here.turn.0 + 1).to_string(),
                    () if self.takes_largest(twig) => "max".to_owned(),
                    () => "min".to_owned(),
                };
                let value = solution.map_or("____".to_owned(), |solution| {
                    self.value_text(solution, twig).unwrap_or_default()
                });
                let window = solved.filter(|solved| solved.value.is_some());
                let window = window.map_or_else(String::new, |solved| written(solved.exit));
                let shows = self.kind.has_windows();
                let window = match (shows, solution.is_some()) {
                    (true, true) => window,
                    (true, false) => "[____, ____]".to_owned(),
                    (false, _) => String::new(),
                };
                format!("{name} ({side}) = {value}  {window}")
            }
            None => self.leaf_text(twig),
        };
        let odds = self.odds_text(twig).map_or_else(String::new, |odds| format!("{odds}: "));
        let cut = solved.is_some_and(|solved| solved.cut);
        let cut = if cut { format!("  {}", words.text("exercise-crossed")) } else { String::new() };
        writeln!(text, "{first}{odds}{}{cut}", head.trim_end()).expect("a string takes everything");
        for (index, &branch) in here.branches.iter().enumerate() {
            let last = index + 1 == here.branches.len();
            let (mark, rest) = if last { ("└─ ", "   ") } else { ("├─ ", "│  ") };
            let (mark, rest) = (format!("{others}{mark}"), format!("{others}{rest}"));
            self.outline(branch, &mark, &rest, solution, words, text);
        }
    }

    /// What there is to say about some answers, as text.
    #[must_use]
    pub fn checked(&self, answers: &Answers, words: &Words) -> String {
        let remarks = self.check(answers);
        let right = remarks.iter().filter(|remark| remark.right).count();
        let mut text = String::new();
        for AnswerRemark { given, right, explanation, .. } in &remarks {
            let mark = match (given, right) {
                (_, true) => "✓",
                (true, false) => "✗",
                (false, false) => "–",
            };
            let told = wrapped(&words.say(explanation), "  ");
            writeln!(text, "{mark} {told}").expect("a string takes everything");
        }
        let score = Phrase::new("exercise-score").with("right", right).with("all", remarks.len());
        text + &words.say(&score) + "\n"
    }
}

/// A paragraph in lines that fit a terminal, set in after the first.
fn wrapped(text: &str, indent: &str) -> String {
    wrap(text, COLUMNS - indent.len()).join(&format!("\n{indent}"))
}

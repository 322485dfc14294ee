//! A tree as indented lines.

use std::fmt::Write as _;

use rules::{Argument, Phrase, Speak};
use search::Score;
use words::Words;

use crate::{Excerpt, ExcerptNode, SearchAnswer, SearchQuestion, tree::written};

impl Excerpt {
    /// The tree as indented lines: move, value, window, and why it ended; `*` marks the line that
    /// the search expects.
    #[must_use]
    pub fn text(&self, words: &Words) -> String {
        let mut text = self.summary(words);
        text.push('\n');
        let mut writer = TextWriter { words, excerpt: self, text };
        writer.branch(&self.root, "", "");
        writer.text
    }

    /// What the search answered, in a few lines.
    pub(crate) fn summary(&self, words: &Words) -> String {
        let sampled = self.root.node.standing.is_some();
        let lines = summary(&self.question, &self.answer, self.rounds, sampled);
        lines.iter().map(|line| words.say(line) + "\n").collect()
    }
}

/// What a search answered, line by line.
pub(crate) fn summary(
    question: &SearchQuestion,
    answer: &SearchAnswer,
    rounds: u32,
    sampled: bool,
) -> Vec<Phrase> {
    let mut lines = vec![
        Phrase::new("lab-tree-of")
            .with("engine", question.engine.as_str())
            .with("game", question.game.as_str()),
        Phrase::new("analyse-best")
            .with("move", answer.best.as_str())
            .with("score", score(question, answer))
            .with("depth", u64::from(answer.depth)),
        Phrase::new("lab-counts")
            .with("nodes", answer.nodes)
            .with("leaves", answer.leaves)
            .with("cutoffs", answer.cutoffs),
    ];
    if answer.table_hits > 0 {
        lines.push(Phrase::new("lab-counts-table").with("hits", answer.table_hits));
    }
    if rounds > 1 {
        let id = if sampled { "lab-rounds-together" } else { "lab-rounds" };
        lines.push(Phrase::new(id).with("rounds", u64::from(rounds)));
    }
    lines
}

/// How good the position is, in words, or in points where chance decides in a tree.
fn score(question: &SearchQuestion, answer: &SearchAnswer) -> Argument {
    match question.unit() {
        1 => Argument::from(Score(answer.score).phrase()),
        unit => Argument::from(written(answer.score, unit)),
    }
}

struct TextWriter<'a> {
    words: &'a Words,
    excerpt: &'a Excerpt,
    text: String,
}

impl TextWriter<'_> {
    /// Writes a node and those below it; `first` stands before it and `others` before the lines
    /// below.
    fn branch(&mut self, branch: &ExcerptNode, first: &str, others: &str) {
        let mark = if branch.expected { "*" } else { "" };
        let name = branch.text.clone().unwrap_or_else(|| self.words.text("lab-root"));
        let value = branch.node.value_text(self.words);
        write!(self.text, "{first}{name}{mark}  {value}").expect("a string takes everything");
        if let Some(window) = self.excerpt.window(branch, self.words) {
            self.text.extend(["  ", &window]);
        }
        let remarks = branch.remarks(self.excerpt.answer.player);
        let remarks: Vec<String> = remarks.iter().map(|remark| self.words.say(remark)).collect();
        if !remarks.is_empty() {
            self.text.extend(["  ", &remarks.join(" · ")]);
        }
        self.text.push('\n');
        let count = branch.branches.len() + usize::from(branch.hidden > 0);
        for (index, below) in branch.branches.iter().enumerate() {
            let last = index + 1 == count;
            let (first, rest) = if last { ("└─ ", "   ") } else { ("├─ ", "│  ") };
            self.branch(below, &format!("{others}{first}"), &format!("{others}{rest}"));
        }
        if branch.hidden > 0 {
            let hidden = Phrase::new("lab-hidden").with("nodes", u64::from(branch.hidden));
            writeln!(self.text, "{others}└─ {}", self.words.say(&hidden)).expect("as above");
        }
    }
}

//! A tree as source for LaTeX, drawn by its package `forest`.

use std::fmt::Write as _;

use rules::Phrase;
use words::Words;

use crate::{Excerpt, ExcerptNode, RecordedNode};

/// What stands before the tree.
const PREAMBLE: &str = include_str!("data/forest.tex");

/// What stands after it.
const END: &str = "\\end{forest}\n\\end{document}\n";

impl Excerpt {
    /// The tree as a whole LaTeX document.
    #[must_use]
    pub fn tikz(&self, words: &Words) -> String {
        let summary: Vec<String> =
            self.summary(words).lines().map(|line| format!("% {line}\n")).collect();
        let mut source = TikzWriter { words, excerpt: self, text: String::new() };
        source.branch(&self.root, 0);
        format!("{}{PREAMBLE}{}{END}", summary.concat(), source.text)
    }
}

struct TikzWriter<'a> {
    words: &'a Words,
    excerpt: &'a Excerpt,
    text: String,
}

impl TikzWriter<'_> {
    fn branch(&mut self, branch: &ExcerptNode, indent: usize) {
        let player = self.excerpt.answer.player;
        let remarks = branch.remarks(player);
        let remarks = remarks.iter().filter(|remark| remark.id != "lab-skipped");
        let mut lines = vec![branch.node.value_text(self.words)];
        lines.extend(self.excerpt.window(branch, self.words));
        lines.extend(remarks.map(|remark| self.words.say(remark)));
        let lines: Vec<String> = lines.iter().map(|line| escaped(line)).collect();
        let side = side(&branch.node, player);
        let played = branch
            .text
            .as_ref()
            .map_or_else(String::new, |text| format!(", move={{{}}}", escaped(text)));
        let expected = if branch.expected && branch.text.is_some() { ", expected" } else { "" };
        let pad = "  ".repeat(indent);
        let label = lines.join(r"\\");
        writeln!(self.text, "{pad}[{{{label}}}, {side}{played}{expected}")
            .expect("a string takes everything");
        for below in &branch.branches {
            self.branch(below, indent + 1);
        }
        if !branch.skipped.is_empty() {
            let skipped = Phrase::new("lab-skipped").with("moves", branch.skipped.join(" "));
            self.aside(&skipped, indent + 1);
        }
        if branch.hidden > 0 {
            let hidden = Phrase::new("lab-hidden").with("nodes", u64::from(branch.hidden));
            self.aside(&hidden, indent + 1);
        }
        writeln!(self.text, "{pad}]").expect("as above");
    }

    fn aside(&mut self, phrase: &Phrase, indent: usize) {
        let (pad, text) = ("  ".repeat(indent), escaped(&self.words.say(phrase)));
        writeln!(self.text, "{pad}[{{{text}}}, aside]").expect("a string takes everything");
    }
}

/// Who decides at a node, by the name of how it looks.
fn side(node: &RecordedNode, player: u8) -> &'static str {
    match () {
        () if node.is_chance() => "chance",
        () if node.is_mine(player) => "mine",
        () => "theirs",
    }
}

/// Text as LaTeX prints it: signs that mean something to it written out.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '\\' => escaped.push_str(r"\textbackslash{}"),
            '{' | '}' | '$' | '&' | '#' | '_' | '%' => escaped.extend(['\\', letter]),
            '^' => escaped.push_str(r"\^{}"),
            '~' => escaped.push_str(r"\~{}"),
            '∞' => escaped.push_str(r"$\infty$"),
            '≥' => escaped.push_str(r"$\geq$"),
            '≤' => escaped.push_str(r"$\leq$"),
            'α' => escaped.push_str(r"$\alpha$"),
            'β' => escaped.push_str(r"$\beta$"),
            '…' => escaped.push_str(r"\dots{}"),
            '-' => escaped.push_str("$-$"),
            '\u{a0}' | '\u{202f}' => escaped.push('~'),
            '’' => escaped.push('\''),
            _ => escaped.push(letter),
        }
    }
    escaped
}

//! A tree in the language of Graphviz.

use std::fmt::Write as _;

use words::Words;

use crate::{Excerpt, ExcerptNode};

/// How everything looks.
const STYLE: &str = include_str!("data/style.dot");

impl Excerpt {
    /// The tree in the language of Graphviz, to be drawn by `dot`.
    #[must_use]
    pub fn dot(&self, words: &Words) -> String {
        let mut graph = DotWriter { words, excerpt: self, text: String::new(), count: 0 };
        let title = escaped(self.summary(words).trim_end());
        graph.line("digraph {");
        graph.line(&format!("  label=\"{title}\";"));
        graph.text.push_str(STYLE);
        graph.branch(&self.root);
        graph.line("}");
        graph.text
    }
}

struct DotWriter<'a> {
    words: &'a Words,
    excerpt: &'a Excerpt,
    text: String,
    count: usize,
}

impl DotWriter<'_> {
    fn line(&mut self, line: &str) {
        writeln!(self.text, "{line}").expect("a string takes everything");
    }

    /// Writes a node and those below it; says its number.
    fn branch(&mut self, branch: &ExcerptNode) -> usize {
        let number = self.count;
        self.count += 1;
        let player = self.excerpt.answer.player;
        let remarks = branch.remarks(player);
        let remarks = remarks.iter().filter(|remark| remark.id != "lab-skipped");
        let mut lines = vec![branch.node.value_text(self.words)];
        lines.extend(self.excerpt.window(branch, self.words));
        lines.extend(remarks.map(|remark| self.words.say(remark)));
        let (fill, shape) = match &branch.node {
            node if node.is_chance() => ("#e8f0de", ", shape=ellipse"),
            node if node.is_mine(player) => ("#deebfa", ""),
            _ => ("#fce8d6", ""),
        };
        let label = escaped(&lines.join("\n"));
        self.line(&format!("  n{number} [label=\"{label}\", fillcolor=\"{fill}\"{shape}];"));
        for below in &branch.branches {
            let child = self.branch(below);
            let text = escaped(below.text.as_deref().unwrap_or_default());
            let style = if below.expected { ", color=\"#ce5c00\", penwidth=2.4" } else { "" };
            self.line(&format!("  n{number} -> n{child} [label=\"{text}\"{style}];"));
        }
        if !branch.skipped.is_empty() {
            let skipped = escaped(&branch.skipped.join(" "));
            self.aside(number, &skipped, "dashed");
        }
        if branch.hidden > 0 {
            let hidden = rules::Phrase::new("lab-hidden").with("nodes", u64::from(branch.hidden));
            let hidden = escaped(&self.words.say(&hidden));
            self.aside(number, &hidden, "dotted");
        }
        number
    }

    /// Something grey beside the nodes.
    fn aside(&mut self, above: usize, label: &str, style: &str) {
        let number = self.count;
        self.count += 1;
        self.line(&format!(
            "  n{number} [label=\"{label}\", shape=plaintext, style=\"\", fontcolor=gray50];"
        ));
        self.line(&format!("  n{above} -> n{number} [style={style}, color=gray60];"));
    }
}

/// Text between the quotes of Graphviz.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
}

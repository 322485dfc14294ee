//! A tree as a page that needs nothing but itself: branches fold and unfold.

use paper::{element, escape};
use rules::Phrase;
use words::Words;

use crate::{Excerpt, ExcerptNode, Why};

/// How the pages of the laboratory look.
pub(crate) const STYLE: &str = include_str!("data/tree.css");
/// The most nodes of a tree that is also drawn.
const DRAWN: usize = 60;

/// A page of the laboratory that needs nothing but itself.
#[must_use]
pub fn page(title: &str, words: &Words, body: &str) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n\
         <h1>{title}</h1>\n{body}</main>\n</body>\n</html>\n",
        language = escape(&words.language()),
        title = escape(title),
    )
}

impl Excerpt {
    /// The tree as a page of its own.
    #[must_use]
    pub fn html(&self, words: &Words) -> String {
        let summary = self.summary(words);
        let mut lines = summary.lines();
        let title = lines.next().unwrap_or_default();
        let mut body = String::from("<ul class=\"summary\">\n");
        for line in lines {
            body.extend(["<li>", &escape(line), "</li>\n"]);
        }
        body.push_str("</ul>\n");
        if self.root.count() <= DRAWN {
            let drawing = element(&self.untitled(words), title);
            body.extend(["<div class=\"picture\">", &drawing, "</div>\n"]);
        }
        let mut writer = HtmlWriter { words, root: self.answer.player, body };
        writer.branch(&self.root, true);
        page(title, words, &writer.body)
    }
}

impl ExcerptNode {
    /// How many nodes are shown here and below.
    #[must_use]
    pub fn count(&self) -> usize {
        1 + self.branches.iter().map(ExcerptNode::count).sum::<usize>()
    }
}

struct HtmlWriter<'a> {
    words: &'a Words,
    root: u8,
    body: String,
}

impl HtmlWriter<'_> {
    fn branch(&mut self, branch: &ExcerptNode, open: bool) {
        let side = if branch.node.is_mine(self.root) { "mine" } else { "theirs" };
        let expected = if branch.expected { " expected" } else { "" };
        if branch.branches.is_empty() && branch.hidden == 0 {
            self.body.extend(["<div class=\"leaf ", side, expected, "\">"]);
            self.line(branch);
            self.body.push_str("</div>\n");
            return;
        }
        let open = if open || branch.expected { " open" } else { "" };
        self.body.extend(["<details class=\"", side, expected, "\"", open, "><summary>"]);
        self.line(branch);
        self.body.push_str("</summary>\n");
        for below in &branch.branches {
            self.branch(below, false);
        }
        if 0 < branch.hidden {
            let hidden = Phrase::new("lab-hidden").with("nodes", u64::from(branch.hidden));
            self.span("more", &self.words.say(&hidden));
        }
        self.body.push_str("</details>\n");
    }

    /// What there is to say about a node in one line.
    fn line(&mut self, branch: &ExcerptNode) {
        let name = branch.text.clone().unwrap_or_else(|| self.words.text("lab-root"));
        self.span("move", &name);
        self.span("value", &branch.node.value_text(self.words));
        if branch.node.standing.is_none() && branch.node.shares.is_none() {
            self.span("window", &branch.node.entry.text(self.words));
        }
        for remark in branch.remarks(self.root) {
            let class = match &*remark.id {
                "lab-skipped" => "skipped",
                _ if branch.node.why == Why::Cut => "cut",
                _ => "why",
            };
            self.span(class, &self.words.say(&remark));
        }
    }

    fn span(&mut self, class: &str, text: &str) {
        self.body.extend(["<span class=\"", class, "\">", &escape(text), "</span>"]);
    }
}

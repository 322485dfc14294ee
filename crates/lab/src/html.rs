//! A tree as a page that needs nothing but itself: branches fold and unfold.

use maud::{Markup, html};
use paper::{element, whole_page};
use rules::Phrase;
use words::Words;

use crate::{Excerpt, ExcerptNode, Why};

/// How the pages of the laboratory look.
pub(crate) const STYLE: &str = include_str!("data/tree.css");
/// The most nodes of a tree that is also drawn.
const DRAWN: usize = 60;

/// A page of the laboratory that needs nothing but itself.
#[must_use]
pub fn page(title: &str, words: &Words, body: &Markup) -> String {
    let body = html! { h1 { (title) } (body) };
    whole_page(&words.language(), title, STYLE, &body)
}

impl Excerpt {
    /// The tree as a page of its own.
    #[must_use]
    pub fn html(&self, words: &Words) -> String {
        let summary = self.summary(words);
        let mut lines = summary.lines();
        let title = lines.next().unwrap_or_default();
        let tree = TreeMarkup { words, excerpt: self };
        let body = html! {
            ul class="summary" { @for line in lines { li { (line) } } }
            @if self.root.count() <= DRAWN {
                div class="picture" { (element(&self.untitled(words), title)) }
            }
            (tree.branch(&self.root, true))
        };
        page(title, words, &body)
    }
}

impl ExcerptNode {
    /// How many nodes are shown here and below.
    #[must_use]
    pub fn count(&self) -> usize {
        1 + self.branches.iter().map(ExcerptNode::count).sum::<usize>()
    }
}

/// Writes the branches of a tree.
struct TreeMarkup<'a> {
    words: &'a Words,
    excerpt: &'a Excerpt,
}

impl TreeMarkup<'_> {
    fn branch(&self, branch: &ExcerptNode, open: bool) -> Markup {
        let side = match &branch.node {
            node if node.is_chance() => "chance",
            node if node.is_mine(self.excerpt.answer.player) => "mine",
            _ => "theirs",
        };
        if branch.branches.is_empty() && branch.hidden == 0 {
            return html! {
                div.leaf.(side).expected[branch.expected] { (self.line(branch)) }
            };
        }
        let hidden = Phrase::new("lab-hidden").with("nodes", u64::from(branch.hidden));
        html! {
            details.(side).expected[branch.expected] open[open || branch.expected] {
                summary { (self.line(branch)) }
                @for below in &branch.branches { (self.branch(below, false)) }
                @if branch.hidden > 0 { span.more { (self.words.say(&hidden)) } }
            }
        }
    }

    /// What there is to say about a node in one line.
    fn line(&self, branch: &ExcerptNode) -> Markup {
        let name = branch.text.clone().unwrap_or_else(|| self.words.text("lab-root"));
        let node = &branch.node;
        html! {
            span.move { (name) }
            span.value { (node.value_text(self.words)) }
            @if let Some(window) = self.excerpt.window(branch, self.words) {
                span.window { (window) }
            }
            @for remark in branch.remarks(self.excerpt.answer.player) {
                span.(remark_class(&remark, node.why)) { (self.words.say(&remark)) }
            }
        }
    }
}

/// How a remark looks.
fn remark_class(remark: &Phrase, why: Why) -> &'static str {
    match &*remark.id {
        "lab-skipped" => "skipped",
        _ if why == Why::Cut => "cut",
        _ => "why",
    }
}

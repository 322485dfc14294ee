//! Text with a few strong words and things to type in it.

use crate::Face;

/// A paragraph's worth of text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text(pub Vec<Span>);

/// Words that look alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The words.
    pub words: String,
    /// How they look.
    pub face: Face,
}

impl Text {
    /// Reads a text of the language files, in which `**two stars**` make words strong and
    /// backticks enclose what is typed.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut spans = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            let (span, after) = next(rest);
            spans.extend(span);
            rest = after;
        }
        Self(spans)
    }

    /// A text without any marks in it.
    #[must_use]
    pub fn plain(words: impl Into<String>) -> Self {
        Self::of(words, Face::Plain)
    }

    /// A text that looks alike all over.
    #[must_use]
    pub fn of(words: impl Into<String>, face: Face) -> Self {
        Self(vec![Span { words: words.into(), face }])
    }

    /// The words alone.
    #[must_use]
    pub fn words(&self) -> String {
        self.0.iter().map(|span| &*span.words).collect()
    }
}

/// The words before the next mark, or between two marks; and what follows.
fn next(text: &str) -> (Option<Span>, &str) {
    for (mark, face) in [("**", Face::Strong), ("`", Face::Code)] {
        if let Some((inside, after)) =
            text.strip_prefix(mark).and_then(|rest| rest.split_once(mark))
        {
            let span = Span { words: inside.to_owned(), face };
            return (Some(span).filter(|span| !span.words.is_empty()), after);
        }
    }
    // What looks like a mark but has no other end is a letter like any other.
    let first = text.chars().next().map_or(0, char::len_utf8);
    let end = ["**", "`"].iter().filter_map(|mark| text[first..].find(mark)).min();
    let (words, after) = text.split_at(end.map_or(text.len(), |end| first + end));
    (Some(Span { words: words.to_owned(), face: Face::Plain }), after)
}

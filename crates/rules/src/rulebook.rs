//! What a booklet says about a game: its rules, in an order in which one can learn them.
//!
//! A game whose every option is decided knows which rules are in force. It names the messages that
//! say them and draws its own examples, so that a table with rules of its own has a booklet of its
//! own; the sentences are in the language files, and how a booklet looks is for others to say.

use crate::{Diagram, Phrase};

/// What a booklet says about a game whose every option is decided.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rulebook {
    /// What the game is called with these options, if not as usual.
    pub title: Option<Phrase>,
    /// The chapters, in reading order.
    pub chapters: Vec<Chapter>,
}

/// A chapter of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// What it is about.
    pub title: Phrase,
    /// What it says.
    pub passages: Vec<Passage>,
}

/// Something that a chapter says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Passage {
    /// A paragraph.
    Paragraph(Phrase),
    /// An item of a list; those that follow each other are one list.
    Item(Phrase),
    /// An example on the board, and what it shows.
    Example(Box<Diagram>, Phrase),
}

impl Rulebook {
    /// A book without chapters about a game that has a name of its own.
    #[must_use]
    pub const fn titled(title: Phrase) -> Self {
        Self { title: Some(title), chapters: Vec::new() }
    }

    /// The same book with one more chapter, unless that has nothing to say.
    #[must_use]
    pub fn with(mut self, chapter: Chapter) -> Self {
        if !chapter.passages.is_empty() {
            self.chapters.push(chapter);
        }
        self
    }

    /// Everything it has to say, for tests.
    pub fn phrases(&self) -> impl Iterator<Item = &Phrase> {
        let chapters = self.chapters.iter().flat_map(|chapter| {
            let passages = chapter.passages.iter().map(Passage::phrase);
            [&chapter.title].into_iter().chain(passages)
        });
        self.title.iter().chain(chapters)
    }
}

impl Chapter {
    /// A chapter that says nothing yet.
    #[must_use]
    pub const fn new(title: Phrase) -> Self {
        Self { title, passages: Vec::new() }
    }

    /// The same with a paragraph.
    #[must_use]
    pub fn say(mut self, phrase: Phrase) -> Self {
        self.passages.push(Passage::Paragraph(phrase));
        self
    }

    /// The same with a paragraph for each of these.
    #[must_use]
    pub fn says(mut self, phrases: impl IntoIterator<Item = Phrase>) -> Self {
        self.passages.extend(phrases.into_iter().map(Passage::Paragraph));
        self
    }

    /// The same with a list of these.
    #[must_use]
    pub fn list(mut self, phrases: impl IntoIterator<Item = Phrase>) -> Self {
        self.passages.extend(phrases.into_iter().map(Passage::Item));
        self
    }

    /// The same with an example.
    #[must_use]
    pub fn show(mut self, diagram: Diagram, caption: Phrase) -> Self {
        self.passages.push(Passage::Example(Box::new(diagram), caption));
        self
    }
}

impl Passage {
    fn phrase(&self) -> &Phrase {
        match self {
            Self::Paragraph(phrase) | Self::Item(phrase) | Self::Example(_, phrase) => phrase,
        }
    }
}

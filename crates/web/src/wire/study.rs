//! Studies: analysis boards under one title.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A study in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StudyEntry {
    /// Its name in addresses.
    pub id: String,
    /// Its title.
    pub title: String,
    /// When it was last changed, in seconds since 1970.
    pub changed: u32,
}

/// A study with its chapters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StudyShown {
    /// Its name in addresses; knowing it is the right to read along.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Whether it is of this browser, which may change it.
    pub mine: bool,
    /// Its chapters in their order.
    pub chapters: Vec<ChapterShown>,
}

/// A chapter of a study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChapterShown {
    /// The analysis board.
    pub table: String,
    /// Its title.
    pub title: String,
    /// The game, as a spec.
    pub spec: String,
}

/// What a study begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct StudyRequest {
    /// Its title.
    pub title: String,
    /// Its first chapter.
    pub chapter: ChapterRequest,
}

/// A chapter that is to be added: an analysis board of this browser.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ChapterRequest {
    /// The analysis board.
    pub table: String,
    /// Its title.
    pub title: String,
}

/// A study as it is to be from now on: chapters that are not named are taken out, and their boards
/// stay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct StudyEdit {
    /// Its title.
    pub title: String,
    /// Its chapters in their order.
    pub chapters: Vec<ChapterRequest>,
}

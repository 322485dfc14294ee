//! What is read at length or taken to the table on paper: rules, sheets, diagrams, games.
//!
//! The tour, in reading order:
//!
//! - [`Document`] is headings, paragraphs, lists, tables and diagrams; [`booklet`] makes one of a
//!   game's [`Rulebook`](rules::Rulebook) in the language spoken.
//! - It is written as [`plain`] text, as an HTML [`page`] or an [`article`] to be put into one, or
//!   as pages to print ([`typeset`]).
//! - A [`Diagram`](rules::Diagram) is drawn by [`picture`], or in plain [`letters`]. A [`Drawing`]
//!   is shapes on a surface; it is written as [`svg`], as an [`element`] of a page, and a row of
//!   them as [`pdf`]. As points of colour ([`Pixels`]) it is a [`png`], and several make an
//!   animated [`gif`].
//! - A [`Sketch`] is a tree laid out, a [`Chart`] is lines over a logarithmic scale; [`titled`]
//!   puts words above a drawing.
//! - [`sheet`] is a page of blank boards, [`diagram_page`] a page with one position, and a
//!   [`ScoreSheet`] a game written down, made of a [`PlayedGame`](rules::PlayedGame).
//!
//! Nothing here knows a game or a rule: it prints what it is given.

mod booklet;
mod chart;
mod document;
mod drawing;
mod face;
mod format;
mod html;
mod letters;
mod pdf;
mod picture;
mod plain;
mod raster;
mod score_sheet;
mod sheet;
mod sketch;
mod svg;
mod text;
mod titled;
mod typeset;

pub use booklet::booklet;
pub use chart::{Chart, Curve, WriteNumber};
pub use document::{Block, Document, Figure};
pub use drawing::{Anchor, Drawing, DrawingItem, Ink, Label, Paint, Point};
pub use face::Face;
pub use format::PageFormat;
pub use html::{article, page, table, whole_page};
pub use letters::{letters, sign};
pub use pdf::{Pages, pdf};
pub use picture::{CELL, picture};
pub use plain::{COLUMNS, plain, wrap};
pub use raster::{Pixels, gif, png};
pub use score_sheet::ScoreSheet;
pub use sheet::{diagram_page, sheet};
pub use sketch::{Edge, Head, Sketch, TextLine};
pub use svg::{element, svg};
pub use text::{Span, Text};
pub use titled::titled;
pub use typeset::typeset;

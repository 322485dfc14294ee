//! The tests of the page, in a real browser, with the real program behind it.
//!
//! `visit` opens a browser and starts a server, both as good as new; `page`, `setup` and `table`
//! are what people do with a page, with its form and at a table. All else is one file per theme.

mod advising;
mod astray;
mod capturing;
mod choosing;
mod company;
mod contesting;
mod driver;
mod ending;
mod handling;
mod importing;
mod judging;
mod keeping;
mod laboratory;
mod languages;
mod leash;
mod liking;
mod line;
mod npm;
mod page;
mod passing;
mod pictures;
mod playing;
mod positions;
mod replaying;
mod rooms;
mod server;
mod setup;
mod sizes;
mod table;
mod tour;
mod typing;
mod undoing;
mod visit;
mod wait;
mod watching;
mod weighing;

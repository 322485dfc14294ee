//! What the program wants done that is not drawing.

use std::path::PathBuf;

use lab::SearchQuestion;
use session::{Inquiry, Setup, Work};

/// What the program wants done: nothing here is done by [`App::update`](crate::App::update) itself,
/// so that tests see what would be.
#[derive(Debug)]
pub enum AppEffect {
    /// Let an engine think about its move.
    Think(Work),
    /// Let an engine think about an inquiry.
    Inquire(Inquiry),
    /// Write the game into a file: see [`App::save`](crate::App::save).
    Save(PathBuf),
    /// Show how the computer thinks about the position on the table, until it has been looked at.
    SeeSearch(Box<SearchQuestion>),
    /// Remember how a game was set up, so that it is offered like this the next time.
    Remember(Box<Setup>),
    /// Go on with the game of a file: see [`App::load`](crate::App::load).
    Load(PathBuf),
    /// Begin to keep another game: see [`GameKeeper`](crate::GameKeeper).
    Begin,
    /// Keep the game as it is now.
    Keep,
}

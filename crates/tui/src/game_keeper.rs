//! What keeps the games that are played and how they were set up, whatever ends the program.

use record::Record;
use rules::Phrase;
use session::{Session, Setup};

/// What keeps the games that are played and how they were set up, whatever ends the program.
pub trait GameKeeper {
    /// Another game is on the table.
    fn begin(&mut self);

    /// Keeps the game as it is now; `older` is what it was loaded from.
    ///
    /// # Errors
    ///
    /// If it cannot be kept: the sentence that says why.
    fn save(&mut self, session: &Session, older: Option<&Record>) -> Result<(), Phrase>;

    /// Remembers how a game was set up, to offer it the next time.
    fn remember(&mut self, setup: &Setup);
}

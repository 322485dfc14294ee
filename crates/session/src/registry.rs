//! Every game there is.

use rules::{Knob, Phrase, Spec, SpecError, TextForm};
use search::{BOOK, Family, Level, SEED, Visitor};

use crate::{AnyGame, EngineOffer, EntryOf, NamedOpening, OpenError, levels::LEVEL};

/// Makes the registry of a list of rooms: the games with their types hidden, and the way to one of
/// them with its types.
macro_rules! games {
    ($($room:ty,)*) => {
        /// Every game there is.
        ///
        /// A static and not a constant: a constant would have every crate that names it compile
        /// every game with every algorithm again.
        pub static GAMES: &[&dyn GameEntry] = &[$(&EntryOf::<$room>::new()),*];

        /// Opens the game that a spec names for a visitor, who works with its types: for what is
        /// measured or learnt at full speed. Everything else goes through [`open_table`].
        ///
        /// # Errors
        ///
        /// If there is no such game, or it does not take these settings.
        pub fn visit<V: Visitor>(spec: &Spec, visitor: V) -> Result<V::Output, SpecError> {
            $(if spec.name == <$room as Family>::NAME {
                return EntryOf::<$room>::visit(spec, visitor);
            })*
            Err(unknown(spec))
        }
    };
}

// Adding a game is adding a line.
games! {
    morpion::Room,
    othello::Room,
    draughts::Room,
    connect_four::Room,
}

/// A game on the shelf, its types hidden.
pub trait GameEntry: Sync {
    /// The short name used in specs.
    fn name(&self) -> &'static str;

    /// What can be decided about it.
    fn knobs(&self) -> &'static [Knob];

    /// What a knob without a default comes to where a spec leaves it unset, as it would be typed:
    /// the columns of a variant of draughts, for example. What the spec says about that knob itself
    /// does not count.
    fn implied(&self, spec: &Spec, knob: &str) -> Option<String>;

    /// Whether its players choose the symbols they play with.
    fn has_symbols(&self) -> bool;

    /// Whether its players may agree on a draw.
    fn has_agreed_draws(&self) -> bool;

    /// The forms of text of its own in which other programs write it.
    fn text_forms(&self) -> &'static [TextForm];

    /// What each level does at the usual table, the weakest first.
    fn levels(&self) -> Vec<Phrase>;

    /// Every position whose opening has a name, in the game with nothing set.
    fn openings(&self) -> Vec<NamedOpening>;

    /// The form of text of that name.
    fn text_form(&self, name: &str) -> Option<&'static TextForm> {
        self.text_forms().iter().find(|form| form.name == name)
    }

    /// The evaluators by name, the best first.
    fn evaluators(&self) -> Vec<&'static str>;

    /// The engines that can play it, the general ones first.
    fn engines(&self) -> Vec<EngineOffer>;

    /// Whether a seed can be set about an engine.
    fn takes_seed(&self, engine: &Spec) -> bool {
        let offer = self.engines().into_iter().find(|offer| offer.name == engine.name);
        // A level by its name takes one as every level does.
        offer.is_none_or(|offer| offer.knobs.iter().any(|knob| knob.name == SEED.name))
    }

    /// Whether an engine has a book that can be switched off.
    fn takes_book(&self, engine: &Spec) -> bool {
        let is_level = Level::NAMES.iter().any(|(name, _)| *name == engine.name);
        let name = if is_level { LEVEL } else { engine.name.as_str() };
        let offer = self.engines().into_iter().find(|offer| offer.name == name);
        offer.is_some_and(|offer| offer.knobs.iter().any(|knob| knob.name == BOOK.name))
    }

    /// Sets up a table.
    ///
    /// # Errors
    ///
    /// If the spec has settings that the game does not take.
    fn open(&self, spec: &Spec) -> Result<Box<dyn AnyGame>, SpecError>;

    /// Counts the move sequences of a length, from the start or from a position.
    ///
    /// # Errors
    ///
    /// If the spec or the position is refused.
    fn perft(&self, spec: &Spec, position: Option<&str>, depth: u32) -> Result<u64, OpenError>;
}

/// The room of the game that a spec names.
///
/// # Errors
///
/// If there is no such game; the error lists those there are.
pub fn open_room(spec: &Spec) -> Result<&'static dyn GameEntry, SpecError> {
    let room = GAMES.iter().find(|room| room.name() == spec.name);
    room.copied().ok_or_else(|| unknown(spec))
}

/// Says which games there are.
fn unknown(spec: &Spec) -> SpecError {
    let allowed = GAMES.iter().map(|room| room.name().to_owned()).collect();
    SpecError::UnknownName { name: spec.name.clone(), allowed }
}

/// A table for the game that a spec names.
///
/// # Errors
///
/// If there is no such game, or it does not take these settings.
pub fn open_table(spec: &Spec) -> Result<Box<dyn AnyGame>, SpecError> {
    open_room(spec)?.open(spec)
}

/// A table for the game that a spec names, set up at a position unless it is the usual start.
///
/// # Errors
///
/// If there is no such game, it does not take these settings, or that is no position of it.
pub fn open_table_at(spec: &Spec, start: Option<&str>) -> Result<Box<dyn AnyGame>, OpenError> {
    let mut table = open_table(spec)?;
    if let Some(start) = start {
        table.set_up(start)?;
    }
    Ok(table)
}

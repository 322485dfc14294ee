//! PDN 3.0, in which the draughts world writes its games.
//!
//! The grammar is that of the FMJD (<https://pdn.fmjd.org>); readers take more than writers write:
//! results at the end of a game, spaces within moves, both forms of captures, missing tags.

mod body;
mod commands;
mod game_type;
mod reader;
mod result;
mod strength;
mod token;
mod writer;

pub(crate) use reader::{is_likely, read};
pub(crate) use writer::write;

use super::DRAUGHTS;

/// Tags of which a record has its own notion; every other one is kept as a fact.
mod tag {
    pub(super) const RESULT: &str = "Result";
    pub(super) const GAME_TYPE: &str = "GameType";
    pub(super) const FEN: &str = "FEN";
    pub(super) const DATE: &str = "Date";
    pub(super) const TIME: &str = "UTCTime";
    pub(super) const TERMINATION: &str = "Termination";
    /// Ours: the spec of a game that `GameType` has no number for.
    pub(super) const GAME: &str = "PlateauGame";
    /// Who played with which colour, whether it was a program, and (ours) which one.
    pub(super) const NAMES: [&str; 2] = ["White", "Black"];
    pub(super) const KINDS: [&str; 2] = ["WhiteType", "BlackType"];
    pub(super) const ENGINES: [&str; 2] = ["WhiteEngine", "BlackEngine"];

    /// Whether a record has its own notion of a tag.
    pub(super) fn is_known(name: &str) -> bool {
        let single = [RESULT, GAME_TYPE, FEN, DATE, TIME, TERMINATION, GAME];
        single.contains(&name) || [NAMES, KINDS, ENGINES].iter().any(|pair| pair.contains(&name))
    }
}

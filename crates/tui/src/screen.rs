//! The screens of the program.

use session::Replay;

use crate::{form::SetupForm, line_editor::LineEditor};

/// A screen. Screens are a stack: leaving one shows the one below.
#[derive(Debug)]
pub(crate) enum Screen {
    /// What shall we play?
    Home {
        /// The line that is chosen.
        chosen: usize,
    },
    /// The settings and the players of a game.
    Form(SetupForm),
    /// The table.
    Table,
    /// The game looked at again.
    Replay(Box<Replay>),
    /// Something to read, and the line it is read from.
    Page {
        /// What.
        page: Page,
        /// The first line shown.
        from: usize,
    },
    /// A line to be typed.
    Prompt {
        /// What for.
        purpose: PromptPurpose,
        /// What was typed so far.
        line: LineEditor,
    },
    /// A question to be answered by yes or no.
    Question(Confirmation),
}

/// Something to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Page {
    /// The keys.
    Help,
    /// The rules of the game.
    Rules,
    /// Who won how often.
    Scores,
    /// What this program is.
    About,
}

/// What a line is typed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PromptPurpose {
    /// A move.
    Move,
    /// The file to save to.
    Save,
    /// The file to load.
    Load,
    /// The value of the chosen row of the form.
    Value,
}

/// An action that is confirmed before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Confirmation {
    /// Leave a game that is not over.
    Leave,
    /// End the program in the middle of a game.
    Quit,
    /// Open another game in place of one that is not over.
    Load,
    /// Begin again in the middle of a game.
    Again,
    /// Begin with other settings in the middle of a game.
    Change,
    /// Give a game up.
    Resign,
}

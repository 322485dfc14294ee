//! The keys that do the same wherever they are pressed: those with Ctrl, F1 and F2.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use session::Command;

use crate::{
    App,
    menus::MenuItem,
    screen::{Confirmation, Page, PromptPurpose, Screen},
};

/// What a key with Ctrl or a function key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shortcut {
    /// A new game like this one.
    New,
    /// A game from a file.
    Load,
    /// The game into a file.
    Save,
    /// The last move back.
    Undo,
    /// The move that was taken back again.
    Redo,
    /// The end of the program.
    Quit,
    /// The rules of the game.
    Rules,
    /// What this program is.
    About,
}

impl Shortcut {
    /// The shortcut of a key, if it is one.
    pub(crate) fn of(key: KeyEvent) -> Option<Self> {
        Some(match key.code {
            KeyCode::F(1) => Self::Rules,
            KeyCode::F(2) => Self::About,
            KeyCode::Char(letter) if has_control(key) => match letter.to_ascii_lowercase() {
                'n' => Self::New,
                'l' => Self::Load,
                's' => Self::Save,
                'z' => Self::Undo,
                'y' => Self::Redo,
                'q' => Self::Quit,
                _ => return None,
            },
            _ => return None,
        })
    }
}

/// Whether a letter was pressed with Ctrl. Together with Alt it is how some keyboards write the
/// third sign of a key, and then it is that sign.
pub(crate) fn has_control(key: KeyEvent) -> bool {
    let both = KeyModifiers::CONTROL | KeyModifiers::ALT;
    key.modifiers & both == KeyModifiers::CONTROL
}

/// Whether a letter was pressed with Ctrl or Alt, so that it does not stand for itself.
pub(crate) fn is_modified(key: KeyEvent) -> bool {
    let alt = key.modifiers & (KeyModifiers::CONTROL | KeyModifiers::ALT) == KeyModifiers::ALT;
    matches!(key.code, KeyCode::Char(_)) && (alt || has_control(key))
}

impl App {
    /// Does what a shortcut asks for.
    pub(crate) fn take_shortcut(&mut self, shortcut: Shortcut) {
        // Something to read gives way; what lies below it stays.
        let read = match self.screens.last() {
            Some(Screen::Page { page, .. }) => Some(*page),
            _ => None,
        };
        if read.is_some() {
            self.screens.pop();
        }
        match shortcut {
            Shortcut::Quit => self.ask_to_quit(),
            Shortcut::Load => self.ask_to_load(),
            Shortcut::Rules if read == Some(Page::Rules) => (),
            Shortcut::Rules => self.open_rules(),
            Shortcut::About if read == Some(Page::About) => (),
            Shortcut::About => self.open_page(Page::About),
            Shortcut::New => self.ask_for_new_game(),
            Shortcut::Save if self.game_screen.is_some() => self.ask_for_file(PromptPurpose::Save),
            Shortcut::Undo => self.order_at_table(Command::Undo { moves: None }),
            Shortcut::Redo => self.order_at_table(Command::Redo { moves: None }),
            Shortcut::Save => (),
        }
    }

    /// Has the session do something if the table is in front.
    fn order_at_table(&mut self, command: Command) {
        if matches!(self.screens.last(), Some(Screen::Table)) {
            self.order(command);
        }
    }

    /// Whether a game on the table would be lost if another took its place.
    pub(crate) fn is_game_running(&self) -> bool {
        self.game_screen.as_ref().is_some_and(|game_screen| {
            game_screen.session.ending().is_none() && !game_screen.session.tree().line().is_empty()
        })
    }

    /// Asks a question if a game is running; otherwise it counts as answered by yes.
    pub(crate) fn ask_first(&mut self, question: Confirmation) {
        if self.is_game_running() {
            self.screens.push(Screen::Question(question));
        } else {
            self.carry_out(question);
        }
    }

    /// Ends the program, or asks whether to.
    fn ask_to_quit(&mut self) {
        self.ask_first(Confirmation::Quit);
    }

    /// Opens a game from a file, or asks whether the one on the table may go.
    pub(crate) fn ask_to_load(&mut self) {
        self.ask_first(Confirmation::Load);
    }

    /// A new game: at a table the same again, in the menus what is chosen there.
    fn ask_for_new_game(&mut self) {
        match self.screens.last() {
            Some(Screen::Home { chosen }) => {
                let offer = MenuItem::all()[*chosen];
                let is_game = matches!(offer, MenuItem::Game(_) | MenuItem::Preset(_));
                self.take(if is_game { offer } else { MenuItem::Game(0) });
            }
            Some(Screen::Form(_)) => self.update_by_key(KeyCode::Char('b')),
            _ => self.ask_first(Confirmation::Again),
        }
    }

    /// Lays the rules in front: of the form, of the table, or of the game chosen in the menu.
    pub(crate) fn open_rules(&mut self) {
        let offers_rules = match self.screens.last() {
            Some(Screen::Home { chosen }) => {
                matches!(MenuItem::all()[*chosen], MenuItem::Game(_) | MenuItem::Preset(_))
            }
            _ => true,
        };
        self.open_page(if offers_rules { Page::Rules } else { Page::Help });
    }
}

//! The keys in menus, pages and lines to type.

use std::path::PathBuf;

use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use rules::Phrase;
use session::{Command, GAMES, Preset, Setup};

use crate::{
    App, AppEffect,
    form::{FormRow, SetupForm},
    line_editor::LineEditor,
    screen::{Confirmation, Page, PromptPurpose, Screen},
};

/// What the first menu offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MenuItem {
    Game(usize),
    Preset(usize),
    Puzzle,
    Load,
    Language,
    Help,
    Quit,
}

impl MenuItem {
    /// Every line of the first menu.
    pub(crate) fn all() -> Vec<Self> {
        let games = (0..GAMES.len()).map(Self::Game);
        let presets = (0..Preset::ALL.len()).map(Self::Preset);
        let others = [Self::Puzzle, Self::Load, Self::Language, Self::Help, Self::Quit];
        games.chain(presets).chain(others).collect()
    }
}

/// How far a key goes in a list; nothing if it goes nowhere.
fn stride(key: KeyCode, page: usize) -> Option<isize> {
    let page = isize::try_from(page.max(1)).unwrap_or(isize::MAX);
    Some(match key {
        KeyCode::Up | KeyCode::Char('k') => -1,
        KeyCode::Down | KeyCode::Char('j') => 1,
        KeyCode::PageUp => -page,
        KeyCode::PageDown => page,
        KeyCode::Home => isize::MIN,
        KeyCode::End => isize::MAX,
        _ => return None,
    })
}

impl App {
    pub(crate) fn press_at_home(&mut self, chosen: usize, key: KeyEvent) {
        let offers = MenuItem::all();
        let last = offers.len() - 1;
        let by = stride(key.code, offers.len()).unwrap_or(0);
        self.screens.push(Screen::Home { chosen: chosen.saturating_add_signed(by).min(last) });
        match key.code {
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Right => self.take(offers[chosen]),
            KeyCode::Char(digit @ '1'..='9') => {
                let index = usize::from(digit as u8 - b'1');
                if let Some(&offer) = offers.get(index) {
                    self.take(offer);
                }
            }
            KeyCode::Char('z') => self.take(MenuItem::Puzzle),
            KeyCode::Char('o') => self.take(MenuItem::Load),
            KeyCode::Char('l') => self.take(MenuItem::Language),
            KeyCode::Char('?') => self.take(MenuItem::Help),
            KeyCode::Char('i') => self.open_rules(),
            KeyCode::Char('q') | KeyCode::Esc => self.take(MenuItem::Quit),
            _ => (),
        }
    }

    /// Takes what the first menu offers.
    pub(crate) fn take(&mut self, offer: MenuItem) {
        match offer {
            MenuItem::Game(game) => {
                let last = self.last.get(GAMES[game].name()).cloned();
                let last = last.map(|setup| Setup {
                    external_engines: self.external_engines.clone(),
                    ..setup
                });
                let form = last.as_ref().and_then(SetupForm::of_setup);
                let mut form =
                    form.unwrap_or_else(|| SetupForm::new(game, self.external_engines.clone()));
                form.pace = self.pace;
                self.screens.push(Screen::Form(form));
            }
            MenuItem::Preset(preset) => {
                let (external_engines, pace) = (self.external_engines.clone(), self.pace);
                let setup = Setup { external_engines, pace, ..Preset::ALL[preset].setup() };
                self.screens.extend(SetupForm::of_setup(&setup).map(Screen::Form));
            }
            MenuItem::Puzzle => self.begin_puzzle(),
            MenuItem::Load => self.ask_to_load(),
            MenuItem::Language => self.change_language(),
            MenuItem::Help => self.open_page(Page::Help),
            MenuItem::Quit => self.screens.clear(),
        }
    }

    pub(crate) fn press_in_form(&mut self, mut form: SetupForm, key: KeyEvent) {
        if let Some(by) = stride(key.code, 10) {
            form.go(by);
            return self.screens.push(Screen::Form(form));
        }
        match key.code {
            KeyCode::Esc | KeyCode::Char('q') => return,
            KeyCode::Left | KeyCode::Char('-') => form.change(-1),
            KeyCode::Right | KeyCode::Char('+' | '=' | ' ') if form.row() != FormRow::Begin => {
                form.change(1);
            }
            KeyCode::Char('b') => return self.begin(form),
            KeyCode::Char('d') => form.toggle_details(),
            KeyCode::Enter | KeyCode::Char(' ') => match (form.row(), form.text()) {
                (FormRow::Begin, _) => return self.begin(form),
                (_, Some(text)) => return self.type_value(form, LineEditor::of(&text)),
                _ => form.change(1),
            },
            KeyCode::Char(digit) if digit.is_ascii_digit() && form.text().is_some() => {
                return self.type_value(form, LineEditor::of(&digit.to_string()));
            }
            KeyCode::Char('l') => self.change_language(),
            KeyCode::Char(letter @ ('?' | 'i')) => {
                self.screens.push(Screen::Form(form));
                return self.open_page(if letter == 'i' { Page::Rules } else { Page::Help });
            }
            _ => (),
        }
        self.screens.push(Screen::Form(form));
    }

    fn type_value(&mut self, form: SetupForm, line: LineEditor) {
        self.screens.push(Screen::Form(form));
        self.screens.push(Screen::Prompt { purpose: PromptPurpose::Value, line });
    }

    pub(crate) fn press_on_page(&mut self, page: Page, from: usize, key: KeyEvent) {
        let height = usize::from(self.area.height.saturating_sub(4));
        match (stride(key.code, height), key.code) {
            (Some(by), _) => {
                let last = self.page_lines(page).len().saturating_sub(height);
                let from = from.saturating_add_signed(by).min(last);
                self.screens.push(Screen::Page { page, from });
            }
            (None, KeyCode::Char(' ')) => {
                let last = self.page_lines(page).len().saturating_sub(height);
                self.screens.push(Screen::Page { page, from: (from + height).min(last) });
            }
            (None, KeyCode::Char('l')) => {
                self.change_language();
                self.screens.push(Screen::Page { page, from: 0 });
            }
            (None, KeyCode::Char('g')) if page == Page::Scores => {
                self.ask_first(Confirmation::Again);
            }
            (None, KeyCode::Char('e')) if page == Page::Scores => self.open_settings(),
            (None, KeyCode::Char('b')) if page == Page::Scores => self.look_back(),
            (None, KeyCode::Esc | KeyCode::Enter | KeyCode::Backspace | KeyCode::Char(_)) => (),
            _ => self.screens.push(Screen::Page { page, from }),
        }
    }

    pub(crate) fn press_in_prompt(
        &mut self,
        purpose: PromptPurpose,
        mut line: LineEditor,
        key: KeyEvent,
    ) {
        match key.code {
            KeyCode::Esc => (),
            KeyCode::Enter => self.read(purpose, line),
            _ => {
                line.press(key);
                self.screens.push(Screen::Prompt { purpose, line });
            }
        }
    }

    /// Does what was typed.
    fn read(&mut self, purpose: PromptPurpose, line: LineEditor) {
        let text = line.text().trim().to_owned();
        match purpose {
            PromptPurpose::Value => {
                if let Some(Screen::Form(form)) = self.screens.last_mut()
                    && let Err(phrase) = form.type_in(&text)
                {
                    self.notice = Some(phrase);
                    self.screens.push(Screen::Prompt { purpose, line });
                }
            }
            _ if text.is_empty() => (),
            PromptPurpose::Move => {
                if let Some(player) =
                    self.game_screen.as_ref().map(|game_screen| game_screen.session.turn())
                {
                    self.order(Command::Play { player, text });
                }
            }
            PromptPurpose::Save => self.effects.push(AppEffect::Save(PathBuf::from(text))),
            PromptPurpose::Load => self.effects.push(AppEffect::Load(PathBuf::from(text))),
        }
    }

    pub(crate) fn answer(&mut self, question: Confirmation, key: KeyEvent) {
        let yes = self.words.text("tui-key-yes");
        let said = match key.code {
            KeyCode::Enter => true,
            KeyCode::Char(letter) => letter == 'y' || letter.to_lowercase().to_string() == yes,
            _ => false,
        };
        if said {
            self.carry_out(question);
        }
    }

    /// Does what a question asked about.
    pub(crate) fn carry_out(&mut self, question: Confirmation) {
        match question {
            Confirmation::Leave => self.leave_table(),
            Confirmation::Quit => self.end(),
            Confirmation::Load => self.ask_for_file(PromptPurpose::Load),
            Confirmation::Again => {
                self.screens.retain(|screen| matches!(screen, Screen::Home { .. } | Screen::Table));
                self.order(Command::Again);
            }
            Confirmation::Change => {
                if let Some(Screen::Form(form)) = self.screens.pop() {
                    self.change_table(form);
                }
            }
            Confirmation::Resign => {
                if let Some(player) =
                    self.game_screen.as_ref().map(crate::game_screen::GameScreen::speaker)
                {
                    self.order(Command::Resign { player });
                }
            }
        }
    }

    /// The mouse in a list: a click takes a line, the wheel moves.
    pub(crate) fn point_at_list(&mut self, mouse: MouseEvent) {
        let code = match mouse.kind {
            MouseEventKind::ScrollDown => KeyCode::Down,
            MouseEventKind::ScrollUp => KeyCode::Up,
            MouseEventKind::Down(MouseButton::Left) => return self.click_in_list(mouse.row),
            _ => return,
        };
        self.update_by_key(code);
    }

    fn click_in_list(&mut self, row: u16) {
        let Some(clicked) = self.line_at(row) else { return };
        match self.screens.last_mut() {
            Some(Screen::Home { chosen }) => *chosen = clicked,
            Some(Screen::Form(form)) if form.chosen != clicked => {
                form.chosen = clicked;
                return;
            }
            Some(Screen::Form(form)) if form.row() != FormRow::Begin => return form.change(1),
            _ => (),
        }
        self.update_by_key(KeyCode::Enter);
    }

    /// What a question asks.
    pub(crate) fn question(question: Confirmation) -> Phrase {
        Phrase::new(match question {
            Confirmation::Leave | Confirmation::Quit => "tui-leave-sure",
            Confirmation::Load | Confirmation::Again | Confirmation::Change => "tui-again-sure",
            Confirmation::Resign => "page-resign-sure",
        })
    }
}

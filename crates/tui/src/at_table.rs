//! The keys and the mouse at the table.

use std::time::Duration;

use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use rules::{Phrase, Square};
use session::{Action, Command, EngineQuestion, Flow};

use crate::{
    App,
    choice::{self, TouchOutcome},
    form::SetupForm,
    game_screen::GameScreen,
    line_editor::LineEditor,
    screen::{Confirmation, Page, PromptPurpose, Screen},
};

/// The least times for a move to choose from, the slowest last.
const PACES: [u64; 7] = [0, 100, 250, 500, 1000, 2000, 5000];

impl App {
    pub(crate) fn press_at_table(&mut self, key: KeyEvent) {
        if self.move_cursor(key.code) {
            return;
        }
        let Some(game_screen) = &mut self.game_screen else { return };
        match key.code {
            KeyCode::Enter => self.touch_cursor(),
            KeyCode::Char(' ') if game_screen.awaits_person() => self.touch_cursor(),
            KeyCode::Char(' ' | 'p') => self.pause_or_resume(),
            KeyCode::Esc if !game_screen.path.is_empty() => game_screen.path.clear(),
            KeyCode::Esc | KeyCode::Char('q') => self.ask_to_leave(),
            KeyCode::Char('u') | KeyCode::Backspace => self.order(Command::Undo { moves: None }),
            KeyCode::Char('r') => self.order(Command::Redo { moves: None }),
            KeyCode::Char('[') => self.order(Command::Undo { moves: Some(1) }),
            KeyCode::Char(']') => self.order(Command::Redo { moves: Some(1) }),
            KeyCode::Char('h') => self.ask_for_hint(EngineQuestion::Best),
            KeyCode::Char('v') => self.ask_for_hint(EngineQuestion::Every),
            KeyCode::Char('a') => self.ask_for_analysis(),
            KeyCode::Char('s') => self.order(Command::Step),
            KeyCode::Char('n') => self.order(Command::PlayNow),
            KeyCode::Char('+' | '=') => self.change_pace(-1),
            KeyCode::Char('-') => self.change_pace(1),
            KeyCode::Char('x') => self.ask_to_resign(),
            KeyCode::Char('d') => self.settle_for_draw(),
            KeyCode::Char('D') => self.decline(),
            KeyCode::Char('T') => self.ask_for_search(),
            KeyCode::Char('t') => game_screen.turned = !game_screen.turned,
            KeyCode::Char('g') => self.ask_first(Confirmation::Again),
            KeyCode::Char('z') if game_screen.is_puzzle => self.begin_puzzle(),
            KeyCode::Char(letter) => self.open(letter),
            _ => (),
        }
    }

    /// Lays something in front of the table.
    fn open(&mut self, letter: char) {
        match letter {
            'm' | ':' | '/' => self.ask_for_move(""),
            '0'..='9' => self.ask_for_move(&letter.to_string()),
            'w' => self.ask_for_file(PromptPurpose::Save),
            'o' => self.ask_to_load(),
            'b' => self.look_back(),
            'e' => self.open_settings(),
            'i' => self.open_page(Page::Rules),
            'c' => self.open_page(Page::Scores),
            'l' => self.change_language(),
            '?' => self.open_page(Page::Help),
            _ => (),
        }
    }

    fn ask_for_move(&mut self, begun: &str) {
        self.screens
            .push(Screen::Prompt { purpose: PromptPurpose::Move, line: LineEditor::of(begun) });
    }

    /// Lays the settings and the players of this game in front.
    pub(crate) fn open_settings(&mut self) {
        let setup = self.game_screen.as_ref().map(|game_screen| game_screen.session.setup());
        let form = setup.and_then(SetupForm::of_table);
        self.screens.extend(form.map(Screen::Form));
    }

    pub(crate) fn look_back(&mut self) {
        if let Some(game_screen) = &self.game_screen {
            self.screens.push(Screen::Replay(Box::new(game_screen.session.replay())));
        }
    }

    fn ask_to_leave(&mut self) {
        self.ask_first(Confirmation::Leave);
    }

    fn ask_to_resign(&mut self) {
        let Some(game_screen) = &self.game_screen else { return };
        if game_screen.session.can(Action::Resign) {
            self.screens.push(Screen::Question(Confirmation::Resign));
        } else {
            let player = game_screen.speaker();
            self.order(Command::Resign { player });
        }
    }

    fn settle_for_draw(&mut self) {
        let Some(game_screen) = &self.game_screen else { return };
        self.order(match game_screen.asked_for_draw() {
            Some(player) => Command::AcceptDraw { player },
            None => Command::OfferDraw { player: game_screen.speaker() },
        });
    }

    fn decline(&mut self) {
        let Some(game_screen) = &self.game_screen else { return };
        let player = game_screen.asked_for_draw().unwrap_or_else(|| game_screen.speaker());
        self.order(Command::DeclineDraw { player });
    }

    fn pause_or_resume(&mut self) {
        let Some(game_screen) = &self.game_screen else { return };
        let paused = game_screen.session.flow() == Flow::Paused;
        self.order(if paused { Command::Resume } else { Command::Pause });
    }

    /// The next pace, slower or faster.
    fn change_pace(&mut self, by: isize) {
        let Some(game_screen) = &mut self.game_screen else { return };
        let here = game_screen.session.pace().as_millis();
        let place = PACES.iter().rposition(|&pace| u128::from(pace) <= here).unwrap_or(0);
        let next = place.saturating_add_signed(by).min(PACES.len() - 1);
        let pace = Duration::from_millis(PACES[next]);
        self.order(Command::Pace(pace));
        if let Some(game_screen) = &mut self.game_screen {
            let seconds = pace.as_secs_f64().to_string();
            game_screen.tell(Phrase::new("tui-pace").with("seconds", seconds));
        }
    }

    /// Whether a key moved the cursor.
    fn move_cursor(&mut self, key: KeyCode) -> bool {
        let Some(game_screen) = &mut self.game_screen else { return false };
        let (width, height) = (game_screen.view.board.width, game_screen.view.board.height);
        let (across, down): (i16, i16) = match key {
            KeyCode::Left => (-1, 0),
            KeyCode::Right => (1, 0),
            KeyCode::Up => (0, -1),
            KeyCode::Down => (0, 1),
            KeyCode::Home => (-i16::from(width), 0),
            KeyCode::End => (i16::from(width), 0),
            KeyCode::PageUp => (0, -i16::from(height)),
            KeyCode::PageDown => (0, i16::from(height)),
            KeyCode::Tab => return game_screen.go_to_next_target(true),
            KeyCode::BackTab => return game_screen.go_to_next_target(false),
            _ => return false,
        };
        let sign = if game_screen.turned { -1 } else { 1 };
        game_screen.cursor = Square {
            column: moved(game_screen.cursor.column, across * sign, width),
            row: moved(game_screen.cursor.row, down * sign, height),
        };
        true
    }

    fn touch_cursor(&mut self) {
        if let Some(cursor) = self.game_screen.as_ref().map(|game_screen| game_screen.cursor) {
            self.touch(cursor);
        }
    }

    /// Touches a square, as with a finger.
    pub(crate) fn touch(&mut self, square: Square) {
        let Some(game_screen) = &mut self.game_screen else { return };
        game_screen.cursor = square;
        let player = game_screen.session.turn();
        if !game_screen.awaits_person() {
            if let Err(error) = game_screen.session.check_touches(player, &[square]) {
                self.refuse(&error);
            }
            return;
        }
        // The only thing to do may be to pass, which no square stands for.
        if let [only] = &game_screen.view.moves[..]
            && only.path.is_empty()
        {
            let text = only.text.clone();
            return self.order(Command::Play { player, text });
        }
        let path = game_screen.path.clone();
        match choice::touch(&game_screen.view, &path, square) {
            TouchOutcome::Move(text) => self.order(Command::Play { player, text }),
            TouchOutcome::Path(touched) => {
                if let ([only], []) = (&touched[..], &path[..]) {
                    self.order(Command::Touch { player, square: *only });
                }
                if let Some(game_screen) = &mut self.game_screen {
                    game_screen.path = touched;
                }
            }
            TouchOutcome::Ambiguous => game_screen.refuse(Phrase::new("tui-ambiguous")),
            TouchOutcome::Meaningless => {
                let squares = [&path[..], &[square]].concat();
                if let Err(error) = game_screen.session.check_touches(player, &squares) {
                    self.refuse(&error);
                }
            }
        }
    }

    pub(crate) fn point_at_table(&mut self, mouse: MouseEvent) {
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                if let Some(square) = self.square_at(mouse.column, mouse.row) {
                    self.touch(square);
                } else if let Some(node) = self.move_at(mouse.column, mouse.row) {
                    self.order(Command::GoTo(node));
                }
            }
            MouseEventKind::Down(MouseButton::Right) => {
                if let Some(game_screen) = &mut self.game_screen {
                    game_screen.path.clear();
                }
            }
            // A large board is scrolled by its cursor.
            MouseEventKind::ScrollUp => self.update_by_key(KeyCode::Up),
            MouseEventKind::ScrollDown => self.update_by_key(KeyCode::Down),
            _ => (),
        }
    }
}

impl GameScreen {
    /// Puts the cursor on the next square that may be touched, or on the one before.
    fn go_to_next_target(&mut self, forward: bool) -> bool {
        let mut targets = choice::targets(&self.view, &self.path);
        targets.sort_by_key(|square| (square.row, square.column));
        let here = (self.cursor.row, self.cursor.column);
        let place = |square: &&Square| (square.row, square.column);
        let next = if forward {
            targets.iter().find(|square| here < place(square)).or(targets.first())
        } else {
            targets.iter().rev().find(|square| place(square) < here).or(targets.last())
        };
        self.cursor = next.copied().unwrap_or(self.cursor);
        true
    }
}

/// An index moved by a number of steps, as far as it goes.
fn moved(place: u8, by: i16, count: u8) -> u8 {
    let last = i16::from(count.max(1)) - 1;
    u8::try_from((i16::from(place) + by).clamp(0, last)).expect("a place on the board")
}

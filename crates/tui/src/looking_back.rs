//! The keys in a replay.

use std::time::Duration;

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use session::{Command, NodeId, Replay, ReplayCommand};

use crate::{App, screen::Screen};

impl App {
    pub(crate) fn press_in_replay(&mut self, mut replay: Box<Replay>, key: KeyEvent) {
        let pace = replay.pace();
        let command = match key.code {
            KeyCode::Left | KeyCode::Up => ReplayCommand::Step(-1),
            KeyCode::Right | KeyCode::Down => ReplayCommand::Step(1),
            KeyCode::PageUp => ReplayCommand::Step(-10),
            KeyCode::PageDown => ReplayCommand::Step(10),
            KeyCode::Home => ReplayCommand::Jump(NodeId::START),
            KeyCode::End => ReplayCommand::Step(isize::MAX),
            KeyCode::Char(' ' | 'p') if replay.is_playing() => ReplayCommand::Pause,
            KeyCode::Char(' ' | 'p') => ReplayCommand::Play,
            KeyCode::Char('+' | '=') => {
                ReplayCommand::Pace((pace / 2).max(Duration::from_millis(125)))
            }
            KeyCode::Char('-') => ReplayCommand::Pace((pace * 2).min(Duration::from_secs(8))),
            KeyCode::Char('l') => {
                self.change_language();
                return self.screens.push(Screen::Replay(replay));
            }
            KeyCode::Enter => return self.order(Command::GoTo(replay.node())),
            KeyCode::Esc | KeyCode::Char('q' | 'b') => return,
            _ => return self.screens.push(Screen::Replay(replay)),
        };
        // The start is always there, and nothing else is jumped to.
        let _ = replay.apply(command, self.now);
        self.screens.push(Screen::Replay(replay));
    }
}

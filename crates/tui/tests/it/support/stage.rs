//! The program in front of a test: keys in, text out, engines that answer at once.

use std::{
    env, fs,
    path::Path,
    time::{Duration, Instant},
};

use ratatui::{
    Terminal,
    backend::TestBackend,
    buffer::Buffer,
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind},
};
use rules::Spec;
use session::{Advice, Setup};
use tui::{App, AppEffect, AppEvent, Look, Palette};
use words::Words;

/// Colours and Unicode, as most terminals have them.
pub(crate) const FULL: Look = Look { ascii: false, palette: Palette::Full };
/// Unicode without colours.
pub(crate) const COLOURLESS: Look = Look { ascii: false, palette: Palette::None };
/// Nothing but ASCII.
pub(crate) const ASCII: Look = Look { ascii: true, palette: Palette::Basic };

/// The program in front of a test.
pub(crate) struct Stage {
    pub(crate) app: App,
    terminal: Terminal<TestBackend>,
    /// The time it is, as far as the program knows.
    pub(crate) now: Instant,
    /// Effects that the stage does not carry out: files.
    pub(crate) files: Vec<AppEffect>,
    /// What is to be kept, in the order in which it was said.
    pub(crate) kept: Vec<AppEffect>,
    /// Whether engines answer.
    pub(crate) engines: bool,
}

impl Stage {
    pub(crate) fn new(language: &str, look: Look, (width, height): (u16, u16)) -> Self {
        let words = Words::new(language).expect("a language");
        let now = Instant::now();
        let terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen");
        let app = App::new(words, look, now);
        let (files, kept) = (Vec::new(), Vec::new());
        let mut stage = Self { app, terminal, now, files, kept, engines: true };
        stage.happen(AppEvent::Resize(width, height));
        stage
    }

    /// English, in colours, on the smallest screen that everything is made for.
    pub(crate) fn usual() -> Self {
        Self::new("en", FULL, (80, 24))
    }

    /// Sits down to a game.
    pub(crate) fn sit_down(&mut self, game: &str, players: &[&str]) {
        self.sit_down_to(setup(game, players));
    }

    pub(crate) fn sit_down_to(&mut self, setup: Setup) {
        let effects = self.app.sit_down(setup).expect("a game");
        self.carry_out(effects);
    }

    pub(crate) fn happen(&mut self, event: AppEvent) {
        if let AppEvent::Resize(width, height) = event {
            self.terminal.backend_mut().resize(width, height);
        }
        let effects = self.app.update(event, self.now);
        self.carry_out(effects);
    }

    /// Lets engines answer at once; what took how long is made the same every time.
    fn carry_out(&mut self, effects: Vec<AppEffect>) {
        let mut effects = effects;
        while let Some(effect) = effects.pop() {
            let event = match effect {
                _ if !self.engines => continue,
                AppEffect::Think(work) => {
                    let advice = timeless((work.job)(&mut |_| ()).expect("an engine of the house"));
                    AppEvent::Thought { ticket: work.ticket, advice }
                }
                AppEffect::Inquire(inquiry) => {
                    let advice = timeless((inquiry.job)(&mut |_| ()));
                    let (ticket, node, engine) = (inquiry.ticket, inquiry.node, inquiry.engine);
                    AppEvent::Judged { ticket, node, engine, advice }
                }
                AppEffect::Begin | AppEffect::Keep => {
                    self.kept.push(effect);
                    continue;
                }
                file => {
                    self.files.push(file);
                    continue;
                }
            };
            effects.extend(self.app.update(event, self.now));
        }
    }

    /// Lets time pass.
    pub(crate) fn wait(&mut self, time: Duration) {
        self.now += time;
        self.happen(AppEvent::Tick);
    }

    /// Presses keys: names of keys, or letters.
    pub(crate) fn press(&mut self, keys: &str) {
        for name in keys.split(' ') {
            let held = [("Ctrl+", KeyModifiers::CONTROL), ("Alt+", KeyModifiers::ALT)];
            let held = held.into_iter().find_map(|(prefix, held)| {
                name.strip_prefix(prefix).filter(|rest| !rest.is_empty()).map(|rest| (rest, held))
            });
            let (name, held) = held.unwrap_or((name, KeyModifiers::NONE));
            self.happen(AppEvent::Key(KeyEvent::new(key(name), held)));
        }
    }

    /// Types letters.
    pub(crate) fn type_in(&mut self, text: &str) {
        for letter in text.chars() {
            self.happen(AppEvent::Key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE)));
        }
    }

    /// Clicks on the first place where a text is on the screen.
    pub(crate) fn click(&mut self, text: &str) {
        let screen = self.screen();
        let (row, line) =
            (0..).zip(screen.lines()).find(|(_, line)| line.contains(text)).expect(text);
        let column = line[..line.find(text).expect("it is there")].chars().count();
        self.click_at(u16::try_from(column).expect("a column"), row);
    }

    pub(crate) fn click_at(&mut self, column: u16, row: u16) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        let modifiers = KeyModifiers::NONE;
        self.happen(AppEvent::Mouse(MouseEvent { kind, column, row, modifiers }));
    }

    pub(crate) fn buffer(&mut self) -> Buffer {
        self.terminal.draw(|frame| self.app.draw(frame)).expect("a screen");
        self.terminal.backend().buffer().clone()
    }

    /// What is on the screen.
    pub(crate) fn screen(&mut self) -> String {
        let buffer = self.buffer();
        let rows = buffer.content.chunks(usize::from(buffer.area.width).max(1));
        let lines = rows.map(|row| {
            let line: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
            line.trim_end().to_owned() + "\n"
        });
        lines.collect()
    }

    /// Compares the screen with the file of that name; with `UPDATE=1` the file is written.
    pub(crate) fn check(&mut self, name: &str) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/it/screens")
            .join(format!("{name}.txt"));
        let screen = self.screen();
        if env::var_os("UPDATE").is_some() {
            fs::write(&path, &screen).expect("the screens can be written");
        }
        let stored = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(stored, screen, "{name}\n{screen}");
    }
}

/// A game between these players, the same every time.
pub(crate) fn setup(game: &str, players: &[&str]) -> Setup {
    let spec = |text: &&str| text.parse::<Spec>().expect("a spec");
    Setup { seed: 1, ..Setup::new(spec(&game), players.iter().map(spec).collect()) }
}

fn timeless(mut advice: Advice) -> Box<Advice> {
    advice.statistics.time = Duration::from_secs(1);
    Box::new(advice)
}

pub(crate) fn key(name: &str) -> KeyCode {
    match name {
        "Enter" => KeyCode::Enter,
        "Esc" => KeyCode::Esc,
        "Up" => KeyCode::Up,
        "Down" => KeyCode::Down,
        "Left" => KeyCode::Left,
        "Right" => KeyCode::Right,
        "Home" => KeyCode::Home,
        "End" => KeyCode::End,
        "PageUp" => KeyCode::PageUp,
        "PageDown" => KeyCode::PageDown,
        "Tab" => KeyCode::Tab,
        "BackTab" => KeyCode::BackTab,
        "Backspace" => KeyCode::Backspace,
        "Delete" => KeyCode::Delete,
        "Space" => KeyCode::Char(' '),
        "F1" => KeyCode::F(1),
        "F2" => KeyCode::F(2),
        letter => KeyCode::Char(letter.chars().next().expect("a key")),
    }
}

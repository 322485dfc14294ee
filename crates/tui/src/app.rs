//! The program: what it shows, and what it does when something happens.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use lab::{Explorer, RecordingError};
use ratatui::{
    crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseEvent},
    layout::Rect,
};
use record::{GameDate, GameFiles, LoadedGame, Record};
use rules::{Phrase, Player, Speak};
use session::{
    Command, ExternalEngines, ReplayCommand, Session, SessionError, SessionStep, Setup, SetupError,
    Work,
};
use words::Words;

use crate::{
    AppEffect, AppEvent, GameKeeper, Look, SearchTree,
    form::SetupForm,
    game_screen::GameScreen,
    screen::{Confirmation, Page, PromptPurpose, Screen},
    shortcuts::{Shortcut, has_control, is_modified},
};

/// The program. It does no input and no output and reads no clock: it is told what happens and
/// when, draws what there is to see, and says what it wants done.
#[derive(Debug)]
pub struct App {
    pub(crate) words: Words,
    pub(crate) look: Look,
    /// The size of the terminal.
    pub(crate) area: Rect,
    pub(crate) now: Instant,
    /// What lies on each other, the one in front last.
    pub(crate) screens: Vec<Screen>,
    pub(crate) game_screen: Option<GameScreen>,
    files: GameFiles,
    /// What the game on the table was loaded from.
    older: Option<Record>,
    /// How each game was set up the last time, by its name.
    pub(crate) last: BTreeMap<String, Setup>,
    /// The engines of other programs that may sit down.
    pub(crate) external_engines: ExternalEngines,
    /// The least time that a computer takes for a move, unless it is changed at the table.
    pub(crate) pace: Duration,
    /// What the line below a menu says.
    pub(crate) notice: Option<Phrase>,
    pub(crate) effects: Vec<AppEffect>,
    is_over: bool,
}

impl App {
    /// The program with the first menu in front.
    #[must_use]
    pub fn new(words: Words, look: Look, now: Instant) -> Self {
        Self {
            words,
            look,
            area: Rect::new(0, 0, 80, 24),
            now,
            screens: vec![Screen::Home { chosen: 0 }],
            game_screen: None,
            files: GameFiles::default(),
            older: None,
            last: BTreeMap::new(),
            external_engines: ExternalEngines::default(),
            pace: Duration::ZERO,
            notice: None,
            effects: Vec::new(),
            is_over: false,
        }
    }

    /// The same program, with engines of other programs that may sit down.
    #[must_use]
    pub fn with_external_engines(self, external_engines: ExternalEngines) -> Self {
        Self { external_engines, ..self }
    }

    /// The same program, with the least time that a computer takes for a move.
    #[must_use]
    pub fn with_pace(self, pace: Duration) -> Self {
        Self { pace, ..self }
    }

    /// The same program, with how each game was set up the last time, by its name.
    #[must_use]
    pub fn with_last(self, last: BTreeMap<String, Setup>) -> Self {
        Self { last, ..self }
    }

    /// Sits down to a game at once; the answer is what it wants done first.
    ///
    /// # Errors
    ///
    /// If the set-up is refused.
    pub fn sit_down(&mut self, setup: Setup) -> Result<Vec<AppEffect>, SetupError> {
        let (session, step) = Session::new(setup, self.now)?;
        self.files = GameFiles::default();
        self.seat(session, step);
        Ok(std::mem::take(&mut self.effects))
    }

    /// Lets the computers wait until they are told to go on.
    pub fn pause(&mut self) -> Vec<AppEffect> {
        self.order(Command::Pause);
        std::mem::take(&mut self.effects)
    }

    /// Whether the program shall end.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// When the program wants to be told that time has passed.
    #[must_use]
    pub fn deadline(&self) -> Option<Instant> {
        let session = self.game_screen.as_ref().map(|game_screen| &game_screen.session);
        let due = session.and_then(Session::deadline);
        let clock = session.and_then(Session::ticking).map(|_| self.now + Duration::from_secs(1));
        let replay = self.screens.iter().find_map(|screen| match screen {
            Screen::Replay(replay) => replay.deadline(),
            _ => None,
        });
        [due, clock, replay].into_iter().flatten().min()
    }

    /// Takes what happens, at a time that never goes back, and says what shall be done.
    pub fn update(&mut self, event: AppEvent, now: Instant) -> Vec<AppEffect> {
        self.now = now;
        match event {
            AppEvent::Key(key) if key.kind != KeyEventKind::Release => self.press(key),
            AppEvent::Mouse(mouse) => self.point(mouse),
            AppEvent::Key(_) => (),
            AppEvent::Resize(width, height) => self.area = Rect::new(0, 0, width, height),
            AppEvent::Tick => self.tick(),
            AppEvent::Progress { ticket, advice } => {
                if let Some(game_screen) = &mut self.game_screen
                    && game_screen.session.ticket() == ticket
                {
                    game_screen.thought = Some(*advice);
                }
            }
            AppEvent::Thought { ticket, advice } => {
                if let Some(game_screen) = &mut self.game_screen
                    && game_screen.session.ticket() == ticket
                {
                    game_screen.thought = Some((*advice).clone());
                }
                self.order(Command::Thought { ticket, advice: *advice });
            }
            AppEvent::Failed { ticket, fault } => self.order(Command::Failed { ticket, fault }),
            AppEvent::Judged { ticket, node, engine, advice } => {
                self.hear_advice(ticket, node, engine, *advice);
            }
            AppEvent::End => self.end(),
        }
        std::mem::take(&mut self.effects)
    }

    fn press(&mut self, key: KeyEvent) {
        if has_control(key) && key.code == KeyCode::Char('c') {
            return self.end();
        }
        let is_asked =
            matches!(self.screens.last(), Some(Screen::Prompt { .. } | Screen::Question(_)));
        if !is_asked {
            if let Some(shortcut) = Shortcut::of(key) {
                self.notice = None;
                return self.take_shortcut(shortcut);
            }
            if is_modified(key) {
                return;
            }
        }
        self.notice = None;
        match self.screens.pop() {
            Some(Screen::Home { chosen }) => self.press_at_home(chosen, key),
            Some(Screen::Form(form)) => self.press_in_form(form, key),
            Some(Screen::Replay(replay)) => self.press_in_replay(replay, key),
            Some(Screen::Page { page, from }) => self.press_on_page(page, from, key),
            Some(Screen::Prompt { purpose, line }) => self.press_in_prompt(purpose, line, key),
            Some(Screen::Question(question)) => self.answer(question, key),
            Some(Screen::Table) | None => {
                self.screens.push(Screen::Table);
                self.press_at_table(key);
            }
        }
        if self.screens.is_empty() {
            self.is_over = true;
        }
    }

    /// As if a key had been pressed.
    pub(crate) fn update_by_key(&mut self, code: KeyCode) {
        self.press(KeyEvent::new(code, KeyModifiers::NONE));
    }

    fn point(&mut self, mouse: MouseEvent) {
        match self.screens.last() {
            Some(Screen::Table) => self.point_at_table(mouse),
            Some(Screen::Home { .. } | Screen::Form(_) | Screen::Page { .. }) => {
                self.point_at_list(mouse);
            }
            _ => (),
        }
    }

    fn tick(&mut self) {
        let due = self.game_screen.as_ref().and_then(|game_screen| game_screen.session.deadline());
        if due.is_some_and(|due| due <= self.now) {
            self.order(Command::Tick);
        }
        for screen in &mut self.screens {
            if let Screen::Replay(replay) = screen {
                // A tick shows a place that is there.
                let _ = replay.apply(ReplayCommand::Tick, self.now);
            }
        }
    }

    /// Ends everything, engines too.
    pub(crate) fn end(&mut self) {
        self.stop_engines();
        self.is_over = true;
    }

    /// Lets engines go that still think about the game on the table.
    fn stop_engines(&mut self) {
        if let Some(game_screen) = &mut self.game_screen {
            // Nobody wants the answer any more; a pause raises the flag of whoever thinks.
            let _ = game_screen.session.apply(Command::Pause, self.now);
        }
    }

    /// Has the session do something, and tells what came of it.
    pub(crate) fn order(&mut self, command: Command) {
        let is_answer = matches!(&command, Command::Play { text, .. } if self.answer_puzzle(text));
        if !is_answer {
            self.apply(command);
        }
    }

    /// Has the session do something, whether a puzzle is on the table or not.
    pub(crate) fn apply(&mut self, command: Command) {
        let Some(game_screen) = &mut self.game_screen else { return };
        match game_screen.session.apply(command, self.now) {
            Ok(step) => self.tell(step),
            Err(error) => self.refuse(&error),
        }
    }

    /// Says why something was not done.
    pub(crate) fn refuse(&mut self, error: &SessionError) {
        if let Some(game_screen) = &mut self.game_screen {
            game_screen.refuse(error.phrase());
        }
    }

    /// Tells what happened, and has the work done.
    fn tell(&mut self, step: SessionStep) {
        let Some(game_screen) = &mut self.game_screen else { return };
        let SessionStep { events, work } = step;
        if events.contains(&session::Event::Begun) {
            game_screen.session.set_begun(Some(GameDate::now()));
            self.older = None;
            self.effects.push(AppEffect::Begin);
            game_screen.thought = None;
        }
        if !events.is_empty() {
            game_screen.told = None;
            game_screen.look();
        }
        for event in &events {
            if let Some(phrase) = game_screen.phrase_of(event) {
                game_screen.tell(phrase);
            }
        }
        self.think(work);
        if !events.is_empty() {
            if self.game_screen.as_ref().is_some_and(|game_screen| game_screen.puzzle.is_none()) {
                self.effects.push(AppEffect::Keep);
            }
            self.go_on_analysing();
        }
    }

    fn think(&mut self, work: Option<Work>) {
        self.effects.extend(work.map(AppEffect::Think));
    }

    /// Puts a game on the table, in place of the one that was there.
    fn seat(&mut self, session: Session, step: SessionStep) {
        self.stop_engines();
        self.game_screen = Some(GameScreen::new(session));
        self.screens.retain(|screen| matches!(screen, Screen::Home { .. }));
        self.screens.push(Screen::Table);
        self.tell(step);
    }

    /// Begins the game of a form; the form says why it cannot. With the game on the table only
    /// other players sit down if nothing else was changed, and it goes on.
    pub(crate) fn begin(&mut self, form: SetupForm) {
        if form.at_table {
            let ends_game = self.game_screen.as_ref().is_some_and(|game_screen| {
                self.is_game_running() && !form.keeps_game(game_screen.session.setup())
            });
            if ends_game {
                self.screens.push(Screen::Form(form));
                return self.screens.push(Screen::Question(Confirmation::Change));
            }
            self.change_table(form);
        } else {
            self.begin_anew(form);
        }
    }

    pub(crate) fn change_table(&mut self, mut form: SetupForm) {
        let setup = form.setup(0);
        for command in self.changes(&form) {
            let Some(game_screen) = &mut self.game_screen else { return };
            match game_screen.session.apply(command, self.now) {
                Ok(step) => self.tell(step),
                Err(error) => {
                    form.refused = Some(error.phrase());
                    return self.screens.push(Screen::Form(form));
                }
            }
        }
        self.remember(setup);
    }

    /// Remembers how a game was set up, for the next time.
    fn remember(&mut self, setup: Setup) {
        self.last.insert(setup.game.name.clone(), setup.clone());
        self.effects.push(AppEffect::Remember(Box::new(setup)));
    }

    /// What has to be done at the table so that it is as a form says.
    fn changes(&self, form: &SetupForm) -> Vec<Command> {
        let Some(setup) = self.game_screen.as_ref().map(|game_screen| game_screen.session.setup())
        else {
            return Vec::new();
        };
        if !form.keeps_game(setup) {
            return vec![Command::AgainWith(form.setup(fastrand::u64(..)))];
        }
        let seats = (0..).map(Player).zip(form.players.iter().zip(&setup.players));
        let changed = seats.filter(|(_, (now, before))| now != before);
        changed.map(|(player, (spec, _))| Command::Seat { player, spec: spec.clone() }).collect()
    }

    fn begin_anew(&mut self, mut form: SetupForm) {
        let setup = form.setup(fastrand::u64(..));
        match Session::new(setup.clone(), self.now) {
            Ok((session, step)) => {
                self.files = GameFiles::default();
                self.remember(setup);
                self.seat(session, step);
            }
            Err(error) => {
                form.refused = Some(error.phrase());
                self.screens.push(Screen::Form(form));
            }
        }
    }

    /// A recorded search on the screen, in the language and with the looks of the program.
    ///
    /// # Errors
    ///
    /// If the recording cannot be read.
    pub fn search_tree(&self, explorer: Explorer) -> Result<SearchTree, RecordingError> {
        SearchTree::new(explorer, self.words.clone(), self.look)
    }

    /// Writes the game into a file, and says so.
    pub fn save(&mut self, path: &Path) {
        let Some(game_screen) = &mut self.game_screen else { return };
        match self.files.save(&game_screen.session, path) {
            Ok(()) => {
                let path = path.display().to_string();
                game_screen.tell(Phrase::new("play-saved").with("path", path));
            }
            Err(error) => game_screen.refuse(error.phrase()),
        }
    }

    /// Goes on with the game of a file in place of the one on the table, which stays if anything
    /// is wrong; the answer is what shall be done first.
    pub fn load(&mut self, path: &Path) -> Vec<AppEffect> {
        match LoadedGame::of_file(path, &self.external_engines, self.now) {
            Ok(LoadedGame { session, step, record, others }) => {
                self.files = GameFiles::default();
                self.files.add(path);
                self.older = Some(record);
                self.effects.push(AppEffect::Begin);
                self.seat(session, step);
                let loaded = match others {
                    0 => Phrase::new("play-loaded").with("path", path.display().to_string()),
                    others => Phrase::new("play-loaded-first").with("others", others),
                };
                if let Some(game_screen) = &mut self.game_screen {
                    game_screen.tell(loaded);
                }
            }
            Err(error) => self.complain(error.phrase()),
        }
        std::mem::take(&mut self.effects)
    }

    /// Puts a session on the table that is of no file.
    pub(crate) fn begin_session(&mut self, session: Session, step: SessionStep) {
        self.files = GameFiles::default();
        self.seat(session, step);
    }

    /// Goes on with a game that is kept already; the answer is what shall be done first.
    pub fn go_on(&mut self, loaded: LoadedGame) -> Vec<AppEffect> {
        self.files = GameFiles::default();
        self.seat(loaded.session, loaded.step);
        std::mem::take(&mut self.effects)
    }

    /// Has the game on the table kept, and says if it could not be.
    pub(crate) fn save_game(&mut self, keeper: &mut dyn GameKeeper) {
        if let Some(game_screen) = &mut self.game_screen
            && let Err(phrase) = keeper.save(&game_screen.session, self.older.as_ref())
        {
            game_screen.refuse(phrase);
        }
    }

    /// Shows an error on the screen in front.
    fn complain(&mut self, phrase: Phrase) {
        match &mut self.game_screen {
            Some(game_screen) if matches!(self.screens.last(), Some(Screen::Table)) => {
                game_screen.refuse(phrase);
            }
            _ => self.notice = Some(phrase),
        }
    }

    /// Opens a line to type a file's name on.
    pub(crate) fn ask_for_file(&mut self, purpose: PromptPurpose) {
        let usual = self.files.path().map_or_else(PathBuf::new, Path::to_owned);
        let line = match (purpose, usual.to_str()) {
            (PromptPurpose::Save, Some("") | None) => {
                crate::line_editor::LineEditor::of("game.xml")
            }
            (PromptPurpose::Save, Some(path)) => crate::line_editor::LineEditor::of(path),
            _ => crate::line_editor::LineEditor::default(),
        };
        self.screens.push(Screen::Prompt { purpose, line });
    }

    /// Lays something to read in front.
    pub(crate) fn open_page(&mut self, page: Page) {
        self.screens.push(Screen::Page { page, from: 0 });
    }

    /// Speaks the next language there is.
    pub(crate) fn change_language(&mut self) {
        let codes: Vec<String> = self.words.languages().map(|(code, _)| code.to_owned()).collect();
        let here = codes.iter().position(|code| *code == self.words.language()).unwrap_or(0);
        if let Some(next) = codes.get((here + 1) % codes.len().max(1)) {
            // A language that is listed is there.
            let _ = self.words.choose(next);
        }
    }

    /// Forgets the game on the table.
    pub(crate) fn leave_table(&mut self) {
        self.stop_engines();
        self.game_screen = None;
        self.screens = vec![Screen::Home { chosen: 0 }];
    }
}

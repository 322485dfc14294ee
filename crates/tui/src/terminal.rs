//! The real terminal: keys in, screens out, engines on threads of their own.

use std::{
    io::{self, IsTerminal, Stdout},
    panic,
    sync::{
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, RecvTimeoutError, Sender},
    },
    thread,
    time::{Duration, Instant},
};

use lab::SearchQuestion;
use ratatui::{
    Terminal,
    backend::CrosstermBackend,
    crossterm::{
        cursor::Show,
        event::{self, DisableMouseCapture, EnableMouseCapture, KeyEventKind},
        execute,
        terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode},
    },
};
use rules::Speak;
use search::Stop;

use crate::{App, AppEffect, AppEvent, GameKeeper, SearchTree, engines::EngineThreads};

/// How long the program waits for something to happen before it looks at the time.
const PATIENCE: Duration = Duration::from_mins(1);

/// Whether the terminal is ours and has to be left as it was found.
static OURS: AtomicBool = AtomicBool::new(false);

/// Whether input and output are a terminal, which reads keys and shows screens.
#[must_use]
pub fn has_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Runs the program in the terminal until it is left, beginning with what it wants
/// done first; what is played is kept before it is shown. However it ends, the terminal is left as
/// it was found.
///
/// # Errors
///
/// If the terminal cannot be read or written.
pub fn run(app: &mut App, first: Vec<AppEffect>, keeper: &mut dyn GameKeeper) -> io::Result<()> {
    let (sender, events) = mpsc::channel();
    restore_terminal_after(|| converse(app, first, keeper, &sender, &events))
}

/// Does something that has the whole terminal to itself. However it ends, by a panic too, the
/// terminal is left as it was found.
///
/// # Errors
///
/// If the terminal cannot be written, or what is done fails.
pub fn restore_terminal_after<T>(work: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
    restore_on_panic();
    let kept = TerminalGuard::take()?;
    let result = work();
    drop(kept);
    result
}

/// Shows a recorded search in the terminal until it is left.
///
/// # Errors
///
/// If the terminal cannot be read or written, or the recording cannot be read.
pub fn explore(tree: &mut SearchTree) -> io::Result<()> {
    restore_on_panic();
    let kept = TerminalGuard::take()?;
    let result = show(tree);
    drop(kept);
    result
}

fn show(tree: &mut SearchTree) -> io::Result<()> {
    let mut terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
    while !tree.is_over() {
        terminal.draw(|frame| tree.draw(frame))?;
        if let event::Event::Key(key) = event::read()?
            && key.kind != KeyEventKind::Release
        {
            tree.press(key).map_err(io::Error::other)?;
        }
    }
    Ok(())
}

fn converse(
    app: &mut App,
    first: Vec<AppEffect>,
    keeper: &mut dyn GameKeeper,
    sender: &Sender<AppEvent>,
    events: &Receiver<AppEvent>,
) -> io::Result<()> {
    let mut terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
    let size = terminal.size()?;
    app.update(AppEvent::Resize(size.width, size.height), Instant::now());
    listen_to_keys(sender.clone());
    listen_to_signals(sender.clone());
    let engines = EngineThreads::new(sender.clone());
    let mut seen = carry_out(app, &engines, keeper, first);
    while !app.is_over() {
        terminal.draw(|frame| app.draw(frame))?;
        let mut next = Some(wait(app, events));
        // Everything that has happened meanwhile, before it is drawn.
        while let Some(event) = next {
            let effects = app.update(event, Instant::now());
            seen.extend(carry_out(app, &engines, keeper, effects));
            next = events.try_recv().ok();
        }
        for question in seen.drain(..) {
            terminal.draw(|frame| app.draw(frame))?;
            for event in see_search(app, &question, &mut terminal, events)? {
                let effects = app.update(event, Instant::now());
                carry_out(app, &engines, keeper, effects);
            }
        }
    }
    Ok(())
}

/// Shows how a search went until it has been looked at; the answer is what happened at the table
/// meanwhile.
fn see_search(
    app: &mut App,
    question: &SearchQuestion,
    terminal: &mut Terminal<CrosstermBackend<Stdout>>,
    events: &Receiver<AppEvent>,
) -> io::Result<Vec<AppEvent>> {
    let mut meanwhile = Vec::new();
    let watched = match question.watch(&Stop::default()) {
        Ok(watched) => watched,
        Err(error) => {
            app.tell_search(Err(error.phrase()));
            return Ok(meanwhile);
        }
    };
    let note = watched.instead_of.as_deref().map(SearchQuestion::no_search);
    let tree = app.search_tree(watched.explorer).map_err(io::Error::other)?;
    let mut tree = tree.with_note(note.clone());
    while !tree.is_over() {
        terminal.draw(|frame| tree.draw(frame))?;
        match events.recv() {
            Ok(AppEvent::Key(key)) if key.kind != KeyEventKind::Release => {
                tree.press(key).map_err(io::Error::other)?;
            }
            Ok(AppEvent::Key(_) | AppEvent::Mouse(_)) => (),
            Ok(AppEvent::End) | Err(_) => {
                meanwhile.push(AppEvent::End);
                break;
            }
            Ok(event) => meanwhile.push(event),
        }
    }
    app.tell_search(Ok(note));
    Ok(meanwhile)
}

/// The next thing that happens; a tick when time is up for something.
fn wait(app: &App, events: &Receiver<AppEvent>) -> AppEvent {
    let now = Instant::now();
    let due = app.deadline().map_or(PATIENCE, |due| due.saturating_duration_since(now));
    match events.recv_timeout(due.min(PATIENCE)) {
        Ok(event) => event,
        Err(RecvTimeoutError::Timeout) => AppEvent::Tick,
        Err(RecvTimeoutError::Disconnected) => AppEvent::End,
    }
}

/// Has done what the program wants done; the answer is the searches that are to be seen.
fn carry_out(
    app: &mut App,
    engines: &EngineThreads,
    keeper: &mut dyn GameKeeper,
    effects: Vec<AppEffect>,
) -> Vec<SearchQuestion> {
    let (mut effects, mut seen) = (effects, Vec::new());
    while !effects.is_empty() {
        let mut more = Vec::new();
        for effect in effects {
            match effect {
                AppEffect::Think(work) => engines.think(work),
                AppEffect::Inquire(inquiry) => engines.inquire(inquiry),
                AppEffect::Save(path) => app.save(&path),
                AppEffect::Remember(setup) => keeper.remember(&setup),
                AppEffect::SeeSearch(question) => seen.push(*question),
                AppEffect::Load(path) => more.extend(app.load(&path)),
                AppEffect::Begin => keeper.begin(),
                AppEffect::Keep => app.save_game(keeper),
            }
        }
        effects = more;
    }
    seen
}

/// Passes on the events of the terminal, until the receiver or the terminal is gone.
fn listen_to_keys(sender: Sender<AppEvent>) {
    thread::spawn(move || {
        loop {
            let event = match event::read() {
                Ok(event::Event::Key(key)) => AppEvent::Key(key),
                Ok(event::Event::Mouse(mouse)) => AppEvent::Mouse(mouse),
                Ok(event::Event::Resize(width, height)) => AppEvent::Resize(width, height),
                Ok(_) => continue,
                Err(_) => AppEvent::End,
            };
            let is_end = matches!(event, AppEvent::End);
            if sender.send(event).is_err() || is_end {
                return;
            }
        }
    });
}

/// Ends the program in good order when the system wants it to end.
fn listen_to_signals(sender: Sender<AppEvent>) {
    // Where signals cannot be heard, keys still can.
    let _ = ctrlc::set_handler(move || {
        let _ = sender.send(AppEvent::End);
    });
}

/// Leaves the terminal as it was found when the program breaks down. An engine that breaks down on
/// its own thread loses its game and harms nothing else, so nothing is said here.
fn restore_on_panic() {
    let told = panic::take_hook();
    let here = thread::current().id();
    panic::set_hook(Box::new(move |info| {
        if thread::current().id() == here {
            restore();
            told(info);
        }
    }));
}

/// The terminal while it is ours; dropped, it is as it was.
struct TerminalGuard(Stdout);

impl TerminalGuard {
    fn take() -> io::Result<Self> {
        enable_raw_mode()?;
        OURS.store(true, Ordering::Relaxed);
        let mut kept = Self(io::stdout());
        execute!(kept.0, EnterAlternateScreen, EnableMouseCapture)?;
        Ok(kept)
    }
}

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        restore();
    }
}

fn restore() {
    // To leave the screen a second time would put the cursor back over what was said meanwhile.
    if !OURS.swap(false, Ordering::Relaxed) {
        return;
    }
    // Whatever fails here, the rest is still worth trying.
    let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}

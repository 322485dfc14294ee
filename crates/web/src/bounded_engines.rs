//! Engines of other programs in a bounded number: each is a process, and a visitor of the page may
//! seat one at every table.

use std::{
    fmt,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, Weak,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use rules::{Spec, SpecError};
use search::{Limits, Stop};
use session::{
    Advice, EngineProvider, ExternalEngine, ExternalEngines, Fault, GameNotation, Watcher,
};

/// How long a program waits for its next move before it is ended.
const IDLE: Duration = Duration::from_secs(10);
/// How often those are looked for that wait for too long.
const ROUND: Duration = Duration::from_secs(1);

/// A seat's engine, if its program runs.
type EngineCell = Arc<Mutex<Option<Box<dyn ExternalEngine>>>>;

/// The engines of a provider, of which a bounded number has a process at a time.
#[derive(Debug)]
struct BoundedEngines {
    provider: ExternalEngines,
    processes: Arc<EngineProcesses>,
}

/// The processes that run.
struct EngineProcesses {
    most: usize,
    numbers: AtomicU64,
    running: Mutex<Vec<EngineProcess>>,
}

/// A process that runs for a seat.
struct EngineProcess {
    seat: u64,
    engine: EngineCell,
    /// Since when it waits for its next move, if it does.
    idle: Option<Instant>,
}

/// An engine in a seat: its program is started when it is first asked, and ended when others need
/// the room or when it is not asked for a while. It is told the whole game each time.
struct BoundedEngine {
    provider: ExternalEngines,
    processes: Arc<EngineProcesses>,
    seat: u64,
    spec: Spec,
    game: Spec,
    seed: Option<u64>,
    engine: EngineCell,
}

/// The same engines, of which at most `most` have a process at a time. Those that think are never
/// ended, so there must be room for as many as think at once.
pub(crate) fn bounded(provider: ExternalEngines, most: usize) -> ExternalEngines {
    if provider.names().is_empty() {
        return provider;
    }
    let processes = Arc::new(EngineProcesses {
        most,
        numbers: AtomicU64::default(),
        running: Mutex::default(),
    });
    let watched = Arc::downgrade(&processes);
    thread::spawn(move || watch(&watched));
    ExternalEngines::of(Arc::new(BoundedEngines { provider, processes }))
}

/// Ends programs that wait for too long, as long as there are any engines.
fn watch(processes: &Weak<EngineProcesses>) {
    while let Some(processes) = processes.upgrade() {
        let now = Instant::now();
        let is_old =
            |process: &EngineProcess| process.idle.is_some_and(|since| since + IDLE <= now);
        let old: Vec<EngineProcess> =
            processes.running().extract_if(.., |one| is_old(one)).collect();
        old.iter().for_each(EngineProcess::end);
        drop(processes);
        thread::sleep(ROUND);
    }
}

impl EngineProvider for BoundedEngines {
    fn names(&self) -> Vec<String> {
        self.provider.names()
    }

    fn invite(
        &self,
        engine: &Spec,
        game: &Spec,
    ) -> Result<Option<Box<dyn ExternalEngine>>, SpecError> {
        // Whether it can play is found out without starting it.
        if self.provider.invite(engine, game)?.is_none() {
            return Ok(None);
        }
        Ok(Some(Box::new(BoundedEngine {
            provider: self.provider.clone(),
            processes: Arc::clone(&self.processes),
            seat: self.processes.numbers.fetch_add(1, Ordering::Relaxed),
            spec: engine.clone(),
            game: game.clone(),
            seed: None,
            engine: EngineCell::default(),
        })))
    }
}

impl EngineProcesses {
    fn running(&self) -> MutexGuard<'_, Vec<EngineProcess>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A seat is about to think: its process has room, if need be that of the one that has waited
    /// longest.
    fn enter(&self, seat: u64, engine: &EngineCell) {
        let mut running = self.running();
        if let Some(known) = running.iter_mut().find(|process| process.seat == seat) {
            known.idle = None;
            return;
        }
        let mut ended = Vec::new();
        while running.len() >= self.most {
            let idle = running.iter().enumerate().filter_map(|(at, one)| Some((one.idle?, at)));
            let Some((_, longest)) = idle.min() else { break };
            ended.push(running.remove(longest));
        }
        running.push(EngineProcess { seat, engine: Arc::clone(engine), idle: None });
        drop(running);
        ended.iter().for_each(EngineProcess::end);
    }

    /// A seat has thought.
    fn leave(&self, seat: u64) {
        if let Some(process) = self.running().iter_mut().find(|process| process.seat == seat) {
            process.idle = Some(Instant::now());
        }
    }

    /// A seat is no more.
    fn remove(&self, seat: u64) {
        self.running().retain(|process| process.seat != seat);
    }
}

impl EngineProcess {
    /// Ends the program.
    fn end(&self) {
        cell(&self.engine).take();
    }
}

fn cell(engine: &EngineCell) -> MutexGuard<'_, Option<Box<dyn ExternalEngine>>> {
    engine.lock().unwrap_or_else(PoisonError::into_inner)
}

impl BoundedEngine {
    /// Asks the engine something, whose program is started first if it does not run.
    fn ask(
        &self,
        question: impl FnOnce(&mut dyn ExternalEngine) -> Result<Advice, Fault>,
    ) -> Result<Advice, Fault> {
        self.processes.enter(self.seat, &self.engine);
        let mut held = cell(&self.engine);
        if held.is_none() {
            *held = self.provider.invite(&self.spec, &self.game).ok().flatten();
            if let (Some(engine), Some(seed)) = (held.as_mut(), self.seed) {
                engine.set_seed(seed);
            }
        }
        let thought = match held.as_mut() {
            Some(engine) => question(&mut **engine),
            None => Err(Fault::crashed()),
        };
        drop(held);
        self.processes.leave(self.seat);
        thought
    }
}

impl ExternalEngine for BoundedEngine {
    fn think(
        &mut self,
        place: &GameNotation,
        limits: Limits,
        stop: &Stop,
        tell: &mut dyn FnMut(Advice),
    ) -> Result<Advice, Fault> {
        self.ask(|engine| engine.think(place, limits, stop, tell))
    }

    fn think_watched(
        &mut self,
        place: &GameNotation,
        limits: Limits,
        stop: &Stop,
        watcher: &mut dyn Watcher,
    ) -> Result<Advice, Fault> {
        self.ask(|engine| engine.think_watched(place, limits, stop, watcher))
    }

    fn set_seed(&mut self, seed: u64) {
        self.seed = Some(seed);
    }

    fn end(&mut self, place: &GameNotation) {
        if let Some(engine) = cell(&self.engine).as_mut() {
            engine.end(place);
        }
    }
}

impl Drop for BoundedEngine {
    fn drop(&mut self) {
        self.processes.remove(self.seat);
    }
}

impl fmt::Debug for EngineProcesses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EngineProcesses").field("most", &self.most).finish_non_exhaustive()
    }
}

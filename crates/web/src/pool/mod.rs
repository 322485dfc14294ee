//! The thread pools on which engines think and large answers are made.
//!
//! The number of threads is fixed, however much waits; requests are answered elsewhere, so they
//! never wait for a search. The queue is fair (`fair_queue`), and a task that takes long is told to
//! come to an end when others wait for its thread.

mod fair_queue;

use std::{
    num::NonZero,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use rules::Phrase;
use search::Stop;
use table::ThreadUse;
use tokio::sync::oneshot;

use crate::{
    failure::ApiFailure,
    metrics::{Metrics, PoolName},
};
use fair_queue::{FairQueue, PoolTask};
pub(crate) use fair_queue::{QueueKey, TaskLength};

/// Of how much room one network may have one part, unless it is this machine.
const SHARE_OF_NETWORK: usize = 4;

/// A thread pool with a fair queue.
#[derive(Clone, Debug)]
pub(crate) struct Pool(Arc<QueueOwner>);

/// Where tasks are handed in; when it is gone, the threads end.
#[derive(Debug)]
struct QueueOwner(Arc<SharedQueue>);

/// How a pool is set up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PoolOptions {
    /// Which pool it is, among the metrics.
    pub(crate) name: PoolName,
    /// How many threads it has.
    pub(crate) threads: usize,
    /// How many tasks may wait.
    pub(crate) most: usize,
    /// Into how many parts this room is divided, of which one person may have one.
    pub(crate) people: usize,
    /// How long a task may have a thread that others wait for.
    pub(crate) quantum: Duration,
}

/// Where tasks wait for a thread.
#[derive(Debug)]
struct SharedQueue {
    state: Mutex<PoolState>,
    /// Told when a task is there.
    bell: Condvar,
    /// Told when there is something to be watched.
    alarm: Condvar,
    options: PoolOptions,
    metrics: Metrics,
}

#[derive(Default)]
struct PoolState {
    queue: FairQueue,
    running: Vec<RunningTask>,
    /// The flags of tasks that end as soon as another waits.
    yielding: Vec<Stop>,
    /// How many were begun.
    begun: u64,
    closed: bool,
}

/// A task that has a thread.
struct RunningTask {
    number: u64,
    began: Instant,
    /// What ends it, until that was told.
    stop: Option<Stop>,
}

/// As many threads as the machine runs at once.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

impl Pool {
    /// A pool with threads of its own.
    pub(crate) fn new(options: PoolOptions, metrics: Metrics) -> Self {
        let (state, bell, alarm) = Default::default();
        let hall = Arc::new(SharedQueue { state, bell, alarm, options, metrics });
        for _ in 0..options.threads {
            let hall = Arc::clone(&hall);
            thread::spawn(move || {
                give_way();
                hall.work();
            });
        }
        let watched = Arc::clone(&hall);
        thread::spawn(move || watched.watch());
        Self(Arc::new(QueueOwner(hall)))
    }

    /// Whether another task may wait in a line. Half of the room is kept free of answers, so that
    /// no questions stop the games of others.
    pub(crate) fn has_room(&self, key: &QueueKey, want: ThreadUse) -> bool {
        let hall = &*self.0.0;
        let most = hall.options.most;
        let [all, network, person] = hall.state().queue.waiting(key);
        let is_network_bounded = !key.is_of_this_machine();
        let room = match want {
            ThreadUse::Move => all < most,
            ThreadUse::Answer => all < most.div_ceil(2),
        };
        let room = room
            && person < most.div_ceil(hall.options.people)
            && (!is_network_bounded || network < most.div_ceil(SHARE_OF_NETWORK));
        if !room {
            hall.metrics.refused(hall.options.name.as_str());
        }
        room
    }

    /// Puts a task at the end of a line. If it takes long while others wait, its flag is raised.
    pub(crate) fn run(
        &self,
        key: &QueueKey,
        length: TaskLength,
        stop: Option<Stop>,
        task: impl FnOnce() + Send + 'static,
    ) {
        let hall = &*self.0.0;
        let mut state = hall.state();
        state.yielding.drain(..).for_each(|stop| stop.raise());
        hall.put(state, (key, length), stop, Box::new(task));
    }

    /// Does something only while no other task waits: it is not begun while one does, and its flag
    /// is raised as soon as one does.
    pub(crate) fn run_idle(
        &self,
        key: &QueueKey,
        stop: Stop,
        task: impl FnOnce() + Send + 'static,
    ) {
        let hall = &*self.0.0;
        let mut state = hall.state();
        if state.queue.is_empty() {
            state.yielding.retain(|other| !other.is_raised());
            state.yielding.push(stop.clone());
            hall.put(state, (key, TaskLength::Long), Some(stop), Box::new(task));
        }
    }

    /// Has something made on a thread of the pool.
    pub(crate) async fn make<T: Send + 'static>(
        &self,
        key: &QueueKey,
        make: impl FnOnce() -> Result<T, ApiFailure> + Send + 'static,
    ) -> Result<T, ApiFailure> {
        if !self.has_room(key, ThreadUse::Move) {
            return Err(ApiFailure::too_many(Phrase::new("error-page-answers")));
        }
        let (done, made) = oneshot::channel();
        let span = tracing::Span::current();
        self.run(key, TaskLength::Short, None, move || {
            // Whoever has left is not told.
            let _ = done.send(span.in_scope(make));
        });
        made.await.unwrap_or_else(|_| Err(ApiFailure::crashed()))
    }
}

impl Drop for QueueOwner {
    fn drop(&mut self) {
        self.0.state().closed = true;
        self.0.bell.notify_all();
        self.0.alarm.notify_all();
    }
}

impl SharedQueue {
    fn state(&self) -> MutexGuard<'_, PoolState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a task at the end of a line.
    fn put(
        &self,
        mut state: MutexGuard<'_, PoolState>,
        (key, length): (&QueueKey, TaskLength),
        stop: Option<Stop>,
        run: Box<dyn FnOnce() + Send>,
    ) {
        state.queue.put(key, length, PoolTask { run, stop, since: Instant::now() });
        drop(state);
        self.metrics.waiting(self.options.name).inc();
        self.bell.notify_one();
        self.alarm.notify_one();
    }

    fn work(&self) {
        let name = self.options.name;
        while let Some((number, task)) = self.next() {
            self.metrics.running(name).inc();
            // An engine that panics must not take a thread from all the others.
            if catch_unwind(AssertUnwindSafe(task)).is_err() {
                tracing::error!("pool task panicked");
            }
            self.metrics.running(name).dec();
            self.state().running.retain(|running| running.number != number);
        }
    }

    /// The next task with its number, when there is one.
    fn next(&self) -> Option<(u64, Box<dyn FnOnce() + Send>)> {
        let mut state = self.state();
        while !state.closed {
            if let Some(PoolTask { run, stop, since }) = state.queue.take() {
                let began = Instant::now();
                self.metrics.waiting(self.options.name).dec();
                self.metrics.waited(self.options.name, began - since);
                state.begun += 1;
                let number = state.begun;
                state.running.push(RunningTask { number, began, stop });
                self.alarm.notify_one();
                return Some((number, run));
            }
            state = self.bell.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        None
    }

    /// Tells tasks to come to an end that have had a thread for long while others wait.
    fn watch(&self) {
        let mut state = self.state();
        while !state.closed {
            let due = state.hurry(Instant::now(), self.options.quantum);
            state = match due {
                None => self.alarm.wait(state).unwrap_or_else(PoisonError::into_inner),
                Some(wait) => {
                    let woken = self.alarm.wait_timeout(state, wait);
                    woken.unwrap_or_else(PoisonError::into_inner).0
                }
            };
        }
    }
}

impl PoolState {
    /// Ends what has run for longer than it may while others wait, and tells how long to wait
    /// before looking again.
    fn hurry(&mut self, now: Instant, quantum: Duration) -> Option<Duration> {
        if self.queue.is_empty() {
            return None;
        }
        for running in &mut self.running {
            if running.began + quantum <= now
                && let Some(stop) = running.stop.take()
            {
                stop.raise();
            }
        }
        let waits = self.running.iter().filter(|running| running.stop.is_some());
        waits.map(|running| (running.began + quantum).saturating_duration_since(now)).min()
    }
}

impl std::fmt::Debug for PoolState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PoolState").field("running", &self.running.len()).finish_non_exhaustive()
    }
}

/// Lets the threads that answer people go first when there is not enough for all.
#[cfg(target_os = "linux")]
pub(crate) fn give_way() {
    const NICE: i32 = 10;
    // The thread is meant, not the program: that is how this system counts. If it may not, searches
    // are only less polite.
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), NICE);
}

/// Threads are all alike here.
#[cfg(not(target_os = "linux"))]
pub(crate) fn give_way() {}

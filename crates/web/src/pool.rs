//! The thread pool on which engines think.
//!
//! Their number is fixed, however many tables wait; requests are answered elsewhere, so they never
//! wait for a search. The queue is fair: a person with many tables waits for each of them as long
//! as another does for a single one.

use std::{
    collections::VecDeque,
    num::NonZero,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
};

use table::ThreadUse;

use crate::metrics::Metrics;

/// Something to be done by one of the threads.
type PoolTask = Box<dyn FnOnce() + Send>;

/// A thread pool with a fair queue: people who wait take turns, one task each.
#[derive(Clone, Debug)]
pub(crate) struct Pool(Arc<QueueOwner>);

/// Where tasks are handed in; when it is gone, the threads end.
#[derive(Debug)]
struct QueueOwner(Arc<SharedQueue>);

/// Where tasks wait for a thread.
#[derive(Debug)]
struct SharedQueue {
    queue: Mutex<FairQueue>,
    bell: Condvar,
    most: usize,
    metrics: Metrics,
}

/// Of how much room one person may have one part.
const SHARE: usize = 20;

/// The queues of all who wait, in the order in which they are served next.
#[derive(Default)]
struct FairQueue {
    lines: VecDeque<PersonQueue>,
    waiting: usize,
    closed: bool,
}

/// What one person waits for.
struct PersonQueue {
    whose: String,
    tasks: VecDeque<PoolTask>,
}

impl Pool {
    /// A pool of as many threads as the machine runs at once; `most` tasks may wait.
    pub(crate) fn of_machine(most: usize, metrics: Metrics) -> Self {
        Self::new(thread::available_parallelism().map_or(1, NonZero::get), most, metrics)
    }

    /// A pool of `threads` threads; `most` tasks may wait.
    pub(crate) fn new(threads: usize, most: usize, metrics: Metrics) -> Self {
        let (queue, bell) = Default::default();
        let hall = Arc::new(SharedQueue { queue, bell, most, metrics });
        for _ in 0..threads {
            let hall = Arc::clone(&hall);
            thread::spawn(move || {
                give_way();
                hall.work();
            });
        }
        Self(Arc::new(QueueOwner(hall)))
    }

    /// Whether another task of a person may wait. Half of the room is kept free of answers, so that
    /// no questions stop the games of others.
    pub(crate) fn has_room(&self, whose: &str, want: ThreadUse) -> bool {
        let hall = &*self.0.0;
        let most = match want {
            ThreadUse::Move => hall.most,
            ThreadUse::Answer => hall.most.div_ceil(2),
        };
        let queue = hall.queue();
        let theirs = queue.lines.iter().find(|line| line.whose == whose);
        let theirs = theirs.map_or(0, |line| line.tasks.len());
        let room = queue.waiting < most && theirs < hall.most.div_ceil(SHARE);
        drop(queue);
        if !room {
            hall.metrics.refused("searches");
        }
        room
    }

    /// Puts a task at the end of a person's queue.
    pub(crate) fn run(&self, whose: &str, task: impl FnOnce() + Send + 'static) {
        let hall = &*self.0.0;
        hall.queue().put(whose, Box::new(task));
        hall.metrics.waiting.inc();
        hall.bell.notify_one();
    }
}

impl Drop for QueueOwner {
    fn drop(&mut self) {
        self.0.queue().closed = true;
        self.0.bell.notify_all();
    }
}

impl SharedQueue {
    fn queue(&self) -> MutexGuard<'_, FairQueue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        while let Some(task) = self.next() {
            self.metrics.searching.inc();
            // An engine that panics must not take a thread from all the others.
            if catch_unwind(AssertUnwindSafe(task)).is_err() {
                tracing::error!("pool task panicked");
            }
            self.metrics.searching.dec();
        }
    }

    /// The next task, when there is one.
    fn next(&self) -> Option<PoolTask> {
        let mut queue = self.queue();
        while !queue.closed {
            if let Some(task) = queue.take() {
                self.metrics.waiting.dec();
                return Some(task);
            }
            queue = self.bell.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
        None
    }
}

impl FairQueue {
    fn put(&mut self, whose: &str, task: PoolTask) {
        self.waiting += 1;
        match self.lines.iter_mut().find(|line| line.whose == whose) {
            Some(line) => line.tasks.push_back(task),
            None => {
                self.lines.push_back(PersonQueue { whose: whose.to_owned(), tasks: [task].into() });
            }
        }
    }

    /// The first task of the first queue; that queue then goes to the end.
    fn take(&mut self) -> Option<PoolTask> {
        let mut line = self.lines.pop_front()?;
        let task = line.tasks.pop_front();
        self.waiting -= 1;
        if !line.tasks.is_empty() {
            self.lines.push_back(line);
        }
        task
    }
}

impl std::fmt::Debug for FairQueue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Queue").field("waiting", &self.waiting).finish_non_exhaustive()
    }
}

/// Lets the threads that answer people go first when there is not enough for all.
#[cfg(target_os = "linux")]
pub(crate) fn give_way() {
    const NICE: i32 = 5;
    // The thread is meant, not the program: that is how this system counts. If it may not, searches
    // are only less polite.
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), NICE);
}

/// Threads are all alike here.
#[cfg(not(target_os = "linux"))]
pub(crate) fn give_way() {}

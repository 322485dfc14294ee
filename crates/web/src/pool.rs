//! The threads on which engines think.
//!
//! There are only so many, however many tables wait; what a person asks is never answered here, so
//! it never waits for somebody's search.

use std::{
    fmt,
    num::NonZero,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, PoisonError, mpsc},
    thread,
};

/// Something to be done by one of the threads.
type Task = Box<dyn FnOnce() + Send>;

/// A few threads that do one task after the other, first come, first served.
#[derive(Clone)]
pub(crate) struct Pool {
    queue: mpsc::Sender<Task>,
}

impl Pool {
    /// As many threads as the machine can run at once.
    pub(crate) fn of_machine() -> Self {
        Self::new(thread::available_parallelism().map_or(1, NonZero::get))
    }

    /// So many threads. They end when nobody can give them a task any more.
    pub(crate) fn new(threads: usize) -> Self {
        let (queue, tasks) = mpsc::channel::<Task>();
        let tasks = Arc::new(Mutex::new(tasks));
        for _ in 0..threads {
            let tasks = Arc::clone(&tasks);
            thread::spawn(move || work(&tasks));
        }
        Self { queue }
    }

    /// Puts a task at the end of the queue.
    pub(crate) fn run(&self, task: impl FnOnce() + Send + 'static) {
        self.queue.send(Box::new(task)).expect("the threads live as long as the pool");
    }
}

fn work(tasks: &Mutex<mpsc::Receiver<Task>>) {
    loop {
        let next = tasks.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(task) = next else { return };
        // An engine that panics must not take a thread from all the others.
        if catch_unwind(AssertUnwindSafe(task)).is_err() {
            tracing::error!("a task of the pool has panicked");
        }
    }
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pool").finish_non_exhaustive()
    }
}

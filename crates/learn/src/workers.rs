//! Doing many things alike on several threads, their results in order.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

/// Does everything from 0 to `count`, each thread with a helper of its own; the results come in
/// order, whichever thread found them.
pub(crate) fn in_order<W, R: Send>(
    threads: usize,
    count: usize,
    helper: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, usize) -> R + Sync,
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let run = || {
        let mut helper = helper();
        let mut found = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return found;
            }
            found.push((number, work(&mut helper, number)));
        }
    };
    let mut found: Vec<(usize, R)> = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(run)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("no thread fails")).collect()
    });
    found.sort_by_key(|(number, _)| *number);
    found.into_iter().map(|(_, result)| result).collect()
}

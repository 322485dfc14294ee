//! Statements that fail on purpose, so that tests can see what remains of a change.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

/// How many statements that write still succeed before one fails; zero is no fault at all.
#[derive(Clone, Debug, Default)]
pub(crate) struct FaultInjection(Arc<AtomicU64>);

impl FaultInjection {
    /// Has the statement of that number fail, counted from one.
    pub(crate) fn fail_at(&self, statement: u64) {
        self.0.store(statement, Ordering::Relaxed);
    }

    /// Called before a statement that writes.
    pub(crate) fn check(&self) -> Result<(), sqlx::Error> {
        let count = |left: u64| left.checked_sub(1);
        match self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, count) {
            Ok(1) => Err(sqlx::Error::Io(std::io::ErrorKind::StorageFull.into())),
            _ => Ok(()),
        }
    }
}

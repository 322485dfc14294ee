//! The memory that engines keep from move to move: lent within a bound, and taken back when others
//! need it.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use table::Input;
use tokio::sync::mpsc::{self, error::TrySendError};

use super::handle::TableMessage;

/// A pool of memory for what engines remember; cloning it gives another handle to the same pool.
#[derive(Clone, Debug)]
pub(crate) struct MemoryPool(Arc<Mutex<Loans>>);

/// What is lent, the loan that was renewed longest ago first.
#[derive(Debug)]
struct Loans {
    most: usize,
    lent: VecDeque<Loan>,
}

/// What the engines of a table keep.
#[derive(Debug)]
struct Loan {
    table: String,
    bytes: usize,
    /// Where the table hears that the memory is needed elsewhere.
    borrower: mpsc::WeakSender<TableMessage>,
}

impl MemoryPool {
    /// A pool of this many bytes.
    pub(crate) fn new(most: usize) -> Self {
        Self(Arc::new(Mutex::new(Loans { most, lent: VecDeque::new() })))
    }

    /// Lends the engines of a table what they keep, in place of what they were lent before. Where
    /// that is more than there is, the tables whose engines have moved longest ago give theirs back:
    /// those engines begin their next search cold.
    pub(super) fn lend(&self, table: &str, bytes: usize, borrower: mpsc::WeakSender<TableMessage>) {
        let mut loans = self.loans();
        loans.lent.retain(|loan| loan.table != table);
        loans.lent.push_back(Loan { table: table.to_owned(), bytes, borrower });
        loans.take_back();
    }

    /// A table is put away, and its engines with it.
    pub(super) fn give_back(&self, table: &str) {
        self.loans().lent.retain(|loan| loan.table != table);
    }

    fn loans(&self) -> MutexGuard<'_, Loans> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Loans {
    /// Takes back the oldest loans until the rest is within the bound.
    fn take_back(&mut self) {
        while self.lent.iter().map(|loan| loan.bytes).sum::<usize>() > self.most
            && let Some(oldest) = self.lent.pop_front()
        {
            let Some(borrower) = oldest.borrower.upgrade() else { continue };
            let told = borrower.try_send(TableMessage::Engine(Box::new(Input::Reclaimed)));
            if matches!(told, Err(TrySendError::Full(_))) {
                // A table that has much to read is told when the next one borrows.
                self.lent.push_front(oldest);
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::TableHandle;

    /// Whether a table was told to give its memory back.
    fn is_reclaimed(orders: &mut mpsc::Receiver<TableMessage>) -> bool {
        let told = orders.try_recv();
        matches!(told, Ok(TableMessage::Engine(input)) if matches!(*input, Input::Reclaimed))
    }

    #[test]
    fn those_who_moved_longest_ago_give_back_what_others_need() {
        let pool = MemoryPool::new(100);
        let mut tables: Vec<_> = (0..3).map(|_| TableHandle::new()).collect();
        let names = ["first", "second", "third"];
        let lend = |number: usize, bytes, handle: &TableHandle| {
            pool.lend(names[number], bytes, handle.own());
        };
        lend(0, 40, &tables[0].0);
        lend(1, 40, &tables[1].0);
        lend(0, 50, &tables[0].0);
        assert!(tables.iter_mut().all(|(_, orders)| !is_reclaimed(orders)), "there is room");
        lend(2, 20, &tables[2].0);
        let told: Vec<bool> = tables.iter_mut().map(|(_, orders)| is_reclaimed(orders)).collect();
        assert_eq!(told, [false, true, false], "the second moved longest ago");
        lend(2, 101, &tables[2].0);
        assert!(
            is_reclaimed(&mut tables[0].1) && is_reclaimed(&mut tables[2].1),
            "too much for all"
        );
    }

    #[test]
    fn what_is_given_back_can_be_lent_again() {
        let pool = MemoryPool::new(100);
        let (first, mut orders) = TableHandle::new();
        let (second, _rest) = TableHandle::new();
        pool.lend("first", 80, first.own());
        pool.give_back("first");
        pool.lend("second", 80, second.own());
        assert!(!is_reclaimed(&mut orders));
    }
}

//! The threads on which engines think.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::mpsc::Sender,
    thread,
    time::{Duration, Instant},
};

use session::{Advice, Fault, Inquiry, Work};

use crate::AppEvent;

/// How often an engine tells how it gets on.
const NEWS: Duration = Duration::from_millis(100);

/// Lets engines think on threads of their own, and sends what they say.
pub(crate) struct EngineThreads {
    sender: Sender<AppEvent>,
}

impl EngineThreads {
    pub(crate) fn new(sender: Sender<AppEvent>) -> Self {
        Self { sender }
    }

    /// Lets an engine think about its move. The session tells the one before to stop.
    pub(crate) fn think(&self, work: Work) {
        let sender = self.sender.clone();
        let Work { ticket, job, .. } = work;
        thread::spawn(move || {
            let mut told: Option<Instant> = None;
            let mut tell = |advice: Advice| {
                if told.is_none_or(|told| told.elapsed() >= NEWS) {
                    told = Some(Instant::now());
                    // When nobody listens any more, the program is ending.
                    let _ = sender.send(AppEvent::Progress { ticket, advice: Box::new(advice) });
                }
            };
            let event = match catch_unwind(AssertUnwindSafe(|| job(&mut tell))) {
                Ok(Ok(advice)) => AppEvent::Thought { ticket, advice: Box::new(advice) },
                Ok(Err(fault)) => AppEvent::Failed { ticket, fault },
                Err(_) => AppEvent::Failed { ticket, fault: Fault::crashed() },
            };
            let _ = sender.send(event);
        });
    }

    /// Lets an engine think about an inquiry.
    pub(crate) fn inquire(&self, inquiry: Inquiry) {
        let sender = self.sender.clone();
        let Inquiry { ticket, node, engine, job, .. } = inquiry;
        thread::spawn(move || {
            // One that breaks down has nothing to say.
            if let Ok(advice) = catch_unwind(AssertUnwindSafe(|| job(&mut |_| ()))) {
                let advice = Box::new(advice);
                let _ = sender.send(AppEvent::Judged { ticket, node, engine, advice });
            }
        });
    }
}

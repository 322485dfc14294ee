//! A search for a server, from its delivery to its last word.
//!
//! It is acknowledged when it begins: if the worker vanishes, its server does the search itself.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::PoisonError,
    time::{Duration, Instant},
};

use async_nats::jetstream::AckKind;
use search::Stop;
use session::Advice;
use tokio::sync::mpsc;

use super::{
    RunningJob,
    doing::{Doing, JobEnd},
};
use crate::{
    pull::Delivery,
    search_job::{AdviceText, SearchJob, SearchReply},
};

/// How often a worker tells what it thinks so far, or that it is there.
const TELLING: Duration = Duration::from_millis(100);
/// How often a worker tells at least that it is there.
const ALIVE: Duration = Duration::from_millis(400);

impl Doing {
    /// Does a search, and tells its server of it.
    pub(super) async fn search(self, delivery: Delivery) -> JobEnd {
        let job = serde_json::from_slice(&delivery.payload).ok();
        let job = job.filter(|job: &SearchJob| job.build == self.fleet.build);
        let Some(job) = job else {
            let _ = delivery.ack_with(AckKind::Term).await;
            return JobEnd::Refused;
        };
        let _ = delivery.ack().await;
        let stop = Stop::default();
        let listed = RunningJob { run: job.id.clone(), stop: stop.clone() };
        self.running.lock().unwrap_or_else(PoisonError::into_inner).insert(self.number, listed);
        if self.closing.is_raised() {
            stop.raise();
        }
        self.say(&job, &SearchReply::Alive).await;
        let (sender, mut told) = mpsc::channel::<Advice>(4);
        let (text, flag) = (job.text(), stop.clone());
        let mut thinking = tokio::task::spawn_blocking(move || {
            let run = text?.run(flag)?;
            // What finds no room is old by the time there is some.
            let mut tell = |advice| drop(sender.try_send(advice));
            catch_unwind(AssertUnwindSafe(|| run(&mut tell))).ok()?.ok()
        });
        let deadline = Instant::now() + self.worker.longest;
        let mut heard = Instant::now();
        let thought = loop {
            tokio::select! {
                thought = &mut thinking => break thought.ok().flatten(),
                Some(advice) = told.recv() => {
                    if heard.elapsed() >= TELLING {
                        heard = Instant::now();
                        self.say(&job, &SearchReply::Progress(AdviceText::from(&advice))).await;
                    }
                }
                () = tokio::time::sleep(ALIVE) => {
                    heard = Instant::now();
                    self.say(&job, &SearchReply::Alive).await;
                }
            }
            if Instant::now() >= deadline {
                stop.raise();
            }
        };
        // One that ends with its worker may know little: its server goes on with it.
        let thought = thought.filter(|_| !self.closing.is_raised());
        match thought {
            Some(advice) => {
                self.say(&job, &SearchReply::Done(AdviceText::from(&advice))).await;
                JobEnd::Stored
            }
            None => {
                self.say(&job, &SearchReply::Refused).await;
                JobEnd::Refused
            }
        }
    }

    async fn say(&self, job: &SearchJob, reply: &SearchReply) {
        let text = serde_json::to_vec(reply).expect("plain data");
        // A server that does not hear it does the search itself.
        let _ = self.fleet.client.publish(job.reply.clone(), text.into()).await;
    }
}

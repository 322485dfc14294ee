//! Work that many machines share, over NATS JetStream.
//!
//! The tour, in reading order:
//!
//! - A [`Job`] is a pure function of its text: the games of a match, games of a training, or a
//!   search. Nothing below this crate knows that there is a network. Its spec is a document
//!   ([`ContestDocument`]) that is called by its digest, so that the same text
//!   is the same job wherever it runs; [`BuildSignature`] says which build computes alike.
//! - [`Fleet`] is a connection ([`FleetOptions`]): streams of jobs, the stream of results, a bucket
//!   of runs, a bucket of workers and a store of files, their names behind the prefix of a house.
//! - [`FleetWorker`] pulls jobs, does them (`work`) and stores a [`JobResult`] before it acknowledges
//!   the job. A job whose worker falls silent is delivered to another one.
//! - [`FleetRun`] is a run as its command sees it: jobs ahead of the results, results read from the
//!   stream, each counted once. [`FleetPlayers`] plays a contest with it, [`FleetTrainers`] a
//!   training. What a run tells on the way is a [`FleetNotice`].
//! - [`WorkerScores`] names a worker whose results are skewed against those of the others.
//! - [`SearchFleet`] has workers think for a server: three priorities, progress, a stop.
//! - [`FleetStatus`] is what there is to see of it all.

mod build_signature;
mod contest_document;
mod contest_run;
mod digest;
mod fleet_error;
mod fleet_notice;
mod fleet_options;
mod fleet_run;
mod fleet_worker;
mod house;
mod job;
mod job_refusal;
mod job_result;
mod link;
mod pull;
mod result_reader;
mod run_state;
mod search_fleet;
mod search_job;
mod status;
mod training_run;
mod work;
mod worker_card;
mod worker_scores;

pub use build_signature::BuildSignature;
pub use contest_document::ContestDocument;
pub use contest_run::{FleetPlayers, NoticeListener};
pub use digest::Digest;
pub use fleet_error::FleetError;
pub use fleet_notice::FleetNotice;
pub use fleet_options::{FleetCredentials, FleetOptions};
pub use fleet_run::FleetRun;
pub use fleet_worker::{FleetWorker, WorkerTotals};
pub use house::House;
pub use job::{GameTask, Job, JobKind, JobWork};
pub use job_refusal::JobRefusal;
pub use job_result::{JobOutcome, JobResult};
pub use link::Fleet;
pub use run_state::{RunPhase, RunState};
pub use search_fleet::{SearchCounts, SearchFleet, SearchPriority};
pub use status::{FleetStatus, StreamStatus};
pub use training_run::FleetTrainers;
pub use worker_card::WorkerCard;
pub use worker_scores::{SkewedWorker, WorkerScores};

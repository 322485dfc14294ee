//! The metrics of the server, in the text format of Prometheus.

use std::{
    fs,
    sync::{Arc, OnceLock},
    time::Duration,
};

use fleet::SearchFleet;
use prometheus_client::{
    encoding::{EncodeLabelSet, EncodeLabelValue, text::encode},
    metrics::{
        counter::Counter,
        family::Family,
        gauge::Gauge,
        histogram::{Histogram, exponential_buckets},
        info::Info,
    },
    registry::{Registry, Unit},
};

/// The media type of [`Metrics::told`].
pub(crate) const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// What is counted; a copy counts on with the same numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Metrics {
    /// Tables that are awake.
    pub(crate) awake: Gauge,
    /// Tables that only lie in the library.
    asleep: Gauge,
    /// Connections of any kind.
    pub(crate) connections: Gauge,
    /// Live connections to a table.
    pub(crate) spectators: Gauge,
    running: Family<PoolLabel, Gauge>,
    waiting: Family<PoolLabel, Gauge>,
    waits: WaitTimes,
    answers: AnswerTimes,
    /// Moves of people that were kept and shown.
    pub(crate) moves: Counter,
    /// Tables that were opened.
    pub(crate) opened: Counter,
    refusals: Family<RefusalLabel, Counter>,
    commands: Times,
    saves: Times,
    /// What the library could not do.
    pub(crate) library_errors: Counter,
    /// Tournaments that are being held.
    pub(crate) contests: Gauge,
    memory: Gauge,
    fleet: FleetGauges,
}

/// What is counted of the searches at workers, where there are any.
#[derive(Clone, Debug, Default)]
struct FleetGauges {
    searches: Arc<OnceLock<SearchFleet>>,
    workers: Gauge,
    threads: Gauge,
    under_way: Gauge,
    answered: Gauge,
    lost: Gauge,
}

/// Why something was refused, by its name in the language files.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RefusalLabel {
    reason: String,
}

/// A thread pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelValue)]
pub(crate) enum PoolName {
    /// That of the engines at tables.
    Searches,
    /// That of the laboratory.
    Laboratory,
    /// That of large answers.
    Answers,
}

impl PoolName {
    /// Its name among the reasons of refusals.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Searches => "searches",
            Self::Laboratory => "laboratory",
            Self::Answers => "answers",
        }
    }
}

/// A thread pool, as a label.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct PoolLabel {
    pool: PoolName,
}

/// The status of an answer, as a label.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct StatusLabel {
    status: u16,
}

/// How long tasks wait for a thread.
#[derive(Clone, Debug)]
struct WaitTimes(Family<PoolLabel, Histogram, fn() -> Histogram>);

impl Default for WaitTimes {
    fn default() -> Self {
        Self(Family::new_with_constructor(times))
    }
}

/// How long questions take to be answered, by status.
#[derive(Clone, Debug)]
struct AnswerTimes(Family<StatusLabel, Histogram, fn() -> Histogram>);

impl Default for AnswerTimes {
    fn default() -> Self {
        Self(Family::new_with_constructor(times))
    }
}

/// A histogram from a quarter of a millisecond to eight seconds.
fn times() -> Histogram {
    Histogram::new(exponential_buckets(0.000_25, 2.0, 16))
}

/// How long something takes, from a quarter of a millisecond to eight seconds.
#[derive(Clone, Debug)]
struct Times(Histogram);

impl Default for Times {
    fn default() -> Self {
        Self(times())
    }
}

impl Metrics {
    /// Searches at workers are counted from now on.
    pub(crate) fn watch(&self, searches: Option<SearchFleet>) {
        if let Some(searches) = searches {
            // There is one for each server.
            let _ = self.fleet.searches.set(searches);
        }
    }

    /// Something was refused.
    pub(crate) fn refused(&self, reason: &str) {
        self.refusals.get_or_create(&RefusalLabel { reason: reason.to_owned() }).inc();
    }

    /// A command was obeyed or refused, so long after it came.
    pub(crate) fn obeyed(&self, took: Duration) {
        self.commands.0.observe(took.as_secs_f64());
    }

    /// What has changed at a table was saved, or could not be, after this long.
    pub(crate) fn saved(&self, took: Duration) {
        self.saves.0.observe(took.as_secs_f64());
    }

    /// How many tasks of a pool have a thread.
    pub(crate) fn running(&self, pool: PoolName) -> Gauge {
        self.running.get_or_create_owned(&PoolLabel { pool })
    }

    /// How many tasks of a pool wait for a thread.
    pub(crate) fn waiting(&self, pool: PoolName) -> Gauge {
        self.waiting.get_or_create_owned(&PoolLabel { pool })
    }

    /// A task has found a thread after this long.
    pub(crate) fn waited(&self, pool: PoolName, took: Duration) {
        self.waits.0.get_or_create(&PoolLabel { pool }).observe(took.as_secs_f64());
    }

    /// A question was answered with a status after this long.
    pub(crate) fn answered(&self, status: u16, took: Duration) {
        self.answers.0.get_or_create(&StatusLabel { status }).observe(took.as_secs_f64());
    }

    /// Everything as text, as Prometheus and its like read it, given the number of tables.
    pub(crate) fn told(&self, tables: u64) -> String {
        let tables = i64::try_from(tables).unwrap_or(i64::MAX);
        self.asleep.set((tables - self.awake.get()).max(0));
        self.memory.set(resident_memory());
        self.fleet.set();
        let mut text = String::new();
        encode(&mut text, &self.registry()).expect("a string takes everything");
        text
    }

    fn registry(&self) -> Registry {
        let mut registry = Registry::with_prefix("plateau");
        for (name, help, gauge) in [
            ("tables_awake", "Tables in memory", &self.awake),
            ("tables_asleep", "Tables that only lie in the library", &self.asleep),
            ("connections", "Open connections of any kind", &self.connections),
            ("guests", "Live connections to a table", &self.spectators),
            ("searches_running", "Searches that have a thread", &self.running(PoolName::Searches)),
            (
                "searches_waiting",
                "Searches that wait for a thread",
                &self.waiting(PoolName::Searches),
            ),
            (
                "laboratory_running",
                "Searches of the laboratory that have a thread",
                &self.running(PoolName::Laboratory),
            ),
            (
                "laboratory_waiting",
                "Searches of the laboratory that wait for a thread",
                &self.waiting(PoolName::Laboratory),
            ),
            ("answers_running", "Large answers being made", &self.running(PoolName::Answers)),
            ("answers_waiting", "Large answers that wait", &self.waiting(PoolName::Answers)),
            ("tournaments_running", "Tournaments that are being held", &self.contests),
        ] {
            registry.register(name, help, gauge.clone());
        }
        let (moves, opened) = (self.moves.clone(), self.opened.clone());
        registry.register("moves_acknowledged", "Moves of people kept and shown", moves);
        registry.register("tables_opened", "Tables opened since the start", opened);
        let errors = self.library_errors.clone();
        registry.register("library_errors", "What the library could not do", errors);
        registry.register("refusals", "What was refused, by reason", self.refusals.clone());
        for (name, help, times) in [
            ("command", "From the arrival of a command to its answer", &self.commands),
            ("save", "How long it takes to save what has changed at a table", &self.saves),
        ] {
            registry.register_with_unit(name, help, Unit::Seconds, times.0.clone());
        }
        registry.register_with_unit(
            "queue_wait",
            "How long tasks wait for a thread, by pool",
            Unit::Seconds,
            self.waits.0.clone(),
        );
        registry.register_with_unit(
            "request",
            "From a question to its answer, by status",
            Unit::Seconds,
            self.answers.0.clone(),
        );
        if self.fleet.searches.get().is_some() {
            self.fleet.register(&mut registry);
        }
        let build = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "The program", build);
        let memory = self.memory.clone();
        registry.register_with_unit("resident_memory", "Memory in use", Unit::Bytes, memory);
        registry
    }
}

impl FleetGauges {
    /// Takes over what is counted.
    fn set(&self) {
        let Some(searches) = self.searches.get() else { return };
        let counts = searches.counts();
        for (gauge, count) in [
            (&self.workers, counts.workers),
            (&self.threads, counts.threads),
            (&self.under_way, counts.under_way),
            (&self.answered, counts.answered),
            (&self.lost, counts.lost),
        ] {
            gauge.set(i64::try_from(count).unwrap_or(i64::MAX));
        }
    }

    fn register(&self, registry: &mut Registry) {
        for (name, help, gauge) in [
            ("workers", "Workers that search for this server", &self.workers),
            ("worker_threads", "Searches that workers do at a time", &self.threads),
            ("worker_searches_running", "Searches that workers do", &self.under_way),
            ("worker_searches_answered", "Searches that workers have answered", &self.answered),
            ("worker_searches_lost", "Searches that were done here instead", &self.lost),
        ] {
            registry.register(name, help, gauge.clone());
        }
    }
}

/// How many bytes of memory the program has in use; 0 where the system does not tell.
fn resident_memory() -> i64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix("kB")?.trim().parse().ok());
    kilobytes.map_or(0, |kilobytes: i64| kilobytes * 1024)
}

//! The metrics of the server, in the text format of Prometheus.

use std::{fs, time::Duration};

use prometheus_client::{
    encoding::{EncodeLabelSet, text::encode},
    metrics::{
        counter::Counter,
        family::Family,
        gauge::Gauge,
        histogram::{Histogram, exponential_buckets},
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
    /// Searches that have a thread.
    pub(crate) searching: Gauge,
    /// Searches that wait for one.
    pub(crate) waiting: Gauge,
    /// Moves of people that were kept and shown.
    pub(crate) moves: Counter,
    /// Tables that were opened.
    pub(crate) opened: Counter,
    refusals: Family<RefusalLabel, Counter>,
    commands: CommandTimes,
    memory: Gauge,
}

/// Why something was refused, by its name in the language files.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RefusalLabel {
    reason: String,
}

/// How long commands take, from a quarter of a millisecond to eight seconds.
#[derive(Clone, Debug)]
struct CommandTimes(Histogram);

impl Default for CommandTimes {
    fn default() -> Self {
        Self(Histogram::new(exponential_buckets(0.000_25, 2.0, 16)))
    }
}

impl Metrics {
    /// Something was refused.
    pub(crate) fn refused(&self, reason: &str) {
        self.refusals.get_or_create(&RefusalLabel { reason: reason.to_owned() }).inc();
    }

    /// A command was obeyed or refused, so long after it came.
    pub(crate) fn obeyed(&self, took: Duration) {
        self.commands.0.observe(took.as_secs_f64());
    }

    /// Everything as text, as Prometheus and its like read it, given the number of tables.
    pub(crate) fn told(&self, tables: u64) -> String {
        let tables = i64::try_from(tables).unwrap_or(i64::MAX);
        self.asleep.set((tables - self.awake.get()).max(0));
        self.memory.set(resident_memory());
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
            ("searches_running", "Searches that have a thread", &self.searching),
            ("searches_waiting", "Searches that wait for a thread", &self.waiting),
        ] {
            registry.register(name, help, gauge.clone());
        }
        let (moves, opened) = (self.moves.clone(), self.opened.clone());
        registry.register("moves_acknowledged", "Moves of people kept and shown", moves);
        registry.register("tables_opened", "Tables opened since the start", opened);
        registry.register("refusals", "What was refused, by reason", self.refusals.clone());
        registry.register_with_unit(
            "command",
            "From the arrival of a command to its answer",
            Unit::Seconds,
            self.commands.0.clone(),
        );
        let memory = self.memory.clone();
        registry.register_with_unit("resident_memory", "Memory in use", Unit::Bytes, memory);
        registry
    }
}

/// How many bytes of memory the program has in use; 0 where the system does not tell.
fn resident_memory() -> i64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix("kB")?.trim().parse().ok());
    kilobytes.map_or(0, |kilobytes: i64| kilobytes * 1024)
}

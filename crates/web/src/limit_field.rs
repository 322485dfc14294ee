//! The limits of the server by name, as settings and flags set them.

use std::time::Duration;

use rules::Knob;

use crate::server_limits::ServerLimits;

/// One limit of the server, by name.
#[derive(Clone, Debug)]
pub struct LimitField {
    /// Its name and the values that make sense. Times are in seconds, memory in megabytes.
    pub knob: Knob,
    get: fn(&ServerLimits) -> u64,
    set: fn(&mut ServerLimits, u64),
}

impl LimitField {
    /// The value that the limit has.
    #[must_use]
    pub fn get(&self, limits: &ServerLimits) -> u64 {
        (self.get)(limits)
    }

    /// Gives the limit a value in the range of its knob.
    pub fn set(&self, limits: &mut ServerLimits, value: u64) {
        (self.set)(limits, value);
    }
}

/// The bytes of a megabyte.
const MEGABYTE: usize = 1 << 20;

/// A field that is a count of things.
macro_rules! count {
    ($name:literal, $field:ident, $min:literal to $max:literal) => {
        LimitField {
            knob: Knob::number($name, $min, $max, None),
            get: |limits| limits.$field.try_into().expect("it fits into 64 bits"),
            set: |limits, value| {
                limits.$field = value.try_into().expect("the knob's range is small");
            },
        }
    };
}

/// A field that is a time in seconds.
macro_rules! seconds {
    ($name:literal, $field:ident, $min:literal to $max:literal) => {
        LimitField {
            knob: Knob::number($name, $min, $max, None),
            get: |limits| limits.$field.as_secs(),
            set: |limits, value| limits.$field = Duration::from_secs(value),
        }
    };
}

impl ServerLimits {
    /// Every limit by name.
    #[rustfmt::skip]
    pub const FIELDS: &'static [LimitField] = &[
        count!("tables", tables, 1 to 1_000_000),
        count!("tables-of-browser", tables_of_one, 1 to 1_000_000),
        count!("tables-of-network", tables_of_network, 1 to 1_000_000),
        count!("connections", connections, 1 to 1_000_000),
        count!("connections-of-network", connections_of_one, 1 to 1_000_000),
        count!("spectators", spectators, 1 to 100_000),
        count!("message-rate", message_rate, 1 to 10_000),
        count!("message-burst", message_burst, 1 to 100_000),
        count!("flood", flood_limit, 1 to 100_000),
        count!("question-rate", question_rate, 1 to 100_000),
        count!("question-burst", question_burst, 1 to 1_000_000),
        count!("queued-answers", queued_answers, 1 to 10_000),
        count!("processes", engine_processes, 0 to 1_000),
        seconds!("search-quantum", search_quantum, 1 to 60),
        count!("queued-searches", queued_searches, 1 to 100_000),
        LimitField {
            knob: Knob::number("memory", 1, 1_000_000, None),
            get: |limits| (limits.engine_memory / MEGABYTE) as u64,
            set: |limits, value| {
                let megabytes = usize::try_from(value).expect("the knob's range is small");
                limits.engine_memory = megabytes * MEGABYTE;
            },
        },
        count!("tree-nodes", tree_nodes, 100 to 1_000_000),
        count!("comment-bytes", comment_bytes, 100 to 100_000),
        LimitField {
            knob: Knob::number("collection", 1, 256, None),
            get: |limits| (limits.collection_bytes / MEGABYTE) as u64,
            set: |limits, value| {
                let megabytes = usize::try_from(value).expect("the knob's range is small");
                limits.collection_bytes = megabytes * MEGABYTE;
            },
        },
        seconds!("request-timeout", request_timeout, 1 to 600),
        seconds!("write-timeout", write_timeout, 1 to 600),
        seconds!("ping-interval", ping_interval, 1 to 600),
        seconds!("idle-timeout", idle_timeout, 1 to 86_400),
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_is_set_and_told_by_its_own_name() {
        let defaults = ServerLimits::default();
        for (at, field) in ServerLimits::FIELDS.iter().enumerate() {
            let mut limits = defaults;
            let other = field.get(&defaults) + 1;
            field.set(&mut limits, other);
            for (place, each) in ServerLimits::FIELDS.iter().enumerate() {
                let expected = if place == at { other } else { each.get(&defaults) };
                assert_eq!(
                    each.get(&limits),
                    expected,
                    "{} and {}",
                    field.knob.name,
                    each.knob.name
                );
            }
        }
    }
}

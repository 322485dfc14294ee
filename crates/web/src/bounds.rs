//! How much the server lets anybody have of anything.

use std::time::Duration;

/// How much there may be of everything that somebody from outside can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Tables in all, awake or asleep.
    pub tables: usize,
    /// Tables of one browser.
    pub tables_of_one: usize,
    /// Connections in all.
    pub connections: usize,
    /// Connections from one address, unless it is this machine itself.
    pub connections_of_one: usize,
    /// People who look at one table.
    pub guests: usize,
    /// Messages in a second that a connection may send for long.
    pub rate: u32,
    /// Messages that it may send at once.
    pub burst: u32,
    /// Messages beyond that which are passed over before the connection is ended.
    pub excess: u32,
    /// Searches that may wait for a thread.
    pub searches: usize,
    /// Places in the tree of moves of one table.
    pub places: usize,
    /// Bytes of what is written about a move.
    pub comment: usize,
    /// How long somebody may take to say what they ask.
    pub asking: Duration,
    /// How long somebody may take to read one message.
    pub reading: Duration,
    /// How often somebody who says nothing is asked whether they are still there; whoever has not
    /// answered by the next time is not.
    pub silence: Duration,
    /// How long a table stays awake when nobody looks at it.
    pub drowsiness: Duration,
}

impl Default for Bounds {
    /// Enough for a school, too little to harm the machine.
    fn default() -> Self {
        Self {
            tables: 10_000,
            tables_of_one: 500,
            connections: 16_000,
            connections_of_one: 1_000,
            guests: 200,
            rate: 40,
            burst: 120,
            excess: 400,
            searches: 1_000,
            places: 4_000,
            comment: 2_000,
            asking: Duration::from_secs(10),
            reading: Duration::from_secs(10),
            silence: Duration::from_secs(30),
            drowsiness: Duration::from_mins(10),
        }
    }
}

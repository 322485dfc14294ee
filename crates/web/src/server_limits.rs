//! How much the server lets anybody have of anything.

use std::time::Duration;

/// How much there may be of everything that somebody from outside can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ServerLimits {
    /// Tables in all, awake or asleep.
    pub tables: usize,
    /// Tables of one browser.
    pub tables_of_one: usize,
    /// Connections in all.
    pub connections: usize,
    /// Connections from one address, unless it is this machine itself.
    pub connections_of_one: usize,
    /// People who look at one table.
    pub spectators: usize,
    /// Messages in a second that a connection may send for long.
    pub message_rate: u32,
    /// Messages that it may send at once.
    pub message_burst: u32,
    /// Messages beyond that which are passed over before the connection is ended.
    pub flood_limit: u32,
    /// Searches that may wait for a thread.
    pub queued_searches: usize,
    /// Places in the tree of moves of one table.
    pub tree_nodes: usize,
    /// Bytes of what is written about a move.
    pub comment_bytes: usize,
    /// How long somebody may take to say what they ask.
    pub request_timeout: Duration,
    /// How long somebody may take to read one message.
    pub write_timeout: Duration,
    /// How often somebody who says nothing is asked whether they are still there; whoever has not
    /// answered by the next time is not.
    pub ping_interval: Duration,
    /// How long a table stays awake when nobody looks at it.
    pub idle_timeout: Duration,
}

impl Default for ServerLimits {
    /// Enough for a school, too little to harm the machine.
    fn default() -> Self {
        Self {
            tables: 10_000,
            tables_of_one: 500,
            connections: 16_000,
            connections_of_one: 1_000,
            spectators: 200,
            message_rate: 40,
            message_burst: 120,
            flood_limit: 400,
            queued_searches: 1_000,
            tree_nodes: 4_000,
            comment_bytes: 2_000,
            request_timeout: Duration::from_secs(10),
            write_timeout: Duration::from_secs(10),
            ping_interval: Duration::from_secs(30),
            idle_timeout: Duration::from_mins(10),
        }
    }
}

//! The limits of the server: counts, rates and timeouts.

use std::time::Duration;

/// The limits of everything that can be asked for from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ServerLimits {
    /// Tables in all, awake or asleep.
    pub tables: usize,
    /// Tables of one browser.
    pub tables_of_one: usize,
    /// Tables of one network, unless it is this machine itself.
    pub tables_of_network: usize,
    /// Connections in all.
    pub connections: usize,
    /// Connections from one network, unless it is this machine itself.
    pub connections_of_one: usize,
    /// Spectators and players connected to one table.
    pub spectators: usize,
    /// The rate limit of a connection: messages a second that it may send for long.
    pub message_rate: u32,
    /// The burst of that rate limit: messages that a connection may send at once.
    pub message_burst: u32,
    /// Messages over the rate limit that are dropped before the connection is closed.
    pub flood_limit: u32,
    /// The rate limit of a network: questions a second that it may ask for long.
    pub question_rate: u32,
    /// The burst of that rate limit: questions that a network may ask at once.
    pub question_burst: u32,
    /// Large answers (sheets, records, diagrams) that may wait for a thread.
    pub queued_answers: usize,
    /// Processes of external engines at a time, but no fewer than may think at once.
    pub engine_processes: usize,
    /// How long a search may have a thread that others wait for.
    pub search_quantum: Duration,
    /// Searches that may wait in the queue of the thread pool.
    pub queued_searches: usize,
    /// Bytes that engines may remember from move to move, at all tables together.
    pub engine_memory: usize,
    /// Nodes in the tree of moves of one table.
    pub tree_nodes: usize,
    /// Bytes of the comment on a move.
    pub comment_bytes: usize,
    /// Bytes of a file of games that is brought.
    pub collection_bytes: usize,
    /// The timeout of a request: how long its head may take to arrive.
    pub request_timeout: Duration,
    /// The timeout of a write: how long a client may take to read one message.
    pub write_timeout: Duration,
    /// The interval of pings on a live connection; a client that has not answered one by the next
    /// is disconnected.
    pub ping_interval: Duration,
    /// The timeout after which a table without viewers is unloaded.
    pub idle_timeout: Duration,
}

impl Default for ServerLimits {
    /// Enough for a school, too little to harm the machine.
    fn default() -> Self {
        Self {
            tables: 10_000,
            tables_of_one: 500,
            tables_of_network: 1_000,
            connections: 24_000,
            connections_of_one: 1_000,
            spectators: 200,
            message_rate: 40,
            message_burst: 120,
            flood_limit: 400,
            question_rate: 100,
            question_burst: 600,
            queued_answers: 80,
            engine_processes: 0,
            search_quantum: Duration::from_secs(5),
            queued_searches: 1_000,
            engine_memory: 512 << 20,
            tree_nodes: 4_000,
            comment_bytes: 2_000,
            collection_bytes: 64 << 20,
            request_timeout: Duration::from_secs(10),
            write_timeout: Duration::from_secs(10),
            ping_interval: Duration::from_secs(30),
            idle_timeout: Duration::from_mins(10),
        }
    }
}

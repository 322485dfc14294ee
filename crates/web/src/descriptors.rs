//! File descriptors: every connection is one.

use crate::server_limits::ServerLimits;

/// What the operating system lets the program have open, raised to the most that it may.
#[cfg(unix)]
pub(crate) fn raise_limit() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let known = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: known.maximum, maximum: known.maximum };
    // If it may not, what it has is what there is.
    let _ = setrlimit(Resource::Nofile, raised);
    getrlimit(Resource::Nofile).current
}

/// Other systems count otherwise.
#[cfg(not(unix))]
pub(crate) fn raise_limit() -> Option<u64> {
    None
}

/// The share of the descriptors that is kept for files, the library and engines.
const RESERVE: u64 = 8;
/// The most that are kept.
const LARGEST_RESERVE: u64 = 512;

impl ServerLimits {
    /// The same limits, with no more connections than there are descriptors for: some are kept
    /// for other things, and one network has at most a quarter of the rest.
    #[must_use]
    pub fn within(self, descriptors: Option<u64>) -> Self {
        let Some(all) = descriptors else { return self };
        let rest = all - (all / RESERVE).min(LARGEST_RESERVE);
        let rest = usize::try_from(rest).unwrap_or(usize::MAX);
        let connections = self.connections.min(rest);
        let connections_of_one = self.connections_of_one.min(connections.div_ceil(4));
        Self { connections, connections_of_one, ..self }
    }
}

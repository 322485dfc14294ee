//! What every table of a server has in common.

use std::fmt;

use session::ExternalEngines;

use crate::{TableLimits, TokenSource};

/// What every table of a server has in common.
#[derive(Clone)]
pub struct TableOptions {
    /// The engines of other programs that may be seated.
    pub external_engines: ExternalEngines,
    /// How large a table may grow.
    pub limits: TableLimits,
    /// Where new tokens come from.
    pub fresh_token: TokenSource,
    /// What is random at a table follows from this if its game has no seed of its own.
    pub seed: u64,
}

impl fmt::Debug for TableOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TableOptions").field("limits", &self.limits).finish_non_exhaustive()
    }
}

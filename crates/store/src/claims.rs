//! What only one of several servers may do at a time.

use std::collections::HashSet;

use sqlx::{AnyConnection, Connection as _, Row as _, query};
use tokio::sync::Mutex;

use crate::{
    Library, LibraryLocation, StoreError,
    key::{finish, fnv},
};

/// What this server alone may do, of several that share a library. If it dies, others may: what it
/// has claimed is bound to a connection that ends with it.
#[derive(Debug)]
pub struct Claims {
    library: Library,
    held: Mutex<ClaimLock>,
}

#[derive(Debug, Default)]
struct ClaimLock {
    line: Option<AnyConnection>,
    names: HashSet<String>,
}

impl Claims {
    /// Claims among those who share a library.
    #[must_use]
    pub fn among(library: Library) -> Self {
        Self { library, held: Mutex::default() }
    }

    /// Claims something, and says whether it is ours now. A file is not shared: there it always is.
    ///
    /// # Errors
    ///
    /// If the library cannot be reached.
    pub async fn claim(&self, name: &str) -> Result<bool, StoreError> {
        let LibraryLocation::Server(address) = self.library.place() else { return Ok(true) };
        let mut held = self.held.lock().await;
        if held.names.contains(name) && held.line.is_some() {
            return Ok(true);
        }
        let claimed = held.ask(address, "SELECT pg_try_advisory_lock($1)", name).await;
        let claimed = claimed.map_err(|error| self.library.fail(error))?;
        if claimed {
            held.names.insert(name.to_owned());
        }
        Ok(claimed)
    }

    /// Lets others have it.
    pub async fn release(&self, name: &str) {
        let LibraryLocation::Server(address) = self.library.place() else { return };
        let mut held = self.held.lock().await;
        if held.names.remove(name) {
            // If the connection is lost, so is the claim.
            let _ = held.ask(address, "SELECT pg_advisory_unlock($1)", name).await;
        }
    }
}

impl ClaimLock {
    async fn ask(
        &mut self,
        address: &str,
        text: &'static str,
        name: &str,
    ) -> Result<bool, sqlx::Error> {
        let line = match &mut self.line {
            Some(line) => line,
            None => self.line.insert(AnyConnection::connect(address).await?),
        };
        let key = finish(fnv(name.bytes())).cast_signed();
        let row = query(text).bind(key).fetch_one(line).await;
        if row.is_err() {
            // With the connection everything is lost that it had claimed.
            self.line = None;
            self.names.clear();
        }
        row?.try_get(0)
    }
}

//! What only one of several servers may do at a time, and what several do together.

use std::collections::HashSet;

use sqlx::{AnyConnection, Connection as _, Row as _, query};
use tokio::sync::Mutex;

use crate::{
    Library, LibraryLocation, StoreError,
    key::{finish, fnv},
};

/// What this server alone may do, of several that share a library, and what it attends to like
/// others. If it dies, others are told so by the database: everything is bound to a connection that
/// ends with it.
#[derive(Debug)]
pub struct Claims {
    library: Library,
    held: Mutex<ClaimLock>,
}

#[derive(Debug, Default)]
struct ClaimLock {
    line: Option<AnyConnection>,
    /// What is claimed over that connection.
    names: HashSet<String>,
    /// What is attended to, whether there is a connection or not.
    attended: HashSet<String>,
}

/// How a server that has vanished without a word is noticed within seconds: its machine is asked
/// whether it is there, and what it does not take is not waited for.
const LIVENESS: &[&str] = &[
    "SET tcp_keepalives_idle = 2",
    "SET tcp_keepalives_interval = 1",
    "SET tcp_keepalives_count = 3",
    "SET tcp_user_timeout = 5000",
];

const LOCK: &str = "SELECT pg_try_advisory_lock($1)";
const UNLOCK: &str = "SELECT pg_advisory_unlock($1)";
const LOCK_SHARED: &str = "SELECT pg_advisory_lock_shared($1) IS NOT NULL";
const UNLOCK_SHARED: &str = "SELECT pg_advisory_unlock_shared($1)";

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
        let claimed = held.ask(address, LOCK, claim_key(name)).await;
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
            let _ = held.ask(address, UNLOCK, claim_key(name)).await;
        }
    }

    /// Attends to something, as other servers may do at the same time, and says whether one of them
    /// does. A file is not shared: there none does.
    ///
    /// # Errors
    ///
    /// If the library cannot be reached; it is attended to all the same.
    pub async fn attend(&self, name: &str) -> Result<bool, StoreError> {
        let LibraryLocation::Server(address) = self.library.place() else { return Ok(false) };
        let mut held = self.held.lock().await;
        // If there is no connection, the next one attends to it with all the rest.
        held.attended.remove(name);
        let key = presence_key(name);
        let others = async {
            // Nobody else can have it for themselves unless nobody else attends.
            let alone = held.ask(address, LOCK, key).await?;
            // Who has it for themselves lets go at once, so this does not wait.
            held.ask(address, LOCK_SHARED, key).await?;
            if alone {
                held.ask(address, UNLOCK, key).await?;
            }
            Ok(!alone)
        };
        let others = others.await;
        held.attended.insert(name.to_owned());
        others.map_err(|error: sqlx::Error| self.library.fail(error))
    }

    /// Attends to it no more.
    pub async fn leave(&self, name: &str) {
        let LibraryLocation::Server(address) = self.library.place() else { return };
        let mut held = self.held.lock().await;
        if held.attended.remove(name) && held.line.is_some() {
            // If the connection is lost, nothing is attended to.
            let _ = held.ask(address, UNLOCK_SHARED, presence_key(name)).await;
        }
    }
}

impl ClaimLock {
    async fn ask(
        &mut self,
        address: &str,
        text: &'static str,
        key: i64,
    ) -> Result<bool, sqlx::Error> {
        if self.line.is_none() {
            let mut line = AnyConnection::connect(address).await?;
            for setting in LIVENESS {
                query(*setting).execute(&mut line).await?;
            }
            for name in &self.attended {
                locked(&mut line, LOCK_SHARED, presence_key(name)).await?;
            }
            self.line = Some(line);
        }
        let answer = match self.line.as_mut() {
            Some(line) => locked(line, text, key).await,
            None => unreachable!("it was just made"),
        };
        if answer.is_err() {
            // With the connection everything is lost that it had claimed.
            self.line = None;
            self.names.clear();
        }
        answer
    }
}

async fn locked(
    line: &mut AnyConnection,
    text: &'static str,
    key: i64,
) -> Result<bool, sqlx::Error> {
    query(text).bind(key).fetch_one(line).await?.try_get(0)
}

/// The number of a claim.
fn claim_key(name: &str) -> i64 {
    finish(fnv(name.bytes())).cast_signed()
}

/// The number of what is attended to, which is another one.
fn presence_key(name: &str) -> i64 {
    finish(fnv(name.bytes().chain(*b"+"))).cast_signed()
}

//! Work that many machines share: workers, commands and a real server of NATS, and what happens when
//! any of them goes away.

mod failures;
mod matches;
mod plain;
#[path = "../../../../fleet/tests/it/support/server.rs"]
mod server;
mod serving;
mod support;
mod training;

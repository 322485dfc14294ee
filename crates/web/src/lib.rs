//! The page: its server, its live tables and its files.
//!
//! The tour, in reading order:
//!
//! - [`wire`] is what goes back and forth between the page and the server; `docs/protocol.md`
//!   tells it to people.
//! - [`run`] is the server ([`listen`], then [`serve`]); [`router`] is everything it answers, one
//!   file per kind of question in `api`. A `ApiFailure` is a question that is not answered, `guard`
//!   lets in only the server's own page.
//! - [`AppState`] has the tables. Each that is awake is a task (`tables`) around a `table::Table`,
//!   which says who may do what and what comes of it; its engines run on the threads of the `pool`,
//!   and `appetite` is how much they may take.
//! - The `table_store` saves tables in the library (`store`), loads and lists them; games that are
//!   over are there too, for the hall of results and for those who look for them.
//! - `lab` is the laboratory: searches that are recorded, to be walked through on the page.
//! - `contests` has the tournaments that are held here.
//! - `page` answers with the files of the page, which are in `page/`: HTML, styles and modules as
//!   the browser reads them. `page_files` has them, apart in a debug build and joined in a release.

mod api;
mod app_state;
mod bounded_engines;
mod browser;
mod classes;
mod collections;
mod connections;
mod contests;
mod descriptors;
mod engine_limits;
mod failure;
mod guard;
mod handouts;
mod lab;
mod limit_field;
mod listener;
mod metrics;
mod network;
mod page;
mod page_files;
mod panics;
mod pool;
mod public_url;
mod question_limits;
mod rate_limit;
mod reach;
mod saved_seating;
mod server;
mod server_limits;
mod subscription;
mod table_store;
mod tables;
mod timed_stream;
mod token;
pub mod wire;

pub use api::router;
pub use app_state::{AppState, ServerOptions};
pub use limit_field::LimitField;
pub use listener::serve;
pub use network::{AddressBlock, NoAddressBlock, TrustedProxies};
pub use panics::log_panics;
pub use public_url::{NoPublicUrl, PublicUrl};
pub use server::{ListenAddress, ListenError, PORT, ServeError, listen, run};
pub use server_limits::ServerLimits;

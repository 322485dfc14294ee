//! The tests of the server: its questions without a network, its live tables over a real one.

mod contests;
mod descriptors;
mod handouts;
mod hostile;
mod laboratory;
mod library;
mod limits;
mod listen_address;
mod live;
mod metrics;
mod page_weight;
mod phrases;
mod position_editor;
mod print;
mod proxy;
mod requests;
mod restart;
mod security_headers;
mod shutdown;
mod support;
mod threats;
mod two_servers;
mod weight_files;
mod wire;

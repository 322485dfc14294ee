//! The page: its server, its live tables and its files.
pub mod wire;

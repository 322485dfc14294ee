//! The tests of the library, against a file and against a server.

mod finding;
mod games;
mod keeper;
mod keeping;
mod live;
mod places;
mod rows;
mod said;
mod server;
mod tables;
mod trouble;

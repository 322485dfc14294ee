//! The tests of the session.

mod shelf;

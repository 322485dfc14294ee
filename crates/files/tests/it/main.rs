//! The tests of saving.

mod saving;

//! The tests of the searches, on games that are nothing but trees and graphs.

mod asking;
mod by_chance;
mod exact;
mod limits;
mod registry;
mod repetition;
mod techniques;
mod textbook;

//! What only Othello's own engine knows: a game read to its end.
//!
//! [`Exact`] asks [`Reading`](reading::Reading) what a position is worth; that is an alpha-beta
//! search in which each technique has a file of its own: the [`table`] of what is known, the
//! [`candidate`] moves in their order, the [`glance`] that orders them, the [`last`] few squares.

mod candidate;
mod exact;
mod glance;
mod last;
mod reading;
mod table;

pub use exact::Exact;

//! What only Othello's own engine knows: a game read to its end.
//!
//! [`Exact`] asks [`Reading`](reading::Reading) what a position is worth; that is an alpha-beta
//! search in which each technique has a file of its own: the [`table`] of what is known, the
//! [`candidate`] moves in their order, the [`glance`] that orders them with the opinions of the
//! [`judge`], the [`last`] few squares. Passes of lower [`confidence`], which leave out what
//! [`probcut`] finds hopeless, come before the exact one: they find the moves that it tries first.
//! [`Master`] is a player for whole games: a book, the general search, and `Exact` at the end.

mod candidate;
mod confidence;
mod exact;
mod glance;
mod judge;
mod last;
mod master;
mod node;
mod probcut;
mod reading;
mod table;

pub use exact::Exact;
pub use master::Master;
pub(crate) use master::SOLVE;

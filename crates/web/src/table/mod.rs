//! A table that is awake: a session, the people who look at it, and the engines that think for it.
//!
//! One task has the session to itself (the `Actor`); everybody else has a `Stub` and sends
//! it orders. So nothing at a table happens at the same time as anything else there, and no table
//! waits for another.
//!
//! `setting` reads what is asked for before a game, `obeying` what is asked during it, `showing`
//! makes the state; a `Guest` is somebody who looks on, the `Company` is all
//! of them; `thinking` has the engines, `threat` what they are asked about the other side.

mod actor;
mod company;
mod guest;
mod keeping;
mod obeying;
mod opening;
mod setting;
mod showing;
mod stub;
mod thinking;
mod threat;

use std::sync::Arc;

use session::Guests;
use store::Claims;

use crate::{bounds::Bounds, ledger::Ledger, pool::Pool, vitals::Vitals};

pub(crate) use guest::{bye, refusal, written};
pub(crate) use opening::{check, open, open_with, wake};
pub(crate) use showing::picture;
pub(crate) use stub::{GuestId, Stub};

/// What a table needs of the house.
#[derive(Clone, Debug)]
pub(crate) struct Crew {
    /// The threads on which engines think.
    pub(crate) pool: Pool,
    /// Where tables are kept.
    pub(crate) ledger: Arc<Ledger>,
    /// Which of several servers lets the engines of a table think.
    pub(crate) claims: Arc<Claims>,
    /// The engines of other programs that may be seated.
    pub(crate) guests: Guests,
    /// How much anybody may have of anything.
    pub(crate) bounds: Bounds,
    /// How the house is doing.
    pub(crate) vitals: Vitals,
}

//! Engines of other programs that may sit at our table.

use std::sync::Arc;

use protocol::{House, ProgramError};
use rules::Spec;
use session::Guests;

use crate::failure::Failure;

/// The guests of the house, with those that the command line names by their paths.
pub(crate) fn among(players: &[Spec]) -> Result<Guests, Failure> {
    let house = House::default();
    for player in players {
        house.admit(player)?;
    }
    Ok(Guests::of(Arc::new(house)))
}

impl From<ProgramError> for Failure {
    fn from(error: ProgramError) -> Self {
        Self::wrong_use(&error)
    }
}

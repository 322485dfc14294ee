//! Things on offer under a name.

use crate::{Knob, SpecError};

/// Something on offer under a name, with the knobs that set it up.
///
/// What it is good for, people read in their language, under the name.
#[derive(Debug)]
pub struct Offer<B> {
    /// The name to ask for.
    pub name: &'static str,
    /// What can be set.
    pub knobs: &'static [Knob],
    /// How it is made.
    pub build: B,
}

/// The offer of that name.
///
/// # Errors
///
/// If there is none; the error lists the names there are.
pub fn find_offer<'a, B>(offers: &'a [Offer<B>], name: &str) -> Result<&'a Offer<B>, SpecError> {
    offers.iter().find(|offer| offer.name == name).ok_or_else(|| SpecError::UnknownName {
        name: name.to_owned(),
        allowed: offers.iter().map(|offer| offer.name.to_owned()).collect(),
    })
}

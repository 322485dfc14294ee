//! What only Morpion's own engines know.

mod rule_based;

pub use rule_based::RuleBased;

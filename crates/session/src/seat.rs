//! Who sits where.

use rules::{Knob, Spec, SpecError};

use crate::levels;

/// Who sits at a place of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// What they are called, if they were given a name.
    pub name: Option<String>,
    /// The symbol they play with, where the game has symbols.
    pub symbol: Option<char>,
    /// A person, or an engine.
    pub kind: Occupant,
}

/// A person or an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A person.
    Human,
    /// An engine, by its spec.
    Computer(Spec),
}

impl Seat {
    /// The name by which a person is seated.
    pub const HUMAN: &'static str = "human";
    /// What can be set about a person; an engine takes these beside its own.
    pub const KNOBS: &'static [Knob] = &[Knob::text("name", 40), Knob::text("symbol", 1)];

    /// The seat that a spec describes: `human:name=Zoé,symbol=X`, or an engine with its knobs and
    /// the same two.
    ///
    /// # Errors
    ///
    /// If the name or the symbol is out of range, or a person is given an engine's knob. What is
    /// set about the engine is checked by the game.
    pub fn read(spec: &Spec) -> Result<Self, SpecError> {
        if spec.name == Self::HUMAN {
            let settings = spec.settle(Self::KNOBS)?;
            return Ok(Self::of(&settings, Occupant::Human));
        }
        let mut engine = spec.clone();
        let person = engine.split_off(Self::KNOBS);
        Ok(Self::of(&person.settle(Self::KNOBS)?, Occupant::Computer(engine)))
    }

    fn of(settings: &rules::Settings, kind: Occupant) -> Self {
        Self {
            name: settings.word("name").map(str::to_owned),
            symbol: settings.word("symbol").and_then(|symbol| symbol.chars().next()),
            kind,
        }
    }

    /// Whether a person sits here.
    #[must_use]
    pub fn is_human(&self) -> bool {
        self.kind == Occupant::Human
    }

    /// The engine that sits here, if it is one.
    #[must_use]
    pub fn engine(&self) -> Option<&Spec> {
        match &self.kind {
            Occupant::Human => None,
            Occupant::Computer(spec) => Some(spec),
        }
    }

    /// The level that sits here, if it is an engine of one.
    #[must_use]
    pub fn level(&self) -> Option<u64> {
        levels::level_of(self.engine()?)
    }
}

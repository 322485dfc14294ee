//! The players of a game as they are recorded.

use rules::Spec;

use crate::{Occupant, PlayerScore, Seat, Setup};

/// A player of a game as it is recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participant {
    /// What they are called, if it is known.
    pub name: Option<String>,
    /// The symbol they play with, where the game has symbols.
    pub symbol: Option<char>,
    /// A person, or an engine; nothing if it is not known which.
    pub kind: Option<Occupant>,
    /// What they had from the series before this game.
    pub tally: PlayerScore,
}

impl Participant {
    /// The engine that stands for a program of which nothing more is known.
    pub const PROGRAM: &'static str = "program";

    /// A player of whom nothing is known.
    #[must_use]
    pub fn unknown() -> Self {
        Self { name: None, symbol: None, kind: None, tally: PlayerScore::default() }
    }

    /// Everyone who sits down by a set-up, in the order of seats.
    pub(crate) fn all(setup: &Setup, seats: &[Seat]) -> Vec<Self> {
        setup.players.iter().zip(seats).map(|(spec, seat)| Self::seated(spec, seat)).collect()
    }

    /// The player that sits down as a spec says.
    pub(crate) fn seated(spec: &Spec, seat: &Seat) -> Self {
        // The chances that were drawn for an engine follow from the seed of the table.
        let kind = Seat::read(spec).map_or_else(|_| seat.kind.clone(), |asked| asked.kind);
        Self {
            name: seat.name.clone(),
            symbol: seat.symbol,
            kind: Some(kind),
            tally: PlayerScore::default(),
        }
    }

    /// The engine that plays, if it is one.
    #[must_use]
    pub fn engine(&self) -> Option<&Spec> {
        match &self.kind {
            None | Some(Occupant::Human) => None,
            Some(Occupant::Computer(spec)) => Some(spec),
        }
    }
}

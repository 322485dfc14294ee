//! The list of the laws, one for each fuzz target.

use ::record::Form;

use crate::{connect_four, draughts, othello, record};

/// Whether anything was read of an input; a law that refuses everything says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FuzzOutcome {
    /// Some of it was read, and the law was kept.
    Accepted,
    /// It was refused with an error.
    Refused,
}

impl FuzzOutcome {
    /// Accepted if anything was.
    pub(crate) fn accepted_if(any: bool) -> Self {
        if any { Self::Accepted } else { Self::Refused }
    }
}

/// What must hold of any bytes that are read in one way.
#[derive(Clone, Copy, Debug)]
pub struct FuzzLaw {
    /// The name of its fuzz target.
    pub name: &'static str,
    check: fn(&[u8]) -> FuzzOutcome,
}

impl FuzzLaw {
    /// The law of a fuzz target.
    ///
    /// # Panics
    ///
    /// If there is none of that name.
    #[must_use]
    pub fn named(name: &str) -> Self {
        let law = LAWS.iter().find(|law| law.name == name);
        *law.unwrap_or_else(|| panic!("there is no law of the name {name}"))
    }

    /// Gives the law an input.
    ///
    /// # Panics
    ///
    /// If the input breaks the law.
    #[must_use]
    pub fn check(&self, input: &[u8]) -> FuzzOutcome {
        (self.check)(input)
    }
}

/// Every law.
pub const LAWS: &[FuzzLaw] = &[
    FuzzLaw { name: "connect_four_move", check: connect_four::check_move },
    FuzzLaw { name: "connect_four_position", check: connect_four::check_position },
    FuzzLaw { name: "draughts_move", check: draughts::check_moves },
    FuzzLaw { name: "draughts_position", check: draughts::check_position },
    FuzzLaw { name: "draughts_rules", check: draughts::check_rules },
    FuzzLaw { name: "othello_move", check: othello::check_move },
    FuzzLaw { name: "othello_position", check: othello::check_position },
    FuzzLaw { name: "othello_record", check: othello::check_record },
    FuzzLaw { name: "othello_weights", check: othello::check_weights },
    FuzzLaw { name: "record_anything", check: |input| record::check(None, input) },
    FuzzLaw { name: "record_ggf", check: |input| record::check(Some(Form::Ggf), input) },
    FuzzLaw { name: "record_gomocup", check: |input| record::check(Some(Form::Gomocup), input) },
    FuzzLaw { name: "record_json", check: |input| record::check(Some(Form::Json), input) },
    FuzzLaw { name: "record_obf", check: |input| record::check(Some(Form::Obf), input) },
    FuzzLaw { name: "record_pdn", check: |input| record::check(Some(Form::Pdn), input) },
    FuzzLaw { name: "record_position", check: |input| record::check(Some(Form::Position), input) },
    FuzzLaw {
        name: "record_transcript",
        check: |input| record::check(Some(Form::Transcript), input),
    },
    FuzzLaw { name: "record_xml", check: |input| record::check(Some(Form::Xml), input) },
];

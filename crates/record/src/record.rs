//! One game as it is kept.

use std::collections::BTreeMap;

use rules::Spec;

use crate::{Date, Moves, Participant, Terms, Verdict, clean};

/// One game as it is kept: what was played, by whom, with what result.
///
/// A record that was read is sound: its game is on the shelf, as many play as the game has seats,
/// and every move was legal where it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game with everything that was decided or drawn.
    pub game: Spec,
    /// What was agreed on besides.
    pub terms: Terms,
    /// Who played, in the order of seats.
    pub players: Vec<Participant>,
    /// The position it started from, if not the usual one.
    pub start: Option<String>,
    /// What was played.
    pub moves: Moves,
    /// How the game ended, if it has.
    pub verdict: Option<Verdict>,
    /// When it began.
    pub begun: Option<Date>,
    /// When it was last saved.
    pub saved: Option<Date>,
    /// What else is known, such as `Event` and `Round`, under the names that PDN has for them.
    pub facts: BTreeMap<String, String>,
}

impl Record {
    /// A game about to begin, between players of whom nothing is known.
    #[must_use]
    pub fn new(game: Spec, players: u8) -> Self {
        Self {
            game,
            terms: Terms::default(),
            players: vec![Participant::unknown(); usize::from(players)],
            start: None,
            moves: Moves::default(),
            verdict: None,
            begun: None,
            saved: None,
            facts: BTreeMap::new(),
        }
    }

    /// The same game with its texts as every form can hold them: control characters become
    /// spaces, and there are none at either end. Every record that is read or written is like that.
    #[must_use]
    pub fn cleaned(&self) -> Self {
        let mut record = self.clone();
        for player in &mut record.players {
            player.name = player.name.as_deref().and_then(clean::line);
            player.symbol =
                player.symbol.filter(|symbol| clean::line(&symbol.to_string()).is_some());
        }
        record.terms.pace = record.terms.pace.map(clean::whole_milliseconds);
        record.moves.clean();
        let facts = record.facts.into_iter();
        let facts = facts.filter(|(name, _)| Self::is_name_of_fact(name));
        let facts = facts.filter_map(|(name, value)| Some((name, clean::line(&value)?)));
        Self { facts: facts.collect(), ..record }
    }

    /// Whether something can be kept as a fact under this name.
    #[must_use]
    pub fn is_name_of_fact(name: &str) -> bool {
        const LONGEST: usize = 60;
        let letters = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'_';
        (1..=LONGEST).contains(&name.len()) && name.bytes().all(letters)
    }
}

//! A game of a collection, as it is listed.

use record::{ReadError, Record};
use rules::{Phrase, Player, Speak as _, Spec};
use session::{GameResult, Seat};
use words::Words;

use crate::wire::{CollectionGame, OutcomeName};

/// The facts of a game that a list tells, besides who played and when.
const EVENT: &str = "Event";
const SITE: &str = "Site";
const ROUND: &str = "Round";

/// A game of a collection, as it is listed: one that was read, or what is wrong with it.
#[derive(Debug)]
pub(super) enum ListedGame {
    /// It was read.
    Read(Box<ReadGame>),
    /// It was refused.
    Refused {
        /// Why.
        problem: Phrase,
        /// The line of the file.
        line: Option<usize>,
    },
}

/// What is told of a game that was read.
#[derive(Debug)]
pub(super) struct ReadGame {
    spec: String,
    players: Vec<String>,
    begun: Option<String>,
    moves: usize,
    verdict: Option<GameResult>,
    event: Option<String>,
    site: Option<String>,
    round: Option<String>,
    /// What is searched, in small letters.
    folded: String,
}

/// Which games of a collection are wanted.
#[derive(Clone, Debug, Default)]
pub(crate) struct GameSearch {
    /// A part of a name or of an event, in small letters.
    pub(crate) text: String,
    /// Only those that were refused.
    pub(crate) refused: bool,
}

impl ListedGame {
    /// What is told of a game.
    pub(super) fn of(game: &Result<Record, ReadError>) -> Self {
        match game {
            Ok(record) => Self::Read(Box::new(ReadGame::of(record))),
            Err(error) => {
                Self::Refused { problem: error.phrase(), line: error.place.map(|place| place.line) }
            }
        }
    }

    /// Whether it was read.
    pub(super) fn is_read(&self) -> bool {
        matches!(self, Self::Read(_))
    }

    /// Whether it is wanted.
    pub(super) fn fits(&self, search: &GameSearch) -> bool {
        match self {
            Self::Read(game) => !search.refused && game.folded.contains(&search.text),
            Self::Refused { .. } => search.text.is_empty(),
        }
    }

    /// The game of that number, as the page is told of it.
    pub(super) fn shown(&self, number: usize, words: &Words) -> CollectionGame {
        let number = u32::try_from(number).unwrap_or(u32::MAX);
        match self {
            Self::Read(game) => game.shown(number),
            Self::Refused { problem, line } => CollectionGame {
                number,
                problem: Some(words.say(problem)),
                line: line.and_then(|line| u32::try_from(line).ok()),
                ..CollectionGame::default()
            },
        }
    }
}

impl ReadGame {
    fn of(record: &Record) -> Self {
        let fact = |name: &str| record.facts.get(name).cloned();
        let players: Vec<String> = record
            .players
            .iter()
            .map(|player| {
                let mut spec = player.engine().cloned().unwrap_or_else(|| Spec::new(Seat::HUMAN));
                if let Some(name) = &player.name {
                    spec.set("name", name.clone());
                }
                spec.to_string()
            })
            .collect();
        let (event, site, round) = (fact(EVENT), fact(SITE), fact(ROUND));
        let names = record.players.iter().filter_map(|player| player.name.as_deref());
        let told = [event.as_deref(), site.as_deref()].into_iter().flatten();
        let folded = names.chain(told).map(str::to_lowercase).collect::<Vec<_>>().join("\n");
        Self {
            spec: record.game.to_string(),
            players,
            begun: record.begun.as_ref().map(ToString::to_string),
            moves: record.tree.main_line().count(),
            verdict: record.verdict,
            event,
            site,
            round,
            folded,
        }
    }

    fn shown(&self, number: u32) -> CollectionGame {
        let words = self.verdict.map(GameResult::words);
        CollectionGame {
            number,
            spec: Some(self.spec.clone()),
            players: self.players.clone(),
            begun: self.begun.clone(),
            moves: u32::try_from(self.moves).unwrap_or(u32::MAX),
            outcome: words.and_then(|(outcome, _)| OutcomeName::named(outcome)),
            seat: words.and_then(|(_, player)| player).map(|Player(seat)| seat),
            reason: self
                .verdict
                .and_then(|verdict| verdict.reason)
                .map(|reason| reason.name().to_owned()),
            event: self.event.clone(),
            site: self.site.clone(),
            round: self.round.clone(),
            ..CollectionGame::default()
        }
    }
}

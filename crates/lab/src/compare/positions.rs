//! The positions that are compared on.

use bits::GOLDEN;
use fastrand::Rng;
use rules::{Phrase, Speak};
use serde::Serialize;
use session::AnyGame;
use thiserror::Error;

/// A position of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ComparedPosition {
    /// The position it began from, if not from the usual one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The moves since.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
}

/// Why positions could not be had.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionsError {
    /// A line is neither a row of moves nor a position, or the game is over there.
    #[error("line {line}: {text:?} is no position")]
    Line {
        /// Its number, counted from one.
        line: usize,
        /// What it says.
        text: String,
    },
    /// There is no line.
    #[error("there is no position")]
    Nothing,
}

impl Speak for PositionsError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Line { line, text } => {
                Phrase::new("error-places-line").with("line", *line).with("text", text.as_str())
            }
            Self::Nothing => Phrase::new("error-places-nothing"),
        }
    }
}

impl ComparedPosition {
    /// The number of random moves before a random position.
    const PLIES: u32 = 8;
    /// What keeps the seeds of neighbouring numbers apart: the upper half of the usual factor, so
    /// that the positions of a seed stay what they have always been.
    const STRIDE: u64 = GOLDEN >> 32;
    /// How often to look for random moves after which the game still goes on.
    const TRIES: u32 = 100;

    /// Random positions: the same for the same seed.
    #[must_use]
    pub fn random(table: &dyn AnyGame, count: u32, seed: u64) -> Vec<ComparedPosition> {
        let place = |number: u32| {
            let mut rng = Rng::with_seed(seed ^ u64::from(number).wrapping_mul(Self::STRIDE));
            (0..Self::TRIES).find_map(|_| wander(&mut *table.fork(), &mut rng)).unwrap_or_default()
        };
        (1..=count).map(place).collect()
    }

    /// The positions that the lines of a text list: on each line the moves, or a position; a line
    /// that begins with `#` is skipped.
    ///
    /// # Errors
    ///
    /// On the first line that is neither, or if there is none at all.
    pub fn read(text: &str, table: &dyn AnyGame) -> Result<Vec<ComparedPosition>, PositionsError> {
        let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
        let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let read = |(line, text): (usize, &str)| {
            let moves = text.split_whitespace().map(str::to_owned).collect();
            let readings = [
                ComparedPosition { position: None, moves },
                ComparedPosition { position: Some(text.to_owned()), moves: Vec::new() },
            ];
            let goes_on = |place: &ComparedPosition| {
                place.lay(table).is_some_and(|table| table.ending().is_none())
            };
            let place = readings.into_iter().find(goes_on);
            place.ok_or_else(|| PositionsError::Line { line, text: text.to_owned() })
        };
        let places: Vec<ComparedPosition> = lines.map(read).collect::<Result<_, _>>()?;
        if places.is_empty() { Err(PositionsError::Nothing) } else { Ok(places) }
    }

    /// The table with the position on it, if it is one of the game.
    pub(super) fn lay(&self, table: &dyn AnyGame) -> Option<Box<dyn AnyGame>> {
        let mut table = table.fork();
        if let Some(position) = &self.position {
            table.set_up(position).ok()?;
        }
        for text in &self.moves {
            table.play(text).ok()?;
        }
        Some(table)
    }
}

/// Plays random moves after which the game still goes on.
fn wander(table: &mut dyn AnyGame, rng: &mut Rng) -> Option<ComparedPosition> {
    let mut moves = Vec::new();
    for _ in 0..ComparedPosition::PLIES {
        let text = rng.choice(table.view().moves).map(|turn| turn.text)?;
        table.play(&text).ok()?;
        moves.push(text);
    }
    table.ending().is_none().then_some(ComparedPosition { position: None, moves })
}

//! Many puzzles: found by number, by game and by grade, and one for each day.

use std::collections::HashSet;

use bits::mix;

use crate::{Puzzle, PuzzleFault, PuzzleFileError};

/// Many puzzles, no two of the same position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleCollection {
    puzzles: Vec<Puzzle>,
}

/// Which puzzles are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleFilter {
    /// Those of a game, by its name; of all if there is none.
    pub game: Option<String>,
    /// Those of a grade.
    pub grade: Option<u8>,
}

impl PuzzleFilter {
    /// Whether a puzzle is wanted.
    #[must_use]
    pub fn matches(&self, puzzle: &Puzzle) -> bool {
        self.game.as_ref().is_none_or(|game| *game == puzzle.game.name)
            && self.grade.is_none_or(|grade| grade == puzzle.grade)
    }
}

impl PuzzleCollection {
    /// All of them.
    #[must_use]
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// Takes more puzzles in, but for those of positions that are here already; how many were new.
    pub fn extend(&mut self, more: impl IntoIterator<Item = Puzzle>) -> usize {
        let mut known: HashSet<String> = self.puzzles.iter().map(Puzzle::id).collect();
        let before = self.puzzles.len();
        self.puzzles.extend(more.into_iter().filter(|puzzle| known.insert(puzzle.id())));
        self.puzzles.len() - before
    }

    /// The puzzle of a number.
    #[must_use]
    pub fn of_id(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id() == id)
    }

    /// Those that are wanted.
    #[must_use]
    pub fn chosen(&self, filter: &PuzzleFilter) -> Vec<&Puzzle> {
        self.puzzles.iter().filter(|puzzle| filter.matches(puzzle)).collect()
    }

    /// Some of those that are wanted, drawn by lot and each once.
    #[must_use]
    pub fn drawn(&self, filter: &PuzzleFilter, count: usize, seed: u64) -> Vec<&Puzzle> {
        let mut wanted = self.chosen(filter);
        fastrand::Rng::with_seed(seed).shuffle(&mut wanted);
        wanted.truncate(count);
        wanted
    }

    /// The puzzle of a day, counted from the beginning of 1970: every puzzle that is wanted has its
    /// turn before one comes again.
    #[must_use]
    pub fn of_day(&self, day: u64, filter: &PuzzleFilter) -> Option<&Puzzle> {
        let mut wanted = self.chosen(filter);
        wanted.sort_by_key(|puzzle| {
            let number = u64::from_str_radix(&puzzle.id(), 16).unwrap_or_default();
            (mix(0, number).rotate_left(32), puzzle.id())
        });
        let count = u64::try_from(wanted.len()).ok().filter(|&count| count > 0)?;
        wanted.get(usize::try_from(day % count).ok()?).copied()
    }

    /// Reads a file: a puzzle a line, after lines that begin with `#`.
    ///
    /// # Errors
    ///
    /// If a line is no puzzle, or one that is not sound.
    pub fn read(text: &str) -> Result<Self, PuzzleFileError> {
        let mut puzzles = Vec::new();
        for (index, text) in text.lines().enumerate() {
            let line = index + 1;
            if text.trim().is_empty() || text.starts_with('#') {
                continue;
            }
            let puzzle = Puzzle::read_line(text).ok_or(PuzzleFileError::NoPuzzle { line })?;
            check(&puzzle).map_err(|fault| PuzzleFileError::Faulty { line, fault })?;
            puzzles.push(puzzle);
        }
        let mut collection = Self::default();
        collection.extend(puzzles);
        Ok(collection)
    }

    /// All of them as a file, with lines above that say where they are from.
    #[must_use]
    pub fn write(&self, about: &[String]) -> String {
        let about = about.iter().map(|line| format!("# {line}"));
        let fields = [format!("# {}", Puzzle::FIELDS)];
        let puzzles = self.puzzles.iter().map(Puzzle::write_line);
        let lines = about.chain(fields).chain(puzzles);
        lines.map(|line| line + "\n").collect()
    }
}

/// Whether the position and the moves of a puzzle are legal.
fn check(puzzle: &Puzzle) -> Result<(), PuzzleFault> {
    let mut table = puzzle.open()?;
    for text in &puzzle.line {
        table.play(text)?;
    }
    Ok(())
}

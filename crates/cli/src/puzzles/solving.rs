//! `plateau puzzles play`: a puzzle after the other, solved by typing moves.

use std::{
    io::{BufRead, Write},
    time::{SystemTime, UNIX_EPOCH},
};

use paper::letters;
use puzzles::{AttemptStep, Puzzle, PuzzleAttempt, PuzzleHint};
use rules::{Phrase, Speak as _};
use search::{Limits, Stop};
use session::PlayError;
use words::Words;

use super::{WantedPuzzles, none_found};
use crate::{arguments::PuzzlesPlayArgs, failure::Failure};

/// How many nodes are spent on saying why a move is wrong.
const EXPLAINED: u64 = 200_000;
/// The seconds of a day.
const DAY: u64 = 24 * 60 * 60;

/// What a person typed.
enum PuzzleWish {
    Move(String),
    Hint,
    Solution,
    Next,
    Help,
    Quit,
}

/// What a puzzle ended with.
enum PuzzleEnd {
    Solved,
    GivenUp,
    Left,
}

/// Puzzles, until there are no more or the person leaves.
pub(super) fn run(
    asked: &PuzzlesPlayArgs,
    words: &Words,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let wanted = WantedPuzzles::of(&asked.which)?;
    let chosen = if asked.daily {
        wanted.collection.of_day(today(), &wanted.filter).into_iter().collect()
    } else {
        wanted.collection.drawn(&wanted.filter, usize::MAX, wanted.seed)
    };
    if chosen.is_empty() {
        return Err(none_found());
    }
    let mut solver = PuzzleSolver { words, input, out };
    solver.say(&Phrase::new("puzzle-help"))?;
    let (mut solved, mut tried) = (0_usize, 0_usize);
    for puzzle in chosen {
        match solver.solve(puzzle)? {
            PuzzleEnd::Solved => {
                solved += 1;
                tried += 1;
            }
            PuzzleEnd::GivenUp => tried += 1,
            PuzzleEnd::Left => break,
        }
    }
    solver.say(&Phrase::new("puzzle-account").with("solved", solved).with("tried", tried))
}

/// The number of the day.
fn today() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs() / DAY)
}

/// The conversation with one who solves.
struct PuzzleSolver<'a> {
    words: &'a Words,
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
}

impl PuzzleSolver<'_> {
    fn say(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", self.words.say(phrase))?)
    }

    fn solve(&mut self, puzzle: &Puzzle) -> Result<PuzzleEnd, Failure> {
        let mut attempt = PuzzleAttempt::new(puzzle).map_err(|fault| Failure::wrong_use(&fault))?;
        let game = Phrase::built(format!("game-{}", puzzle.game.name));
        writeln!(self.out)?;
        let heading = Phrase::new("puzzle-heading")
            .with("game", game)
            .with("number", puzzle.id())
            .with("grade", puzzle.grade_told());
        self.say(&heading)?;
        self.show(&attempt)?;
        self.say(&puzzle.task_told(attempt.table()))?;
        let mut was_wrong = false;
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let Some(wish) = self.read()? else { return Ok(PuzzleEnd::Left) };
            match wish {
                PuzzleWish::Quit => return Ok(PuzzleEnd::Left),
                PuzzleWish::Next => return Ok(PuzzleEnd::GivenUp),
                PuzzleWish::Help => self.say(&Phrase::new("puzzle-help"))?,
                PuzzleWish::Hint => self.hint(&attempt)?,
                PuzzleWish::Solution => {
                    self.explain(puzzle)?;
                    return Ok(PuzzleEnd::GivenUp);
                }
                PuzzleWish::Move(text) => match attempt.play(&text) {
                    Ok(AttemptStep::Solved) => {
                        self.show(&attempt)?;
                        self.say(&Phrase::new("puzzle-solved"))?;
                        self.explain(puzzle)?;
                        return Ok(if was_wrong { PuzzleEnd::GivenUp } else { PuzzleEnd::Solved });
                    }
                    Ok(AttemptStep::Right { reply }) => {
                        self.show(&attempt)?;
                        self.say(&Phrase::new("puzzle-right").with("reply", reply.text))?;
                    }
                    Ok(AttemptStep::Wrong { text }) => {
                        was_wrong = true;
                        self.refute(&attempt, &text)?;
                    }
                    Err(error) => self.refuse(&error)?,
                },
            }
        }
    }

    fn show(&mut self, attempt: &PuzzleAttempt<'_>) -> Result<(), Failure> {
        Ok(write!(self.out, "{}", letters(&attempt.table().diagram()))?)
    }

    fn refuse(&mut self, error: &PlayError) -> Result<(), Failure> {
        self.say(&error.phrase())
    }

    /// Which piece moves, or which two moves come into question.
    fn hint(&mut self, attempt: &PuzzleAttempt<'_>) -> Result<(), Failure> {
        match attempt.hint() {
            Some(PuzzleHint::Piece(square)) => {
                let square = attempt.table().square_name(square);
                self.say(&Phrase::new("puzzle-hint-piece").with("square", square))
            }
            Some(PuzzleHint::OneOf([one, other])) => {
                let phrase = Phrase::new("puzzle-hint-moves").with("one", one.text);
                self.say(&phrase.with("other", other.text))
            }
            None => Ok(()),
        }
    }

    /// Why a move is wrong.
    fn refute(&mut self, attempt: &PuzzleAttempt<'_>, text: &str) -> Result<(), Failure> {
        let table = attempt.table();
        self.say(&Phrase::new("puzzle-not-right").with("move", text))?;
        let limits = Limits { nodes: Some(EXPLAINED), ..Limits::default() };
        if let Ok(Some(run)) = table.explain(text, limits, Stop::default()) {
            let explanation = run();
            let scale = table.scale(&table.adviser());
            if let Some(sentence) = explanation.refutation(&scale) {
                self.say(&sentence)?;
            }
        }
        Ok(())
    }

    /// The line, and why its first move is right.
    fn explain(&mut self, puzzle: &Puzzle) -> Result<(), Failure> {
        let table = puzzle.open()?;
        self.say(&puzzle.explanation(&*table))?;
        self.say(&Phrase::new("puzzle-line").with("line", puzzle.line.join(" ")))
    }

    /// What is typed next; nothing at the end of the input.
    fn read(&mut self) -> Result<Option<PuzzleWish>, Failure> {
        /// The words and what they ask for.
        const WORDS: [(&str, PuzzleWish); 5] = [
            ("puzzle-word-hint", PuzzleWish::Hint),
            ("puzzle-word-solution", PuzzleWish::Solution),
            ("puzzle-word-next", PuzzleWish::Next),
            ("puzzle-word-help", PuzzleWish::Help),
            ("puzzle-word-quit", PuzzleWish::Quit),
        ];
        let mut line = String::new();
        if self.input.read_line(&mut line)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        let typed = line.trim();
        let said = |id: &str| self.words.text(id).eq_ignore_ascii_case(typed);
        let named = |id: &str| id.strip_prefix("puzzle-word-") == Some(typed);
        let word = WORDS.into_iter().find(|(id, _)| said(id) || named(id));
        Ok(Some(word.map_or_else(|| PuzzleWish::Move(typed.to_owned()), |(_, wish)| wish)))
    }
}

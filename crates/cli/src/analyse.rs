//! `plateau analyse`: what an engine thinks of a position, at the end or while it thinks.

use std::io::Write;

use rules::{Argument, Phrase, PositionError, Problem, Speak, Spec};
use search::{Score, Stop};
use serde::Serialize;
use session::{Advice, AnyGame, Worth, open_table_at};
use words::Words;

use crate::{advice_text::worth, arguments::AnalyseArgs, failure::Failure, limits};

#[derive(Serialize)]
struct Analysis<'a> {
    r#move: &'a str,
    /// For the player to move; `null` where nothing was searched to its end.
    score: Option<i32>,
    /// Whether the score is the end of the game and no opinion.
    decided: bool,
    depth: u32,
    nodes: u64,
    leaves: u64,
    cutoffs: u64,
    table_hits: u64,
    /// How much of the transposition table the search filled, in thousandths.
    fill: u16,
    seconds: f64,
    pv: &'a [String],
    moves: Vec<MoveValue<'a>>,
    /// Whether the engine has done thinking; if not, a line for a greater depth may follow.
    finished: bool,
}

/// What a move was found worth.
#[derive(Serialize)]
struct MoveValue<'a> {
    r#move: &'a str,
    score: i32,
    bound: Bound,
    /// How often it was tried, where that is counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    visits: Option<u32>,
}

/// What a score says about the value of a move.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Bound {
    /// It is the value.
    Exact,
    /// The value is no more.
    AtMost,
    /// The value is about that: a mean of games played out.
    About,
}

impl<'a> MoveValue<'a> {
    fn of(worth: &'a Worth) -> Self {
        let bound = match worth.visits {
            _ if worth.exact => Bound::Exact,
            Some(_) => Bound::About,
            None => Bound::AtMost,
        };
        Self { r#move: &worth.text, score: worth.score, bound, visits: worth.visits }
    }
}

/// Lets an engine think about a position, and says what it thinks.
pub(crate) fn run(
    analyse: &AnalyseArgs,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let game: Spec = analyse.game.parse()?;
    let engine: Spec = analyse.engine.parse()?;
    let limits =
        if analyse.infinite { limits::without_end() } else { limits::of_flags(&analyse.limits)? };
    let table = table_at(&game, analyse.position.as_deref(), analyse.moves.as_deref())?;
    let stop = Stop::default();
    let job = table.ask(&engine, limits, stop.clone())?;
    let job = job.ok_or_else(|| Failure::WrongUse(Phrase::new("error-game-over")))?;
    let on_interruption = stop.clone();
    // If the handler cannot be set, an interruption ends the program, as it would without one.
    let _ = ctrlc::set_handler(move || on_interruption.raise());
    let follows = analyse.follow || analyse.infinite;
    let mut told = Ok(());
    let advice = job(&mut |advice| {
        if follows && told.is_ok() {
            told = if analyse.json {
                write_json(&advice, false, out)
            } else {
                write_depth(&advice, words, out)
            };
        }
        // When the reader is gone, nothing more is worth thinking.
        if told.is_err() {
            stop.raise();
        }
    });
    told?;
    if analyse.json { write_json(&advice, true, out) } else { write_text(&advice, words, out) }
}

/// Writes what the engine thinks meanwhile, in a line.
fn write_depth(advice: &Advice, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let phrase = Phrase::new("analyse-depth")
        .with("depth", u64::from(advice.depth))
        .with("score", Score(advice.score).phrase())
        .with("line", advice.line.join(" "))
        .with("nodes", advice.statistics.nodes)
        .with("seconds", Argument::seconds(advice.statistics.time));
    writeln!(out, "{}", words.say(&phrase))?;
    Ok(out.flush()?)
}

/// A table for a game, set up at a position and after moves if they are given.
pub(crate) fn table_at(
    game: &Spec,
    position: Option<&str>,
    moves: Option<&str>,
) -> Result<Box<dyn AnyGame>, Failure> {
    let mut table = open_table_at(game, position)?;
    play_moves(&mut *table, moves.unwrap_or_default())?;
    Ok(table)
}

/// Plays a line of moves, written one after the other.
pub(crate) fn play_moves(table: &mut dyn AnyGame, moves: &str) -> Result<(), Failure> {
    let separates = |letter: char| letter.is_whitespace() || ",;".contains(letter);
    let mut offset = 0;
    let mut number = 0;
    for text in moves.split(separates) {
        if !text.is_empty() {
            number += 1;
            table.play(text).map_err(|_| {
                let problem = Problem::IllegalMove { played: text.to_owned(), number };
                Failure::wrong_use(&PositionError::at(moves, offset, problem))
            })?;
        }
        offset += text.len();
        offset += moves[offset..].chars().next().map_or(0, char::len_utf8);
    }
    Ok(())
}

fn write_json(advice: &Advice, finished: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let statistics = advice.statistics;
    let analysis = Analysis {
        r#move: &advice.best,
        score: (advice.depth > 0).then_some(advice.score),
        decided: advice.depth > 0 && Score(advice.score).is_decided(),
        depth: advice.depth,
        nodes: statistics.nodes,
        leaves: statistics.leaves,
        cutoffs: statistics.cutoffs,
        table_hits: statistics.table_hits,
        fill: statistics.fill,
        seconds: statistics.time.as_secs_f64(),
        pv: &advice.line,
        moves: advice.choices.iter().map(MoveValue::of).collect(),
        finished,
    };
    serde_json::to_writer(&mut *out, &analysis)?;
    writeln!(out)?;
    Ok(out.flush()?)
}

fn write_text(advice: &Advice, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let statistics = advice.statistics;
    let lines = [
        Phrase::new("analyse-best")
            .with("move", advice.best.as_str())
            .with("score", Score(advice.score).phrase())
            .with("depth", u64::from(advice.depth)),
        Phrase::new("analyse-line").with("line", advice.line.join(" ")),
        Phrase::new("analyse-counts")
            .with("nodes", statistics.nodes)
            .with("leaves", statistics.leaves)
            .with("cutoffs", statistics.cutoffs)
            .with("seconds", Argument::seconds(statistics.time)),
    ];
    for line in lines {
        writeln!(out, "{}", words.say(&line))?;
    }
    for choice in &advice.choices {
        writeln!(out, "{}", worth(choice, words))?;
    }
    Ok(())
}

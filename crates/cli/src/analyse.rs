//! `plateau analyse`: what an engine thinks of a position.

use std::io::Write;

use rules::{Argument, Phrase, PositionError, Problem, Speak, Spec};
use search::{Score, Stop};
use serde::Serialize;
use session::{Advice, AnyGame, open_table_at};
use words::Words;

use crate::{advice_text::worth, arguments::AnalyseArgs, failure::Failure, limits};

#[derive(Serialize)]
struct Analysis<'a> {
    r#move: &'a str,
    score: i32,
    depth: u32,
    nodes: u64,
    leaves: u64,
    cutoffs: u64,
    table_hits: u64,
    /// How much of the transposition table the search filled, in thousandths.
    fill: u16,
    seconds: f64,
    pv: &'a [String],
}

/// Lets an engine think about a position, and says what it thinks.
pub(crate) fn run(
    analyse: &AnalyseArgs,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let game: Spec = analyse.game.parse()?;
    let engine: Spec = analyse.engine.parse()?;
    let limits = limits::of_flags(&analyse.limits)?;
    let table = table_at(&game, analyse.position.as_deref(), analyse.moves.as_deref())?;
    let job = table.ask(&engine, limits, Stop::default())?;
    let job = job.ok_or_else(|| Failure::WrongUse(Phrase::new("error-game-over")))?;
    let advice = job(&mut |_| ());
    if analyse.json { write_json(&advice, out) } else { write_text(&advice, words, out) }
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

fn write_json(advice: &Advice, out: &mut dyn Write) -> Result<(), Failure> {
    let statistics = advice.statistics;
    let analysis = Analysis {
        r#move: &advice.best,
        score: advice.score,
        depth: advice.depth,
        nodes: statistics.nodes,
        leaves: statistics.leaves,
        cutoffs: statistics.cutoffs,
        table_hits: statistics.table_hits,
        fill: statistics.fill,
        seconds: statistics.time.as_secs_f64(),
        pv: &advice.line,
    };
    serde_json::to_writer(&mut *out, &analysis)?;
    Ok(writeln!(out)?)
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

//! `plateau analyse`: what an engine thinks of a position, at the end or while it thinks.

use std::io::Write;

use rules::{Argument, Knob, Phrase, PositionError, Problem, Spec};
use search::{Limits, MEMORY, Score, ScoreScale, Stop, THREADS};
use serde::Serialize;
use session::{Advice, AdviceLine, AnalysisScope, AnyGame, GameNotation, Worth, open_table_at};
use words::Words;

use crate::{
    advice_text::worth,
    arguments::AnalyseArgs,
    external_engines,
    failure::Failure,
    json, limits,
    opinion::{AskedPlace, Thinking, of_external_engine},
    settings::UserSettings,
};

#[derive(Serialize)]
struct Analysis<'a> {
    r#move: &'a str,
    /// For the player to move; `null` where nothing was searched to its end.
    score: Option<i32>,
    /// In what the game counts: `discs`, `men`, or `words` where nothing is counted.
    unit: &'static str,
    /// How many points of a score are one unit.
    points: i32,
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
    /// The lines of the best moves, the best first, if more than one is wanted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lines: Vec<LineValue<'a>>,
    moves: Vec<MoveValue<'a>>,
    /// Whether the engine has done thinking; if not, a line for a greater depth may follow.
    finished: bool,
}

/// A line of moves and what it was found worth.
#[derive(Serialize)]
struct LineValue<'a> {
    score: i32,
    decided: bool,
    pv: &'a [String],
}

/// What a move was found worth.
#[derive(Serialize)]
struct MoveValue<'a> {
    r#move: &'a str,
    /// `null` for a move that was not come to.
    score: Option<i32>,
    bound: Bound,
    /// How many moves ahead it was searched: less than the rest where a depth was not finished.
    depth: u32,
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
    /// The value is no less: a move that was better than expected when the search was stopped.
    AtLeast,
    /// The value is about that: a mean of games played out.
    About,
    /// Nothing is known of the value.
    Unknown,
}

impl<'a> MoveValue<'a> {
    fn of(worth: &'a Worth, advice: &Advice) -> Self {
        let bound = match worth.visits {
            _ if worth.exact => Bound::Exact,
            _ if worth.at_least => Bound::AtLeast,
            Some(_) => Bound::About,
            None => Bound::AtMost,
        };
        let depth = if worth.depth > 0 { worth.depth } else { advice.depth };
        let (score, visits) = (Some(worth.score), worth.visits);
        Self { r#move: &worth.text, score, bound, depth, visits }
    }

    /// A move that was not come to.
    fn unknown(text: &'a str) -> Self {
        Self { r#move: text, score: None, bound: Bound::Unknown, depth: 0, visits: None }
    }
}

/// The most lines that are told.
const LINES: Knob = Knob::number("lines", 1, 1000, Some(1));

/// The engine that is asked, with the settings that flags make.
fn engine(analyse: &AnalyseArgs) -> Result<Spec, Failure> {
    let mut engine: Spec = analyse.engine.parse()?;
    for (knob, given) in [(MEMORY, &analyse.memory), (THREADS, &analyse.threads)] {
        if let Some(value) = given {
            engine.set(knob.name, value.as_str());
        }
    }
    Ok(engine)
}

/// Which moves are looked at, and how many lines are told.
fn scope(analyse: &AnalyseArgs) -> Result<AnalysisScope, Failure> {
    let lines = limits::number(analyse.lines.as_ref(), LINES)?.unwrap_or(1);
    let only = split_moves(analyse.only.as_deref().unwrap_or_default());
    let only = only.map(|(_, text)| text.to_owned()).collect();
    Ok(AnalysisScope { only, lines: usize::try_from(lines).unwrap_or(usize::MAX) })
}

/// Lets an engine think about a position, and says what it thinks.
pub(crate) fn run(
    analyse: &AnalyseArgs,
    words: &Words,
    settings: &UserSettings,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let game: Spec = analyse.game.parse()?;
    let (engine, scope) = (engine(analyse)?, scope(analyse)?);
    let limits =
        if analyse.infinite { Limits::WITHOUT_END } else { limits::of_flags(&analyse.limits)? };
    let mut table = open_table_at(&game, analyse.position.as_deref())?;
    let start = table.position();
    let moves = play_moves(&mut *table, analyse.moves.as_deref().unwrap_or_default())?;
    let stop = Stop::default();
    let external_engines = external_engines::permitted(settings, std::slice::from_ref(&engine))?;
    let place = AskedPlace { game: &game, table: &*table, notation: GameNotation { start, moves } };
    let guest = of_external_engine(&engine, &place, &scope, limits, &stop, &external_engines)?;
    let is_ours = guest.is_none();
    let job = match guest {
        Some(job) => job,
        None => own_thinking(&*table, &engine, &scope, limits, &stop)?,
    };
    let on_interruption = stop.clone();
    // If the handler cannot be set, an interruption ends the program, as it would without one.
    let _ = ctrlc::set_handler(move || on_interruption.raise());
    let legal = wanted_moves(&*table, &scope);
    let scale = table.scale(&engine);
    let follows = analyse.follow || analyse.infinite;
    let mut told = Ok(());
    let advice = job(&mut |advice| {
        if follows && told.is_ok() {
            told = if analyse.json {
                write_json(&advice, &scale, &legal, false, out)
            } else {
                write_depth(&advice, &scale, words, out)
            };
        }
        // When the reader is gone, nothing more is worth thinking.
        if told.is_err() {
            stop.raise();
        }
    });
    told?;
    let advice = advice?;
    if !is_ours && advice.depth == 0 && !analyse.json {
        // Its protocol tells of moves alone.
        let phrase = Phrase::new("analyse-move").with("move", advice.best.as_str());
        return Ok(writeln!(out, "{}", words.say(&phrase))?);
    }
    if analyse.json {
        write_json(&advice, &scale, &legal, true, out)
    } else {
        write_text(&advice, &scale, words, out)
    }
}

/// The thinking of an engine of ours.
fn own_thinking(
    table: &dyn AnyGame,
    engine: &Spec,
    scope: &AnalysisScope,
    limits: Limits,
    stop: &Stop,
) -> Result<Thinking, Failure> {
    let job = table.analyse(engine, scope, limits, stop.clone());
    let job = job.map_err(|error| Failure::wrong_use(&error))?;
    let job = job.ok_or_else(|| Failure::WrongUse(Phrase::new("error-game-over")))?;
    Ok(Box::new(move |tell| Ok(job(tell))))
}

/// The legal moves that are looked at, as the game writes them.
fn wanted_moves(table: &dyn AnyGame, scope: &AnalysisScope) -> Vec<String> {
    let legal = table.view().moves.into_iter().map(|offered| offered.text);
    if scope.only.is_empty() { legal.collect() } else { Vec::new() }
}

/// Writes what the engine thinks meanwhile, in a line.
fn write_depth(
    advice: &Advice,
    scale: &ScoreScale,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let phrase = Phrase::new("analyse-depth")
        .with("depth", u64::from(advice.depth))
        .with("score", scale.told(Score(advice.score), advice.is_proven()))
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

/// Plays a line of moves, written one after the other, and says how the game writes them. Moves may
/// run on without anything between them, as in `f5d6c3`.
pub(crate) fn play_moves(table: &mut dyn AnyGame, moves: &str) -> Result<Vec<String>, Failure> {
    let mut played = Vec::new();
    for (offset, text) in split_moves(moves) {
        let number = played.len() + 1;
        if let Ok(written) = table.play(text) {
            played.push(written);
        } else if let Some(run_on) = run_on(table, text) {
            for text in run_on {
                played.push(table.play(&text).expect("it was tried"));
            }
        } else {
            let problem = Problem::IllegalMove { played: text.to_owned(), number };
            return Err(Failure::wrong_use(&PositionError::at(moves, offset, problem)));
        }
    }
    Ok(played)
}

/// The moves of a text in which nothing stands between them, if it is such a text; a pass that goes
/// without saying is among them.
fn run_on(table: &dyn AnyGame, text: &str) -> Option<Vec<String>> {
    let mut walk = table.fork();
    let (mut rest, mut moves) = (text, Vec::new());
    while !rest.is_empty() {
        let legal: Vec<String> = walk.view().moves.into_iter().map(|turn| turn.text).collect();
        let begins = |name: &&String| {
            rest.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name))
        };
        let named = legal.iter().filter(begins).max_by_key(|name| name.len());
        let next = match (named, &legal[..]) {
            (Some(name), _) => {
                rest = &rest[name.len()..];
                name.clone()
            }
            // The only move there is, and it is not on the board.
            (None, [only]) if !only.contains(|letter: char| letter.is_ascii_digit()) => {
                only.clone()
            }
            _ => return None,
        };
        walk.play(&next).ok()?;
        moves.push(next);
    }
    Some(moves)
}

/// Moves written one after the other, each with the place where it begins.
fn split_moves(moves: &str) -> impl Iterator<Item = (usize, &str)> {
    let separates = |letter: char| letter.is_whitespace() || ",;".contains(letter);
    let texts = moves.split(separates).filter(|text| !text.is_empty());
    texts.map(|text| (text.as_ptr().addr() - moves.as_ptr().addr(), text))
}

fn write_json(
    advice: &Advice,
    scale: &ScoreScale,
    legal: &[String],
    finished: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let statistics = advice.statistics;
    let known = advice.choices.iter().map(|worth| MoveValue::of(worth, advice));
    let is_unknown =
        |text: &&String| advice.choices.iter().all(|worth| worth.text != text.as_str());
    let unknown = legal.iter().filter(is_unknown).map(|text| MoveValue::unknown(text));
    let analysis = Analysis {
        r#move: &advice.best,
        score: (advice.depth > 0).then_some(advice.score),
        unit: scale.unit.name(),
        points: scale.one,
        decided: advice.depth > 0 && Score(advice.score).is_decided(),
        depth: advice.depth,
        nodes: statistics.nodes,
        leaves: statistics.leaves,
        cutoffs: statistics.cutoffs,
        table_hits: statistics.table_hits,
        fill: statistics.fill,
        seconds: statistics.time.as_secs_f64(),
        pv: &advice.line,
        lines: lines(advice).collect(),
        moves: known.chain(unknown).collect(),
        finished,
    };
    json::write(&analysis, out)?;
    Ok(out.flush()?)
}

/// The lines of the best moves, if there are more than one.
fn lines(advice: &Advice) -> impl Iterator<Item = LineValue<'_>> {
    let value = |score, pv| LineValue { score, decided: Score(score).is_decided(), pv };
    let best = (!advice.others.is_empty()).then(|| value(advice.score, &advice.line));
    let others = advice.others.iter();
    best.into_iter().chain(others.map(move |other| value(other.score, &other.line)))
}

fn write_text(
    advice: &Advice,
    scale: &ScoreScale,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let statistics = advice.statistics;
    let lines = [
        Phrase::new("analyse-best")
            .with("move", advice.best.as_str())
            .with("score", scale.told(Score(advice.score), advice.is_proven()))
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
    for (place, AdviceLine { score, line }) in (2_u64..).zip(&advice.others) {
        let phrase = Phrase::new("analyse-other")
            .with("place", place)
            .with("score", scale.told(Score(*score), false))
            .with("line", line.join(" "));
        writeln!(out, "{}", words.say(&phrase))?;
    }
    for choice in &advice.choices {
        let is_older = choice.depth > 0 && choice.depth < advice.depth;
        let older = Phrase::new("analyse-older").with("depth", u64::from(choice.depth));
        let older = if is_older { words.say(&older) } else { String::new() };
        writeln!(out, "{}{older}", worth(choice, scale, words))?;
    }
    Ok(())
}

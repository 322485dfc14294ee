//! `plateau tree`: the tree that a search went through.

use std::{
    fs::File,
    io::{self, BufWriter, Write},
    path::Path,
};

use lab::{Excerpt, Extent, Question, RecordError, Recording};
use paper::svg;
use rules::{Knob, Phrase, Speak};
use search::{Limits, Stop};
use words::{Words, say_io_error};

use crate::{analyse::play_moves, arguments::Tree, failure::Failure, limits, output};

/// The forms there are, the usual one first.
const FORMS: &[&str] = &["text", "dot", "svg", "json", "html", "tikz"];
const PLIES: Knob = Knob::number("plies", 1, 1000, None);
const MAX_NODES: Knob = Knob::number("max-nodes", 1, 1_000_000, None);

/// Records a search and shows its tree.
pub(crate) fn run(asked: &Tree, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let form = output::form(asked.format.as_ref(), asked.output.as_ref(), FORMS)?;
    let extent = extent(asked, form)?;
    let mut recording = record(asked)?;
    let excerpt = Excerpt::of(&mut recording, &extent).map_err(|error| said(&error))?;
    let made = match form {
        "json" => serde_json::to_string(&excerpt)? + "\n",
        "dot" => excerpt.dot(words),
        "tikz" => excerpt.tikz(words),
        "html" => excerpt.html(words),
        "svg" => svg(&excerpt.drawing(words), &title(&excerpt)),
        _ => excerpt.text(words),
    };
    output::deliver(made.as_bytes(), asked.output.as_ref(), words, out)
}

/// What a drawing shows, for those who cannot see it.
fn title(excerpt: &Excerpt) -> String {
    format!("{} {}", excerpt.question.engine, excerpt.question.game)
}

/// How much is to be shown: pictures are read at a glance, text is scrolled through.
fn extent(asked: &Tree, form: &str) -> Result<Extent, Failure> {
    let plies = limits::number(asked.plies.as_ref(), PLIES)?;
    let nodes = limits::number(asked.max_nodes.as_ref(), MAX_NODES)?;
    let usual = match form {
        "svg" | "tikz" | "dot" => 60,
        _ => 200,
    };
    Ok(Extent {
        plies: plies.map(|plies| u16::try_from(plies).expect("the knob's range is small")),
        nodes: nodes.map_or(usual, |nodes| usize::try_from(nodes).unwrap_or(usize::MAX)),
        boards: matches!(form, "svg" | "html") && !lab::is_tree(&asked.game),
        below: moves(asked.below.as_ref()),
    })
}

/// Records the search, in the file that was named or in one that is gone afterwards.
fn record(asked: &Tree) -> Result<Recording, Failure> {
    let Limits { depth, nodes, time, .. } = limits::of_flags(&asked.limits)?;
    let question = Question {
        position: asked.position.clone(),
        moves: moves(asked.moves.as_ref()),
        depth,
        nodes,
        milliseconds: time.map(|time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX)),
        ..Question::new(asked.game.trim(), asked.engine.trim())
    };
    let mut table = lab::table(&question.game).map_err(|error| Failure::wrong_use(&error))?;
    if let Some(position) = &question.position {
        table.set_up(position).map_err(|error| Failure::wrong_use(&error))?;
    }
    if let Some(moves) = &asked.moves {
        play_moves(&mut *table, moves)?;
    }
    let file = match &asked.record {
        Some(path) => created(path)?,
        None => tempfile::tempfile()?,
    };
    let recorded = question.record_at(&*table, BufWriter::new(file), Stop::default());
    let recorded = recorded.map_err(|error| match error {
        RecordError::Question(_) | RecordError::Over => Failure::wrong_use(&error),
        RecordError::Io(_) | RecordError::Recording(_) => said(&error),
    })?;
    let file = recorded.into_inner().map_err(io::IntoInnerError::into_error)?;
    Recording::read(file).map_err(|error| said(&error))
}

/// A file that can be written and read again.
fn created(path: &Path) -> Result<File, Failure> {
    let file = File::options().read(true).write(true).create(true).truncate(true).open(path);
    file.map_err(|error| {
        let phrase = Phrase::new("error-output-file")
            .with("path", path.display().to_string())
            .with("problem", say_io_error(&error));
        Failure::Failed(phrase)
    })
}

/// The moves of a text, one after the other.
fn moves(text: Option<&String>) -> Vec<String> {
    let separates = |letter: char| letter.is_whitespace() || ",;".contains(letter);
    let texts = text.into_iter().flat_map(|text| text.split(separates));
    texts.filter(|text| !text.is_empty()).map(str::to_owned).collect()
}

fn said(error: &impl Speak) -> Failure {
    Failure::Failed(error.phrase())
}

//! `plateau tree`: the tree that a search went through.

use std::{
    env,
    io::{self, BufWriter, Seek as _, Write},
    path::Path,
};

use files::PendingFile;
use lab::{Explorer, Extent, RecordError, Recording, SearchQuestion};
use paper::svg;
use protocol::{Contact, Protocol};
use rules::{Knob, Phrase, Speak, Spec};
use search::{Limits, Stop};
use session::{AnyGame, ExternalEngine, ExternalEngines};
use tui::{Look, SearchTree};
use words::{Words, say_io_error};

use crate::{
    analyse::play_moves, arguments::TreeArgs, cut_audit, external_engines, failure::Failure,
    limits, output, settings::UserSettings,
};

/// The forms there are, the usual one first.
const FORMS: &[&str] = &["text", "dot", "svg", "json", "html", "tikz"];
const PLIES: Knob = Knob::number("plies", 1, 1000, None);
const MAX_NODES: Knob = Knob::number("max-nodes", 1, 1_000_000, None);

/// Records a search and shows its tree.
pub(crate) fn run(
    asked: &TreeArgs,
    words: &Words,
    settings: &UserSettings,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let form = output::form(asked.format.as_ref(), asked.output.as_ref(), FORMS)?;
    let extent = extent(asked, form)?;
    if asked.explore && !tui::has_terminal() {
        return Err(Failure::WrongUse(Phrase::new("error-no-terminal")));
    }
    let question = question(asked)?;
    let engines = external_engines::permitted(settings, &engine_of(&question)?)?;
    let mut recording = record(asked, &question, &engines)?;
    if other_program(&question, &engines)?.is_some() && !recording.is_empty() {
        for line in cut_audit::lines(&mut recording).map_err(|error| said(&error))? {
            note(words, &line);
        }
    }
    if recording.is_empty() {
        note(words, &SearchQuestion::no_search(&question.engine));
        recording = record(asked, &question.instead(), &engines)?;
    }
    let mut explorer = Explorer::new(recording).map_err(|error| said(&error))?;
    if asked.explore {
        return explore(explorer, words);
    }
    let excerpt = explorer.excerpt(&extent).map_err(|error| said(&error))?;
    let made = match form {
        "json" => serde_json::to_string(&excerpt)? + "\n",
        "dot" => excerpt.dot(words),
        "tikz" => excerpt.tikz(words),
        "html" => excerpt.html(words),
        "svg" => svg(&excerpt.drawing(words), &excerpt.title()),
        _ => excerpt.text(words),
    };
    output::deliver(made.as_bytes(), asked.output.as_ref(), words, out)
}

/// Shows the tree in the terminal, to be folded and unfolded.
fn explore(explorer: Explorer, words: &Words) -> Result<(), Failure> {
    let look = Look::of_environment(false, |name| env::var(name).ok());
    let mut tree = SearchTree::new(explorer, words.clone(), look).map_err(|error| said(&error))?;
    tui::explore(&mut tree).map_err(|error| {
        let problem = say_io_error(&error);
        Failure::Failed(Phrase::new("error-terminal").with("problem", problem))
    })
}

/// How much is to be shown: pictures are read at a glance, text is scrolled through.
fn extent(asked: &TreeArgs, form: &str) -> Result<Extent, Failure> {
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

/// Says something beside what is written.
fn note(words: &Words, phrase: &Phrase) {
    // Without anybody to hear it, the tree still says whose it is.
    let _ = writeln!(io::stderr(), "plateau: {}", words.say(phrase));
}

/// What is asked of which engine.
fn question(asked: &TreeArgs) -> Result<SearchQuestion, Failure> {
    let Limits { depth, nodes, time, .. } = limits::of_flags(&asked.limits)?;
    let name = asked.engine.trim().split(':').next().unwrap_or_default();
    if Contact::names().contains(&name) && name != Protocol::Json.name() {
        return Err(Failure::WrongUse(Phrase::new("error-tree-external")));
    }
    Ok(SearchQuestion {
        position: asked.position.clone(),
        moves: played(asked)?,
        depth,
        nodes,
        milliseconds: time.map(|time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX)),
        ..SearchQuestion::new(asked.game.trim(), asked.engine.trim())
    })
}

/// The moves that lead to the position, as the game writes them.
fn played(asked: &TreeArgs) -> Result<Vec<String>, Failure> {
    let Some(moves) = &asked.moves else { return Ok(Vec::new()) };
    let table = lab::table(asked.game.trim()).map_err(|error| Failure::wrong_use(&error));
    let mut table = table?;
    if let Some(position) = &asked.position {
        table.set_up(position).map_err(|error| Failure::wrong_use(&error))?;
    }
    play_moves(&mut *table, moves)
}

/// The engine, as engines of other programs are asked for.
fn engine_of(question: &SearchQuestion) -> Result<[Spec; 1], Failure> {
    Ok([question.spec()?])
}

/// The other program that is asked, if it is not an engine of ours.
fn other_program(
    question: &SearchQuestion,
    engines: &ExternalEngines,
) -> Result<Option<Box<dyn ExternalEngine>>, Failure> {
    if lab::is_tree(&question.game) {
        return Ok(None);
    }
    Ok(engines.invite(&question.spec()?, &question.game.parse()?)?)
}

/// Records the search, in the file that was named or in one that is gone afterwards.
fn record(
    asked: &TreeArgs,
    question: &SearchQuestion,
    engines: &ExternalEngines,
) -> Result<Recording, Failure> {
    // A tree written down in brackets is a game here too.
    let mut table = lab::table(&question.game).map_err(|error| Failure::wrong_use(&error))?;
    if let Some(position) = &question.position {
        table.set_up(position).map_err(|error| Failure::wrong_use(&error))?;
    }
    play_moves(&mut *table, asked.moves.as_deref().unwrap_or_default())?;
    let file = match &asked.record {
        None => written(question, &*table, engines, tempfile::tempfile()?)?,
        Some(path) => {
            let unwritten = |error: io::Error| output::unwritten(path, &error);
            let mut pending = PendingFile::create(Path::new(path)).map_err(unwritten)?;
            if pending.replaces() {
                written(question, &*table, engines, pending)?.commit().map_err(unwritten)?
            } else {
                // What goes into a pipe cannot be read again.
                let mut file = written(question, &*table, engines, tempfile::tempfile()?)?;
                file.rewind()?;
                io::copy(&mut file, &mut pending).map_err(unwritten)?;
                pending.commit().map_err(unwritten)?;
                file
            }
        }
    };
    Recording::read(file).map_err(|error| said(&error))
}

/// Writes the recording.
fn written<W: Write>(
    question: &SearchQuestion,
    table: &dyn AnyGame,
    engines: &ExternalEngines,
    out: W,
) -> Result<W, Failure> {
    let external = other_program(question, engines)?;
    let (out, stop) = (BufWriter::new(out), Stop::default());
    let recorded = match external {
        Some(mut external) => question.record_external(table, &mut *external, out, &stop),
        None => question.record_at(table, out, stop),
    };
    let recorded = recorded.map_err(|error| match error {
        RecordError::Question(_) | RecordError::Over => Failure::wrong_use(&error),
        RecordError::External(_) | RecordError::Io(_) | RecordError::Recording(_) => said(&error),
    })?;
    Ok(recorded.into_inner().map_err(io::IntoInnerError::into_error)?)
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

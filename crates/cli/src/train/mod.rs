//! `plateau train`: an evaluation learned from games that it plays against itself.

mod progress;
mod report;

use std::{
    io::Write,
    path::{Path, PathBuf},
    thread,
};

use learn::{Folder, Student, TrainError, TrainableGame, Training, TrainingPlan, train};
use patterns::Patterned;
use rules::{Knob, Phrase, Speak};
use search::Stop;
use words::{Words, say_io_error};

use self::progress::TrainingBar;
use crate::{arguments::TrainArgs, failure::Failure, limits};

const ROUNDS: Knob = Knob::number("rounds", 1, 99, Some(6));
const GAMES: Knob = Knob::number("games", 20, 10_000_000, Some(20_000));
const DEPTH: Knob = Knob::number("depth", 1, 20, Some(3));
const LABEL_DEPTH: Knob = Knob::number("label-depth", 0, 20, Some(4));
const SOLVE: Knob = Knob::number("solve", 0, 20, Some(10));
const SEED: Knob = Knob::number("seed", 0, u64::MAX, Some(1));
const THREADS: Knob = Knob::number("threads", 1, 256, None);

/// Trains an evaluation.
pub(crate) fn run(asked: &TrainArgs, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let subject = subject(&asked.game)?;
    let folder = asked.folder.clone();
    let folder = Folder::new(
        folder.unwrap_or_else(|| PathBuf::from(format!("{}-training", file_name(&asked.game)))),
    );
    let plan = plan(asked, &subject, &folder)?;
    let stop = Stop::default();
    let on_interruption = stop.clone();
    // If the handler cannot be set, an interruption ends the program; the games are kept anyway.
    let _ = ctrlc::set_handler(move || on_interruption.raise());
    let threads = limits::number(asked.threads.as_ref(), THREADS)?;
    let threads = threads.and_then(|threads| usize::try_from(threads).ok());
    let threads = threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, Into::into));
    let training = Training { plan, folder, threads, stop };
    let done = subject.teach(Learner { training: &training, words, out });
    let done = done.map_err(|error| Failure::Failed(error.phrase()))?;
    let reports = training.folder.reports();
    if let Some(path) = &asked.report {
        write(path, report::page(&asked.game, &reports, words).as_bytes())?;
    }
    let Some(last) = done else {
        let phrase = Phrase::new("train-stopped").with("folder", told(training.folder.path()));
        return Ok(writeln!(out, "{}", words.say(&phrase))?);
    };
    let output = asked.output.clone();
    let output =
        output.unwrap_or_else(|| PathBuf::from(format!("{}.weights", file_name(&asked.game))));
    write(&output, &last)?;
    let phrase = Phrase::new("train-done").with("file", told(&output));
    Ok(writeln!(out, "{}", words.say(&phrase))?)
}

/// The game to learn.
fn subject(game: &str) -> Result<TrainableGame, Failure> {
    let subject = TrainableGame::read(game).map_err(|error| Failure::WrongUse(error.phrase()))?;
    subject.ok_or_else(|| {
        let allowed: Vec<String> =
            TrainableGame::NAMES.iter().map(|name| (*name).to_owned()).collect();
        let phrase = Phrase::new("error-train-game").with("game", game).with("allowed", allowed);
        Failure::WrongUse(phrase)
    })
}

/// A game as a part of the name of a file: `draughts:english` is `draughts-english`.
fn file_name(game: &str) -> String {
    game.replace(|letter: char| !letter.is_ascii_alphanumeric(), "-")
}

/// The plan of a training that goes on, or the one that the flags ask for.
fn plan(
    asked: &TrainArgs,
    subject: &TrainableGame,
    folder: &Folder,
) -> Result<TrainingPlan, Failure> {
    if asked.resume {
        let kept = folder.plan().map_err(|error| Failure::Failed(error.phrase()))?;
        let game = |plan: &TrainingPlan| plan.game == asked.game;
        let missing =
            || Phrase::new("error-train-nothing-to-resume").with("folder", told(folder.path()));
        return kept.filter(game).ok_or_else(|| Failure::Failed(missing()));
    }
    let number = |text: &Option<String>, knob: Knob| {
        limits::number(text.as_ref(), knob).map(Option::unwrap_or_default)
    };
    let small = |number: u64| u32::try_from(number).expect("the knob's range is small");
    let rounds = usize::try_from(number(&asked.rounds, ROUNDS)?).expect("the range is small");
    let games = small(number(&asked.games, GAMES)?);
    let depth = small(number(&asked.depth, DEPTH)?);
    let label = small(number(&asked.label_depth, LABEL_DEPTH)?);
    Ok(TrainingPlan {
        game: asked.game.clone(),
        seed: number(&asked.seed, SEED)?,
        solve: small(number(&asked.solve, SOLVE)?),
        rounds: TrainingPlan::usual(subject.first_round(depth), rounds, games, depth, label),
    })
}

/// Trains, whatever the type of the game; the file with the last weights, unless it was stopped.
struct Learner<'a> {
    training: &'a Training,
    words: &'a Words,
    out: &'a mut dyn Write,
}

impl Student for Learner<'_> {
    type Output = Result<Option<Vec<u8>>, TrainError>;

    fn learn<G: Patterned>(self, game: &G) -> Self::Output {
        let Self { training, words, out } = self;
        let mut bar = TrainingBar::new(&training.plan, words, out);
        let weights = train(game, training, &mut |news| bar.tell(news));
        bar.finish();
        let layout = game.layout();
        Ok(weights?.zip(layout).map(|(weights, layout)| weights.write(layout)))
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    files::save(path, bytes).map_err(|error| {
        let phrase = Phrase::new("error-train-file")
            .with("path", told(path))
            .with("error", say_io_error(&error.problem));
        Failure::Failed(phrase)
    })
}

fn told(path: &Path) -> String {
    path.display().to_string()
}

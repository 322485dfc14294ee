//! `plateau train`: an evaluation learned from games that it plays against itself.

mod progress;
mod report;
mod weight_drawing;

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    thread,
};

use fleet::{FleetNotice, FleetTrainers, RunPhase};
use learn::{
    Folder, Student, TrainError, TrainableGame, Training, TrainingPlan, TrainingPlayers,
    WeightSummary, train_with,
};
use patterns::{Layout, Patterned, Weights};
use rules::{Knob, Phrase, Speak};
use search::Stop;
use words::{Words, say_io_error};

use self::progress::TrainingBar;
use crate::{
    arguments::TrainArgs, failure::Failure, limits, nats, nats::NatsLink, settings::UserSettings,
};

const ROUNDS: Knob = Knob::number("rounds", 1, 99, Some(6));
const GAMES: Knob = Knob::number("games", 20, 10_000_000, Some(20_000));
const DEPTH: Knob = Knob::number("depth", 1, 20, Some(3));
const LABEL_DEPTH: Knob = Knob::number("label-depth", 0, 20, Some(4));
const SOLVE: Knob = Knob::number("solve", 0, 20, Some(10));
const SEED: Knob = Knob::number("seed", 0, u64::MAX, Some(1));
const THREADS: Knob = Knob::number("threads", 1, 256, None);

/// Trains an evaluation.
pub(crate) fn run(
    asked: &TrainArgs,
    words: &Words,
    settings: &UserSettings,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let subject = subject(&asked.game)?;
    let folder = asked.folder.clone();
    let folder =
        Folder::new(folder.unwrap_or_else(|| PathBuf::from(format!("{}-training", asked.game))));
    let plan = plan(asked, &folder)?;
    let stop = Stop::default();
    let on_interruption = stop.clone();
    // If the handler cannot be set, an interruption ends the program; the games are kept anyway.
    let _ = ctrlc::set_handler(move || on_interruption.raise());
    let threads = limits::number(asked.threads.as_ref(), THREADS)?;
    let threads = threads.and_then(|threads| usize::try_from(threads).ok());
    let threads = threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, Into::into));
    let training = Training { plan, given: None, folder, threads, stop };
    let from = asked.from.as_deref();
    let link = asked.nats.as_deref().map(|url| nats::connect(url, settings)).transpose()?;
    let link = link.as_ref();
    let (training, done) = subject.teach(Learner { training, from, link, words, out });
    let done = done?;
    let reports = training.folder.reports();
    if let Some(path) = &asked.report {
        let summary = done.as_ref().map(|learned| (&learned.summary, subject.rows()));
        let summary = summary.as_ref().map(|(summary, rows)| (*summary, &**rows));
        write(path, report::page(&asked.game, &reports, summary, words).as_bytes())?;
    }
    let Some(last) = done else {
        let phrase = Phrase::new("train-stopped").with("folder", told(training.folder.path()));
        return Ok(writeln!(out, "{}", words.say(&phrase))?);
    };
    let output = asked.output.clone();
    let output = output.unwrap_or_else(|| PathBuf::from(format!("{}.weights", asked.game)));
    write(&output, &last.file)?;
    let phrase = Phrase::new("train-done").with("file", told(&output));
    Ok(writeln!(out, "{}", words.say(&phrase))?)
}

/// The game to learn.
fn subject(name: &str) -> Result<TrainableGame, Failure> {
    TrainableGame::named(name).ok_or_else(|| {
        let allowed = TrainableGame::ALL.iter().map(|(name, _)| (*name).to_owned());
        let allowed: Vec<String> = allowed.collect();
        let phrase = Phrase::new("error-train-game").with("game", name).with("allowed", allowed);
        Failure::WrongUse(phrase)
    })
}

/// The plan of a training that goes on, or the one that the flags ask for.
fn plan(asked: &TrainArgs, folder: &Folder) -> Result<TrainingPlan, Failure> {
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
        rounds: match asked.from {
            Some(_) => TrainingPlan::usual(rounds + 1, games, depth, label, true),
            None => TrainingPlan::usual(rounds, games, depth, label, false),
        },
    })
}

/// What comes of a training.
struct Learned {
    /// The file of the weights.
    file: Vec<u8>,
    summary: WeightSummary,
}

/// Trains, whatever the type of the game; what came of it, unless it was stopped.
struct Learner<'a> {
    training: Training,
    /// The file of the weights to begin with.
    from: Option<&'a Path>,
    /// The workers that play the games, if that is not done here.
    link: Option<&'a NatsLink>,
    words: &'a Words,
    out: &'a mut dyn Write,
}

impl Learner<'_> {
    /// The weights to begin with, if some are named.
    fn given(&self, layout: &Layout) -> Result<Option<Weights>, Failure> {
        let Some(path) = self.from else { return Ok(None) };
        let bytes = fs::read(path).map_err(|error| {
            let phrase = Phrase::new("error-weights-read")
                .with("file", told(path))
                .with("problem", say_io_error(&error));
            Failure::Failed(phrase)
        })?;
        Weights::read(layout, &bytes).map(Some).map_err(|error| {
            let error = TrainError::Weights { path: path.to_owned(), error };
            Failure::Failed(error.phrase())
        })
    }

    /// Trains; what came of it, unless it was stopped.
    fn train<G: Patterned>(&mut self, game: &G) -> Result<Option<Learned>, Failure> {
        let layout = game.layout();
        self.training.given = match layout {
            Some(layout) => self.given(layout)?,
            None => None,
        };
        let words = self.words;
        let mut trainers = self.link.map(|link| trainers(link, &self.training.plan, words));
        let mut trainers = match trainers.take() {
            Some(trainers) => Some(trainers?),
            None => None,
        };
        let mut bar = TrainingBar::new(&self.training.plan, self.words, self.out);
        let players = trainers.as_mut().map(|trainers| trainers as &mut dyn TrainingPlayers);
        let weights = train_with(game, &self.training, players, &mut |news| bar.tell(news));
        bar.finish();
        if let Some(trainers) = &mut trainers {
            let is_over = matches!(weights, Ok(Some(_)));
            trainers.end(if is_over { RunPhase::Finished } else { RunPhase::Interrupted });
            if let Some(failure) = trainers.failure() {
                return Err(failure.into());
            }
        }
        let weights = weights.map_err(|error| Failure::Failed(error.phrase()))?;
        let Some((weights, layout)) = weights.zip(layout) else { return Ok(None) };
        let summary = WeightSummary::of(game, &weights);
        Ok(summary.map(|summary| Learned { file: weights.write(layout), summary }))
    }
}

impl Student for Learner<'_> {
    type Output = (Training, Result<Option<Learned>, Failure>);

    fn learn<G: Patterned>(mut self, game: &G) -> Self::Output {
        let done = self.train(game);
        (self.training, done)
    }
}

/// The workers as players of a training, who say on the error stream what there is to know.
fn trainers<'a>(
    link: &NatsLink,
    plan: &TrainingPlan,
    words: &'a Words,
) -> Result<FleetTrainers<'a>, Failure> {
    let tell = Box::new(|notice: &FleetNotice| {
        let sentence = words.say(&notice.phrase());
        // If it is not heard there is nobody to complain to about that.
        let _ = writeln!(io::stderr(), "plateau: {sentence}");
    });
    Ok(FleetTrainers::begin(&link.fleet, link.runtime.handle().clone(), plan, tell)?)
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

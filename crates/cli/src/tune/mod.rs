//! `plateau tune`: better values for the knobs of an engine, by playing.

mod journal;
mod knobs;
mod report;

use std::{convert::Infallible, io::Write, num::NonZeroUsize};

use indicatif::{ProgressBar, ProgressStyle};
use rules::{Argument, Knob, Phrase, Spec};
use search::{SEED, Stop};
use tournament::{Contest, Openings, Standing, TunedKnob, Tuner, TuningStep, hold};
use words::Words;

use self::{journal::TuningJournal, knobs::KnobSetter};
use crate::{
    arguments::TuneArgs, contest, external_engines, failure::Failure, limits::number,
    settings::UserSettings,
};

const STEPS: Knob = Knob::number("steps", 1, 1_000_000, Some(200));
const GAMES: Knob = Knob::number("games", 2, 10_000, Some(2));
const CONCURRENCY: Knob = Knob::number("concurrency", 1, 256, Some(1));

/// What is tuned, and how.
struct Tuning<'a> {
    game: Spec,
    setter: KnobSetter,
    games: u64,
    seed: u64,
    threads: NonZeroUsize,
    openings: Option<Openings>,
    settings: &'a UserSettings,
}

/// Tunes the knobs of an engine.
pub(crate) fn run(
    asked: &TuneArgs,
    words: &Words,
    settings: &UserSettings,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let tuning = Tuning::of(asked, settings)?;
    let steps = number(asked.steps.as_ref(), STEPS)?.unwrap_or(200);
    let mut tuner = Tuner::new(tuning.setter.knobs().to_vec(), steps, tuning.seed);
    // Says at once what is wrong with the game, the engine or a knob.
    let end = |of: fn(&TunedKnob) -> f64| tuner.knobs().iter().map(of).collect::<Vec<f64>>();
    tuning.contest(&end(|knob| knob.min), &end(|knob| knob.max), tuner.next_seed())?;
    let (mut journal, mut taken) = TuningJournal::open(asked.output.as_deref(), &tuning.heading())?;
    if !tuner.resume(&taken) {
        return Err(journal.other());
    }
    let stop = Stop::default();
    contest::stop_on_interruption(&stop);
    let bar = bar(steps, taken.len() as u64);
    while let Some((plus, minus)) = tuner.next_pair() {
        let contest = tuning.contest(&plus, &minus, tuner.next_seed())?;
        let Some(score) = tuning.play(&contest, &stop) else { break };
        let step = tuner.learn(score);
        journal.add(&step)?;
        bar.set_message(words.say(&values(&tuning.setter, &step)));
        bar.inc(1);
        taken.push(step);
    }
    bar.finish_and_clear();
    report::write(&tuning, &tuner, &taken, asked.json, words, out)?;
    if stop.is_raised() { Err(Failure::Interrupted) } else { Ok(()) }
}

impl<'a> Tuning<'a> {
    fn of(asked: &TuneArgs, settings: &'a UserSettings) -> Result<Self, Failure> {
        let game: Spec = asked.game.parse()?;
        let engine = external_engines::player(settings, &asked.engine)?;
        let setter = KnobSetter::read(&game, engine, &asked.knob)?;
        let threads = number(asked.concurrency.as_ref(), CONCURRENCY)?.unwrap_or(1);
        let openings = match asked.openings.as_deref() {
            Some(text) => Some(contest::openings(text, &game, None)?),
            None => None,
        };
        Ok(Self {
            game,
            setter,
            games: number(asked.games.as_ref(), GAMES)?.unwrap_or(2),
            seed: number(asked.seed.as_ref(), SEED)?.unwrap_or_default(),
            threads: usize::try_from(threads).ok().and_then(NonZeroUsize::new).expect("one"),
            openings,
            settings,
        })
    }

    /// The match of a step.
    fn contest(&self, plus: &[f64], minus: &[f64], seed: u64) -> Result<Contest, Failure> {
        let players = vec![self.setter.engine(plus), self.setter.engine(minus)];
        let guests = external_engines::permitted_for_contest(self.settings, &players)?;
        let contest = Contest::of_match_among(&self.game, players, guests)?;
        let openings = self.openings.clone().unwrap_or_else(|| contest.openings.clone());
        Ok(Contest { games: self.games, openings, seed, ..contest })
    }

    /// What the first scores against the second, from −1 to 1; nothing if it was told to stop.
    fn play(&self, contest: &Contest, stop: &Stop) -> Option<f64> {
        let hear = |_: &tournament::Progress<'_>| Ok::<(), Infallible>(());
        let Ok(standing) = hold(contest, Vec::new(), self.threads, None, stop, hear);
        if stop.is_raised() {
            return None;
        }
        let Standing { games, .. } = standing;
        Some((standing.points(0) - standing.points(1)) / number_of(games.max(1)))
    }

    /// What the steps follow from, for the journal.
    fn heading(&self) -> journal::TuningHeading {
        journal::TuningHeading {
            plateau: env!("CARGO_PKG_VERSION").to_owned(),
            game: self.game.to_string(),
            engine: self.setter.base().to_string(),
            knobs: self.setter.knobs().to_vec(),
            games: self.games,
            seed: self.seed,
        }
    }
}

/// The values after a step, in a line.
fn values(setter: &KnobSetter, step: &TuningStep) -> Phrase {
    let named = setter.knobs().iter().zip(&step.values);
    let texts: Vec<String> = named
        .map(|(knob, value)| format!("{} {}", knob.name, setter.text(&knob.name, *value)))
        .collect();
    Phrase::new("tune-progress")
        .with("values", texts.join(", "))
        .with("score", Argument::decimal(step.score, 2))
}

fn bar(steps: u64, done: u64) -> ProgressBar {
    let bar = ProgressBar::new(steps);
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {elapsed} {msg}");
    bar.set_style(style.expect("a template that was tried"));
    bar.set_position(done);
    bar
}

#[expect(clippy::cast_precision_loss, reason = "nobody plays 2^53 games")]
const fn number_of(games: u64) -> f64 {
    games as f64
}

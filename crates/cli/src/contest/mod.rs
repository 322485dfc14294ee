//! `plateau match` and `plateau tournament`: who is stronger, and by how much.

mod asked;
mod bar;
pub(crate) mod crosstable;
pub(crate) mod export;
mod json;
mod rounds;
mod shared;
pub(crate) mod text;

pub(crate) use asked::openings;

use std::{
    io::Write,
    path::{Path, PathBuf},
    process,
};

use rules::{Phrase, Speak as _};
use search::Stop;
use tournament::{
    Contest, GamePlayers, GameReport, Journal, JournalError, Rating, RatingAnchor, Sprt, Standing,
    ThreadedPlayers, hold_with,
};
use words::{Words, say_io_error};

use self::bar::ContestProgress;
use crate::{
    arguments::{ContestFlags, MatchArgs, TournamentArgs},
    external_engines,
    failure::Failure,
    program::INTERRUPTED,
    settings::UserSettings,
};

/// A contest that was held.
pub(crate) struct ContestResult {
    pub(crate) contest: Contest,
    pub(crate) sprt: Option<Sprt>,
    /// The player whose rating is given.
    pub(crate) anchor: Option<RatingAnchor>,
    pub(crate) standing: Standing,
    /// Whether an interruption ended it.
    pub(crate) interrupted: bool,
    /// Whether its games are kept in a journal.
    pub(crate) kept: bool,
}

impl ContestResult {
    /// What the players are rated.
    fn ratings(&self) -> Vec<Rating> {
        self.standing.rated(self.anchor)
    }

    /// How the command ends, now that the result is told.
    pub(crate) const fn end(&self) -> Result<(), Failure> {
        if self.interrupted { Err(Failure::Interrupted) } else { Ok(()) }
    }
}

/// Holds a match.
pub(crate) fn run_match(
    held: &MatchArgs,
    words: &Words,
    settings: &UserSettings,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let game = held.game.parse()?;
    let players = asked::players(&held.players, settings)?;
    let external_engines = external_engines::permitted_for_contest(settings, &players)?;
    let contest = Contest::of_match_among(&game, players, external_engines)?;
    let sprt = asked::sprt(held)?;
    if sprt.is_some() && contest.seats != 2 {
        return Err(Failure::WrongUse(Phrase::new("error-contest-sprt-two")));
    }
    let held_match = play(contest, sprt, None, &held.contest, settings, words)?;
    if held.contest.json {
        json::write_match(&held_match, out)?;
    } else {
        text::write(&held_match, words, out)?;
    }
    held_match.end()
}

/// Holds a tournament.
pub(crate) fn run_tournament(
    held: &TournamentArgs,
    words: &Words,
    settings: &UserSettings,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let game = held.game.parse()?;
    let players = asked::players(&held.players, settings)?;
    let external_engines = external_engines::permitted_for_contest(settings, &players)?;
    let mut contest = Contest::of_tournament_among(&game, players, external_engines)?;
    if let Some(format) = &held.format {
        contest.format = asked::format(format)?;
    }
    contest.swiss_rounds = asked::rounds(held.rounds.as_ref())?;
    contest.check_format()?;
    let anchor = held.anchor.as_deref().map(|text| asked::anchor(text, &contest)).transpose()?;
    let held_tournament = play(contest, None, anchor, &held.contest, settings, words)?;
    if held.contest.json {
        json::write_tournament(&held_tournament, out)?;
    } else {
        text::write(&held_tournament, words, out)?;
        crosstable::write(&held_tournament, words, out)?;
    }
    held_tournament.end()
}

/// Plays the games of a contest as the flags say.
fn play(
    mut contest: Contest,
    sprt: Option<Sprt>,
    anchor: Option<RatingAnchor>,
    flags: &ContestFlags,
    settings: &UserSettings,
    words: &Words,
) -> Result<ContestResult, Failure> {
    let threads = asked::fill_in(&mut contest, flags)?;
    export::check(flags.export.iter().map(PathBuf::as_path), &contest)?;
    let (mut journal, played) = match &flags.output {
        Some(path) => open(path, &contest).map(|(journal, played)| (Some(journal), played))?,
        None => (None, Vec::new()),
    };
    let stop = Stop::default();
    stop_on_interruption(&stop);
    // Games are kept in memory only where they are wanted again.
    let mut kept = if flags.export.is_empty() { Vec::new() } else { played.clone() };
    let keep = |report: &GameReport| {
        if !flags.export.is_empty() {
            kept.push(report.clone());
        }
        journal.as_mut().map_or(Ok(()), |journal| journal.add(report))
    };
    let course = Course { contest: &contest, sprt, stop: &stop, words };
    let standing = match shared::asked(flags, settings)? {
        Some(shared) => shared.run(&course, played, keep)?,
        None => course.run(&mut ThreadedPlayers { threads }, played, &course.bar(), keep)?,
    };
    let interrupted = stop.is_raised() && !course.is_decided(&standing);
    let kept_in_journal = flags.output.is_some() || flags.nats.is_some();
    let held =
        ContestResult { contest, sprt, anchor, standing, interrupted, kept: kept_in_journal };
    for path in &flags.export {
        export::write(path, &held, &kept, words)?;
    }
    Ok(held)
}

/// Raises a flag on the first interruption, and ends the program on the second.
pub(crate) fn stop_on_interruption(stop: &Stop) {
    let stop = stop.clone();
    // If the handler cannot be set, an interruption ends the program, as it would without one. The
    // second ends it at once: a journal is readable after any line, and programs end with ours.
    let _ = ctrlc::set_handler(move || {
        if stop.is_raised() {
            process::exit(i32::from(INTERRUPTED));
        }
        stop.raise();
    });
}

/// What is held, and how it is told.
struct Course<'a> {
    contest: &'a Contest,
    sprt: Option<Sprt>,
    stop: &'a Stop,
    words: &'a Words,
}

impl<'a> Course<'a> {
    /// A bar for the games.
    fn bar(&self) -> ContestProgress<'a> {
        ContestProgress::new(self.contest, self.sprt, self.words)
    }

    /// Plays the games wherever that is.
    fn run(
        &self,
        players: &mut dyn GamePlayers,
        played: Vec<GameReport>,
        bar: &ContestProgress<'_>,
        mut keep: impl FnMut(&GameReport) -> Result<(), JournalError>,
    ) -> Result<Standing, Failure> {
        bar.begin(played.len() as u64);
        let (contest, sprt, stop) = (self.contest, self.sprt, self.stop);
        let standing = hold_with(players, contest, played, sprt, stop, |progress| {
            check_started(contest, progress.report)?;
            bar.tell(progress);
            keep(progress.report).map_err(|error| journal_failure(&error))
        });
        bar.finish();
        standing
    }

    /// Whether the test is over.
    fn is_decided(&self, standing: &Standing) -> bool {
        self.sprt.is_some_and(|sprt| {
            sprt.verdict(&standing.meetings[0][1].pairs) != tournament::SprtDecision::Open
        })
    }
}

/// A program that cannot even be started would lose every game in the same way.
fn check_started(contest: &Contest, report: &GameReport) -> Result<(), Failure> {
    match (&report.fault, report.failed_player()) {
        (Some(failure), Some(player)) if failure.is_absence() => {
            let phrase = Phrase::new("error-contest-absent").with("problem", failure.phrase());
            Err(Failure::Failed(phrase.with("name", contest.names().swap_remove(player))))
        }
        _ => Ok(()),
    }
}

fn open(path: &Path, contest: &Contest) -> Result<(Journal, Vec<GameReport>), Failure> {
    Journal::open(path, contest).map_err(|error| journal_failure(&error))
}

/// What is wrong with a journal, in a sentence.
pub(crate) fn journal_failure(error: &JournalError) -> Failure {
    let (phrase, file) = match error {
        JournalError::File { file, problem } => {
            (Phrase::new("error-journal-file").with("problem", say_io_error(problem)), file)
        }
        JournalError::NoJournal { file, line } => {
            (Phrase::new("error-journal-line").with("line", *line), file)
        }
        JournalError::OtherContest { file } => (Phrase::new("error-journal-other"), file),
    };
    Failure::Failed(phrase.with("file", file.display().to_string()))
}

impl From<tournament::ContestError> for Failure {
    fn from(error: tournament::ContestError) -> Self {
        Self::wrong_use(&error)
    }
}

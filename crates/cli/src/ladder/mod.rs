//! `plateau ladder`: hand-ins play each other and our players, within bounds.
//!
//! `entrants` reads the hand-ins, copies them beside the results and builds them there; `meetings`
//! plays what was not played yet, a journal for each table, so that nothing is played again when
//! another hand-in comes; `findings` is what is told of each player beside its points; `report`
//! writes the page, the lists and the games.

mod entrants;
mod findings;
mod meetings;
mod report;

use std::{
    env, fs,
    io::Write,
    num::NonZeroUsize,
    path::{Path, PathBuf},
    time::Duration,
};

use protocol::{EngineCatalogue, Sandbox};
use rules::{Knob, Phrase, Spec};
use search::{SEED, Stop};
use session::{ExternalEngines, open_room};
use tournament::{Contest, Standing};
use words::Words;

use self::{
    entrants::{BUILT, LadderEntrant, entrants},
    meetings::{Meetings, PlayedMeeting},
};
use crate::{
    arguments::LadderArgs,
    contest::{ContestResult, stop_on_interruption},
    external_engines,
    failure::Failure,
    limits,
    settings::UserSettings,
};

const GAMES: Knob = Knob::number("games", 1, 1000, None);
const TIME: Knob = Knob::seconds("time", 0.05, 600.0);
const MEMORY: Knob = Knob::number("memory", 16, 65_536, Some(512));
const PROCESSES: Knob = Knob::number("processes", 1, 1000, Some(8));
const CONCURRENCY: Knob = Knob::number("concurrency", 1, 256, Some(1));
/// How long a player has for a move unless it is said.
const USUAL_TIME: Duration = Duration::from_secs(1);
/// Whom the hand-ins play beside each other unless it is said.
const USUAL_OPPONENTS: [&str; 3] = ["random", "level:1", "level:3"];
/// How large a file a hand-in may write, in bytes.
const FILE_SIZE: u64 = 16 << 20;
/// The folder of the results within that of the hand-ins, unless it is said.
const OUTPUT: &str = "ladder";

/// A ladder that was played as far as it was.
struct LadderResult {
    /// The sum of all meetings.
    held: ContestResult,
    entrants: Vec<LadderEntrant>,
    meetings: Vec<PlayedMeeting>,
}

/// Plays a ladder, and writes how it stands.
pub(crate) fn run(
    asked: &LadderArgs,
    words: &Words,
    settings: &UserSettings,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let output = asked.output.clone().unwrap_or_else(|| asked.folder.join(OUTPUT));
    fs::create_dir_all(&output)?;
    let output = output.canonicalize()?;
    let sandbox = sandbox(asked, &output)?;
    let launcher = env::current_exe().ok();
    let mut entrants = entrants(&asked.folder, &output, &sandbox, launcher.as_deref())?;
    let game = game(asked, &entrants)?;
    let against = opponents(asked, settings)?;
    entrants.extend(against.iter().cloned().map(LadderEntrant::of_ours));
    let engines = engines(&entrants, settings, &against, launcher, time(asked)?)?;
    let players = entrants.iter().filter(|entrant| entrant.plays()).map(|one| one.spec.clone());
    let mut contest = Contest::of_tournament_among(&game, players.collect(), engines)?;
    contest.counts_forfeits = true;
    contest.notes_searches = true;
    contest.seed = limits::number(asked.seed.as_ref(), SEED)?.unwrap_or_default();
    let games = limits::number(asked.games.as_ref(), GAMES)?;
    contest.games = games.unwrap_or(contest.seats as u64);
    let threads = limits::number(asked.concurrency.as_ref(), CONCURRENCY)?.unwrap_or(1);
    let threads = usize::try_from(threads).ok().and_then(NonZeroUsize::new);
    let stop = Stop::default();
    stop_on_interruption(&stop);
    let own = entrants.iter().filter(|entrant| entrant.plays());
    let own: Vec<bool> = own.map(|entrant| entrant.hand_in.is_some()).collect();
    // Where the folder stands makes no difference to a game.
    let bounds = format!("{:?} {} {}", time(asked)?, sandbox.memory, sandbox.processes);
    let meetings = Meetings { contest: &contest, hand_ins: &own, bounds: &bounds, folder: &output };
    let threads = threads.unwrap_or(NonZeroUsize::MIN);
    let played = meetings.play(threads, &stop)?;
    let standing = summed(&contest, &played);
    let interrupted = stop.is_raised();
    let held =
        ContestResult { contest, sprt: None, anchor: None, standing, interrupted, kept: true };
    let result = LadderResult { held, entrants, meetings: played };
    report::write(&result, &output, words, out)?;
    result.held.end()
}

/// All meetings counted together.
fn summed(contest: &Contest, played: &[PlayedMeeting]) -> Standing {
    let mut standing = Standing::of(contest);
    for meeting in played {
        for (round, report) in &meeting.games {
            standing.count(report, *round);
        }
    }
    standing
}

fn time(asked: &LadderArgs) -> Result<Duration, Failure> {
    Ok(limits::seconds(asked.time.as_ref(), TIME)?.unwrap_or(USUAL_TIME))
}

/// The bounds of every hand-in.
fn sandbox(asked: &LadderArgs, output: &Path) -> Result<Sandbox, Failure> {
    let memory = limits::number(asked.memory.as_ref(), MEMORY)?.unwrap_or(512);
    let processes = limits::number(asked.processes.as_ref(), PROCESSES)?.unwrap_or(8);
    Ok(Sandbox {
        memory: memory << 20,
        processes: u32::try_from(processes).expect("the knob's range is small"),
        file_size: FILE_SIZE,
        cpu_seconds: 3600,
        writes: false,
        hidden: vec![asked.folder.canonicalize()?, output.join(BUILT)],
    })
}

/// The game: the one that is named, or the one that the hand-ins name.
fn game(asked: &LadderArgs, entrants: &[LadderEntrant]) -> Result<Spec, Failure> {
    let named = entrants.iter().find_map(|entrant| entrant.hand_in.as_ref()?.settings.game.clone());
    let missing = || Failure::WrongUse(Phrase::new("error-ladder-game"));
    let game: Spec = asked.game.clone().or(named).ok_or_else(missing)?.parse()?;
    Ok(game.clone().named(open_room(&game)?.knobs()))
}

/// Those of ours whom the hand-ins play.
fn opponents(asked: &LadderArgs, settings: &UserSettings) -> Result<Vec<Spec>, Failure> {
    let named: Vec<&str> = asked.against.iter().map(String::as_str).collect();
    let named = if named.is_empty() { USUAL_OPPONENTS.to_vec() } else { named };
    named.into_iter().map(|text| external_engines::player(settings, text)).collect()
}

/// The hand-ins as engines, and those that the settings name.
fn engines(
    entrants: &[LadderEntrant],
    settings: &UserSettings,
    against: &[Spec],
    launcher: Option<PathBuf>,
    time: Duration,
) -> Result<ExternalEngines, Failure> {
    let mut catalogue = EngineCatalogue::default();
    if let Some(launcher) = launcher {
        catalogue = catalogue.launched_by(launcher);
    }
    for entrant in entrants {
        if let Some(program) = &entrant.program {
            let mut program = program.clone();
            program.limits.time = Some(time);
            catalogue.insert(&entrant.spec.name, protocol::Contact::Program(program));
        }
    }
    external_engines::fill(catalogue, settings, against)
}

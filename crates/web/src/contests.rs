//! Tournaments that are held on the server, in its memory.

use std::{
    convert::Infallible,
    fmt,
    num::NonZeroUsize,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use axum::http::StatusCode;
use record::{Form, WriteError};
use rules::{Knob, Phrase, Player, Spec, SpecError};
use search::{Level, Stop, TIME};
use session::{AnyGame, ExternalEngines, open_table};
use tournament::{Contest, Format, GameReport, Rating, Schedule, Standing, hold};

use crate::{
    app_state::TableOpener,
    engine_limits,
    failure::ApiFailure,
    metrics::Metrics,
    network::Network,
    pool::give_way,
    token,
    wire::{ContestRequest, ContestShown, EntrantShown, FormName},
};

/// How many tournaments are kept; of those that are over, the oldest is forgotten first.
const MOST: usize = 20;
/// How many may take part.
const MOST_ENTRANTS: usize = 26;
/// How many games there may be in all.
const MOST_GAMES: u64 = 10_000;
/// The default time for a move, in seconds.
const LONGEST_MOVE: &str = "3";
/// How long it may take in all.
const LONGEST: Duration = Duration::from_hours(1);
/// How long it may take while others wait.
const QUANTUM: Duration = Duration::from_mins(5);
/// The longest time for a move that a request may ask for, in seconds.
const MOVE_TIME: Knob = Knob::seconds("time", 0.001, 10.0);
/// The form of a spreadsheet, which is none of a single game.
pub(crate) const SPREADSHEET: &str = "csv";

/// The tournaments of a server.
#[derive(Clone, Debug)]
pub(crate) struct Contests {
    runs: Arc<Mutex<Vec<Arc<ContestRun>>>>,
    metrics: Metrics,
}

/// A tournament that is being held, or was.
pub(crate) struct ContestRun {
    id: String,
    /// Whose it is: the cookie of a browser.
    owner: String,
    /// The network that it was begun from.
    network: Network,
    began: Instant,
    contest: Contest,
    planned: u64,
    stop: Stop,
    ground: Mutex<ContestState>,
}

/// What was played so far.
struct ContestState {
    standing: Standing,
    played: Vec<GameReport>,
    running: bool,
}

impl Contests {
    /// No tournaments yet.
    pub(crate) fn new(metrics: Metrics) -> Self {
        Self { runs: Arc::default(), metrics }
    }

    /// Begins a tournament. One is held at a time, so that people can go on playing.
    pub(crate) fn begin(
        &self,
        opener: &TableOpener,
        request: &ContestRequest,
        external_engines: &ExternalEngines,
    ) -> Result<Arc<ContestRun>, ApiFailure> {
        let contest = read(request, external_engines)?;
        let planned = Schedule::of(&contest).planned();
        if planned > MOST_GAMES {
            let phrase = Phrase::new("error-page-contest-games").with("most", MOST_GAMES);
            return Err(ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, phrase).about("games"));
        }
        let mut contests = self.list();
        if let Some(held) = contests.iter().find(|held| held.ground().running) {
            // Others wait: one that has had its time ends with the game under way.
            if held.network != opener.network && held.began.elapsed() >= QUANTUM {
                held.stop.raise();
            }
            return Err(ApiFailure::too_many(Phrase::new("error-page-contest-running")));
        }
        if contests.len() == MOST {
            contests.remove(0);
        }
        let ground =
            ContestState { standing: Standing::of(&contest), played: Vec::new(), running: true };
        let held = Arc::new(ContestRun {
            id: token::fresh(),
            owner: opener.browser.clone(),
            network: opener.network,
            began: Instant::now(),
            contest,
            planned,
            stop: Stop::default(),
            ground: Mutex::new(ground),
        });
        contests.push(Arc::clone(&held));
        let (playing, running) = (Arc::clone(&held), self.metrics.contests.clone());
        running.inc();
        thread::spawn(move || {
            give_way();
            playing.play();
            running.dec();
        });
        Ok(held)
    }

    /// A tournament by its name.
    pub(crate) fn find(&self, id: &str) -> Result<Arc<ContestRun>, ApiFailure> {
        let found = self.list().iter().find(|held| held.id == id).cloned();
        let nothing =
            || ApiFailure::new(StatusCode::NOT_FOUND, Phrase::new("error-page-no-contest"));
        found.ok_or_else(nothing)
    }

    /// The tournaments of one browser, the last one first.
    pub(crate) fn of(&self, owner: &str) -> Vec<Arc<ContestRun>> {
        let contests = self.list();
        contests.iter().rev().filter(|held| held.owner == owner).cloned().collect()
    }

    fn list(&self) -> MutexGuard<'_, Vec<Arc<ContestRun>>> {
        self.runs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What is to be played, if it can be.
fn read(
    request: &ContestRequest,
    external_engines: &ExternalEngines,
) -> Result<Contest, ApiFailure> {
    let wrong =
        |field: &'static str| move |error: SpecError| ApiFailure::wrong(&error).about(field);
    let game: Spec = request.game.parse().map_err(wrong("game"))?;
    if request.players.len() > MOST_ENTRANTS {
        let phrase = Phrase::new("error-page-contest-entrants").with("most", MOST_ENTRANTS);
        return Err(ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, phrase).about("players"));
    }
    let players = request.players.iter().map(|text| engine_limits::read(text));
    let players: Result<Vec<Spec>, _> = players.collect();
    let players = players.map_err(wrong("players"))?;
    for player in &players {
        player.clone().split_off(&[MOVE_TIME]).settle(&[MOVE_TIME]).map_err(wrong("players"))?;
    }
    let players = players.into_iter().map(|player| bounded(&game, player)).collect();
    let mut contest = Contest::of_tournament_among(&game, players, external_engines.clone())
        .map_err(|error| ApiFailure::wrong(&error).about("players"))?;
    let format = Format::NAMES.iter().find(|(name, _)| *name == request.format);
    let (_, format) = format.ok_or_else(|| {
        let names = Format::NAMES.map(|(name, _)| name);
        let phrase = Phrase::new("error-contest-format").with("name", request.format.as_str());
        let phrase = phrase.with("allowed", &names[..]);
        ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, phrase).about("format")
    })?;
    contest.format = *format;
    contest.check_format().map_err(|error| ApiFailure::wrong(&error).about("format"))?;
    contest.games = u64::from(request.games.max(1));
    contest.seed = request.seed.map_or_else(|| fastrand::u64(..), u64::from);
    Ok(contest)
}

/// A player that does not think for ever: one whose engine takes a time and was given none gets
/// one. Levels have theirs.
fn bounded(game: &Spec, player: Spec) -> Spec {
    let is_level = Level::NAMES.iter().any(|(name, _)| *name == player.name);
    if is_level || player.name == "level" || player.given(TIME.name).is_some() {
        return player;
    }
    let hurried = player.clone().with(TIME.name, LONGEST_MOVE);
    let takes_time =
        |mut table: Box<dyn AnyGame>| table.seat(Player::FIRST, Some(&hurried)).is_ok();
    if open_table(game).is_ok_and(takes_time) { hurried } else { player }
}

impl ContestRun {
    /// Plays all the games, one after the other.
    fn play(&self) {
        let began = Instant::now();
        let hear = |progress: &tournament::Progress<'_>| {
            if began.elapsed() > LONGEST {
                self.stop.raise();
            }
            let mut ground = self.ground();
            ground.standing = progress.standing.clone();
            ground.played.push(progress.report.clone());
            Ok::<(), Infallible>(())
        };
        let playing = AssertUnwindSafe(|| {
            hold(&self.contest, Vec::new(), NonZeroUsize::MIN, None, &self.stop, hear)
        });
        if catch_unwind(playing).is_err() {
            tracing::error!("tournament panicked");
        }
        self.ground().running = false;
    }

    /// Ends it after the game under way.
    pub(crate) fn end(&self, owner: Option<&str>) -> Result<(), ApiFailure> {
        if owner != Some(&self.owner) {
            return Err(ApiFailure::forbidden(Phrase::new("error-page-watching")));
        }
        self.stop.raise();
        Ok(())
    }

    /// The games played so far as a spreadsheet.
    pub(crate) fn spreadsheet(&self) -> String {
        self.contest.spreadsheet(&self.ground().played)
    }

    /// The games played so far, in a form.
    pub(crate) fn games(&self, form: Form) -> Result<Vec<u8>, WriteError> {
        let played = self.ground().played.clone();
        let records: Vec<_> = played.iter().map(|report| self.contest.record(report)).collect();
        record::write(form, &records)
    }

    /// The short name of the game.
    pub(crate) fn game(&self) -> &str {
        &self.contest.game.name
    }

    /// How it stands.
    pub(crate) fn shown(&self) -> ContestShown {
        let ground = self.ground();
        let standing = &ground.standing;
        let entrants = self.contest.players.iter().zip(standing.rated(None)).enumerate();
        let entrants =
            entrants.map(|(at, (spec, rating))| entrant(standing, at, spec, &rating)).collect();
        let row = |row: &Vec<tournament::Meeting>| {
            row.iter().map(|meeting| meeting.games.map(few)).collect()
        };
        ContestShown {
            id: self.id.clone(),
            name: self.contest.game.name.clone(),
            spec: self.contest.game.to_string(),
            format: self.contest.format.into(),
            played: few(standing.games),
            planned: few(self.planned),
            draws: few(standing.draws),
            running: ground.running,
            entrants,
            crosstable: standing.meetings.iter().map(row).collect(),
            forms: self.forms(),
        }
    }

    /// The forms in which such games can be written.
    fn forms(&self) -> Vec<FormName> {
        let fits = |form: &Form| self.contest.check_form(*form).is_ok();
        let forms = Form::ALL.into_iter().filter(fits).map(FormName::from);
        [FormName::Csv].into_iter().chain(forms).collect()
    }

    fn ground(&self) -> MutexGuard<'_, ContestState> {
        self.ground.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn entrant(standing: &Standing, at: usize, spec: &Spec, rating: &Rating) -> EntrantShown {
    EntrantShown {
        spec: spec.to_string(),
        games: few(standing.played[at]),
        wins: few(standing.wins[at]),
        losses: few(standing.losses[at]),
        points: standing.points(at),
        rating: rating.strength,
        uncertainty: rating.uncertainty,
    }
}

/// A count of games as it is sent.
fn few(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

impl fmt::Debug for ContestRun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ContestRun").field("id", &self.id).finish_non_exhaustive()
    }
}

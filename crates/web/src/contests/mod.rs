//! Tournaments that are held on the server and kept in the library: they survive a restart, and
//! people take part in them.
//!
//! `reading` makes a contest out of what is asked for, a [`ContestRun`] is a tournament with its
//! games so far, `director` lets it go on (one task for each that runs, and a thread for games
//! between computers), `seating` opens the tables at which people play, and `showing` tells how it
//! stands.

mod contest_run;
mod director;
mod reading;
mod seating;
mod showing;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use axum::http::StatusCode;
use jiff::Timestamp;
use rules::Phrase;
use session::{ExternalEngines, clean};
use store::{Housekeeper, Library, TournamentRow};

pub(crate) use contest_run::ContestRun;
pub(crate) use director::resume_all;
pub(crate) use seating::seat_token;
pub(crate) use showing::contest_shown;

use crate::{
    app_state::{AppState, TableOpener},
    failure::ApiFailure,
    token,
    wire::{ContestRequest, ContestStateName},
};

/// How many tournaments are kept in memory; the others are in the library.
const MOST_LOADED: usize = 20;
/// How many tournaments a browser may keep.
const MOST_OF_ONE: u64 = 200;
/// How many are listed.
const MOST_LISTED: u32 = 100;
/// How long computers may play in all, while the server runs.
const LONGEST: Duration = Duration::from_hours(1);
/// How long they may play while others wait.
const QUANTUM: Duration = Duration::from_mins(5);
/// How many characters the name of a tournament or of a person may have.
const LONGEST_NAME: usize = 60;
/// The form of a spreadsheet, which is none of a single game.
pub(crate) const SPREADSHEET: &str = "csv";

/// The tournaments of a server.
#[derive(Clone, Debug, Default)]
pub(crate) struct Contests {
    loaded: Arc<Mutex<HashMap<String, Arc<ContestRun>>>>,
    /// Held by the thread that plays a game between computers: one at a time, so that people can
    /// go on playing.
    playing: Arc<Mutex<()>>,
}

impl Contests {
    /// Opens a tournament: one in which people sign in first, or one that begins at once. Of those
    /// between computers alone one is held at a time.
    pub(crate) async fn begin(
        &self,
        app: &AppState,
        opener: &TableOpener,
        request: &ContestRequest,
    ) -> Result<Arc<ContestRun>, ApiFailure> {
        let request = reading::settled(request)?;
        let external = app.external_engines();
        if request.gathers {
            reading::check_gathering(&request, external)?;
        } else {
            reading::contest(&request, external)?;
        }
        if !request.has_people() {
            self.make_room(opener)?;
        }
        let library = app.library();
        if library.tournament_count_of(&opener.browser).await? >= MOST_OF_ONE {
            return Err(ApiFailure::too_many(Phrase::new("error-page-contest-many")));
        }
        let now = Timestamp::now().as_second();
        let state =
            if request.gathers { ContestStateName::Gathering } else { ContestStateName::Running };
        let row = TournamentRow {
            id: token::fresh(),
            revision: 1,
            owner: opener.browser.clone(),
            network: app.cookie_key().await?.hash(&opener.network.to_string()),
            name: title(request.name.as_deref().unwrap_or_default()),
            state: state.word().to_owned(),
            content: serde_json::to_string(&request).unwrap_or_default(),
            people: vec![None; request.players.len()],
            begun: now,
            changed: now,
        };
        library.add_tournament(&row).await?;
        let run = ContestRun::of(row, Vec::new(), external)?;
        let run = self.load(run.begun_from(opener.network));
        if !run.is_gathering() {
            director::spawn(app, &run);
        }
        Ok(run)
    }

    /// Sees to it that no other tournament between computers alone runs.
    fn make_room(&self, opener: &TableOpener) -> Result<(), ApiFailure> {
        let loaded = self.loaded();
        let Some(held) = loaded
            .values()
            .find(|run| run.is_of_computers() && run.is_running() && run.is_directed())
        else {
            return Ok(());
        };
        // Others wait: one that has had its time ends with the game under way.
        if held.network() != Some(opener.network) && held.since() >= QUANTUM {
            held.stop();
        }
        Err(ApiFailure::too_many(Phrase::new("error-page-contest-running")))
    }

    /// A tournament by its name.
    pub(crate) async fn find(
        &self,
        app: &AppState,
        id: &str,
    ) -> Result<Arc<ContestRun>, ApiFailure> {
        let nothing =
            || ApiFailure::new(StatusCode::NOT_FOUND, Phrase::new("error-page-no-contest"));
        if !token::is_token(id) {
            return Err(nothing());
        }
        // One that another server directs is looked up each time.
        let known = self.loaded().get(id).cloned();
        if let Some(run) = known.filter(|run| run.is_directed() || !run.is_running()) {
            return Ok(run);
        }
        let row = app.library().tournament(id).await?.ok_or_else(nothing)?;
        let run = load(app.library(), row, app.external_engines()).await?;
        Ok(self.load(run))
    }

    /// The tournaments that a browser has opened or takes part in, the last changed first.
    pub(crate) async fn of(
        &self,
        app: &AppState,
        browser: &str,
    ) -> Result<Vec<Arc<ContestRun>>, ApiFailure> {
        let mut runs = Vec::new();
        for row in app.library().tournaments_of(browser, MOST_LISTED).await? {
            let known = self.loaded().get(&row.id).cloned();
            runs.push(match known.filter(|run| run.is_directed()) {
                Some(run) => run,
                None => Arc::new(load(app.library(), row, app.external_engines()).await?),
            });
        }
        Ok(runs)
    }

    /// Goes on with a tournament that was stopped.
    pub(crate) async fn resume(
        &self,
        app: &AppState,
        opener: &TableOpener,
        run: &ContestRun,
    ) -> Result<Arc<ContestRun>, ApiFailure> {
        if run.is_of_computers() {
            self.make_room(opener)?;
        }
        let stopped = [ContestStateName::Stopped, ContestStateName::Gathering];
        if !stopped.contains(&run.state()) {
            return Err(ApiFailure::new(
                StatusCode::CONFLICT,
                Phrase::new("error-page-contest-not-stopped"),
            ));
        }
        run.check(app.external_engines())?;
        run.change(app.library(), |row, _| {
            ContestStateName::Running.word().clone_into(&mut row.state);
            Ok(())
        })
        .await?;
        self.loaded().remove(run.id());
        let fresh = self.find(app, run.id()).await?;
        director::spawn(app, &fresh);
        Ok(fresh)
    }

    /// Deletes a tournament; it can be restored for a day.
    pub(crate) async fn delete(
        &self,
        app: &AppState,
        run: &ContestRun,
        by: Housekeeper<'_>,
    ) -> Result<bool, ApiFailure> {
        run.stop();
        let now = Timestamp::now().as_second();
        let deleted = app.library().delete_tournament(run.id(), now, by).await?;
        self.loaded().remove(run.id());
        Ok(deleted)
    }

    /// What is held while a game between computers is played.
    fn playing(&self) -> Arc<Mutex<()>> {
        Arc::clone(&self.playing)
    }

    /// Keeps a run in memory; those that do not run make room for others.
    fn load(&self, run: ContestRun) -> Arc<ContestRun> {
        let run = Arc::new(run);
        let mut loaded = self.loaded();
        if loaded.len() >= MOST_LOADED {
            loaded.retain(|_, run| run.is_directed());
        }
        loaded.insert(run.id().to_owned(), Arc::clone(&run));
        run
    }

    fn loaded(&self) -> MutexGuard<'_, HashMap<String, Arc<ContestRun>>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A tournament with its games, from the library.
async fn load(
    library: &Library,
    row: TournamentRow,
    external: &ExternalEngines,
) -> Result<ContestRun, ApiFailure> {
    let games = library.tournament_games(&row.id).await?;
    ContestRun::of(row, games, external)
}

/// A name as it is kept: one line, and not long.
pub(crate) fn title(text: &str) -> String {
    clean::line(text).unwrap_or_default().chars().take(LONGEST_NAME).collect()
}

/// Whether computers have played for too long.
fn is_too_long(since: Instant) -> bool {
    since.elapsed() > LONGEST
}

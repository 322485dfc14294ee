//! A tournament: what is played, who takes part, and the games so far.

use std::{
    collections::BTreeMap,
    fmt,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use axum::http::StatusCode;
use record::{Form, WriteError};
use rules::{Phrase, Spec};
use search::Stop;
use session::{ExternalEngines, Seat};
use store::{Library, TournamentGame, TournamentRow};
use tokio::sync::Notify;
use tournament::{Contest, GameReport, Scorekeeper};

use super::{reading, title};
use crate::{
    failure::ApiFailure,
    network::Network,
    wire::{ContestRequest, ContestStateName},
};

/// How often a change is tried that another one overtakes.
const TRIES: usize = 20;

/// A tournament with its games so far.
pub(crate) struct ContestRun {
    id: String,
    owner: String,
    network: Option<Network>,
    began: Instant,
    /// Whether this server lets it go on.
    directed: AtomicBool,
    stop: Stop,
    /// Told when something happens that the director is to look at.
    stirred: Notify,
    ground: Mutex<ContestGround>,
}

/// What changes of a tournament.
pub(super) struct ContestGround {
    pub(super) row: TournamentRow,
    pub(super) request: ContestRequest,
    /// What is played, once enough take part.
    pub(super) contest: Option<Arc<Contest>>,
    pub(super) keeper: Option<Scorekeeper>,
    pub(super) games: BTreeMap<u64, ContestGame>,
    /// The game between computers that is under way.
    pub(super) live: Option<LiveGame>,
}

/// A game that was seated or is over.
#[derive(Clone, Debug, Default)]
pub(super) struct ContestGame {
    pub(super) table: Option<String>,
    pub(super) report: Option<GameReport>,
    pub(super) game: Option<i64>,
}

/// A game between computers that is under way.
#[derive(Clone, Debug, Default)]
pub(super) struct LiveGame {
    pub(super) number: u64,
    pub(super) seats: Vec<usize>,
    pub(super) position: Option<String>,
    pub(super) moves: Vec<String>,
}

impl ContestRun {
    /// A tournament as the library has it.
    pub(super) fn of(
        row: TournamentRow,
        games: Vec<TournamentGame>,
        external: &ExternalEngines,
    ) -> Result<Self, ApiFailure> {
        let request: ContestRequest = serde_json::from_str(&row.content).map_err(|error| {
            tracing::error!(%error, "tournament damaged");
            ApiFailure::crashed()
        })?;
        let gathers = row.state == ContestStateName::Gathering.word();
        // As long as people sign in, who plays is not known.
        let contest =
            if gathers { None } else { Some(Arc::new(reading::contest(&request, external)?)) };
        let mut keeper = contest.as_ref().map(|contest| Scorekeeper::new(contest, None));
        let mut known = BTreeMap::new();
        for TournamentGame { number, table, report, game } in games {
            let report: Option<GameReport> =
                report.and_then(|text| serde_json::from_str(&text).ok());
            if let (Some(keeper), Some(report)) = (&mut keeper, &report) {
                while keeper.schedule().len() <= number && keeper.advance() {}
                keeper.take(report.clone());
            }
            known.insert(number, ContestGame { table, report, game });
        }
        Ok(Self {
            id: row.id.clone(),
            owner: row.owner.clone(),
            network: None,
            began: Instant::now(),
            directed: AtomicBool::new(false),
            stop: Stop::default(),
            stirred: Notify::new(),
            ground: Mutex::new(ContestGround {
                row,
                request,
                contest,
                keeper,
                games: known,
                live: None,
            }),
        })
    }

    /// The same, begun from a network.
    pub(super) fn begun_from(self, network: Network) -> Self {
        Self { network: Some(network), ..self }
    }

    /// Its name in addresses.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// Whose it is: a browser.
    pub(crate) fn owner(&self) -> &str {
        &self.owner
    }

    pub(super) const fn network(&self) -> Option<Network> {
        self.network
    }

    pub(super) fn since(&self) -> Duration {
        self.began.elapsed()
    }

    pub(super) const fn began(&self) -> Instant {
        self.began
    }

    pub(super) const fn flag(&self) -> &Stop {
        &self.stop
    }

    pub(super) const fn stirred(&self) -> &Notify {
        &self.stirred
    }

    /// Whether this server lets it go on.
    pub(super) fn is_directed(&self) -> bool {
        self.directed.load(Ordering::Relaxed)
    }

    pub(super) fn set_directed(&self, directed: bool) {
        self.directed.store(directed, Ordering::Relaxed);
    }

    /// How it goes on.
    pub(crate) fn state(&self) -> ContestStateName {
        ContestStateName::named(&self.ground().row.state)
    }

    pub(super) fn is_running(&self) -> bool {
        self.state() == ContestStateName::Running
    }

    pub(super) fn is_gathering(&self) -> bool {
        self.state() == ContestStateName::Gathering
    }

    /// Whether no people take part.
    pub(super) fn is_of_computers(&self) -> bool {
        !self.ground().request.has_people()
    }

    /// The short name of the game.
    pub(crate) fn game(&self) -> String {
        let game: Result<Spec, _> = self.ground().request.game.parse();
        game.map_or_else(|_| String::new(), |game| game.name)
    }

    /// Whether it can begin.
    pub(super) fn check(&self, external: &ExternalEngines) -> Result<(), ApiFailure> {
        reading::contest(&self.ground().request, external).map(drop)
    }

    /// Lets it end after the game under way.
    pub(super) fn stop(&self) {
        self.stop.raise();
        self.stirred.notify_one();
    }

    /// Refuses who is not the organiser.
    pub(crate) fn check_owner(&self, browser: Option<&str>) -> Result<(), ApiFailure> {
        if browser == Some(&self.owner) {
            return Ok(());
        }
        Err(ApiFailure::forbidden(Phrase::new("error-page-contest-not-yours")))
    }

    /// Ends it after the game under way.
    pub(crate) async fn end(&self, library: &Library) -> Result<(), ApiFailure> {
        self.stop();
        self.change(library, |row, _| {
            if row.state == ContestStateName::Running.word() {
                ContestStateName::Stopped.word().clone_into(&mut row.state);
            }
            Ok(())
        })
        .await
    }

    /// Calls it by another name.
    pub(crate) async fn rename(&self, library: &Library, name: &str) -> Result<(), ApiFailure> {
        let name = title(name);
        self.change(library, |row, _| {
            row.name.clone_from(&name);
            Ok(())
        })
        .await
    }

    /// A person signs in before it begins; a browser signs itself in once. Without a browser the
    /// organiser adds the person.
    pub(crate) async fn join(
        &self,
        library: &Library,
        name: &str,
        browser: Option<&str>,
    ) -> Result<(), ApiFailure> {
        let refuse = |id: &'static str| {
            Err(ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, Phrase::new(id)).about("name"))
        };
        let name = title(name);
        if name.is_empty() {
            return refuse("error-page-contest-nameless");
        }
        let player = Spec::new(Seat::HUMAN).with("name", &*name).to_string();
        self.change(library, |row, request| {
            if row.state != ContestStateName::Gathering.word() {
                return refuse("error-page-contest-begun");
            }
            if browser.is_some_and(|one| row.people.iter().flatten().any(|other| other == one)) {
                return refuse("error-page-contest-joined");
            }
            let same = |other: &String| other.to_lowercase() == player.to_lowercase();
            if request.players.iter().any(same) {
                return refuse("error-page-contest-name-taken");
            }
            request.players.push(player.clone());
            reading::settled(request)?;
            row.people.push(browser.map(ToOwned::to_owned));
            Ok(())
        })
        .await
    }

    /// A browser says which of the people it is for; a browser is for one.
    pub(crate) async fn claim(
        &self,
        library: &Library,
        entrant: usize,
        browser: &str,
    ) -> Result<(), ApiFailure> {
        self.change(library, |row, request| {
            let is_person = request.players.get(entrant).is_some_and(|text| is_person(text));
            let place = row.people.get_mut(entrant).filter(|_| is_person);
            match place {
                Some(place) if place.as_deref().is_none_or(|taken| taken == browser) => {
                    *place = Some(browser.to_owned());
                }
                _ => {
                    let phrase = Phrase::new("error-page-contest-taken");
                    return Err(ApiFailure::new(StatusCode::CONFLICT, phrase));
                }
            }
            for (at, person) in row.people.iter_mut().enumerate() {
                if at != entrant && person.as_deref() == Some(browser) {
                    *person = None;
                }
            }
            Ok(())
        })
        .await
    }

    /// A person's place is free for another browser; one who has signed in and not played is out.
    pub(crate) async fn release(
        &self,
        library: &Library,
        entrant: usize,
    ) -> Result<(), ApiFailure> {
        self.change(library, |row, request| {
            if entrant >= row.people.len() {
                return Err(ApiFailure::nothing());
            }
            if row.state == ContestStateName::Gathering.word() {
                row.people.remove(entrant);
                request.players.remove(entrant);
            } else {
                row.people[entrant] = None;
            }
            Ok(())
        })
        .await
    }

    /// Which of the people a browser is.
    pub(crate) fn entrant_of(&self, browser: Option<&str>) -> Option<usize> {
        let browser = browser?;
        self.ground().row.people.iter().position(|person| person.as_deref() == Some(browser))
    }

    /// Changes the row, saved first; what is changed by others meanwhile is looked at again.
    pub(super) async fn change(
        &self,
        library: &Library,
        mut change: impl FnMut(&mut TournamentRow, &mut ContestRequest) -> Result<(), ApiFailure>,
    ) -> Result<(), ApiFailure> {
        for _ in 0..TRIES {
            let (mut row, mut request) = {
                let ground = self.ground();
                (ground.row.clone(), ground.request.clone())
            };
            change(&mut row, &mut request)?;
            row.content = serde_json::to_string(&request).unwrap_or_default();
            row.changed = jiff::Timestamp::now().as_second();
            if library.change_tournament(&mut row).await? {
                let mut ground = self.ground();
                // What was saved last is what counts here too.
                if ground.row.revision < row.revision {
                    ground.row = row;
                    ground.request = request;
                }
                drop(ground);
                self.stirred.notify_one();
                return Ok(());
            }
            let Some(latest) = library.tournament(&self.id).await? else {
                let phrase = Phrase::new("error-page-no-contest");
                return Err(ApiFailure::new(StatusCode::NOT_FOUND, phrase));
            };
            let mut ground = self.ground();
            if let Ok(request) = serde_json::from_str(&latest.content) {
                ground.request = request;
            }
            ground.row = latest;
        }
        Err(ApiFailure::new(
            StatusCode::SERVICE_UNAVAILABLE,
            Phrase::new("error-page-contest-busy"),
        ))
    }

    /// The games played so far as a spreadsheet.
    pub(crate) fn spreadsheet(&self) -> String {
        let (contest, played) = self.played();
        contest.map_or_else(String::new, |contest| contest.spreadsheet(&played))
    }

    /// The games played so far, in a form.
    pub(crate) fn games(&self, form: Form) -> Result<Vec<u8>, WriteError> {
        let (contest, played) = self.played();
        let contest = contest.iter();
        let records: Vec<_> = contest
            .flat_map(|contest| played.iter().map(|report| contest.record(report)))
            .collect();
        record::write(form, &records)
    }

    fn played(&self) -> (Option<Arc<Contest>>, Vec<GameReport>) {
        let ground = self.ground();
        let played = ground.games.values().filter_map(|game| game.report.clone());
        (ground.contest.clone(), played.collect())
    }

    pub(super) fn ground(&self) -> MutexGuard<'_, ContestGround> {
        self.ground.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether a player is a person, by the spec.
pub(super) fn is_person(text: &str) -> bool {
    text.parse().is_ok_and(|spec: Spec| spec.name == Seat::HUMAN)
}

impl fmt::Debug for ContestRun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ContestRun").field("id", &self.id).finish_non_exhaustive()
    }
}

//! Lets a tournament go on: seats what is to be played, counts what is over, and saves each result
//! before it counts.

use std::{
    collections::HashSet,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, PoisonError, mpsc as threads},
    thread,
    time::Duration,
};

use axum::http::StatusCode;
use rules::Phrase;
use search::Stop;
use store::{StoreError, TournamentReport};
use tokio::{sync::mpsc, time::sleep};
use tournament::{Contest, GameReport, Pairing, Referee};

use super::{
    contest_run::{ContestRun, LiveGame},
    is_too_long, seating,
};
use crate::{
    app_state::{AppState, WeakAppState},
    failure::ApiFailure,
    pool::give_way,
    token::brief,
    wire::{ContestDecision, ContestStateName},
};

/// How many games between computers are handed out at once.
const HANDED_OUT: usize = 16;
/// How often it is looked at what people have played.
const GLANCE: Duration = Duration::from_secs(1);
/// Why a game ended of which the organiser has said how.
const DECIDED: &str = "decided";
/// How long to wait when the library is away, or another server has the tournament.
const PATIENCE: Duration = Duration::from_secs(3);

/// Goes on with every tournament that ran when the server ended.
pub(crate) async fn resume_all(app: WeakAppState) {
    loop {
        let Some(app) = app.upgrade() else { return };
        match app.library().running_tournaments().await {
            Ok(rows) => {
                for row in rows {
                    match app.contests().find(&app, &row.id).await {
                        Ok(run) => spawn(&app, &run),
                        Err(failure) => {
                            tracing::error!(reason = %failure.phrase().id, "tournament not resumed");
                        }
                    }
                }
                return;
            }
            Err(error) => tracing::error!(%error, "tournaments not resumed"),
        }
        drop(app);
        sleep(PATIENCE).await;
    }
}

/// Lets a tournament go on, unless it does already.
pub(super) fn spawn(app: &AppState, run: &Arc<ContestRun>) {
    if run.is_directed() {
        return;
    }
    run.set_directed(true);
    let (app, run) = (app.downgrade(), Arc::clone(run));
    tokio::spawn(async move {
        let Some(metrics) = app.upgrade().map(|app| app.metrics().clone()) else { return };
        metrics.contests.inc();
        direct(&app, &run).await;
        metrics.contests.dec();
        run.set_directed(false);
    });
}

impl ContestRun {
    /// The organiser says how a game of people ended that is not played to its end here.
    pub(crate) async fn decide(
        &self,
        app: &AppState,
        decision: &ContestDecision,
    ) -> Result<(), ApiFailure> {
        let number = u64::from(decision.game);
        let refuse = |id: &'static str| {
            Err(ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, Phrase::new(id)))
        };
        let pairing = {
            let ground = self.ground();
            let pairing =
                ground.keeper.as_ref().and_then(|keeper| keeper.schedule().pairing(number));
            let is_over = ground.games.get(&number).is_some_and(|game| game.report.is_some());
            let has_person = |pairing: &Pairing| {
                let contest = ground.contest.as_ref();
                contest.is_some_and(|one| pairing.seats.iter().any(|&seat| one.is_person(seat)))
            };
            pairing.filter(|pairing| !is_over && has_person(pairing))
        };
        let Some(pairing) = pairing else { return refuse("error-page-contest-no-game") };
        if decision.winner.is_some_and(|seat| usize::from(seat) >= pairing.seats.len()) {
            return refuse("error-page-contest-no-game");
        }
        let report = GameReport {
            number,
            seats: pairing.seats,
            position: None,
            moves: Vec::new(),
            opening: 0,
            winner: decision.winner,
            loser: None,
            reason: DECIDED.to_owned(),
            fault: None,
            adjudicated: true,
            nodes: 0,
            seconds: 0.0,
            searches: Vec::new(),
        };
        keep(app, self, &[(report, false)]).await?;
        self.stirred().notify_one();
        Ok(())
    }
}

/// What is done next.
enum NextStep {
    /// Look again when something happens, or after a while.
    Wait,
    /// Nothing more is to be done.
    End(ContestStateName),
}

async fn direct(app: &WeakAppState, run: &Arc<ContestRun>) {
    let Some(contest) = run.ground().contest.clone() else { return };
    let mut computers = Computers::new(app, run, contest);
    loop {
        let Some(app) = app.upgrade() else { return };
        if run.flag().is_raised() || !run.is_running() || app.is_closing() {
            break;
        }
        let is_ours = app.claims().claim(run.id()).await;
        if !is_ours.unwrap_or(false) {
            sleep(PATIENCE).await;
            continue;
        }
        match step(&app, run, &mut computers).await {
            Ok(NextStep::Wait) => {}
            Ok(NextStep::End(state)) => {
                finish(&app, run, state).await;
                break;
            }
            Err(error) => {
                tracing::error!(%error, table = brief(run.id()), "tournament waits");
                sleep(PATIENCE).await;
                continue;
            }
        }
        let has_tables =
            run.ground().games.values().any(|game| game.table.is_some() && game.report.is_none());
        let closing = app.clone();
        tokio::select! {
            () = computers.hear() => {}
            () = run.stirred().notified() => {}
            () = sleep(GLANCE), if has_tables => {}
            () = closing.closed() => break,
        }
    }
    if let Some(app) = app.upgrade() {
        app.claims().release(run.id()).await;
    }
}

/// Counts what is over, and seats what is to be played.
async fn step(
    app: &AppState,
    run: &Arc<ContestRun>,
    computers: &mut Computers,
) -> Result<NextStep, StoreError> {
    let mut reports: Vec<(GameReport, bool)> =
        computers.take().into_iter().map(|report| (report, true)).collect();
    let from_tables = seating::reports(app, run).await?;
    reports.extend(from_tables.into_iter().map(|report| (report, false)));
    if let Err(error) = keep(app, run, &reports).await {
        computers.put_back(reports);
        return Err(error);
    }
    let ended = reports.iter().map(|(report, _)| report.number).collect::<Vec<_>>();
    computers.forget(&ended);
    if is_too_long(run.began()) && run.is_of_computers() {
        return Ok(NextStep::End(ContestStateName::Stopped));
    }
    if computers.has_failed() {
        return Ok(NextStep::End(ContestStateName::Stopped));
    }
    let is_over = {
        let mut ground = run.ground();
        let keeper = ground.keeper.as_mut().expect("a contest that is directed has one");
        keeper.counted() == keeper.schedule().len() && !keeper.advance()
    };
    if is_over {
        return Ok(NextStep::End(ContestStateName::Over));
    }
    computers.hand_out(run);
    seating::seat(app, run).await?;
    Ok(NextStep::Wait)
}

/// Saves games that have ended, and counts them.
async fn keep(
    app: &AppState,
    run: &ContestRun,
    reports: &[(GameReport, bool)],
) -> Result<(), StoreError> {
    if reports.is_empty() {
        return Ok(());
    }
    let (row, contest) = {
        let ground = run.ground();
        (ground.row.clone(), ground.contest.clone())
    };
    let Some(contest) = contest else { return Ok(()) };
    let kept: Vec<TournamentReport> = reports
        .iter()
        .map(|(report, is_of_computers)| {
            // What people played at a table is among the games already.
            let record = is_of_computers.then(|| {
                let mut record = contest.record(report);
                if !row.name.is_empty() {
                    record.facts.insert("Event".to_owned(), row.name.clone());
                }
                record.begun = session::GameDate::of_seconds(jiff::Timestamp::now().as_second());
                record
            });
            let report_text = serde_json::to_string(report).unwrap_or_default();
            TournamentReport { number: report.number, report: report_text, record }
        })
        .collect();
    let ids = app.library().keep_tournament_games(&row, &kept).await?;
    let mut ground = run.ground();
    for ((report, _), id) in reports.iter().zip(ids) {
        let game = ground.games.entry(report.number).or_default();
        if game.report.is_none() {
            game.report = Some(report.clone());
            game.game = id;
            if let Some(keeper) = ground.keeper.as_mut() {
                keeper.take(report.clone());
            }
        }
    }
    Ok(())
}

/// Says for good that a tournament is over, or was stopped.
async fn finish(app: &AppState, run: &ContestRun, state: ContestStateName) {
    let saved = run
        .change(app.library(), |row, _| {
            state.word().clone_into(&mut row.state);
            Ok(())
        })
        .await;
    if let Err(failure) = saved {
        tracing::error!(reason = %failure.phrase().id, "end of tournament not saved");
    }
}

/// The thread that plays games between computers.
struct Computers {
    pairings: Option<threads::SyncSender<Pairing>>,
    reports: mpsc::UnboundedReceiver<GameReport>,
    /// What has been heard and not been taken.
    heard: Vec<GameReport>,
    /// The numbers of the games that are handed out and not kept yet.
    handed_out: HashSet<u64>,
    /// Whether the thread has gone.
    gone: bool,
    stop: Stop,
}

impl Computers {
    fn new(app: &WeakAppState, run: &Arc<ContestRun>, contest: Arc<Contest>) -> Self {
        let (pairings, handed) = threads::sync_channel(HANDED_OUT);
        let (sender, reports) = mpsc::unbounded_channel();
        let playing = app.upgrade().map(|app| app.contests().playing());
        let playing = playing.unwrap_or_default();
        let stop = run.flag().clone();
        let run = Arc::clone(run);
        thread::spawn(move || {
            give_way();
            let work = || play(&contest, &run, &playing, &handed, &sender);
            if catch_unwind(AssertUnwindSafe(work)).is_err() {
                tracing::error!("tournament panicked");
            }
        });
        Self {
            pairings: Some(pairings),
            reports,
            heard: Vec::new(),
            handed_out: HashSet::new(),
            gone: false,
            stop,
        }
    }

    /// Waits until a game has ended.
    async fn hear(&mut self) {
        if self.gone || self.handed_out.is_empty() {
            return std::future::pending().await;
        }
        match self.reports.recv().await {
            Some(report) => self.heard.push(report),
            None => self.gone = true,
        }
    }

    /// The games that have ended.
    fn take(&mut self) -> Vec<GameReport> {
        while let Ok(report) = self.reports.try_recv() {
            self.heard.push(report);
        }
        std::mem::take(&mut self.heard)
    }

    /// Games that could not be kept are taken again.
    fn put_back(&mut self, reports: Vec<(GameReport, bool)>) {
        let own = reports.into_iter().filter(|(_, is_of_computers)| *is_of_computers);
        self.heard.extend(own.map(|(report, _)| report));
    }

    /// These were kept.
    fn forget(&mut self, numbers: &[u64]) {
        for number in numbers {
            self.handed_out.remove(number);
        }
    }

    /// Whether the thread has gone although there is something to play.
    fn has_failed(&self) -> bool {
        self.gone && !self.handed_out.is_empty()
    }

    /// Hands out games between computers, as many as may wait.
    fn hand_out(&mut self, run: &ContestRun) {
        let ground = run.ground();
        let (Some(contest), Some(keeper)) = (&ground.contest, &ground.keeper) else { return };
        let schedule = keeper.schedule();
        for number in keeper.counted()..schedule.len() {
            if self.handed_out.len() >= HANDED_OUT {
                return;
            }
            let is_over = ground.games.get(&number).is_some_and(|game| game.report.is_some());
            if is_over || self.handed_out.contains(&number) {
                continue;
            }
            let Some(pairing) = schedule.pairing(number) else { return };
            if pairing.seats.iter().any(|&player| contest.is_person(player)) {
                continue;
            }
            let Some(pairings) = &self.pairings else { return };
            if pairings.try_send(pairing).is_err() {
                return;
            }
            self.handed_out.insert(number);
        }
    }
}

impl Drop for Computers {
    fn drop(&mut self) {
        // The thread ends when there is nothing more to come.
        self.pairings = None;
        self.stop.raise();
    }
}

/// Plays what is handed out, one game after the other.
fn play(
    contest: &Contest,
    run: &ContestRun,
    playing: &Mutex<()>,
    pairings: &threads::Receiver<Pairing>,
    reports: &mpsc::UnboundedSender<GameReport>,
) {
    let mut referee = None;
    while let Ok(pairing) = pairings.recv() {
        let turn = playing.lock().unwrap_or_else(PoisonError::into_inner);
        let referee = referee.get_or_insert_with(|| Referee::new(contest));
        let report = referee.play_watched(&pairing, run.flag(), |so_far| {
            let mut ground = run.ground();
            let live = ground.live.get_or_insert_default();
            if live.number != pairing.number || live.moves.len() > so_far.moves.len() {
                *live = LiveGame { number: pairing.number, ..LiveGame::default() };
            }
            live.seats.clone_from(&pairing.seats);
            live.position = so_far.position.map(ToOwned::to_owned);
            let known = live.moves.len();
            live.moves.extend_from_slice(&so_far.moves[known..]);
        });
        run.ground().live = None;
        drop(turn);
        let Some(report) = report else { return };
        if reports.send(report).is_err() {
            return;
        }
    }
}

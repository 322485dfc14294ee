//! The engines of a table: what is to run, what runs, and until when.

use std::time::{Duration, Instant};

use rules::Spec;
use search::{Limits, Stop};
use session::{EngineQuestion, Inquiry, NodeId, PonderRun, Session, Ticket, Work};

use crate::{Context, LineSearch, RequestError, ThreadUse, ThreatSearch, ViewerId};

/// The longest that an engine may think about a move; then it plays the best it has.
const LONGEST_SEARCH: Duration = Duration::from_mins(1);
/// How long an engine thinks about a hint.
const HINT: Duration = Duration::from_secs(2);
/// The same for one who analyses.
const LONG_HINT: Duration = Duration::from_secs(8);
/// How many nodes an engine looks at for each move of a game that it judges: no time, so that the
/// same game is always judged alike.
const JUDGING: u64 = 400_000;
/// How long to wait before trying again to start a search.
const RETRY: Duration = Duration::from_secs(1);

/// The engines of a table.
#[derive(Debug, Default)]
pub(crate) struct TableEngines {
    /// A search for a move that is not started yet.
    held: Option<Work>,
    /// When to try again to start it, if it could not be.
    retry: Option<Instant>,
    /// The search for a move: its flag, and when it must be over, once it has found a thread.
    search: Option<(Stop, Option<Instant>)>,
    /// The flag of the engine that thinks on the time of a person.
    pondering: Stop,
    /// The flag of the hint under way.
    hint: Stop,
    /// The flag of the search for threats under way.
    threats: Stop,
    /// The flag of the search for what refutes a move.
    explaining: Stop,
    /// The flag of the judging under way.
    judging: Stop,
    /// The engine that judges the game, while that is wanted.
    judge: Option<Spec>,
    /// The node that it was asked about last.
    judged: Option<(Ticket, NodeId)>,
}

/// The search for a move.
impl TableEngines {
    /// Takes a search on; the one before is no longer wanted.
    pub(crate) fn hold(&mut self, work: Option<Work>) {
        self.search = None;
        self.retry = None;
        self.held = work;
    }

    /// Whether a search was taken on and not started.
    pub(crate) fn has_held(&self) -> bool {
        self.held.is_some()
    }

    /// Puts off the start of the search that was taken on.
    pub(crate) fn put_off(&mut self, now: Instant) {
        self.retry = Some(now + RETRY);
    }

    /// The search that was taken on, to be started; if there is no room for it, it is put off.
    pub(crate) fn start(&mut self, context: &Context<'_>) -> Option<Work> {
        if self.held.is_some() && !(context.room)(ThreadUse::Move) {
            self.put_off(context.now);
            return None;
        }
        let work = self.held.take()?;
        self.retry = None;
        self.search = Some((work.stop.clone(), None));
        Some(work)
    }

    /// The search for a move has found a thread: from now on its time counts.
    pub(crate) fn started(&mut self, now: Instant) {
        if let Some((_, due)) = &mut self.search {
            due.get_or_insert(now + LONGEST_SEARCH);
        }
    }

    /// When to look whether an engine thinks for too long, or whether it can be started now.
    pub(crate) fn deadline(&self) -> Option<Instant> {
        self.search.as_ref().map_or(self.retry, |(_, due)| *due)
    }

    /// Lets an engine that has thought for too long play what it has.
    pub(crate) fn hurry(&mut self, now: Instant) {
        self.retry.take_if(|retry| *retry <= now);
        if let Some((stop, _)) = self.search.take_if(|(_, due)| due.is_some_and(|due| due <= now)) {
            stop.raise();
        }
    }

    /// Ends everything.
    pub(crate) fn stop(&mut self) {
        if let Some((stop, _)) = self.search.take() {
            stop.raise();
        }
        self.held = None;
        self.pondering.raise();
        self.hint.raise();
        self.threats.raise();
        self.explaining.raise();
        self.judging.raise();
    }

    /// Lets an engine think on the time of a person, if it does that and a thread can be spared.
    pub(crate) fn ponder(&mut self, session: &Session, context: &Context<'_>) -> Option<PonderRun> {
        if self.has_held() || !(context.room)(ThreadUse::Answer) {
            return None;
        }
        let run = session.ponder()?;
        self.pondering = run.stop.clone();
        Some(run)
    }

    /// Lets no engine think on the time of a person.
    pub(crate) fn stop_pondering(&self) {
        self.pondering.raise();
    }

    /// Whether none runs.
    pub(crate) fn is_idle(&self) -> bool {
        self.search.is_none() && self.judge.is_none()
    }
}

/// What people want to know.
impl TableEngines {
    /// An engine to be asked what every move is worth.
    pub(crate) fn hint(
        &mut self,
        session: &Session,
        (engine, node, long): (Option<Spec>, Option<NodeId>, bool),
        context: &Context<'_>,
    ) -> Result<Inquiry, RequestError> {
        let engine = engine.unwrap_or_else(|| session.adviser());
        let time = Some(if long { LONG_HINT } else { HINT });
        let limits = Limits { time, ..Limits::default() };
        let here = node.unwrap_or_else(|| session.tree().current());
        let inquiry = session.inquire(here, EngineQuestion::Every, &engine, limits)?;
        let inquiry = inquiry.ok_or(RequestError::GameOver)?;
        if !(context.room)(ThreadUse::Answer) {
            return Err(RequestError::Busy);
        }
        // One at a time is enough.
        self.hint.raise();
        self.hint = inquiry.stop.clone();
        Ok(inquiry)
    }

    /// A line of play from a node, to be gone through.
    pub(crate) fn line(
        session: &Session,
        (viewer, node): (ViewerId, Option<NodeId>),
        moves: Vec<String>,
        context: &Context<'_>,
    ) -> Result<LineSearch, RequestError> {
        let node = node.unwrap_or_else(|| session.tree().current());
        let game = session.game_at(node)?;
        if !(context.room)(ThreadUse::Answer) {
            return Err(RequestError::Busy);
        }
        Ok(LineSearch::of_moves(viewer, node, game, moves))
    }

    /// The search for what refutes a move at a node.
    pub(crate) fn why(
        &mut self,
        session: &Session,
        (viewer, node): (ViewerId, Option<NodeId>),
        text: &str,
        context: &Context<'_>,
    ) -> Result<LineSearch, RequestError> {
        let node = node.unwrap_or_else(|| session.tree().current());
        let limits = Limits { time: Some(HINT), ..Limits::default() };
        let stop = Stop::default();
        let run = session.explain(node, text, limits, stop.clone())?;
        let run = run.ok_or(RequestError::NoAnswer)?;
        if !(context.room)(ThreadUse::Answer) {
            return Err(RequestError::Busy);
        }
        // One at a time is enough.
        self.explaining.raise();
        self.explaining = stop;
        let game = session.game_at(node)?;
        Ok(LineSearch::of_explanation(viewer, node, game, session.scale(), run))
    }

    /// A search for what the next player threatens.
    pub(crate) fn threats(
        &mut self,
        session: &Session,
        (viewer, node): (ViewerId, Option<NodeId>),
        context: &Context<'_>,
    ) -> Result<ThreatSearch, RequestError> {
        let node = node.unwrap_or_else(|| session.tree().current());
        let game = session.game_at(node)?;
        if session.tree().end(node).is_some() {
            return Err(RequestError::GameOver);
        }
        if !(context.room)(ThreadUse::Answer) {
            return Err(RequestError::Busy);
        }
        // One at a time is enough; whoever waited is told what was found by then.
        self.threats.raise();
        self.threats = Stop::default();
        Ok(ThreatSearch::new(viewer, node, game, session.adviser(), self.threats.clone()))
    }

    /// Answers no question any more.
    pub(crate) fn stop_advising(&mut self) {
        self.hint.raise();
        self.threats.raise();
        self.explaining.raise();
        self.judging.raise();
        self.stop_judging();
    }

    /// Whether the moves of the game are being judged.
    pub(crate) fn is_judging(&self) -> bool {
        self.judge.is_some()
    }

    /// Wants the game judged by an engine.
    pub(crate) fn judge_with(&mut self, engine: Spec) {
        self.judge = Some(engine);
    }

    /// The next question to the engine that judges the game; when all is said, no more.
    pub(crate) fn judge_next(
        &mut self,
        session: &Session,
        context: &Context<'_>,
    ) -> Result<Option<Inquiry>, RequestError> {
        let Some(engine) = &self.judge else { return Ok(None) };
        let limits = Limits { nodes: Some(JUDGING), ..Limits::default() };
        let next = session.analyse(engine, limits).map_err(RequestError::from);
        // An engine that has nothing to say about a node is not asked again and again.
        let is_new = |inquiry: &Inquiry| self.judged != Some((inquiry.ticket, inquiry.node));
        let next = next.map(|inquiry| inquiry.filter(is_new)).and_then(|inquiry| match inquiry {
            Some(_) if !(context.room)(ThreadUse::Answer) => Err(RequestError::Busy),
            inquiry => Ok(inquiry),
        });
        match &next {
            Ok(Some(inquiry)) => {
                self.judged = Some((inquiry.ticket, inquiry.node));
                self.judging = inquiry.stop.clone();
            }
            Ok(None) | Err(_) => self.stop_judging(),
        }
        next
    }

    /// Judges no more.
    pub(crate) fn stop_judging(&mut self) {
        self.judge = None;
        self.judged = None;
    }
}

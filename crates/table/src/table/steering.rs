//! What viewers ask, and how engines wait while a person goes through the game.

use std::mem;

use rules::Phrase;
use session::{Command, Event, Flow, SessionStep};

use super::{Table, Todo};
use crate::{
    Context, Effect, Request, RequestError, TableEvent, ViewerId, fairness::Ruling, rights,
    rights::Intent,
};

impl Table {
    /// Does what a viewer asks, or tells them why not.
    pub(super) fn answer(
        &mut self,
        viewer: ViewerId,
        request: Result<Request, Phrase>,
        context: &Context<'_>,
    ) {
        let Some(role) = self.viewers.role(viewer) else { return };
        // Everyone looks back for themselves.
        if let Ok(Request::Look { node }) = request {
            return self.look(viewer, node, context);
        }
        let ruling = match request {
            _ if !role.may_steer() => Err(RequestError::Watching),
            Ok(request) => self.rule(request, role),
            Err(phrase) => Err(RequestError::Unreadable(phrase)),
        };
        let limits = &self.options.limits;
        let permitted = match ruling {
            Ok(Ruling::Proposed(kind)) => return self.propose(viewer, kind, context),
            Ok(Ruling::Free(request)) => rights::permit(request, role, &self.session, limits),
            Err(reason) => Err(reason),
        };
        match permitted {
            Ok(intent) => self.pursue(viewer, intent, context),
            Err(reason) => self.refuse(viewer, reason),
        }
    }

    fn pursue(&mut self, viewer: ViewerId, intent: Intent, context: &Context<'_>) {
        match intent {
            Intent::Session(command) => self.steer(viewer, command),
            Intent::Touch(player, squares) => {
                match (self.session.check_touches(player, &squares), &squares[..]) {
                    (Err(error), _) => self.refuse(viewer, error.into()),
                    (Ok(()), &[square]) => {
                        self.obey(Some(viewer), Command::Touch { player, square }, context);
                    }
                    (Ok(()), _) => {}
                }
            }
            Intent::Point(mut squares) => {
                squares.truncate(Request::MOST_POINTED);
                self.effects.push(Effect::Point(squares));
            }
            Intent::Hint(engine, node, long) => self.hint(viewer, (engine, node, long), context),
            Intent::Line(node, moves) => self.line(viewer, node, moves, context),
            Intent::Why(node, text) => self.why(viewer, node, &text, context),
            Intent::Threats(node) => self.threats(viewer, node, context),
            Intent::Analyse(engine) => {
                let engine = engine.unwrap_or_else(|| self.session.adviser());
                self.engines.judge_with(engine);
                self.judge_next(Some(viewer), context);
            }
            Intent::RenewToken(seat) => self.renew_token(viewer, seat, context),
            Intent::Settings(setup, casual) => {
                self.change_settings(viewer, *setup, casual, context);
            }
            Intent::Claim(draw) => self.claim_absence(viewer, draw, context),
            Intent::Remove(who) => self.remove(viewer, who, context),
            Intent::Look(node) => self.look(viewer, node, context),
            Intent::AnswerProposal(accepts) => self.answer_proposal(viewer, accepts, context),
            Intent::StopAnalysis => {
                self.engines.stop_judging();
                self.show(vec![TableEvent::Analysis], context);
            }
        }
    }

    /// Does what a player wants of the session. A person who goes through a game is not disturbed
    /// by engines that play on from every node on the way: they wait until a move is played, or
    /// until the end of the line.
    fn steer(&mut self, viewer: ViewerId, command: Command) {
        let tree = self.session.tree();
        let (before, after) = match command {
            Command::GoTo(node) if !tree.contains(node) => (None, None),
            Command::GoTo(node) if !tree.children(node).is_empty() => {
                (Some(Todo::HoldEngines), None)
            }
            Command::GoTo(_) => (None, Some(Todo::ReleaseEngines)),
            Command::Play { .. } => (Some(Todo::ReleaseEngines), None),
            _ => (None, None),
        };
        let asked = Todo::Obey { from: Some(viewer), command };
        for todo in [before, Some(asked), after].into_iter().rev().flatten() {
            self.backlog.push_front(todo);
        }
    }

    pub(super) fn hold_engines(&mut self, context: &Context<'_>) {
        let engines = self.session.seats().iter().any(|seat| !seat.is_human());
        if engines && self.session.flow() == Flow::Running {
            self.browsing = true;
            self.obey(None, Command::Pause, context);
        }
    }

    pub(super) fn release_engines(&mut self, context: &Context<'_>) {
        if mem::take(&mut self.browsing) {
            self.obey(None, Command::Resume, context);
        }
    }

    /// Gives the session a command. What it changes is saved before anything comes of it.
    pub(super) fn obey(&mut self, from: Option<ViewerId>, command: Command, context: &Context<'_>) {
        let by_hand = matches!(command, Command::Pause | Command::Resume | Command::Step);
        let rotates = self.session.rotates_seats(&command);
        match self.session.apply(command, context.now) {
            Ok(step) => {
                // Everyone takes their seat along.
                if rotates && step.events.contains(&Event::Begun) {
                    self.keys.rotate(&mut self.issued);
                    self.seating.rotate();
                }
                // What a person decides about the flow of the game is not undone by browsing.
                if by_hand && from.is_some() {
                    self.browsing = false;
                }
                self.save(from, step, context);
            }
            Err(error) => {
                if let Some(viewer) = from {
                    self.refuse(viewer, error.into());
                }
            }
        }
    }

    /// Lets an engine think on the time of a person, if it does that and a person looks.
    fn ponder(&mut self, context: &Context<'_>) {
        if !self.viewers.is_empty() {
            let run = self.engines.ponder(&self.session, context);
            self.effects.extend(run.map(Effect::StartPondering));
        }
    }

    /// Everything that a step leads to, once it is safe.
    pub(super) fn follow(
        &mut self,
        from: Option<ViewerId>,
        step: SessionStep,
        context: &Context<'_>,
    ) {
        if step.work.is_some() || step.events.iter().any(ends_search) {
            self.engines.hold(step.work);
            self.claim();
            self.ponder(context);
        }
        // A request for what is so already is answered all the same.
        if !step.events.is_empty() || from.is_some() {
            self.show(step.events.into_iter().map(TableEvent::Session).collect(), context);
        }
    }
}

/// Whether a search that was under way is no longer wanted after an event.
fn ends_search(event: &Event) -> bool {
    match event {
        Event::Judged { .. }
        | Event::Commented { .. }
        | Event::Touched { .. }
        | Event::Paced(_)
        | Event::DrawOffered { .. }
        | Event::DrawDeclined { .. }
        | Event::TimeGiven { .. } => false,
        Event::Begun
        | Event::Played { .. }
        | Event::WentTo { .. }
        | Event::Arranged
        | Event::Reopened
        | Event::Seated { .. }
        | Event::Paused
        | Event::Resumed
        | Event::Stepping
        | Event::DrawAccepted { .. }
        | Event::Failed { .. }
        | Event::Over(_) => true,
    }
}

//! The people at a table: seats that are taken, proposals, absences, and looks that disturb none.

use std::time::{Duration, Instant};

use rules::Player;
use session::{Command, Flow, NodeId, SessionStep, TimeControl};

use super::{Table, Todo};
use crate::{
    Context, Effect, PeopleView, PlaceReport, Proposal, ProposalKind, Request, RequestError, Role,
    TableEvent, ViewerId, fairness::Fairness, fairness::Ruling,
};

/// How long a player has for their first move in a game that counts.
const FIRST_MOVE: Duration = Duration::from_mins(1);
/// How many of those who watch are told by name.
const NAMED_WATCHERS: usize = 50;

impl Table {
    /// Whether the game counts and is under way, so that no engine helps anyone.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.seating.is_closed(&self.session)
    }

    /// Has everything allowed at a table that was just opened, with any people on its seats.
    pub fn make_casual(&mut self) {
        self.seating.casual = true;
        self.mark_saved();
    }

    /// What becomes of a request in a game between people.
    pub(super) fn rule(&self, request: Request, role: &Role) -> Result<Ruling, RequestError> {
        let away = self.absences.away();
        let Self { seating, session, .. } = self;
        Fairness { seating, session, own: role.seats(), away: &away }.rule(request)
    }

    /// A person who is not the host takes the seats whose tokens they have shown.
    pub(super) fn take_seats(&mut self, viewer: ViewerId, context: &Context<'_>) {
        let seats = self.session.seats();
        let own = self.viewers.seats_of_guest(viewer, &self.keys, seats);
        let count = seats.len();
        let free: Vec<Player> =
            own.iter().copied().filter(|&seat| !self.seating.is_taken(seat)).collect();
        if !self.seating.take(&own, count) {
            return;
        }
        self.news.extend(free.into_iter().map(|seat| TableEvent::Taken { seat }));
        if !self.seating.is_over(&self.session) {
            self.seating.counted |= self.seating.is_counted(self.session.seats());
        }
        if self.is_closed() {
            self.engines.stop_advising();
        }
        self.save(Some(viewer), SessionStep::default(), context);
    }

    /// A seat gets another token: the host plays for it until a person comes with that one.
    pub(super) fn renew_token(&mut self, viewer: ViewerId, seat: Player, context: &Context<'_>) {
        let fresh = &self.options.fresh_token;
        if !self.keys.renew_token(seat, fresh, &mut self.issued) {
            return self.refuse(viewer, RequestError::NotYourSeat);
        }
        if self.seating.is_taken(seat) {
            self.seating.take_back(seat);
            self.news.push(TableEvent::TakenBack { seat });
        }
        self.save(Some(viewer), SessionStep::default(), context);
    }

    /// Puts a proposal to the others. One like it that was made by another is agreed with.
    pub(super) fn propose(&mut self, viewer: ViewerId, kind: ProposalKind, context: &Context<'_>) {
        let Some(&by) = self.viewers.role(viewer).and_then(|role| role.seats().first()) else {
            return self.refuse(viewer, RequestError::NotYourSeat);
        };
        match &self.seating.proposal {
            Some(known) if self.seating.holder(known.by) == self.seating.holder(by) => {}
            Some(known) if known.kind == kind => return self.accept(viewer, context),
            Some(_) => return self.refuse(viewer, RequestError::ProposalPending),
            None => {}
        }
        self.seating.proposal = Some(Proposal { by, kind, accepted: Vec::new() });
        self.save(Some(viewer), SessionStep::default(), context);
    }

    /// A viewer answers what was proposed, or no longer proposes it.
    pub(super) fn answer_proposal(
        &mut self,
        viewer: ViewerId,
        accepts: bool,
        context: &Context<'_>,
    ) {
        if accepts {
            return self.accept(viewer, context);
        }
        let own = self.viewers.role(viewer).and_then(|role| role.seats().first().copied());
        match (self.seating.proposal.take(), own) {
            (Some(_), Some(by)) => {
                self.news.push(TableEvent::ProposalDeclined { by });
                self.save(Some(viewer), SessionStep::default(), context);
            }
            (proposal, _) => {
                self.seating.proposal = proposal;
                self.refuse(viewer, RequestError::NoProposal);
            }
        }
    }

    fn accept(&mut self, viewer: ViewerId, context: &Context<'_>) {
        let own = self.viewers.role(viewer).map(|role| role.seats().to_vec()).unwrap_or_default();
        let seats = self.session.seats();
        let Some(proposal) = &self.seating.proposal else {
            return self.refuse(viewer, RequestError::NoProposal);
        };
        let by = proposal.by;
        let others = self.seating.others(by, seats);
        let answers: Vec<Player> = own.into_iter().filter(|seat| others.contains(seat)).collect();
        let Some(proposal) = self.seating.proposal.as_mut().filter(|_| !answers.is_empty()) else {
            return self.refuse(viewer, RequestError::NoProposal);
        };
        proposal.accepted.extend(answers);
        if !self.seating.is_agreed(seats) {
            return self.save(Some(viewer), SessionStep::default(), context);
        }
        if let Some(Proposal { kind, .. }) = self.seating.proposal.take() {
            self.carry_out_proposal(viewer, kind, context);
        }
    }

    fn carry_out_proposal(&mut self, viewer: ViewerId, kind: ProposalKind, context: &Context<'_>) {
        let command = match kind {
            ProposalKind::TakeBack(node) => Command::GoTo(node),
            ProposalKind::Pause => Command::Pause,
            ProposalKind::Resume => Command::Resume,
            ProposalKind::SetUp(position) => Command::SetUp { position },
            ProposalKind::Rematch => Command::Rematch,
            ProposalKind::Settings(setup, casual) => {
                return self.change_settings(viewer, *setup, casual, context);
            }
        };
        self.obey(Some(viewer), command, context);
        // What was refused is proposed no more.
        if self.unsaved.is_none() {
            self.save(Some(viewer), SessionStep::default(), context);
        }
    }

    /// Another game with other settings.
    pub(super) fn change_settings(
        &mut self,
        viewer: ViewerId,
        setup: session::Setup,
        casual: bool,
        context: &Context<'_>,
    ) {
        let before = std::mem::replace(&mut self.seating.casual, casual);
        self.obey(Some(viewer), Command::AgainWith(setup), context);
        if self.unsaved.is_none() {
            self.seating.casual = before;
        }
    }

    /// The game ends because another player has left it.
    pub(super) fn claim_absence(&mut self, viewer: ViewerId, draw: bool, context: &Context<'_>) {
        let own = self.viewers.role(viewer).map(|role| role.seats().to_vec()).unwrap_or_default();
        if own.is_empty() {
            return self.refuse(viewer, RequestError::NotYourSeat);
        }
        let seats = Player::all(u8::try_from(self.session.seats().len()).unwrap_or(Player::MOST));
        let mut gone = seats.filter(|seat| !own.contains(seat));
        let gone = gone.find(|&seat| self.claimable_in(seat, context.now) == Some(Duration::ZERO));
        match gone {
            Some(player) => {
                self.obey(Some(viewer), Command::Abandon { player, draw }, context);
            }
            None => self.refuse(viewer, RequestError::NotAway),
        }
    }

    /// How long it takes until the absence of a player may be claimed against.
    fn claimable_in(&self, seat: Player, now: Instant) -> Option<Duration> {
        let running = self.is_closed() && self.session.flow() != Flow::Paused;
        self.absences.claimable_in(seat, now).filter(|_| running)
    }

    /// A spectator has to go.
    pub(super) fn remove(&mut self, viewer: ViewerId, who: ViewerId, context: &Context<'_>) {
        if self.viewers.role(who).is_none_or(Role::may_steer) {
            return self.refuse(viewer, RequestError::StillThere);
        }
        self.viewers.remove(who);
        self.effects.push(Effect::Remove { viewer: who });
        self.show(vec![TableEvent::Viewers], context);
    }

    /// Shows a viewer, who may be a spectator, a place of the game.
    pub(super) fn look(&mut self, viewer: ViewerId, node: NodeId, context: &Context<'_>) {
        if !self.viewers.may_look(viewer, context.now) {
            return self.refuse(viewer, RequestError::TooFast);
        }
        match PlaceReport::new(&self.session, node, self.is_closed()) {
            Ok(place) => {
                self.effects.push(Effect::ShowPlace { to: viewer, place: Box::new(place) });
            }
            Err(reason) => self.refuse(viewer, reason),
        }
    }
}

/// Time.
impl Table {
    /// Notes who is there, whose first move is waited for, and how long messages take.
    pub(super) fn note_company(&mut self, context: &Context<'_>) {
        let seats = (0..).map(Player).zip(self.session.seats());
        let present: Vec<bool> = seats
            .map(|(player, seat)| !seat.is_human() || self.viewers.has_player(player))
            .collect();
        self.absences.note(&present, &self.session.clocks(context.now), context.now);
        let node = self.session.tree().current();
        self.first_move = match self.first_move {
            _ if !self.waits_for_first_move() => None,
            Some((known, since)) if known == node => Some((known, since)),
            _ => Some((node, context.now)),
        };
        self.session.forgive_lag(self.viewers.lag_of(self.session.turn()));
    }

    /// Whether a game that counts, with a clock, is cancelled if its next move does not come.
    fn waits_for_first_move(&self) -> bool {
        self.is_closed()
            && self.session.flow() == Flow::Running
            && self.session.setup().clock != TimeControl::Unlimited
            && self.session.is_first_move()
            && self.session.seats()[self.session.turn().index()].is_human()
    }

    /// When the game is cancelled unless a first move comes.
    pub(super) fn cancelled_at(&self) -> Option<Instant> {
        self.first_move.map(|(_, since)| since + FIRST_MOVE)
    }

    /// Cancels the game if a first move has not come in time.
    pub(super) fn cancel_unbegun(&mut self, now: Instant) {
        if self.waits_for_first_move() && self.cancelled_at().is_some_and(|due| due <= now) {
            self.first_move = None;
            self.seating.cancelled = true;
            self.seating.proposal = None;
            self.news.push(TableEvent::Cancelled);
            self.backlog.push_front(Todo::Obey { from: None, command: Command::Pause });
        }
    }

    /// The people as the viewers are told of them.
    pub(super) fn people_view(&self, now: Instant) -> PeopleView {
        let seats = self.session.seats();
        let all = (0..).map(Player).take(seats.len());
        let spectators: Vec<_> = self.viewers.spectators().collect();
        let proposal = self.seating.proposal.as_ref();
        let asked = proposal.map(|proposal| self.seating.others(proposal.by, seats));
        PeopleView {
            casual: self.seating.casual,
            counted: self.seating.counted,
            closed: self.is_closed(),
            cancelled: self.seating.cancelled,
            taken: all
                .clone()
                .map(|seat| seats[seat.index()].is_human() && self.seating.is_taken(seat))
                .collect(),
            claimable_in: all.map(|seat| self.claimable_in(seat, now)).collect(),
            first_move: self.cancelled_at().map(|due| due.saturating_duration_since(now)),
            proposal: self.seating.proposal.clone(),
            asked: asked.unwrap_or_default(),
            spectators: spectators.len(),
            watchers: spectators.into_iter().take(NAMED_WATCHERS).collect(),
        }
    }
}

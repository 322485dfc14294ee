//! What a fair game between people asks consent for, and what it keeps closed until its end.

use rules::{Player, Spec};
use session::{Seat, Session};

use crate::{ProposalKind, Request, RequestError, Seating};

/// What becomes of a request in a game between people.
#[derive(Debug)]
pub(crate) enum Ruling {
    /// It is as at any other table.
    Free(Request),
    /// The others are asked first.
    Proposed(ProposalKind),
}

/// What there is to know of a table to rule on a request.
pub(crate) struct Fairness<'a> {
    pub(crate) seating: &'a Seating,
    pub(crate) session: &'a Session,
    /// The seats of the person who asks.
    pub(crate) own: &'a [Player],
    /// The seats whose players are not there.
    pub(crate) away: &'a [bool],
}

impl Seating {
    /// Whether the game is one that counts and is under way, so that no engine helps anyone.
    pub(crate) fn is_closed(&self, session: &Session) -> bool {
        self.counted && !self.is_over(session)
    }

    /// Whether the game has ended or was cancelled.
    pub(crate) fn is_over(&self, session: &Session) -> bool {
        self.cancelled || session.ending().is_some()
    }
}

impl Fairness<'_> {
    /// What becomes of a request.
    pub(crate) fn rule(&self, request: Request) -> Result<Ruling, RequestError> {
        let Self { seating, session, .. } = self;
        if seating.cancelled && is_about_going_on(&request) {
            return Err(RequestError::Cancelled);
        }
        if !seating.counted {
            return Ok(Ruling::Free(request));
        }
        match request {
            Request::Hint { .. }
            | Request::Line { .. }
            | Request::Why { .. }
            | Request::Threats { .. }
            | Request::Analyse { .. }
            | Request::Point { .. }
            | Request::Draw { .. }
            | Request::Pace(_)
            | Request::PlayNow
            | Request::Step
                if seating.is_closed(session) =>
            {
                Err(RequestError::Closed)
            }
            Request::Redo { .. } | Request::GoTo { .. } | Request::Arrange { .. } => {
                Err(RequestError::Settled)
            }
            Request::Undo { .. } => self.take_back(),
            Request::Pause | Request::Resume if seating.is_over(session) => {
                Err(RequestError::Settled)
            }
            Request::Pause => self.propose(request, ProposalKind::Pause),
            Request::Resume => self.propose(request, ProposalKind::Resume),
            Request::SetUp { ref position } => {
                let kind = ProposalKind::SetUp(position.clone());
                self.propose(request, kind)
            }
            Request::Again => self.propose(request, ProposalKind::Rematch),
            Request::Settings { ref setup, casual } => {
                let kind = ProposalKind::Settings(setup.clone(), casual);
                self.propose(request, kind)
            }
            Request::Seat { seat, ref player } if !self.is_own_name(seat, player) => {
                Err(RequestError::Settled)
            }
            Request::RenewToken { seat } if self.keeps(seat) => Err(RequestError::StillThere),
            request => Ok(Ruling::Free(request)),
        }
    }

    /// The others are asked, or it is done at once if there are none.
    fn propose(&self, request: Request, kind: ProposalKind) -> Result<Ruling, RequestError> {
        let by = self.own.first().ok_or(RequestError::NotYourSeat)?;
        let others = self.seating.others(*by, self.session.seats());
        Ok(if others.is_empty() { Ruling::Free(request) } else { Ruling::Proposed(kind) })
    }

    /// A person asks for their last move back, as long as the game goes on.
    fn take_back(&self) -> Result<Ruling, RequestError> {
        let by = self.own.first().ok_or(RequestError::NotYourSeat)?;
        if !self.seating.is_closed(self.session) {
            return Err(RequestError::Settled);
        }
        if self.seating.others(*by, self.session.seats()).is_empty() {
            return Err(RequestError::Settled);
        }
        let node = self.session.before_last_move_of(self.own);
        let node = node.ok_or(session::SessionError::NothingToUndo)?;
        Ok(Ruling::Proposed(ProposalKind::TakeBack(node)))
    }

    /// Whether a person only changes what they are called: no engine takes over in the middle.
    fn is_own_name(&self, seat: Player, player: &Spec) -> bool {
        let known = self.session.seats().get(seat.index());
        let same_symbol = |read: &Seat| {
            read.symbol.is_none() || known.is_some_and(|known| known.symbol == read.symbol)
        };
        let named = Seat::read(player).is_ok_and(|read| read.is_human() && same_symbol(&read));
        named && self.own.contains(&seat)
    }

    /// Whether a seat stays with the person who has taken it: they are there, and the game goes on.
    fn keeps(&self, seat: Player) -> bool {
        let away = self.away.get(seat.index()).copied().unwrap_or_default();
        self.seating.is_closed(self.session) && self.seating.is_taken(seat) && !away
    }
}

/// Whether a request goes on with the game on the board.
fn is_about_going_on(request: &Request) -> bool {
    matches!(
        request,
        Request::Play { .. }
            | Request::Touch { .. }
            | Request::Undo { .. }
            | Request::Redo { .. }
            | Request::GoTo { .. }
            | Request::Resign { .. }
            | Request::OfferDraw { .. }
            | Request::Pause
            | Request::Resume
            | Request::Step
            | Request::PlayNow
            | Request::Claim { .. }
            | Request::GiveTime { .. }
    )
}

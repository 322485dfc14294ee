//! Who may do what: from a request of a viewer to what the table does about it.

use rules::{Player, Spec, Square};
use session::{Command, NodeId, Seat, Session, Setup};

use crate::{Request, RequestError, Role, TableLimits, ViewerId};

/// What a request comes to, once it is clear that it may be made.
#[derive(Debug)]
pub(crate) enum Intent {
    /// A command for the session.
    Session(Command),
    /// Some squares were touched, the last one just now.
    Touch(Player, Vec<Square>),
    /// Squares that everyone is to look at.
    Point(Vec<Square>),
    /// A hint of an engine, at a node, which may take its time.
    Hint(Option<Spec>, Option<NodeId>, bool),
    /// A line of play from a node.
    Line(Option<NodeId>, Vec<String>),
    /// What refutes a move at a node.
    Why(Option<NodeId>, String),
    /// What the next player threatens at a node.
    Threats(Option<NodeId>),
    /// The game judged move by move, by an engine.
    Analyse(Option<Spec>),
    /// No more judging.
    StopAnalysis,
    /// Another token for a seat.
    RenewToken(Player),
    /// Another game with these settings, in which everything is allowed or not.
    Settings(Box<Setup>, bool),
    /// An end to the game because a player of another seat has left it.
    Claim(bool),
    /// A spectator who is to go.
    Remove(ViewerId),
    /// A place to be looked at.
    Look(NodeId),
    /// An answer to what was proposed.
    AnswerProposal(bool),
}

/// What a request of a viewer comes to, if a person in that role may make it.
pub(crate) fn permit(
    request: Request,
    role: &Role,
    session: &Session,
    limits: &TableLimits,
) -> Result<Intent, RequestError> {
    limits.check(&request, session.tree())?;
    check_seats(&request, role, session.seats())?;
    if session.is_analysis() && is_of_a_game(&request) {
        return Err(RequestError::OnlyAnalysed);
    }
    let whose = |seat: Option<Player>| whose(seat, role, session);
    Ok(Intent::Session(match request {
        Request::Play { text } => Command::Play { player: whose(None)?, text },
        Request::Undo { moves } => Command::Undo { moves },
        Request::Redo { moves } => Command::Redo { moves },
        Request::GoTo { node } => Command::GoTo(node),
        Request::Resign { seat } => Command::Resign { player: whose(seat)? },
        Request::OfferDraw { seat } => Command::OfferDraw { player: whose(seat)? },
        Request::AcceptDraw { seat } => Command::AcceptDraw { player: whose(seat)? },
        Request::DeclineDraw { seat } => Command::DeclineDraw { player: whose(seat)? },
        Request::Comment { node, text } => Command::Comment { node, text },
        Request::Mark { node, marks } => Command::Mark { node, marks },
        Request::Draw { node, drawings } => Command::Draw { node, drawings },
        Request::Arrange { node, how } => Command::Arrange { node, how },
        Request::Pause => Command::Pause,
        Request::Resume => Command::Resume,
        Request::Step => Command::Step,
        Request::Pace(pace) => Command::Pace(pace.min(Request::LONGEST_PACE)),
        Request::PlayNow => Command::PlayNow,
        Request::Seat { seat, player } => Command::Seat { player: seat, spec: player },
        Request::SetUp { position } => Command::SetUp { position },
        Request::Again => Command::Again,
        Request::Settings { setup, casual } => return Ok(Intent::Settings(setup, casual)),
        Request::Look { node } => return Ok(Intent::Look(node)),
        Request::AcceptProposal => return Ok(Intent::AnswerProposal(true)),
        Request::DeclineProposal => return Ok(Intent::AnswerProposal(false)),
        Request::Claim { draw } => return Ok(Intent::Claim(draw)),
        Request::GiveTime { seat } => {
            if role.seats().is_empty() || role.seats().contains(&seat) {
                return Err(RequestError::NotYourSeat);
            }
            Command::GiveTime { player: seat, time: Request::TIME_GIVEN }
        }
        Request::Remove { viewer } => return Ok(Intent::Remove(viewer)),
        Request::Touch { squares } => return Ok(Intent::Touch(whose(None)?, squares)),
        Request::Point { squares } => return Ok(Intent::Point(squares)),
        Request::Hint { engine, node, long } => return Ok(Intent::Hint(engine, node, long)),
        Request::Line { node, moves } => return Ok(Intent::Line(node, moves)),
        Request::Why { node, text } => return Ok(Intent::Why(node, text)),
        Request::Threats { node } => return Ok(Intent::Threats(node)),
        Request::Analyse { engine } => return Ok(Intent::Analyse(engine)),
        Request::StopAnalysis => return Ok(Intent::StopAnalysis),
        Request::RenewToken { seat } => return Ok(Intent::RenewToken(seat)),
    }))
}

/// Whether a request makes sense only where a game is played.
fn is_of_a_game(request: &Request) -> bool {
    matches!(
        request,
        Request::Resign { .. }
            | Request::OfferDraw { .. }
            | Request::AcceptDraw { .. }
            | Request::DeclineDraw { .. }
            | Request::Pause
            | Request::Resume
            | Request::Step
            | Request::Pace(_)
            | Request::PlayNow
            | Request::Seat { .. }
            | Request::SetUp { .. }
            | Request::Again
            | Request::Settings { .. }
            | Request::Claim { .. }
            | Request::GiveTime { .. }
    )
}

/// A player plays and goes through the game; what concerns the seat of another person, or the whole
/// table at which others sit, is for the host.
fn check_seats(request: &Request, role: &Role, seats: &[Seat]) -> Result<(), RequestError> {
    let is_of_another = |seat: Player| {
        let person = seats.get(seat.index()).is_some_and(Seat::is_human);
        person && !role.seats().contains(&seat)
    };
    let refused = match request {
        Request::Seat { seat, .. } => is_of_another(*seat),
        Request::SetUp { .. } | Request::Settings { .. } => {
            (0..).map(Player).take(seats.len()).any(is_of_another)
        }
        Request::RenewToken { .. } | Request::Point { .. } | Request::Remove { .. } => true,
        _ => false,
    };
    if refused && !role.is_host() { Err(RequestError::NotYourSeat) } else { Ok(()) }
}

/// For whom a viewer acts: for the seat named, or for the one at turn, or else for their first. A
/// seat that is not theirs is refused; if it is not their turn, the session says whose it is.
fn whose(seat: Option<Player>, role: &Role, session: &Session) -> Result<Player, RequestError> {
    // Both sides are moved at will.
    if session.is_analysis() && role.may_steer() && seat.is_none() {
        return Ok(session.turn());
    }
    let theirs = role.seats();
    let named = |seat: Player| theirs.contains(&seat).then_some(seat);
    let acting = match seat {
        Some(seat) => named(seat),
        None => named(session.turn()).or_else(|| theirs.first().copied()),
    };
    acting.ok_or(RequestError::NotYourSeat)
}

//! Who has taken which seat by its link, and what such a game keeps fair.

use std::collections::BTreeSet;

use rules::Player;
use session::{NodeId, Seat, Setup};

use crate::keys::people;

/// What is known of the people at a table besides their moves; it is saved with the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seating {
    /// Whether everything is allowed, with any people on the seats: for teaching.
    pub casual: bool,
    /// Whether the game on the board is between people of several browsers and not casual. It stays
    /// so until the next game, also when people leave meanwhile.
    pub counted: bool,
    /// Whether the game was cancelled because a first move did not come.
    pub cancelled: bool,
    /// For each seat the person who has taken it by its link, by their number at this table. A seat
    /// that none has taken is played by the host.
    pub guests: Vec<Option<u16>>,
    /// What was proposed and is not answered yet.
    pub proposal: Option<Proposal>,
}

/// Something that is done when the other people at the table agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The seat of the person who proposes it.
    pub by: Player,
    /// What is proposed.
    pub kind: ProposalKind,
    /// The seats of those who have agreed so far.
    pub accepted: Vec<Player>,
}

/// What can be proposed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProposalKind {
    /// To take moves back, to this node.
    TakeBack(NodeId),
    /// To let everything wait.
    Pause,
    /// To let the game go on.
    Resume,
    /// To begin a new game from a position.
    SetUp(String),
    /// To play again, with the sides changed.
    Rematch,
    /// To play again with other settings, and whether everything is allowed then.
    Settings(Box<Setup>, bool),
}

impl Seating {
    /// The person who plays for a seat: a guest by number, or the host.
    pub(crate) fn holder(&self, seat: Player) -> Option<u16> {
        self.guests.get(seat.index()).copied().flatten()
    }

    /// Whether a guest has taken a seat.
    pub(crate) fn is_taken(&self, seat: Player) -> bool {
        self.holder(seat).is_some()
    }

    /// Gives a guest these seats, those of them that none has taken; false if there was none.
    pub(crate) fn take(&mut self, seats: &[Player], count: usize) -> bool {
        self.guests.resize(count, None);
        let free: Vec<Player> =
            seats.iter().copied().filter(|&seat| !self.is_taken(seat)).collect();
        let known = seats.iter().find_map(|&seat| self.holder(seat));
        let next = self.guests.iter().flatten().max().map_or(0, |last| last.saturating_add(1));
        for seat in &free {
            self.guests[seat.index()] = Some(known.unwrap_or(next));
        }
        !free.is_empty()
    }

    /// The host plays for a seat again.
    pub(crate) fn take_back(&mut self, seat: Player) {
        if let Some(guest) = self.guests.get_mut(seat.index()) {
            *guest = None;
        }
    }

    /// Whether people of several browsers have these seats, and a game between them is to be fair.
    pub(crate) fn is_counted(&self, seats: &[Seat]) -> bool {
        let holders: BTreeSet<Option<u16>> = people(seats).map(|seat| self.holder(seat)).collect();
        !self.casual && holders.len() > 1
    }

    /// Everyone moves up by one seat.
    pub(crate) fn rotate(&mut self) {
        if !self.guests.is_empty() {
            self.guests.rotate_left(1);
        }
    }

    /// Another game begins at these seats.
    pub(crate) fn begin(&mut self, seats: &[Seat]) {
        self.guests.resize(seats.len(), None);
        self.cancelled = false;
        self.counted = self.is_counted(seats);
    }

    /// The seats of people who are to agree with what the person on a seat proposes.
    pub(crate) fn others(&self, by: Player, seats: &[Seat]) -> Vec<Player> {
        let own = self.holder(by);
        people(seats).filter(|&seat| self.holder(seat) != own).collect()
    }

    /// Whether everyone has agreed with what was proposed.
    pub(crate) fn is_agreed(&self, seats: &[Seat]) -> bool {
        self.proposal.as_ref().is_some_and(|proposal| {
            let others = self.others(proposal.by, seats);
            others.iter().all(|seat| proposal.accepted.contains(seat))
        })
    }
}

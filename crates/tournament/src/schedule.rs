//! Who plays whom, and when.

use std::iter;

use crate::{Contest, Format};

/// The games of a contest in order. Any of them can be asked for by its number, so that a contest
/// can be held on several threads and go on after an interruption. There may be more tables of
/// many players than any memory holds, so they are never listed.
#[derive(Clone, Debug)]
pub struct Schedule {
    players: usize,
    seats: usize,
    format: Format,
    /// How many tables there are.
    meetings: u64,
    /// How many games each meeting has.
    games: u64,
}

/// One game of the schedule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The number of the game in the schedule, from zero.
    pub number: u64,
    /// Which opening: games with the same number of a meeting begin alike.
    pub round: u64,
    /// Who sits where: for each seat, the number of the player as named.
    pub seats: Vec<usize>,
}

impl Schedule {
    /// The games of a contest.
    #[must_use]
    pub fn of(contest: &Contest) -> Self {
        let Contest { seats, format, games, .. } = *contest;
        let players = contest.players.len();
        let meetings = match format {
            Format::RoundRobin => choices(players, seats),
            Format::Gauntlet => choices(players - 1, seats - 1),
        };
        Self { players, seats, format, meetings, games }
    }

    /// How many games there are.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.meetings.saturating_mul(self.games)
    }

    /// Whether there is nothing to play.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The game with this number, if there is one. The meetings take turns, so that whenever a
    /// contest is interrupted all have played about as much.
    #[must_use]
    pub fn pairing(&self, number: u64) -> Option<Pairing> {
        if self.len() <= number {
            return None;
        }
        let seats = self.seats as u64;
        // All but the last round have as many games as there are seats.
        let round = number / self.meetings.saturating_mul(seats);
        let within = number - round * self.meetings * seats;
        let games = seats.min(self.games - round * seats);
        let (meeting, turn) = (within / games, within % games);
        let mut seats = self.table(meeting);
        seats.rotate_left(usize::try_from(turn).expect("one of the seats"));
        Some(Pairing { number, round, seats })
    }

    /// Who meets at the table of that number.
    fn table(&self, number: u64) -> Vec<usize> {
        match self.format {
            Format::RoundRobin => choice(self.players, self.seats, number),
            Format::Gauntlet => {
                let others = choice(self.players - 1, self.seats - 1, number);
                iter::once(0).chain(others.into_iter().map(|player| player + 1)).collect()
            }
        }
    }
}

/// In how many ways a number can be chosen among others; more than fit are as many as fit.
fn choices(among: usize, chosen: usize) -> u64 {
    let mut ways: u128 = 1;
    for step in 0..chosen.min(among.saturating_sub(chosen)) {
        ways = ways.saturating_mul((among - step) as u128) / (step as u128 + 1);
    }
    if among < chosen { 0 } else { u64::try_from(ways).unwrap_or(u64::MAX) }
}

/// The way of that number to choose some among the first whole numbers, in the order of the
/// dictionary.
fn choice(among: usize, chosen: usize, mut number: u64) -> Vec<usize> {
    let mut choice = Vec::with_capacity(chosen);
    for player in 0..among {
        let left = chosen - choice.len();
        if left == 0 {
            break;
        }
        // These ways have this player in this place.
        let with = choices(among - player - 1, left - 1);
        if number < with {
            choice.push(player);
        } else {
            number -= with;
        }
    }
    choice
}

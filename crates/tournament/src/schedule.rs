//! Who plays whom, and when.

use crate::{Contest, Format};

/// The games of a contest in order. Any of them can be asked for by its number, so that a contest
/// can be held on several threads and go on after an interruption.
#[derive(Clone, Debug)]
pub struct Schedule {
    /// Who meets: each entry is a table.
    meetings: Vec<Vec<usize>>,
    seats: u64,
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
        let mut meetings = tables(contest.players.len(), contest.seats);
        if contest.format == Format::Gauntlet {
            meetings.retain(|table| table[0] == 0);
        }
        Self { meetings, seats: contest.seats as u64, games: contest.games }
    }

    /// How many games there are.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.meetings.len() as u64 * self.games
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
        let count = self.meetings.len() as u64;
        // All but the last round have as many games as there are seats.
        let round = number / (count * self.seats);
        let within = number - round * count * self.seats;
        let games = self.seats.min(self.games - round * self.seats);
        let (meeting, turn) = (within / games, within % games);
        let mut seats = self.meetings[usize::try_from(meeting).expect("one of them")].clone();
        seats.rotate_left(usize::try_from(turn).expect("one of the seats"));
        Some(Pairing { number, round, seats })
    }
}

/// Every way to choose a table of `seats` among so many players, in order.
fn tables(players: usize, seats: usize) -> Vec<Vec<usize>> {
    let mut tables = Vec::new();
    let mut chosen = Vec::new();
    choose(0, players, seats, &mut chosen, &mut tables);
    tables
}

fn choose(
    from: usize,
    players: usize,
    seats: usize,
    chosen: &mut Vec<usize>,
    tables: &mut Vec<Vec<usize>>,
) {
    if chosen.len() == seats {
        tables.push(chosen.clone());
        return;
    }
    for player in from..players {
        chosen.push(player);
        choose(player + 1, players, seats, chosen, tables);
        chosen.pop();
    }
}

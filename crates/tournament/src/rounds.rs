//! Rounds whose pairings follow from the results so far: the Swiss system and the knock-out.
//!
//! Both are for tables of two. A player is known by the number of its place in the list, which is
//! also its seed: who is named first is thought to be the strongest.

use std::cmp::Reverse;

use rules::Player;

use crate::{Format, GameReport};

/// One round: who met whom, and how it went.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// Who meets whom.
    pub meetings: Vec<RoundMeeting>,
    /// Who has no opponent in this round.
    pub byes: Vec<usize>,
}

/// A meeting of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundMeeting {
    /// The two players; the better seeded one first.
    pub players: [usize; 2],
    /// What each has scored so far, in half points.
    pub halves: [u64; 2],
}

impl RoundMeeting {
    const fn new(one: usize, other: usize) -> Self {
        let players = if one < other { [one, other] } else { [other, one] };
        Self { players, halves: [0; 2] }
    }

    /// Whether both have scored alike.
    #[must_use]
    pub const fn is_level(&self) -> bool {
        self.halves[0] == self.halves[1]
    }

    /// Who goes on in a knock-out: who has scored more, or else the better seeded.
    #[must_use]
    pub fn winner(&self) -> usize {
        self.players[usize::from(self.halves[1] > self.halves[0])]
    }
}

impl Round {
    /// Counts a game of this round: also one that was lost because a program failed, for a round
    /// must have a result.
    pub(crate) fn count(&mut self, report: &GameReport) {
        let [first, second] = report.seats[..] else { return };
        let found = RoundMeeting::new(first, second).players;
        if let Some(meeting) = self.meetings.iter_mut().find(|known| known.players == found) {
            for (seat, player) in [(Player::FIRST, first), (Player::SECOND, second)] {
                let halves = u64::try_from(report.outcome().sign(seat) + 1).unwrap_or_default();
                meeting.halves[usize::from(player == meeting.players[1])] += halves;
            }
        }
    }
}

/// The next round of a contest among that many players, after these rounds; `None` if it is over.
///
/// `games` is how many games a meeting has, and `rounds` how many rounds the Swiss system has.
pub(crate) fn next_round(
    format: Format,
    players: usize,
    games: u64,
    rounds: u32,
    before: &[Round],
) -> Option<Round> {
    match format {
        Format::Swiss if before.len() < rounds as usize => Some(swiss(players, games, before)),
        Format::KnockOut => knock_out(players, before),
        Format::Swiss | Format::RoundRobin | Format::Gauntlet => None,
    }
}

/// How many rounds the Swiss system takes to leave one player without a loss.
#[must_use]
pub(crate) const fn usual_rounds(players: usize) -> u32 {
    players.next_power_of_two().trailing_zeros()
}

/// How many meetings there are in all.
pub(crate) fn planned_meetings(format: Format, players: usize, rounds: u32) -> u64 {
    match format {
        Format::Swiss => (players as u64 / 2) * u64::from(rounds),
        Format::KnockOut => players as u64 - 1,
        Format::RoundRobin | Format::Gauntlet => 0,
    }
}

/// The survivors of a knock-out meet: the best seeded the worst seeded, and so on. In the first
/// round the best seeded have no opponent where there are not enough players.
fn knock_out(players: usize, before: &[Round]) -> Option<Round> {
    let Some(last) = before.last() else {
        let free = players.next_power_of_two() - players;
        let seeds: Vec<usize> = (free..players).collect();
        return Some(Round { meetings: folded(&seeds), byes: (0..free).collect() });
    };
    let winners = last.meetings.iter().map(RoundMeeting::winner);
    let mut left: Vec<usize> = last.byes.iter().copied().chain(winners).collect();
    left.sort_unstable();
    (left.len() > 1).then(|| Round { meetings: folded(&left), byes: Vec::new() })
}

/// The first of a list with the last, the second with the last but one.
fn folded(seeds: &[usize]) -> Vec<RoundMeeting> {
    let pairs = seeds.iter().zip(seeds.iter().rev()).take(seeds.len() / 2);
    pairs.map(|(&one, &other)| RoundMeeting::new(one, other)).collect()
}

/// Players with about the same points meet, none of them twice if that can be. With an odd number
/// the last in the list who has not been free yet is, and scores as for winning every game.
fn swiss(players: usize, games: u64, before: &[Round]) -> Round {
    let mut points = vec![0; players];
    let mut free = vec![false; players];
    for round in before {
        for meeting in &round.meetings {
            for (player, halves) in meeting.players.into_iter().zip(meeting.halves) {
                points[player] += halves;
            }
        }
        for &player in &round.byes {
            points[player] += 2 * games;
            free[player] = true;
        }
    }
    let mut order: Vec<usize> = (0..players).collect();
    order.sort_by_key(|&player| (Reverse(points[player]), player));
    let bye = (players % 2 == 1)
        .then(|| order.iter().rposition(|&player| !free[player]).unwrap_or(players - 1));
    let byes = bye.map(|place| order.remove(place)).into_iter().collect();
    let met = |one, other| {
        let players = RoundMeeting::new(one, other).players;
        before.iter().flat_map(|round| &round.meetings).any(|meeting| meeting.players == players)
    };
    let mut search = SwissPairing { points: &points, met: &met, left: SwissPairing::PATIENCE };
    let pairs = search.pair(&order).unwrap_or_else(|| {
        order.chunks_exact(2).map(|pair| RoundMeeting::new(pair[0], pair[1])).collect()
    });
    Round { meetings: pairs, byes }
}

/// A search for pairs in which no player meets the same opponent twice.
struct SwissPairing<'a> {
    points: &'a [u64],
    met: &'a dyn Fn(usize, usize) -> bool,
    /// How many pairs may still be tried.
    left: u32,
}

impl SwissPairing<'_> {
    /// How many pairs are tried before players may meet again.
    const PATIENCE: u32 = 100_000;

    /// Pairs players who are in the order of their points: within a group of equal points the upper
    /// half meets the lower half, and who finds no opponent there floats down.
    fn pair(&mut self, order: &[usize]) -> Option<Vec<RoundMeeting>> {
        let [first, rest @ ..] = order else { return Some(Vec::new()) };
        let group = 1 + rest.iter().take_while(|&&other| self.same(*first, other)).count();
        let middle = (group / 2).saturating_sub(1).min(rest.len().saturating_sub(1));
        // From the head of the lower half downwards, then back up.
        let places = (middle..rest.len()).chain((0..middle).rev());
        for place in places {
            if (self.met)(*first, rest[place]) {
                continue;
            }
            self.left = self.left.checked_sub(1)?;
            let others = [&rest[..place], &rest[place + 1..]].concat();
            if let Some(mut pairs) = self.pair(&others) {
                pairs.insert(0, RoundMeeting::new(*first, rest[place]));
                return Some(pairs);
            }
        }
        None
    }

    fn same(&self, one: usize, other: usize) -> bool {
        self.points[one] == self.points[other]
    }
}

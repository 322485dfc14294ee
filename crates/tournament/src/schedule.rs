//! Who plays whom, and when.

use std::iter;

use crate::{
    Contest, Format, GameReport,
    rounds::{Round, next_round, planned_meetings},
};

/// The games of a contest in order. Any of them can be asked for by its number, so that a contest
/// can be held on several threads and go on after an interruption. There may be more tables of
/// many players than any memory holds, so they are never listed.
///
/// Where pairings follow from results, the schedule has the rounds that are known, and
/// [`Schedule::advance`] adds the next.
#[derive(Clone, Debug)]
pub struct Schedule {
    players: usize,
    seats: usize,
    format: Format,
    /// How many games each meeting has.
    games: u64,
    /// How many rounds there are, where they are counted.
    rounds: u32,
    blocks: Vec<GameBlock>,
    /// The rounds so far, where pairings follow from results.
    played: Vec<Round>,
}

/// Games that follow one another, on openings of their own.
#[derive(Clone, Debug)]
struct GameBlock {
    /// The number of its first game, and of its first opening.
    first: u64,
    opening: u64,
    /// How many tables there are, and how many games each has.
    meetings: u64,
    games: u64,
    /// Who meets at them; where everyone meets everyone, that follows from the number of the table.
    tables: Option<Vec<[usize; 2]>>,
}

impl GameBlock {
    const fn len(&self) -> u64 {
        self.meetings.saturating_mul(self.games)
    }

    /// Behind its last game.
    const fn end(&self) -> u64 {
        self.first.saturating_add(self.len())
    }
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
    /// How often a meeting of a knock-out that is level gets one more pair of games before the
    /// better seeded goes on.
    const MOST_PLAYOFFS: u64 = 8;

    /// The games of a contest, as far as they are known before any is played.
    #[must_use]
    pub fn of(contest: &Contest) -> Self {
        let Contest { seats, format, games, .. } = *contest;
        let players = contest.players.len();
        let meetings = match format {
            Format::RoundRobin => choices(players, seats),
            Format::Gauntlet => choices(players - 1, seats - 1),
            Format::Swiss | Format::KnockOut => 0,
        };
        let rounds = contest.rounds();
        let blocks = vec![GameBlock { first: 0, opening: 0, meetings, games, tables: None }];
        let mut schedule =
            Self { players, seats, format, games, rounds, blocks, played: Vec::new() };
        schedule.advance();
        schedule
    }

    /// How many games there are, as far as they are known.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.blocks.last().map_or(0, GameBlock::end)
    }

    /// How many games there will be, if none is played off.
    #[must_use]
    pub fn planned(&self) -> u64 {
        let to_come = planned_meetings(self.format, self.players, self.rounds);
        self.len().max(to_come.saturating_mul(self.games))
    }

    /// Whether there is nothing to play.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The rounds so far, where pairings follow from results.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.played
    }

    /// The game with this number, if it is known. The meetings take turns, so that whenever a
    /// contest is interrupted all have played about as much.
    #[must_use]
    pub fn pairing(&self, number: u64) -> Option<Pairing> {
        let block = self.blocks.iter().find(|block| number < block.end())?;
        let (number_within, seats) = (number - block.first, self.seats as u64);
        // All but the last round have as many games as there are seats.
        let round = number_within / block.meetings.saturating_mul(seats);
        let within = number_within - round * block.meetings * seats;
        let games = seats.min(block.games - round * seats);
        let (meeting, turn) = (within / games, within % games);
        let mut seats = match &block.tables {
            Some(tables) => tables[usize::try_from(meeting).expect("one of the tables")].to_vec(),
            None => self.table(meeting),
        };
        seats.rotate_left(usize::try_from(turn).expect("one of the seats"));
        Some(Pairing { number, round: block.opening + round, seats })
    }

    /// Counts a game for the pairings to come.
    pub fn count(&mut self, report: &GameReport) {
        if let Some(round) = self.played.last_mut() {
            round.count(report);
        }
    }

    /// Adds the next games once all that are known were counted: meetings of a knock-out that are
    /// level are played off, and the next round is paired. False if the contest is over.
    pub fn advance(&mut self) -> bool {
        let level = self.level();
        if !level.is_empty() {
            self.push(level, self.seats as u64);
            return true;
        }
        let next = next_round(self.format, self.players, self.games, self.rounds, &self.played);
        let Some(round) = next else { return false };
        let tables = round.meetings.iter().map(|meeting| meeting.players).collect();
        self.played.push(round);
        self.push(tables, self.games);
        true
    }

    /// Who is level in the last round of a knock-out, and is to play off.
    fn level(&self) -> Vec<[usize; 2]> {
        let games = |halves: [u64; 2]| halves.iter().sum::<u64>() / 2;
        let most = self.games + Self::MOST_PLAYOFFS * self.seats as u64;
        let last = self.played.last().filter(|_| self.format == Format::KnockOut);
        let meetings = last.into_iter().flat_map(|round| &round.meetings);
        let level = meetings.filter(|known| known.is_level() && games(known.halves) < most);
        level.map(|meeting| meeting.players).collect()
    }

    fn push(&mut self, tables: Vec<[usize; 2]>, games: u64) {
        let openings = |block: &GameBlock| block.games.div_ceil(self.seats as u64);
        let last = self.blocks.last().filter(|block| block.meetings > 0);
        let opening = last.map_or(0, |block| block.opening + openings(block));
        let (first, meetings) = (self.len(), tables.len() as u64);
        self.blocks.push(GameBlock { first, opening, meetings, games, tables: Some(tables) });
    }

    /// Who meets at the table of that number.
    fn table(&self, number: u64) -> Vec<usize> {
        match self.format {
            Format::RoundRobin => choice(self.players, self.seats, number),
            Format::Gauntlet => {
                let others = choice(self.players - 1, self.seats - 1, number);
                iter::once(0).chain(others.into_iter().map(|player| player + 1)).collect()
            }
            Format::Swiss | Format::KnockOut => unreachable!("their tables are listed"),
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

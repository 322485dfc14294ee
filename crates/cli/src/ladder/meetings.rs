//! The games of a ladder: a contest of its own, with a journal of its own, for each table.

use std::{
    collections::BTreeMap,
    fs,
    num::NonZeroUsize,
    path::{Path, PathBuf},
};

use rules::Spec;
use search::Stop;
use session::Seat;
use sha2::{Digest as _, Sha256};
use tournament::{Contest, GameReport, Journal, Schedule, hold};

use crate::{contest::journal_failure, failure::Failure, hand_in::hex};

/// The folder of the journals within that of the results.
const JOURNALS: &str = "games";

/// The meetings of a ladder.
pub(super) struct Meetings<'a> {
    /// All players at once: what is said of games holds for every meeting.
    pub(super) contest: &'a Contest,
    /// Which of the players are hand-ins: ours do not play among themselves.
    pub(super) hand_ins: &'a [bool],
    /// The bounds of hand-ins, on which games depend too.
    pub(super) bounds: &'a str,
    /// Where the results are.
    pub(super) folder: &'a Path,
}

/// A meeting that was played.
#[derive(Debug)]
pub(super) struct PlayedMeeting {
    /// Its games with the numbers of players and games in the whole ladder, each with the round that
    /// it belongs to.
    pub(super) games: Vec<(u64, GameReport)>,
}

impl Meetings<'_> {
    /// Plays everything that was not played yet.
    pub(super) fn play(
        &self,
        threads: NonZeroUsize,
        stop: &Stop,
    ) -> Result<Vec<PlayedMeeting>, Failure> {
        fs::create_dir_all(self.folder.join(JOURNALS))?;
        let (mut first, mut played) = (0, Vec::new());
        for players in self.tables() {
            tracing::info!(?players, "meeting");
            let meeting = self.meet(&players, first, threads, stop)?;
            first += self.contest.games;
            played.push(meeting);
            if stop.is_raised() {
                break;
            }
        }
        Ok(played)
    }

    /// Who meets: as many as sit at a table, a hand-in among them.
    fn tables(&self) -> Vec<Vec<usize>> {
        let mut all = Contest::clone(self.contest);
        all.games = 1;
        let schedule = Schedule::of(&all);
        let tables = (0..schedule.len()).filter_map(|number| schedule.pairing(number));
        let mut tables: Vec<Vec<usize>> = tables
            .map(|pairing| {
                let mut seats = pairing.seats;
                seats.sort_unstable();
                seats
            })
            .filter(|players| players.iter().any(|&player| self.hand_ins[player]))
            .collect();
        tables.sort();
        tables.dedup();
        tables
    }

    /// Plays a meeting; its games are numbered from `first` in the whole ladder.
    fn meet(
        &self,
        players: &[usize],
        first: u64,
        threads: NonZeroUsize,
        stop: &Stop,
    ) -> Result<PlayedMeeting, Failure> {
        let specs: Vec<Spec> =
            players.iter().map(|&player| self.contest.players[player].clone()).collect();
        let (path, seed) = self.journal(&specs);
        let mut contest = Contest::clone(self.contest);
        contest.players = specs;
        contest.seed = seed;
        let (mut journal, played) =
            Journal::open(&path, &contest).map_err(|error| journal_failure(&error))?;
        let mut games: BTreeMap<u64, GameReport> =
            played.iter().map(|report| (report.number, report.clone())).collect();
        hold(&contest, played, threads, None, stop, |progress| {
            games.insert(progress.report.number, progress.report.clone());
            journal.add(progress.report).map_err(|error| journal_failure(&error))
        })?;
        let schedule = Schedule::of(&contest);
        let games = games.into_values().filter(|report| report.number < contest.games);
        let games = games.map(|mut report| {
            let round = schedule.pairing(report.number).map_or(0, |pairing| pairing.round);
            report.number += first;
            report.seats = report.seats.iter().map(|&seat| players[seat]).collect();
            (round, report)
        });
        Ok(PlayedMeeting { games: games.collect() })
    }

    /// The journal of a meeting and its seed, which follow from who meets, the bounds and the seed of
    /// the ladder.
    fn journal(&self, specs: &[Spec]) -> (PathBuf, u64) {
        let mut hash = Sha256::new();
        hash.update(self.contest.game.to_string());
        hash.update(self.bounds);
        hash.update(self.contest.seed.to_le_bytes());
        for spec in specs {
            hash.update(spec.to_string());
            hash.update([0]);
        }
        let digest = hash.finalize();
        let key = hex(&digest[..6]);
        let seed = u64::from_le_bytes(digest[8..16].try_into().expect("eight bytes"));
        let plain = |spec: &Spec| {
            let named = Seat::read(spec).ok().and_then(|seat| seat.name);
            let name = named.unwrap_or_else(|| spec.to_string());
            let plain = |letter: char| if letter.is_alphanumeric() { letter } else { '-' };
            name.chars().take(20).map(plain).collect::<String>()
        };
        let names: Vec<String> = specs.iter().map(plain).collect();
        let file = format!("{}--{key}.jsonl", names.join("--"));
        (self.folder.join(JOURNALS).join(file), seed)
    }
}

//! Setting up contests in tests.

use std::{convert::Infallible, num::NonZeroUsize};

use search::Stop;
use tournament::{Contest, GameReport, Openings, Standing, hold};

pub(crate) fn match_of(game: &str, players: &[&str], games: u64) -> Contest {
    let players = players.iter().map(|player| player.parse().unwrap()).collect();
    let contest = Contest::of_match(&game.parse().unwrap(), players).unwrap();
    Contest { games, ..contest }
}

pub(crate) fn tournament_of(game: &str, players: &[&str], games: u64) -> Contest {
    let players = players.iter().map(|player| player.parse().unwrap()).collect();
    let contest = Contest::of_tournament(&game.parse().unwrap(), players).unwrap();
    Contest { games, ..contest }
}

pub(crate) fn from_the_start(contest: Contest) -> Contest {
    Contest { openings: Openings::Random { plies: 0 }, ..contest }
}

/// Plays a contest on this many threads.
pub(crate) fn play(contest: &Contest, threads: usize) -> (Standing, Vec<GameReport>) {
    let mut reports = Vec::new();
    let threads = NonZeroUsize::new(threads).unwrap();
    let hear = |progress: &tournament::Progress<'_>| {
        reports.push(progress.report.clone());
        Ok::<(), Infallible>(())
    };
    let Ok(standing) = hold(contest, Vec::new(), threads, None, &Stop::default(), hear);
    reports.sort_by_key(|report| report.number);
    (standing, reports)
}

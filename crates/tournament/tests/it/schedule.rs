//! Who plays whom.

use std::collections::BTreeMap;

use tournament::{Contest, Format, Pairing, Schedule};

use crate::support::contests::match_of;

fn pairings(contest: &Contest) -> Vec<Pairing> {
    let schedule = Schedule::of(contest);
    (0..schedule.len()).map(|number| schedule.pairing(number).unwrap()).collect()
}

fn tournament_of(game: &str, players: usize, games: u64, format: Format) -> Contest {
    let players = vec!["random".parse().unwrap(); players];
    let contest = Contest::of_tournament(&game.parse().unwrap(), players).unwrap();
    Contest { games, format, ..contest }
}

#[test]
fn on_every_opening_everyone_takes_every_seat() {
    let contest = match_of("morpion:width=5,height=5", &["random", "greedy", "random"], 9);
    for round in pairings(&contest).chunks(3) {
        assert!(round.iter().all(|pairing| pairing.round == round[0].round));
        for player in 0..3 {
            let mut seats: Vec<usize> = round
                .iter()
                .map(|pairing| pairing.seats.iter().position(|&seated| seated == player).unwrap())
                .collect();
            seats.sort_unstable();
            assert_eq!(seats, [0, 1, 2]);
        }
    }
}

#[test]
fn a_pair_has_its_seats_swapped() {
    let contest = match_of("othello", &["random", "greedy"], 5);
    let seats: Vec<(u64, Vec<usize>)> =
        pairings(&contest).into_iter().map(|pairing| (pairing.round, pairing.seats)).collect();
    let expected =
        [(0, vec![0, 1]), (0, vec![1, 0]), (1, vec![0, 1]), (1, vec![1, 0]), (2, vec![0, 1])];
    assert_eq!(seats, expected);
}

/// How many games each set of players plays.
fn meetings(contest: &Contest) -> BTreeMap<Vec<usize>, u64> {
    let mut meetings = BTreeMap::new();
    for mut pairing in pairings(contest) {
        pairing.seats.sort_unstable();
        *meetings.entry(pairing.seats).or_default() += 1;
    }
    meetings
}

#[test]
fn in_a_round_robin_everyone_meets_everyone() {
    let contest = tournament_of("connect-four", 4, 7, Format::RoundRobin);
    let found = meetings(&contest);
    assert_eq!(found.len(), 6);
    assert!(found.values().all(|&games| games == 7));
    let tables = meetings(&tournament_of("morpion:players=3", 5, 4, Format::RoundRobin));
    assert_eq!(tables.len(), 10);
    assert!(tables.values().all(|&games| games == 4));
}

#[test]
fn in_a_gauntlet_the_first_meets_the_others() {
    let found = meetings(&tournament_of("connect-four", 4, 6, Format::Gauntlet));
    assert_eq!(found.keys().collect::<Vec<_>>(), [&[0, 1], &[0, 2], &[0, 3]]);
    assert!(found.values().all(|&games| games == 6));
}

#[test]
fn a_schedule_ends() {
    let schedule = Schedule::of(&match_of("othello", &["random", "random"], 3));
    assert_eq!(schedule.len(), 3);
    assert!(!schedule.is_empty());
    assert_eq!(schedule.pairing(3), None);
}

//! Rounds that follow from results: nobody meets the same opponent twice in the Swiss system as long
//! as that can be, and a knock-out leaves one.

use std::collections::BTreeSet;

use rules::Spec;
use tournament::{Contest, Format, GameReport, Schedule};

fn contest(players: usize, format: Format, games: u64) -> Contest {
    let game = "connect-four".parse().unwrap();
    let players = vec![Spec::new("random"); players];
    let contest = Contest::of_tournament(&game, players).unwrap();
    Contest { format, games, ..contest }
}

/// Plays a whole schedule with results by strength: the player with the smaller number wins, or the
/// game is drawn if `draws` says so.
fn play(contest: &Contest, draws: impl Fn(usize, usize) -> bool) -> Schedule {
    let mut schedule = Schedule::of(contest);
    let mut next = 0;
    loop {
        while let Some(pairing) = schedule.pairing(next) {
            let [first, second] = pairing.seats[..] else { panic!("tables of two") };
            let winner = u8::from(second < first);
            schedule.count(&GameReport {
                number: next,
                seats: pairing.seats.clone(),
                position: None,
                moves: Vec::new(),
                opening: 0,
                winner: (!draws(first, second)).then_some(winner),
                loser: None,
                reason: "line".to_owned(),
                fault: None,
                adjudicated: false,
                nodes: 0,
                seconds: 0.0,
                searches: Vec::new(),
            });
            next += 1;
        }
        if !schedule.advance() {
            return schedule;
        }
    }
}

#[test]
fn in_the_swiss_system_nobody_meets_twice_and_the_best_wins() {
    for players in 2..=33 {
        let contest = contest(players, Format::Swiss, 2);
        let schedule = play(&contest, |_, _| false);
        let rounds = schedule.rounds();
        assert_eq!(rounds.len(), players.next_power_of_two().trailing_zeros() as usize);
        let mut met = BTreeSet::new();
        let mut points = vec![0; players];
        let mut byes = BTreeSet::new();
        for round in rounds {
            let mut seen = BTreeSet::new();
            for meeting in &round.meetings {
                assert!(met.insert(meeting.players), "{players} players: {meeting:?}");
                assert!(meeting.players.iter().all(|player| seen.insert(*player)));
                assert_eq!(meeting.halves.iter().sum::<u64>(), 4, "two games");
                for (player, halves) in meeting.players.into_iter().zip(meeting.halves) {
                    points[player] += halves;
                }
            }
            assert_eq!(round.byes.len(), players % 2);
            for &free in &round.byes {
                assert!(seen.insert(free) && byes.insert(free), "free twice: {free}");
                points[free] += 4;
            }
            assert_eq!(seen.len(), players);
        }
        let best = points.iter().copied().max();
        assert_eq!(best, Some(points[0]), "{players} players: {points:?}");
        assert_eq!(points.iter().filter(|&&own| Some(own) == best).count(), 1, "{points:?}");
        assert_eq!(schedule.len(), schedule.planned());
    }
}

#[test]
fn more_rounds_than_opponents_let_players_meet_again() {
    let contest = Contest { swiss_rounds: Some(5), ..contest(4, Format::Swiss, 1) };
    let schedule = play(&contest, |_, _| true);
    assert_eq!(schedule.rounds().len(), 5);
    assert!(schedule.rounds().iter().all(|round| round.meetings.len() == 2));
}

#[test]
fn a_knock_out_leaves_the_best_and_its_seeds_meet_late() {
    for players in 2..=17 {
        let contest = contest(players, Format::KnockOut, 2);
        let schedule = play(&contest, |_, _| false);
        let rounds = schedule.rounds();
        let meetings: usize = rounds.iter().map(|round| round.meetings.len()).sum();
        assert_eq!(meetings, players - 1, "everyone but one is beaten once");
        let last = rounds.last().unwrap().meetings[0];
        assert_eq!((last.players, last.winner()), ([0, 1], 0), "{players} players");
        assert_eq!(schedule.len(), schedule.planned());
    }
}

#[test]
fn a_meeting_that_is_level_is_played_off_and_then_goes_to_the_better_seed() {
    let contest = contest(4, Format::KnockOut, 2);
    // The last two meet on level terms for ever.
    let schedule = play(&contest, |one, other| one + other == 3);
    let first = &schedule.rounds()[0];
    assert!(first.meetings.iter().all(tournament::RoundMeeting::is_level));
    assert_eq!(
        first.meetings.iter().map(tournament::RoundMeeting::winner).collect::<Vec<_>>(),
        [0, 1]
    );
    let games: u64 = first.meetings[0].halves.iter().sum::<u64>() / 2;
    assert_eq!(games, 2 + 8 * 2, "eight pairs more");
    assert!(schedule.len() > 3 * 2, "more than three meetings of two games");
}

#[test]
fn rounds_are_for_tables_of_two() {
    let game = "morpion:players=3".parse().unwrap();
    let contest = Contest::of_tournament(&game, vec![Spec::new("random"); 4]).unwrap();
    let swiss = Contest { format: Format::Swiss, ..contest };
    assert!(swiss.check_format().is_err());
}

//! Games with a clock.

use tournament::{Contest, ContestClock};

use crate::support::contests::{match_of, play};

fn timed(contest: Contest, clock: &str) -> Contest {
    let clock: ContestClock = clock.parse().expect("a clock");
    Contest { clock: Some(clock), ..contest }
}

#[test]
fn players_who_keep_to_their_time_play_to_the_end() {
    let contest = timed(match_of("connect-four", &["pvs", "pvs:depth=2"], 4), "2+0.01,margin=600");
    let (standing, reports) = play(&contest, 2);
    assert_eq!(standing.games, 4);
    assert!(reports.iter().all(|report| report.reason != "time" && report.fault.is_none()));
    let record = contest.record(&reports[0]);
    assert_eq!(record.facts["TimeControl"], "2+0.01,margin=600");
}

/// A billionth of a second is over before any move is found.
#[test]
fn who_exceeds_the_time_loses_the_game() {
    let contest = timed(match_of("othello", &["random", "random"], 2), "0.000000001,margin=0");
    let (standing, reports) = play(&contest, 1);
    assert_eq!(standing.reasons["time"], 2);
    for report in reports {
        let mover = u8::try_from(report.moves.len() % 2).expect("a seat");
        assert_eq!(report.winner, Some(1 - mover), "the one whose turn it was has lost");
        assert_eq!(report.moves.len(), report.opening);
    }
}

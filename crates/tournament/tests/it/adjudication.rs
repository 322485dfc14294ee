//! Games that are ended early.

use rules::Spec;
use tournament::{Adjudication, Contest};

use crate::support::contests::{match_of, play};

fn adjudicated(contest: Contest, rules: &str) -> Contest {
    let adjudication = Adjudication::read(&Spec::list(rules).unwrap()).unwrap();
    Contest { adjudication, ..contest }
}

#[test]
fn long_games_are_drawn() {
    let contest = adjudicated(match_of("draughts", &["random", "random"], 4), "length:20");
    let (standing, reports) = play(&contest, 1);
    assert_eq!(standing.draws, 4);
    assert_eq!(standing.adjudicated, 4);
    for report in reports {
        assert_eq!((report.moves.len(), report.reason.as_str()), (20, "length"));
    }
}

#[test]
fn a_lost_player_resigns() {
    let players = ["pvs:3", "pvs:1,ties=random"];
    let contest = adjudicated(match_of("draughts", &players, 6), "resign:score=300,moves=2");
    let (standing, reports) = play(&contest, 1);
    assert!(standing.adjudicated > 0);
    for report in reports.iter().filter(|report| report.adjudicated) {
        assert_eq!(report.reason, "resignation");
        assert!(report.winner.is_some());
    }
}

#[test]
fn players_who_see_nothing_agree_on_a_draw() {
    let rules = "draw:score=0,moves=3,from=10";
    let contest = adjudicated(match_of("connect-four", &["random", "random"], 4), rules);
    let (_, reports) = play(&contest, 1);
    for report in reports {
        // A player at random has no opinion: each has said so three times after move ten.
        let drawn = report.adjudicated && report.moves.len() == 15;
        assert!(drawn || !report.adjudicated, "{report:?}");
    }
}

#[test]
fn unknown_rules_are_refused() {
    for bad in ["flip-a-coin", "resign:speed=3", "length:0"] {
        assert!(Adjudication::read(&Spec::list(bad).unwrap()).is_err(), "{bad}");
    }
}

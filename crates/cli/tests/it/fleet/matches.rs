//! Matches and tournaments come out as on one machine.

use super::support::Site;

/// A match of games that take a moment each, the same wherever it is played.
const MATCH: &str =
    "match othello:size=6 alpha-beta:2,ties=random random --games 60 --seed 3 --json";

#[test]
fn a_match_has_the_same_result_as_on_one_machine() {
    let site = Site::open();
    let (_one, _two) = (site.worker("one"), site.worker("two"));
    let shared = site.finish(MATCH);
    assert_eq!(shared, (Some(0), site.alone(MATCH), String::new()));
    let again = site.finish(MATCH);
    assert_eq!((again.0, again.1), (Some(0), shared.1), "its results are kept");
    assert!(again.2.contains("results are there already"), "{}", again.2);
}

#[test]
fn more_games_are_added_to_a_run() {
    let site = Site::open();
    let _one = site.worker("one");
    site.finish(MATCH);
    let longer = MATCH.replace("--games 60", "--games 90");
    assert_eq!(site.finish(&longer).1, site.alone(&longer));
}

#[test]
fn a_test_stops_at_the_same_game() {
    let site = Site::open();
    let (_one, _two) = (site.worker("one"), site.worker("two"));
    let sprt = "match connect-four level:3 random --games 100000 --sprt 0,100 --seed 5 --json";
    let (code, said, heard) = site.finish(&format!("{sprt} --batch 3"));
    assert_eq!((code, said, heard), (Some(0), site.alone(sprt), String::new()));
    let (_, status, _) = site.finish("fleet status");
    assert!(status.contains(": finished, "), "{status}");
    assert!(status.contains("plateau-jobs-match: 0 waiting"), "{status}");
}

#[test]
fn tournaments_of_every_format_come_out_alike() {
    let site = Site::open();
    let (_one, _two) = (site.worker("one"), site.worker("two"));
    for format in ["round-robin", "gauntlet", "swiss", "knock-out"] {
        let command = format!(
            "tournament connect-four level:1 random greedy alpha-beta:1 --games 4 --seed 2 \
             --format {format} --json"
        );
        let shared = site.finish(&command);
        assert_eq!(shared, (Some(0), site.alone(&command), String::new()), "{format}");
    }
}

#[test]
fn files_of_weights_go_with_the_work() {
    let site = Site::open();
    site.alone("train connect-four --rounds 1 --games 20 --output mine.weights");
    let _one = site.worker("one");
    let command =
        "match connect-four pvs:2,eval=\"patterns:file=mine.weights\" random --games 6 --json";
    assert_eq!(site.finish(command), (Some(0), site.alone(command), String::new()));
}

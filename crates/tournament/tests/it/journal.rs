//! Contests that go on after an interruption.

use std::{fs, num::NonZeroUsize, path::Path};

use search::Stop;
use tournament::{Contest, Journal, JournalError, Standing, hold};

use crate::support::contests::{match_of, play};

/// Plays a contest with a journal, and stops after this many games.
fn play_some(contest: &Contest, path: &Path, most: usize) -> Standing {
    let (mut journal, played) = Journal::open(path, contest).unwrap();
    let stop = Stop::default();
    let mut heard = 0;
    hold(contest, played, NonZeroUsize::MIN, None, &stop, |progress| {
        heard += 1;
        if heard == most {
            stop.raise();
        }
        journal.add(progress.report)
    })
    .unwrap()
}

#[test]
fn it_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.jsonl");
    let contest = match_of("connect-four", &["greedy", "random"], 20);
    let interrupted = play_some(&contest, &path, 7);
    assert!(interrupted.games < 20);
    let resumed = play_some(&contest, &path, 1000);
    let (whole, _) = play(&contest, 1);
    assert_eq!((resumed.games, resumed.wins), (20, whole.wins));
    assert_eq!(resumed.meetings, whole.meetings);
    // And there is nothing left to play.
    let lines = fs::read_to_string(&path).unwrap();
    assert_eq!(lines.lines().count(), 21);
    assert_eq!(play_some(&contest, &path, 1000).games, 20);
    assert_eq!(fs::read_to_string(&path).unwrap(), lines);
}

#[test]
fn a_line_that_was_cut_off_is_played_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.jsonl");
    let contest = match_of("connect-four", &["greedy", "random"], 6);
    play_some(&contest, &path, 1000);
    let whole = fs::read_to_string(&path).unwrap();
    let end = whole.rfind("\"moves\"").unwrap();
    fs::write(&path, &whole[..end]).unwrap();
    let standing = play_some(&contest, &path, 1000);
    assert_eq!(standing.games, 6);
    let games = |text: &str| {
        text.lines()
            .map(|line| line.split("\"nodes\"").next().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(games(&fs::read_to_string(&path).unwrap()), games(&whole));
}

#[test]
fn the_file_of_something_else_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.jsonl");
    let contest = match_of("connect-four", &["greedy", "random"], 2);
    play_some(&contest, &path, 1000);
    let before = fs::read_to_string(&path).unwrap();
    let other = Contest { seed: 9, ..contest.clone() };
    assert!(matches!(Journal::open(&path, &other), Err(JournalError::OtherContest { .. })));
    assert_eq!(fs::read_to_string(&path).unwrap(), before);
    for text in ["dear diary\n", "no newline"] {
        fs::write(&path, text).unwrap();
        let error = Journal::open(&path, &contest).unwrap_err();
        assert!(matches!(error, JournalError::NoJournal { line: 1, .. }), "{error}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
    let nowhere = folder.path().join("no/such/folder");
    assert!(matches!(Journal::open(&nowhere, &contest), Err(JournalError::File { .. })));
}

//! Recorded games: a change of rules shows as a readable difference.

use std::{env, fmt::Write as _, fs, path::Path};

use fastrand::Rng;
use rules::{History, Notation};

/// Plays a random game and writes down every position, its legal moves and the move played.
pub fn playthrough<G: Notation>(game: &G, seed: u64) -> String {
    let mut rng = Rng::with_seed(seed);
    let mut history = History::new(game);
    let mut text = String::new();
    while history.outcome(game).is_none() {
        let position = history.position();
        let legal: Vec<_> = game.moves(position).expect("no outcome, so moves").collect();
        let written: Vec<String> = legal.iter().map(|&m| game.write_move(position, m)).collect();
        let chosen = rng.usize(..legal.len());
        let _ = writeln!(text, "{}", game.write_position(position));
        let _ = writeln!(text, "  player {}: {}", game.turn(position).0, written.join(" "));
        let _ = writeln!(text, "  plays {}", written[chosen]);
        history.play(game, legal[chosen]);
    }
    let _ = writeln!(text, "{}", game.write_position(history.position()));
    let reason = match game.outcome(history.position()) {
        Some(_) => game.reason(history.position()).name(),
        None => rules::Reason::Repetition.name(),
    };
    let outcome = history.outcome(game).expect("the game is over");
    let _ = writeln!(text, "{outcome:?} by {reason}");
    text
}

/// Compares a random game with its record in a file; `UPDATE=1` writes the file anew.
///
/// # Panics
///
/// If they differ, or the file cannot be read or written.
pub fn check_playthrough<G: Notation>(game: &G, seed: u64, file: impl AsRef<Path>) {
    let file = file.as_ref();
    let played = playthrough(game, seed);
    if env::var_os("UPDATE").is_some_and(|update| update == "1") {
        fs::write(file, &played).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
    let recorded =
        fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    for (number, (played, recorded)) in (1..).zip(played.lines().zip(recorded.lines())) {
        assert_eq!(played, recorded, "{}, line {number}", file.display());
    }
    assert_eq!(played.lines().count(), recorded.lines().count(), "{}", file.display());
}

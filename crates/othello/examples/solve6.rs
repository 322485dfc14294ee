//! Solves Othello on 6×6: `cargo run --release -p othello --example solve6`.
//!
//! Played perfectly by both, White wins by 20 to 16, as Joel Feinstein found in 1993. It takes the
//! engine about a minute. The bar shows how much of the tree is done, as far as one can tell: each
//! move near the root counts for an equal share of its position, until it turns out that the rest
//! need not be looked at.

use std::time::Instant;

use indicatif::{HumanCount, HumanDuration, ProgressBar, ProgressStyle};
use othello::{Exact, Narrow, Othello, transcript};
use rules::{Game, History, Notation};
use search::{Algorithm, Entry, Exit, Meter, SearchTask, Thought, Trace};

fn main() {
    let game = Othello::<Narrow>::new(6);
    let history = History::new(&game);
    let mut meter = Meter::unlimited();
    let mut progress = Progress::new(&game);
    let begun = Instant::now();
    let bar = progress.bar.clone();
    let mut tell = |thought: &Thought<_>| bar.println(format!("found {:+}", thought.score.0));
    let mut task = SearchTask::new(&game, &history, &mut meter).reporting(&mut tell);
    let thought = Exact::default().choose(&mut task, &mut progress);
    progress.bar.finish_and_clear();
    let mut line = history;
    for &played in &thought.line {
        line.play(&game, played);
    }
    let tallies = game.board(line.position()).tallies;
    println!("Black {}, White {}: {}", tallies[0], tallies[1], transcript::write(&line));
    println!(
        "{} positions in {}",
        HumanCount(thought.statistics.nodes),
        HumanDuration(begun.elapsed())
    );
}

/// How many moves from the root shares are still counted.
const NEAR: usize = 6;
/// The whole of the tree, in shares.
const WHOLE: f64 = 1e6;

/// Watches the nodes near the root, and moves the bar when one is done.
struct Progress<'a> {
    game: &'a Othello<Narrow>,
    bar: ProgressBar,
    /// The nodes now open near the root.
    open: Vec<Share>,
    /// How many nodes are open below them.
    below: u64,
}

/// The share of the whole that a node stands for.
struct Share {
    whole: f64,
    /// What each of its moves stands for.
    each: f64,
    /// What stands for the moves that are done.
    done: f64,
}

impl<'a> Progress<'a> {
    fn new(game: &'a Othello<Narrow>) -> Self {
        let style = "{elapsed_precise} {bar:50} {percent:>3} %  {msg}";
        let style = ProgressStyle::with_template(style).expect("a template");
        let bar = ProgressBar::new(rounded(WHOLE)).with_style(style);
        Self { game, bar, open: Vec::new(), below: 0 }
    }
}

impl Trace<Othello<Narrow>> for Progress<'_> {
    fn enter(&mut self, entry: Entry<'_, Othello<Narrow>>) {
        if entry.played.is_none() {
            let (alpha, beta) = (entry.alpha.0, entry.beta.0);
            self.bar.set_message(format!("between {alpha:+} and {beta:+}?"));
        }
        if self.open.len() == NEAR {
            self.below += 1;
            return;
        }
        let whole = self.open.last().map_or(WHOLE, |above| above.each);
        // The four moves of the start mirror one another, and only one of them is read.
        let moves = match entry.played {
            Some(_) => self.game.moves(entry.position).map_or(1, Iterator::count),
            None => 1,
        };
        let moves = f64::from(u32::try_from(moves).expect("at most 36 moves"));
        self.open.push(Share { whole, each: whole / moves, done: 0.0 });
    }

    fn leave(&mut self, _: Exit) {
        if self.below > 0 {
            self.below -= 1;
            return;
        }
        let left = self.open.pop().expect("a node that was entered");
        if let Some(above) = self.open.last_mut() {
            // At most all of it: a move may be read twice, the second time in a wider window.
            above.done = (above.done + left.whole).min(above.whole);
        }
        self.bar.set_position(rounded(self.open.iter().map(|share| share.done).sum()));
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most a million")]
fn rounded(shares: f64) -> u64 {
    shares.round() as u64
}

//! The opening book: `cargo run --release -p othello --example opening_book -- PLIES DEPTH [KEPT]`.
//!
//! From the start on, every move of a position is scored by a search of DEPTH moves with the learned
//! evaluation, and the book goes on after those that are nearly as good as the best, until PLIES
//! moves are played. Mirror images and other orders of the same moves are scored once. A line for
//! each position: its moves, and its score in hundredths of a disc for the player to move. The
//! positions of the file KEPT, which a run that was stopped has written, are not scored again.

use std::{collections::VecDeque, error::Error, fs};

use othello::{FewestReplies, Narrow, OpeningBook, Othello, Patterns, transcript};
use rules::{Game, History};
use search::{Engine, Limits, Meter, Pvs, SearchTask, Stop, Techniques};

/// How much worse than the best a move may be so that the book goes on after it, in hundredths of
/// a disc.
const FOLLOWED: i32 = 200;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (plies, depth, kept) = match &arguments[..] {
        [plies, depth] => (plies.parse()?, depth.parse()?, None),
        [plies, depth, kept] => (plies.parse()?, depth.parse()?, Some(kept)),
        _ => return Err("opening_book PLIES DEPTH [KEPT]".into()),
    };
    let kept = kept.map(fs::read_to_string).transpose()?.unwrap_or_default();
    let kept = OpeningBook::read(&kept).ok_or("the kept file is no book")?;
    make(plies, depth, &kept);
    Ok(())
}

/// Prints the book.
fn make(plies: usize, depth: u32, kept: &OpeningBook) {
    let game = Othello::<Narrow>::new(8);
    let mut search = Pvs::new(Patterns::shipped(), FewestReplies, Techniques::ALL);
    let mut book = OpeningBook::default();
    let mut ahead = VecDeque::from([History::new(&game)]);
    while let Some(history) = ahead.pop_front() {
        let mut found = Vec::new();
        for played in game.moves(history.position()).into_iter().flatten() {
            let mut child = history.clone();
            child.play(&game, played);
            if book.score(&game, child.position()).is_some() {
                continue;
            }
            let score = kept.score(&game, child.position());
            let score = score.unwrap_or_else(|| score_of(&game, &mut search, &child, depth));
            book.add(&game, child.position(), score);
            println!("{} {score}", transcript::write(&child));
            found.push((child, -score));
        }
        let moves = book.moves(&game, history.position()).unwrap_or_default();
        let best = moves.first().map_or(0, |&(_, score)| score);
        let good = found.into_iter().filter(|(_, score)| best - FOLLOWED <= *score);
        ahead.extend(good.map(|(child, _)| child).filter(|child| child.moves().len() < plies));
    }
}

/// What a search finds a position worth, for the player to move.
fn score_of(
    game: &Othello<Narrow>,
    search: &mut Pvs<Patterns, FewestReplies>,
    history: &History<Othello<Narrow>>,
    depth: u32,
) -> i32 {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let mut meter = Meter::new(limits, Stop::default());
    search.think(&mut SearchTask::new(game, history, &mut meter)).score.0
}

//! Balanced openings of our own making: random moves after which neither side is ahead, as the
//! adviser of the game sees it.

use fastrand::Rng;
use search::{Limits, Stop};

use crate::AnyGame;

/// How many random openings are looked at.
const CANDIDATES: u32 = 12;
/// How many positions the adviser looks at for each.
const NODES: u64 = 20_000;
/// How often random moves are drawn for one of them.
const TRIES: u32 = 100;

/// Plays random moves after which the game still goes on; fewer if there seem to be none such.
pub fn play_random_moves(plies: u32, rng: &mut Rng, table: &mut dyn AnyGame) -> Vec<String> {
    for attempt in 0..TRIES {
        let plies = if attempt + 1 == TRIES { 0 } else { plies };
        table.restart();
        let mut moves = Vec::new();
        for _ in 0..plies {
            let Some(text) = rng.choice(table.view().moves).map(|turn| turn.text) else { break };
            table.play(&text).expect("a move of the view");
            moves.push(text);
        }
        if table.ending().is_none() {
            return moves;
        }
    }
    Vec::new()
}

/// Plays the most balanced of some random openings, and tells its moves. The same seed gives the
/// same opening. At a table of many, where no adviser says who is ahead, it is a random one.
pub fn play_balanced_opening(plies: u32, seed: u64, table: &mut dyn AnyGame) -> Vec<String> {
    let mut rng = Rng::with_seed(seed);
    if table.players() != 2 {
        return play_random_moves(plies, &mut rng, table);
    }
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let adviser = table.adviser();
    let mut best: Option<(u32, Vec<String>)> = None;
    for _ in 0..CANDIDATES {
        let moves = play_random_moves(plies, &mut rng, table);
        let lead = match table.ask(&adviser, limits, Stop::default()) {
            Ok(Some(run)) => run(&mut |_| ()).score.unsigned_abs(),
            _ => u32::MAX,
        };
        if best.as_ref().is_none_or(|(least, _)| lead < *least) {
            best = Some((lead, moves));
        }
    }
    let (_, moves) = best.unwrap_or_default();
    table.restart();
    for text in &moves {
        table.play(text).expect("it was played before");
    }
    moves
}

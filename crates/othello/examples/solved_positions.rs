//! Positions with their exact values, for measuring evaluations:
//! `cargo run --release -p othello --example solved_positions -- EMPTIES COUNT SEED`.
//!
//! Each position comes from a game of its own: eight random moves, then the general search with a
//! thousand positions a move until so many squares are empty. The engine that reads to the end
//! solves it, and it is printed as a line of OBF with its best move.

use std::error::Error;

use fastrand::Rng;
use othello::{
    Bits, Exact, FewestReplies, Heuristic, Move, Narrow, Othello,
    obf::{self, ObfExercise},
};
use rules::{Game, History};
use search::{Engine, Limits, Meter, Pvs, SearchTask, Stop, Techniques, Thought};

/// How many moves of a game are random.
const RANDOM: usize = 8;
/// How many positions the general search looks at for a move.
const NODES: u64 = 1_000;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<u64> =
        std::env::args().skip(1).map(|text| text.parse()).collect::<Result<_, _>>()?;
    let [empties, count, seed] = arguments[..] else {
        return Err("solved_positions EMPTIES COUNT SEED".into());
    };
    let game = Othello::<Narrow>::new(8);
    let mut exact = Exact::default();
    let mut found = 0;
    for number in 0.. {
        if found == count {
            break;
        }
        let mut rng = Rng::with_seed(seed.wrapping_mul(1_000_003).wrapping_add(number));
        let Some(history) = game_until(&game, empties, &mut rng) else { continue };
        let thought = think(&game, &history, &mut exact, Limits::default());
        let (position, scores) = (*history.position(), vec![(thought.best, thought.score.0)]);
        println!("{}", obf::write(&game, &ObfExercise { position, scores }));
        found += 1;
    }
    Ok(())
}

/// A game until so many squares are empty, unless it ends or the player to move must pass.
fn game_until(
    game: &Othello<Narrow>,
    empties: u64,
    rng: &mut Rng,
) -> Option<History<Othello<Narrow>>> {
    let mut history = History::new(game);
    let mut player = Pvs::new(Heuristic::Mobility, FewestReplies, Techniques::ALL);
    while u64::from(game.empties(history.position()).count()) > empties {
        let moves: Vec<Move> = game.moves(history.position()).ok()?.collect();
        let played = if history.moves().len() < RANDOM {
            rng.choice(moves)?
        } else {
            let limits = Limits { nodes: Some(NODES), ..Limits::default() };
            think(game, &history, &mut player, limits).best
        };
        history.play(game, played);
    }
    let can_place = !game.placements(history.position()).is_empty();
    can_place.then_some(history)
}

fn think(
    game: &Othello<Narrow>,
    history: &History<Othello<Narrow>>,
    engine: &mut dyn Engine<Othello<Narrow>>,
    limits: Limits,
) -> Thought<Move> {
    engine.think(&mut SearchTask::new(game, history, &mut Meter::new(limits, Stop::default())))
}

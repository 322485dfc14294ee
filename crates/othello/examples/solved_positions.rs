//! Positions with their exact values, for measuring evaluations:
//! `cargo run --release -p othello --example solved_positions -- EMPTIES COUNT SEED [FIRST] [mobility]`.
//!
//! Each position comes from a game of its own: eight random moves, then the general search with the
//! learned evaluation and two thousand positions a move until so many squares are empty. The engine
//! that reads to the end solves it, and it is printed as a line of OBF with its best move. With FIRST
//! the positions before that number, from one, are not solved again: so a run that was stopped goes
//! on. With `mobility` the games are those of the best evaluation made by hand.

use std::error::Error;

use fastrand::Rng;
use othello::{
    Bits, Exact, FewestReplies, Heuristic, Move, Narrow, Othello, Patterns,
    obf::{self, ObfExercise},
};
use rules::{Game, History};
use search::{Engine, Limits, Meter, Pvs, SearchTask, Stop, Techniques, Thought};

/// How many moves of a game are random.
const RANDOM: usize = 8;
/// How many positions the general search looks at for a move.
const NODES: u64 = 2_000;

fn main() -> Result<(), Box<dyn Error>> {
    let (words, numbers): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|argument| argument == "mobility");
    let numbers: Vec<u64> = numbers.iter().map(|text| text.parse()).collect::<Result<_, _>>()?;
    let (empties, count, seed, first) = match numbers[..] {
        [empties, count, seed] => (empties, count, seed, 1),
        [empties, count, seed, first] => (empties, count, seed, first),
        _ => return Err("solved_positions EMPTIES COUNT SEED [FIRST] [mobility]".into()),
    };
    let game = Othello::<Narrow>::new(8);
    let mut exact = Exact::default();
    let mut found = 0;
    for number in 0.. {
        if found == count {
            break;
        }
        let mut rng = Rng::with_seed(seed.wrapping_mul(1_000_003).wrapping_add(number));
        let Some(history) = game_until(&game, empties, player(!words.is_empty()), &mut rng) else {
            continue;
        };
        found += 1;
        if found < first {
            continue;
        }
        let thought = think(&game, &history, &mut exact, Limits::default());
        let (position, scores) = (*history.position(), vec![(thought.best, thought.score.0)]);
        println!("{}", obf::write(&game, &ObfExercise { position, scores }));
    }
    Ok(())
}

/// What plays the games.
fn player(by_hand: bool) -> Box<dyn Engine<Othello<Narrow>>> {
    if by_hand {
        Box::new(Pvs::new(Heuristic::Mobility, FewestReplies, Techniques::ALL))
    } else {
        Box::new(Pvs::new(Patterns::shipped(), FewestReplies, Techniques::ALL))
    }
}

/// A game until so many squares are empty, unless it ends or the player to move must pass.
fn game_until(
    game: &Othello<Narrow>,
    empties: u64,
    mut player: Box<dyn Engine<Othello<Narrow>>>,
    rng: &mut Rng,
) -> Option<History<Othello<Narrow>>> {
    let mut history = History::new(game);
    while u64::from(game.empties(history.position()).count()) > empties {
        let moves: Vec<Move> = game.moves(history.position()).ok()?.collect();
        let played = if history.moves().len() < RANDOM {
            rng.choice(moves)?
        } else {
            let limits = Limits { nodes: Some(NODES), ..Limits::default() };
            think(game, &history, &mut *player, limits).best
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

//! How far the learned evaluation is from exact values:
//! `cargo run --release -p othello --example static_error -- OBF [WEIGHTS]`.
//!
//! Each line of the OBF file is a position with its best move and its exact value. The mean of the
//! absolute errors is told, in discs: of the opinion alone and of searches up to eight moves deep.

use std::{error::Error, fs};

use othello::{
    FewestReplies, LAYOUT, Narrow, Othello, Patterns, Position,
    obf::{self, ObfExercise},
};
use patterns::Weights;
use rules::History;
use search::{Engine, Evaluator, Limits, Meter, Pvs, Score, SearchTask, Stop, Techniques};

/// The depths of the searches.
const DEPTHS: [u32; 5] = [1, 2, 4, 6, 8];

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().ok_or("static_error OBF [WEIGHTS]")?;
    let patterns = match arguments.next() {
        Some(path) => Patterns::new(&Weights::read(&LAYOUT, &fs::read(path)?)?),
        None => Patterns::shipped(),
    };
    let game = Othello::<Narrow>::new(8);
    let text = fs::read_to_string(path)?;
    let exercises: Vec<ObfExercise<u64>> =
        text.lines().map(|line| obf::read(&game, line)).collect::<Result<_, _>>()?;
    let error = |of: &mut dyn FnMut(&Position<u64>) -> Score| {
        let off = |exercise: &ObfExercise<u64>| {
            (discs(of(&exercise.position)) - f64::from(exercise.scores[0].1)).abs()
        };
        exercises.iter().map(off).sum::<f64>()
            / f64::from(u32::try_from(exercises.len()).unwrap_or(1))
    };
    println!("{} positions", exercises.len());
    let opinion = error(&mut |position| patterns.evaluate(&game, position, position.turn));
    println!("the opinion alone: {opinion:.2} discs");
    let techniques = Techniques { quiescence: true, ..Techniques::EXACT };
    let mut search = Pvs::new(patterns.clone(), FewestReplies, techniques);
    for depth in DEPTHS {
        let deep = error(&mut |position| {
            let history = History::from_position(*position);
            let limits = Limits { depth: Some(depth), ..Limits::default() };
            let mut meter = Meter::new(limits, Stop::default());
            search.think(&mut SearchTask::new(&game, &history, &mut meter)).score
        });
        println!("{depth} moves deep: {deep:.2} discs");
    }
    Ok(())
}

/// A score in discs, that of a game read to its end included.
fn discs(Score(score): Score) -> f64 {
    if score.abs() >= Score::WON_BY.0 {
        f64::from(score - score.signum() * Score::WON_BY.0)
    } else {
        f64::from(score) / 100.0
    }
}

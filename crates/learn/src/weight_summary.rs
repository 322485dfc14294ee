//! What weights say, in few numbers: what a disc on each square is worth, and which shapes count,
//! when.

use std::sync::LazyLock;

use fastrand::Rng;
use othello::{Narrow, Othello};
use patterns::{Layout, Patterned, Weights};
use search::Evaluator;

/// What weights say, in few numbers that can be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct WeightSummary {
    /// For each stage of the game, what it is worth in points that the disc on each square is one's
    /// own: half of what the opinion changes by if it changes sides.
    pub squares: Vec<Vec<f64>>,
    /// For each kind of shape its name, and for each stage by how many points all of them usually
    /// move the opinion.
    pub shapes: Vec<(&'static str, Vec<f64>)>,
}

/// How many games the positions come from.
const GAMES: u64 = 60;
/// How many random moves they begin with.
const OPENING: usize = 6;
/// How many of a hundred moves after that are drawn by lot.
const BY_LOT: u8 = 15;

/// The sums of a stage over its positions.
#[derive(Clone)]
struct StageSums {
    /// For each square the worth of its discs, and how many there were.
    squares: Vec<(f64, f64)>,
    /// For each name of shapes the sum of what they contributed, and of its squares.
    shapes: Vec<(f64, f64)>,
    positions: f64,
}

impl WeightSummary {
    /// Into how many stages of equal length a game is divided.
    pub const STAGES: usize = 4;

    /// What the weights say that come with Othello: computed once.
    #[must_use]
    pub fn of_othello() -> &'static Self {
        static SUMMARY: LazyLock<WeightSummary> = LazyLock::new(|| {
            let summary =
                WeightSummary::of(&Othello::<Narrow>::new(8), &othello::shipped_weights());
            summary.expect("the board of which something was learned")
        });
        &SUMMARY
    }

    /// What weights say of positions that a player with them meets; none if nothing can be learned
    /// about the board.
    #[must_use]
    pub fn of<G: Patterned>(game: &G, weights: &Weights) -> Option<Self> {
        let layout = game.layout()?;
        let declaration = layout.declaration();
        let mut names: Vec<&'static str> = Vec::new();
        for shape in &declaration.shapes {
            if !names.contains(&shape.name) {
                names.push(shape.name);
            }
        }
        let nothing = StageSums {
            squares: vec![(0.0, 0.0); usize::from(declaration.squares)],
            shapes: vec![(0.0, 0.0); names.len()],
            positions: 0.0,
        };
        let mut stages = vec![nothing; Self::STAGES];
        let evaluator = game.evaluator(weights);
        let mut entries = Vec::new();
        for number in 0..GAMES {
            for position in positions(game, &evaluator, &mut Rng::with_seed(number)) {
                let phase = game.phase(&position);
                entries.clear();
                game.entries(&position, &mut entries);
                let stage = phase * Self::STAGES / layout.phases();
                stages[stage].add(layout, &names, weights.phase(layout, phase), &entries);
            }
        }
        let unit = f64::from(declaration.unit);
        let squares = stages.iter().map(|stage| stage.worth_of_squares(layout, unit)).collect();
        let of_shape = |shape: usize| {
            stages.iter().map(|stage| stage.deviation_of(shape) / unit).collect::<Vec<_>>()
        };
        let named = names.iter().enumerate();
        let shapes = named.map(|(number, &name)| (name, of_shape(number))).collect();
        Some(Self { squares, shapes })
    }
}

impl StageSums {
    /// Takes in a position, by the entries that its opinion sums up.
    fn add(&mut self, layout: &Layout, names: &[&str], weights: &[i16], entries: &[u32]) {
        let states = u32::from(layout.declaration().states);
        let weight = |entry: u32| f64::from(weights[layout.parameter(entry) as usize]);
        let mut worth = vec![None; self.squares.len()];
        let mut moved = vec![0.0; self.shapes.len()];
        for (instance, &entry) in layout.instances().iter().zip(entries) {
            let name = layout.declaration().shapes[instance.shape].name;
            let kind = names.iter().position(|known| *known == name);
            moved[kind.expect("every name is there")] += weight(entry);
            let index = entry - layout.shape_start(instance.shape);
            let mut digit = 1;
            for &square in &instance.squares {
                let (own, other) = (digit, 2 * digit);
                let (here, below) =
                    (index / digit % states, entry - index / digit % states * digit);
                if here != 0 {
                    let change = weight(below + own) - weight(below + other);
                    *worth[usize::from(square)].get_or_insert(0.0) += change / 2.0;
                }
                digit *= states;
            }
        }
        for (sums, worth) in self.squares.iter_mut().zip(worth) {
            if let Some(worth) = worth {
                *sums = (sums.0 + worth, sums.1 + 1.0);
            }
        }
        for (sums, moved) in self.shapes.iter_mut().zip(moved) {
            *sums = (sums.0 + moved, sums.1 + moved * moved);
        }
        self.positions += 1.0;
    }

    /// The mean worth of a disc on each square, the same for squares that mirror each other.
    fn worth_of_squares(&self, layout: &Layout, unit: f64) -> Vec<f64> {
        let of_square = |square: usize| {
            let images = layout.declaration().symmetries.iter().map(|way| usize::from(way[square]));
            let add = |(worth, count): (f64, f64), image: usize| {
                (worth + self.squares[image].0, count + self.squares[image].1)
            };
            let (worth, count) = images.fold((0.0, 0.0), add);
            worth / count.max(1.0) / unit
        };
        (0..self.squares.len()).map(of_square).collect()
    }

    /// The standard deviation of what a shape contributes.
    fn deviation_of(&self, shape: usize) -> f64 {
        let (sum, squares) = self.shapes[shape];
        let count = self.positions.max(1.0);
        (squares / count - (sum / count).powi(2)).max(0.0).sqrt()
    }
}

/// The positions of a game in which most moves are those that the evaluator likes.
fn positions<G: Patterned>(game: &G, evaluator: &G::Evaluator, rng: &mut Rng) -> Vec<G::Position> {
    let mut position = game.start();
    let mut seen = Vec::new();
    for number in 0.. {
        let Ok(moves) = game.moves(&position) else { break };
        let moves: Vec<G::Move> = moves.collect();
        let by_lot = number < OPENING || rng.u8(..100) < BY_LOT;
        let opinion = |played: &G::Move| {
            let after = game.after(&position, *played);
            evaluator.evaluate(game, &after, game.turn(&position))
        };
        let best = moves.iter().max_by_key(|played| opinion(played));
        let played = if by_lot { rng.choice(&moves) } else { best };
        game.play(&mut position, *played.expect("a game that goes on has moves"));
        if number >= OPENING {
            seen.push(position.clone());
        }
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;

    /// It is not told to the training: corners count more than any other square, the square beside
    /// one on the diagonal is bad to have while the game is young, and the whole board counts at
    /// the end.
    #[test]
    fn the_weights_of_othello_know_corners_and_what_lies_beside_them() {
        let summary = WeightSummary::of_othello();
        let [young, .., old] = &summary.squares[..] else { panic!("several stages") };
        for stage in &summary.squares[1..3] {
            let [corner, beside] = [stage[0], stage[9]];
            assert!(stage.iter().all(|worth| *worth <= corner), "{stage:?}");
            assert!(beside < 0.0, "{stage:?}");
        }
        assert!(young[9] < old[9], "{young:?} {old:?}");
        for stage in &summary.squares {
            assert_eq!((stage[0], stage[1]), (stage[63], stage[62]), "mirror images are alike");
        }
        assert_eq!(summary.shapes.len(), 12);
        assert!(summary.shapes.iter().all(|(_, moved)| moved.iter().all(|moved| *moved > 0.0)));
    }
}

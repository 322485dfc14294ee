//! What can be learned about the usual frame of seven columns and six rows.
//!
//! Windows of two by four squares lie side by side and one above the other everywhere, beside the
//! columns, the rows and the slanting lines of four. A window counts by where it lies: only its
//! mirror image shares its weights.

use std::{ops::RangeInclusive, sync::LazyLock};

use patterns::{
    Aim, Declaration, Indices, Layout, PatternShape, PatternTracker, Patterned, Tables, Weights,
    mirrored,
};
use rules::{Game, Player, Square};
use search::{Evaluator, Score};

use crate::{Bits, ConnectFour, Position};

const WIDTH: u8 = 7;
const HEIGHT: u8 = 6;
/// Room for the instances of all shapes.
const INSTANCES: usize = 80;
/// How many discs more begin another phase; whose turn it is tells two of them apart.
const PHASE: u32 = 6;
const PHASES: u8 = 14;
/// How many units are one in the logarithm of the odds.
const UNIT: u16 = 100;

/// What is learned about the frame.
pub static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
    Layout::new(Declaration {
        name: "connect-four-7x6",
        squares: WIDTH * HEIGHT,
        states: 3,
        shapes: shapes(),
        features: &[],
        symmetries: mirrored(WIDTH, HEIGHT),
        phases: PHASES,
        unit: UNIT,
    })
});

static TRACKER: LazyLock<PatternTracker<INSTANCES>> =
    LazyLock::new(|| PatternTracker::new(&LAYOUT));

/// Every window in the left half, from which the mirror makes the others.
fn shapes() -> Vec<PatternShape> {
    let mut shapes: Vec<PatternShape> = Vec::new();
    let mut add = |name, places: Vec<(u8, u8)>| {
        let squares: Vec<u8> = places.iter().map(|(column, row)| row * WIDTH + column).collect();
        let mirror = |&(column, row): &(u8, u8)| row * WIDTH + WIDTH - 1 - column;
        let mirror: Vec<u8> = places.iter().map(mirror).collect();
        let same = |shape: &PatternShape| {
            shape.squares.len() == mirror.len()
                && mirror.iter().all(|square| shape.squares.contains(square))
        };
        if !shapes.iter().any(same) {
            shapes.push(PatternShape { name, squares });
        }
    };
    for row in 0..HEIGHT {
        add("row", (0..WIDTH).map(|column| (column, row)).collect());
        for column in 0..WIDTH {
            let block = |width: u8, height: u8| {
                let squares = (0..height).flat_map(|up| (0..width).map(move |right| (right, up)));
                squares.map(|(right, up)| (column + right, row + up)).collect()
            };
            let slant = |way: fn(u8) -> u8| (0..4).map(|n| (column + way(n), row + n)).collect();
            if row == 0 {
                add("column", block(1, HEIGHT));
            }
            if column + 2 <= WIDTH && row + 4 <= HEIGHT {
                add("upright", block(2, 4));
            }
            if column + 4 <= WIDTH && row + 2 <= HEIGHT {
                add("lying", block(4, 2));
            }
            if column + 4 <= WIDTH && row + 4 <= HEIGHT {
                add("rising", slant(|n| n));
                add("falling", slant(|n| 3 - n));
            }
        }
    }
    shapes
}

/// An opinion learned from games: a hundred times the logarithm of the odds to win.
#[derive(Clone, Debug)]
pub struct Patterns {
    tables: std::sync::Arc<Tables>,
}

impl Patterns {
    /// The evaluator with these weights.
    #[must_use]
    pub fn new(weights: &Weights) -> Self {
        Self { tables: std::sync::Arc::new(Tables::new(&LAYOUT, weights)) }
    }
}

/// Whether a frame is the usual one.
pub(crate) fn fits(game: &ConnectFour<u64>) -> bool {
    (game.frame().width(), game.frame().height()) == (WIDTH, HEIGHT)
}

/// What stands on the shapes, as the player to move sees it.
fn indices(game: &ConnectFour<u64>, position: &Position<u64>) -> Indices<INSTANCES> {
    let mut indices = Indices::default();
    for (discs, state) in [(position.mover(), 1), (position.waiting(), 2)] {
        for square in discs.singles() {
            let Square { column, row } = game.frame().place(square);
            // The picture counts its rows from the top.
            TRACKER.add(&mut indices, (HEIGHT - 1 - row) * WIDTH + column, state);
        }
    }
    indices
}

fn phase(position: &Position<u64>) -> usize {
    let discs = position.discs();
    let phase = 2 * (discs / PHASE) + discs % 2;
    phase.min(u32::from(PHASES) - 1) as usize
}

impl Evaluator<ConnectFour<u64>> for Patterns {
    type State = ();

    fn evaluate(&self, game: &ConnectFour<u64>, position: &Position<u64>, player: Player) -> Score {
        /// No opinion is as sure as a game that is won.
        const MOST: i32 = 10_000;
        let table = self.tables.phase(phase(position));
        let opinion = TRACKER.sum(table, &indices(game, position)).clamp(-MOST, MOST);
        Score(if game.turn(position) == player { opinion } else { -opinion })
    }
}

impl Patterned for ConnectFour<u64> {
    type Evaluator = Patterns;

    const AIM: Aim = Aim::Chances;
    const SOLVER: Option<&'static str> = Some("exact");
    const OPENING: RangeInclusive<u32> = 2..=20;

    fn layout(&self) -> Option<&'static Layout> {
        fits(self).then_some(&*LAYOUT)
    }

    fn evaluator(&self, weights: &Weights) -> Patterns {
        Patterns::new(weights)
    }

    fn phase(&self, position: &Position<u64>) -> usize {
        phase(position)
    }

    fn entries(&self, position: &Position<u64>, entries: &mut Vec<u32>) {
        entries.extend(TRACKER.entries(&indices(self, position)));
    }

    fn remaining(&self, position: &Position<u64>) -> u32 {
        self.frame().size() - position.discs()
    }

    fn worth(&self, position: &Position<u64>) -> f32 {
        let turn = self.turn(position);
        self.outcome(position).map_or(0.0, |outcome| sign(outcome.sign(turn)))
    }

    #[expect(clippy::cast_precision_loss, reason = "a small number")]
    fn told(&self, Score(score): Score, by_solver: bool) -> f32 {
        if by_solver || Score(score).is_decided() {
            sign(score.signum())
        } else {
            (score as f32 / f32::from(UNIT) / 2.0).tanh()
        }
    }
}

/// One, nothing or minus one.
fn sign(sign: i32) -> f32 {
    match sign {
        1.. => 1.0,
        0 => 0.0,
        _ => -1.0,
    }
}

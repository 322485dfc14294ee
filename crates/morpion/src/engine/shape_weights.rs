//! What the classes of cells are worth: weights learned from games of the engine against itself.

use std::sync::OnceLock;

use crate::engine::cell_class::CellClass;

/// What a free cell of each class counts, and what it counts to be to move.
#[derive(Clone, Debug)]
pub(crate) struct ShapeWeights {
    /// To be to move.
    pub(crate) tempo: i32,
    /// A cell by its class for the player to move, and by its class for the other.
    pub(crate) worth: [[i32; CellClass::COUNT]; 2],
}

impl ShapeWeights {
    /// The weights that the engine plays with.
    pub(crate) fn learned() -> &'static Self {
        static LEARNED: OnceLock<ShapeWeights> = OnceLock::new();
        LEARNED.get_or_init(|| Self::read(include_str!("../../data/shape-weights.txt")))
    }

    /// Reads weights: a line `tempo`, then a line for each class with its name and two numbers;
    /// lines that begin with `#` are remarks.
    fn read(text: &str) -> Self {
        let mut rows = text.lines().filter(|line| !line.starts_with('#')).map(|line| {
            let numbers = line.split_whitespace().skip(1);
            numbers.map(|word| word.parse().expect("a whole number")).collect::<Vec<i32>>()
        });
        let mut row = || rows.next().expect("a row for each class");
        let tempo = row()[0];
        let mut worth = [[0; CellClass::COUNT]; 2];
        let [mine, theirs] = &mut worth;
        for (mine, theirs) in mine.iter_mut().zip(theirs) {
            [*mine, *theirs] = row().try_into().expect("two numbers");
        }
        Self { tempo, worth }
    }
}

//! Where the shapes of a board lie, and which entries of their tables share a weight.

use crate::{Declaration, crc::crc32};

/// A shape in one of the places where it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instance {
    /// The number of its shape.
    pub shape: usize,
    /// Its squares, in the order of the shape's own.
    pub squares: Vec<u8>,
}

/// The shapes and features of a board with everything that follows from their declaration.
///
/// What stands on an instance of a shape is a number with a digit for each square, the first
/// square the lowest: an index into the table of the shape. The tables of all shapes and features
/// lie one after the other, and an *entry* is a place in them. Entries that are mirror images of
/// each other share a *parameter*.
#[derive(Debug)]
pub struct Layout {
    declaration: Declaration,
    instances: Vec<Instance>,
    /// The first entry of the table of each shape.
    shapes: Vec<u32>,
    /// The first entry of the table of each feature.
    features: Vec<u32>,
    /// The parameter of each entry.
    parameters: Vec<u32>,
    count: usize,
    fingerprint: u32,
}

impl Layout {
    /// The largest table of a shape: an index fits sixteen bits.
    pub const LARGEST: usize = 1 << 16;

    /// The layout of a board.
    ///
    /// # Panics
    ///
    /// If a shape has no squares, squares that are not on the board, or too large a table.
    #[must_use]
    pub fn new(declaration: Declaration) -> Self {
        let fingerprint = crc32(declaration.described().as_bytes());
        let mut layout = Self {
            declaration,
            instances: Vec::new(),
            shapes: Vec::new(),
            features: Vec::new(),
            parameters: Vec::new(),
            count: 0,
            fingerprint,
        };
        for shape in 0..layout.declaration.shapes.len() {
            layout.lay(shape);
        }
        for feature in layout.declaration.features {
            layout.features.push(number(layout.parameters.len()));
            for _ in 0..feature.values {
                layout.parameters.push(number(layout.count));
                layout.count += 1;
            }
        }
        layout
    }

    /// Adds the instances and the table of a shape.
    fn lay(&mut self, shape: usize) {
        let Declaration { shapes, symmetries, states, squares: all, .. } = &self.declaration;
        let squares = &shapes[shape].squares;
        assert!(!squares.is_empty() && squares.iter().all(|square| square < all), "on the board");
        let size = usize::from(*states).pow(number(squares.len()));
        assert!(size <= Self::LARGEST, "an index of sixteen bits");
        let mut places: Vec<Vec<u8>> = Vec::new();
        // How the squares of the shape change places where it lies on itself.
        let mut turns: Vec<Vec<usize>> = Vec::new();
        for way in symmetries {
            let seen: Vec<u8> = squares.iter().map(|&square| way[usize::from(square)]).collect();
            let place_of = |square: &u8| squares.iter().position(|own| own == square);
            if let Some(turn) = seen.iter().map(place_of).collect() {
                turns.push(turn);
            }
            if !places.iter().any(|place| same_squares(place, &seen)) {
                places.push(seen);
            }
        }
        self.instances.extend(places.into_iter().map(|squares| Instance { shape, squares }));
        let start = self.parameters.len();
        self.shapes.push(number(start));
        let states = usize::from(*states);
        for index in 0..size {
            let images = turns.iter().map(|turn| turned_index(index, turn, states));
            let first = images.min().unwrap_or(index);
            if first < index {
                self.parameters.push(self.parameters[start + first]);
            } else {
                self.parameters.push(number(self.count));
                self.count += 1;
            }
        }
    }

    /// What the room said.
    #[must_use]
    pub fn declaration(&self) -> &Declaration {
        &self.declaration
    }

    /// Every instance of every shape.
    #[must_use]
    pub fn instances(&self) -> &[Instance] {
        &self.instances
    }

    /// How many entries all tables have together.
    #[must_use]
    pub fn entries(&self) -> usize {
        self.parameters.len()
    }

    /// How many parameters are learned for each phase.
    #[must_use]
    pub fn parameters(&self) -> usize {
        self.count
    }

    /// The parameter of an entry.
    #[must_use]
    pub fn parameter(&self, entry: u32) -> u32 {
        self.parameters[entry as usize]
    }

    /// The parameters of all entries.
    #[must_use]
    pub fn parameters_of_entries(&self) -> &[u32] {
        &self.parameters
    }

    /// The first entry of the table of a shape.
    #[must_use]
    pub fn shape_start(&self, shape: usize) -> u32 {
        self.shapes[shape]
    }

    /// The first entry of the table of a feature.
    #[must_use]
    pub fn feature_start(&self, feature: usize) -> u32 {
        self.features[feature]
    }

    /// How many phases there are.
    #[must_use]
    pub fn phases(&self) -> usize {
        usize::from(self.declaration.phases)
    }

    /// A number that another layout hardly has: weights belong to the layout they were made for.
    #[must_use]
    pub fn fingerprint(&self) -> u32 {
        self.fingerprint
    }
}

/// The index that the same board has when the squares of a shape change places.
fn turned_index(mut index: usize, turn: &[usize], states: usize) -> usize {
    let mut turned = 0;
    for &place in turn {
        turned += index % states * states.pow(number(place));
        index /= states;
    }
    turned
}

fn same_squares(one: &[u8], other: &[u8]) -> bool {
    one.len() == other.len() && one.iter().all(|square| other.contains(square))
}

/// A number of things on a board, which are never many.
fn number(count: usize) -> u32 {
    u32::try_from(count).expect("tables of some millions at most")
}

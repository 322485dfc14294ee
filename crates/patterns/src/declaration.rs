//! What a room says about its board.

/// Squares that are looked at together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PatternShape {
    /// What players call it.
    pub name: &'static str,
    /// Its squares by number, in one of the places where it lies.
    pub squares: Vec<u8>,
}

/// Something counted on the board, beside the shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Feature {
    /// What is counted.
    pub name: &'static str,
    /// How many values there are, from zero on.
    pub values: u16,
}

/// What a room says about its board, so that an evaluation of it can be learned.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Declaration {
    /// The game and its board in one word, as in `othello-8`.
    pub name: &'static str,
    /// How many squares there are.
    pub squares: u8,
    /// How many things can be on a square, nothing among them: nothing is 0.
    pub states: u8,
    /// The shapes.
    pub shapes: Vec<PatternShape>,
    /// The features.
    pub features: &'static [Feature],
    /// The ways to look at the board that change nothing: for each, where every square goes. The
    /// first leaves all where they are.
    pub symmetries: Vec<Vec<u8>>,
    /// Into how many phases a game is divided.
    pub phases: u8,
    /// How many units of weight are one point.
    pub unit: u16,
}

impl Declaration {
    /// Everything that the meaning of weights depends on, as text. Its checksum is in every file of
    /// weights, so it must stay what it is.
    pub(crate) fn described(&self) -> String {
        let Self { name, squares, states, phases, unit, .. } = self;
        let mut text = format!("{name} {squares} {states} {phases} {unit}\n");
        for shape in &self.shapes {
            text.extend(["shape ", shape.name]);
            list(&mut text, &shape.squares);
        }
        for feature in self.features {
            text.extend(["feature ", feature.name, " ", &feature.values.to_string(), "\n"]);
        }
        for way in &self.symmetries {
            text.push_str("symmetry");
            list(&mut text, way);
        }
        text
    }
}

/// Adds the numbers of squares, and ends the line.
fn list(text: &mut String, squares: &[u8]) {
    for square in squares {
        text.extend([" ", &square.to_string()]);
    }
    text.push('\n');
}

//! A small board for the tests: three by three squares, each empty, own or the opponent's.

use patterns::{Declaration, Feature, Layout, PatternShape, Weights, turned};

/// The layout of the small board: a row, a corner and a count.
pub(crate) fn layout() -> Layout {
    Layout::new(declaration())
}

/// What it is made of.
pub(crate) fn declaration() -> Declaration {
    Declaration {
        name: "small-3",
        squares: 9,
        states: 3,
        shapes: vec![
            PatternShape { name: "row", squares: vec![0, 1, 2] },
            PatternShape { name: "corner", squares: vec![0, 1, 3, 4] },
        ],
        features: &[Feature { name: "count", values: 5 }],
        symmetries: turned(3),
        phases: 2,
        unit: 10,
    }
}

/// Weights of every size, zeros among them.
pub(crate) fn weights(layout: &Layout) -> Weights {
    let count = layout.phases() * layout.parameters();
    let value = |place: usize| match place % 7 {
        0..3 => 0,
        3 => i16::MAX,
        4 => i16::MIN + 1,
        5 => -1,
        _ => i16::try_from(place % 300).expect("small"),
    };
    Weights::new(layout, "by hand, été".to_owned(), (0..count).map(value).collect())
}

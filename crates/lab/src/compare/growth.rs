//! How fast a tree grows, and the least that alpha-beta must look at.

/// The number of moves that a tree of this depth with this many nodes would have everywhere: its
/// effective branching factor.
#[must_use]
pub fn branching_factor(nodes: f64, depth: u32) -> f64 {
    if depth == 0 || nodes <= 1.0 {
        return 0.0;
    }
    let depth = i32::try_from(depth).unwrap_or(i32::MAX);
    let size = |b: f64| (0..=depth).map(|level| b.powi(level)).sum::<f64>();
    let (mut low, mut high) = (0.0, nodes);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if size(middle) < nodes { low = middle } else { high = middle }
    }
    high
}

/// The fewest leaves with which alpha-beta can prove a value (Knuth and Moore, 1975), for a tree
/// that has the given number of leaves at a depth.
#[must_use]
pub fn best_case(leaves: f64, depth: u32) -> f64 {
    if depth == 0 {
        return 1.0;
    }
    let b = leaves.powf(1.0 / f64::from(depth));
    let half = |depth: u32| b.powi(i32::try_from(depth).unwrap_or(i32::MAX));
    half(depth.div_ceil(2)) + half(depth / 2) - 1.0
}

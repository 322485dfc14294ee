//! The mutations themselves: the same in every run, and different from what they come from.

use crate::support::mutations::{Mutator, SEED};

#[test]
fn mutations_follow_from_the_seed() {
    let seeds = [b"W:W31-50:B1-20".to_vec(), b"(;GM[Othello];)".to_vec()];
    let draw = |seed| {
        let mut mutator = Mutator::new(&seeds, seed);
        (0..100).map(|_| mutator.next()).collect::<Vec<_>>()
    };
    assert_eq!(draw(SEED), draw(SEED));
    assert_ne!(draw(SEED), draw(SEED + 1));
    let changed = draw(SEED).into_iter().filter(|mutation| !seeds.contains(mutation)).count();
    assert!(changed > 90, "{changed} of 100 differ");
}

#[test]
fn an_empty_input_can_be_mutated() {
    let seeds = [Vec::new()];
    let mut mutator = Mutator::new(&seeds, SEED);
    assert!((0..100).any(|_| !mutator.next().is_empty()));
}

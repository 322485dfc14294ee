//! Indices that follow the squares.

use patterns::{Indices, PatternTracker, Tables};

use crate::support::board::{layout, weights};

#[test]
fn indices_are_what_stands_on_the_squares() {
    let layout = layout();
    let tracker = PatternTracker::<8>::new(&layout);
    let mut indices = Indices::default();
    tracker.add(&mut indices, 0, 1);
    tracker.add(&mut indices, 1, 2);
    let entries: Vec<u32> = tracker.entries(&indices).collect();
    assert_eq!(entries.len(), 8);
    assert_eq!(entries[0], 1 + 2 * 3, "the upper row as it was declared");
    // A disc that is turned and one that is taken away.
    tracker.add(&mut indices, 1, 1_u16.wrapping_sub(2));
    tracker.add(&mut indices, 0, 0_u16.wrapping_sub(1));
    let entries: Vec<u32> = tracker.entries(&indices).collect();
    assert_eq!(entries[0], 3);
}

#[test]
fn the_sum_is_that_of_the_entries() {
    let layout = layout();
    let tables = Tables::new(&layout, &weights(&layout));
    // Room for more instances than there are.
    let tracker = PatternTracker::<16>::new(&layout);
    let mut indices = Indices::default();
    for (square, state) in [(0, 1), (4, 2), (8, 1), (5, 2)] {
        tracker.add(&mut indices, square, state);
    }
    for phase in 0..2 {
        let table = tables.phase(phase);
        let sum: i32 =
            tracker.entries(&indices).map(|entry| i32::from(table[entry as usize])).sum();
        assert_eq!(tracker.sum(table, &indices), sum);
    }
}

//! Instances and shared parameters.

use crate::support::board::layout;

#[test]
fn a_shape_lies_wherever_a_symmetry_puts_it() {
    let layout = layout();
    let of = |shape| layout.instances().iter().filter(move |instance| instance.shape == shape);
    assert_eq!(of(0).count(), 4, "four edges");
    assert_eq!(of(1).count(), 4, "four corners");
    for instance in layout.instances() {
        let mut squares = instance.squares.clone();
        squares.sort_unstable();
        squares.dedup();
        assert_eq!(squares.len(), instance.squares.len());
    }
}

#[test]
fn mirror_images_share_a_parameter() {
    let layout = layout();
    assert_eq!(layout.entries(), 27 + 81 + 5);
    // A row read from its other end, a corner mirrored in its diagonal.
    assert_eq!(layout.parameters(), 18 + 54 + 5);
    assert_eq!(layout.parameter(1), layout.parameter(9), "a disc at either end of the row");
    assert_ne!(layout.parameter(1), layout.parameter(3), "at its end or in its middle");
    assert_eq!(layout.parameter(27 + 3), layout.parameter(27 + 9));
    assert_eq!(layout.feature_start(0), 27 + 81);
}

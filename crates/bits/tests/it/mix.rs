//! Scattered numbers stay what they are: libraries, seeds and tables depend on them.

use bits::mix;

#[test]
fn the_same_numbers_for_ever() {
    assert_eq!(mix(0, 1), 0x9e37_79b9_7f4a_7c15);
    assert_eq!(mix(7, 0), 7);
    assert_eq!(mix(1, 2), 0x3c6e_f372_fe94_f82b);
}

//! The file of weights: what is written is read, and nothing else is.

use patterns::{Layout, Weights, WeightsError, mirrored};
use proptest::{collection::vec, prelude::*};

use crate::support::board::{declaration, layout, weights};

#[test]
fn what_is_written_is_read() {
    let layout = layout();
    for weights in [weights(&layout), Weights::zero(&layout)] {
        assert_eq!(Weights::read(&layout, &weights.write(&layout)), Ok(weights));
    }
}

#[test]
fn a_file_cut_short_anywhere_is_refused() {
    let layout = layout();
    let bytes = weights(&layout).write(&layout);
    for end in 0..bytes.len() {
        let error = Weights::read(&layout, &bytes[..end]).expect_err("cut short");
        let early = end < b"plateau weights ".len();
        assert_eq!(error, if early { WeightsError::NotWeights } else { WeightsError::Damaged });
    }
}

#[test]
fn a_byte_that_was_changed_is_noticed() {
    let layout = layout();
    let bytes = weights(&layout).write(&layout);
    for place in 18..bytes.len() {
        let mut bytes = bytes.clone();
        bytes[place] ^= 4;
        assert_eq!(Weights::read(&layout, &bytes), Err(WeightsError::Damaged), "byte {place}");
    }
}

#[test]
fn weights_for_something_else_are_refused() {
    let layout = layout();
    let bytes = weights(&layout).write(&layout);
    let other = Layout::new(patterns::Declaration { name: "large-3", ..declaration() });
    let foreign =
        WeightsError::Foreign { found: "small-3".to_owned(), expected: "large-3".to_owned() };
    assert_eq!(Weights::read(&other, &bytes), Err(foreign));
    let ways = mirrored(3, 3);
    let other = Layout::new(patterns::Declaration { symmetries: ways, ..declaration() });
    let refused = WeightsError::OtherShapes("small-3".to_owned());
    assert_eq!(Weights::read(&other, &bytes), Err(refused));
    assert_eq!(Weights::read(&layout, b"<html>"), Err(WeightsError::NotWeights));
    let newer = b"plateau weights 2\nlayout";
    assert_eq!(Weights::read(&layout, newer), Err(WeightsError::Version(2)));
}

proptest! {
    /// Whatever comes, the reader answers; what it takes it writes again.
    #[test]
    fn any_bytes_are_read_or_refused(bytes in vec(any::<u8>(), 0..300), head in any::<bool>()) {
        let layout = layout();
        let bytes = if head { [b"plateau weights 1\n", &*bytes].concat() } else { bytes };
        if let Ok(weights) = Weights::read(&layout, &bytes) {
            prop_assert_eq!(Weights::read(&layout, &weights.write(&layout)), Ok(weights));
        }
    }
}

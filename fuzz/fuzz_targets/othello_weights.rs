//! Anything read as weights is refused, or is what it would be written as.

#![no_main]

use libfuzzer_sys::fuzz_target;
use othello::LAYOUT;
use patterns::Weights;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(weights) = Weights::read(&LAYOUT, bytes) {
        assert_eq!(Weights::read(&LAYOUT, &weights.write(&LAYOUT)), Ok(weights));
    }
});

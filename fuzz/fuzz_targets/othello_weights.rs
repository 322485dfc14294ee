//! Anything read as weights is refused, or is what it would be written as.

#![no_main]

use fuzz_laws::FuzzLaw;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let _read_or_refused = FuzzLaw::named("othello_weights").check(bytes);
});

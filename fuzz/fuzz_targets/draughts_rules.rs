//! Any knobs are refused, or make a game whose start has moves that can be read back.

#![no_main]

use fuzz_laws::FuzzLaw;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let _read_or_refused = FuzzLaw::named("draughts_rules").check(bytes);
});

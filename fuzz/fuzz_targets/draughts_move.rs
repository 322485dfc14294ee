//! Any text is a legal move or none; after a game of such moves, one word and four still agree.

#![no_main]

use fuzz_laws::FuzzLaw;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let _read_or_refused = FuzzLaw::named("draughts_move").check(bytes);
});

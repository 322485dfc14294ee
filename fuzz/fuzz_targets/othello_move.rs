//! Any text is refused, or is a legal move that is written so that it reads back as itself.

#![no_main]

use fuzz_laws::FuzzLaw;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let _read_or_refused = FuzzLaw::named("othello_move").check(bytes);
});

//! Any text is refused, or is a game or an exercise that survives being written and read again.

#![no_main]

use fuzz_laws::FuzzLaw;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let _read_or_refused = FuzzLaw::named("othello_record").check(bytes);
});

//! Anything read in the form that it seems to have is refused, or is sound.

#![no_main]

use libfuzzer_sys::fuzz_target;
use plateau_fuzz::read_and_again;

fuzz_target!(|bytes: &[u8]| read_and_again(None, bytes));

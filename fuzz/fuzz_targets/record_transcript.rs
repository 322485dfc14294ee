//! Anything read as transcript is refused, or is sound.

#![no_main]

use libfuzzer_sys::fuzz_target;
use plateau_fuzz::read_and_again;
use record::Form;

fuzz_target!(|bytes: &[u8]| read_and_again(Some(Form::Transcript), bytes));

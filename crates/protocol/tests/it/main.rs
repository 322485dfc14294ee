//! The tests of the protocols: dialogues that are stored, programs that behave badly, and lines
//! that mean nothing.

mod any_lines;
mod dialogues;
mod dxp;
mod external_engines;
mod faults;
mod permissions;
mod program_reuse;
mod recorded_engines;
mod stop;

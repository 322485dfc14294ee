//! Workers and runs at a real server of NATS, in one process: what is refused, what is wrong, what is
//! full, what comes twice.

mod bounds;
mod distrust;
mod searches;
mod support;

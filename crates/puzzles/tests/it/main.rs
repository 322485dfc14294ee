//! Puzzles have one answer, are solved by playing, and keep what they are in files.

mod attempts;
mod collections;
mod making;
mod sheets;
mod shipped;

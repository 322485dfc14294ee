//! What the laboratory promises.

mod compare;
mod excerpt;
mod exercise;
mod explorer;
mod recording;
mod tree;

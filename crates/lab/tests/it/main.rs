//! What the laboratory promises.

mod compare;
mod excerpt;
mod exercise;
mod explorer;
mod graphviz;
mod lesson;
mod recording;
mod tree;

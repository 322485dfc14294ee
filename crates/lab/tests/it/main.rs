//! What the laboratory promises.

mod compare;
mod cut_audit;
mod excerpt;
mod exercise;
mod explorer;
mod graphviz;
mod lesson;
mod recording;
mod textbooks;
mod tree;

//! What is printed is whole, fits its page, and says what it was given.

mod documents;
mod drawings;
mod forms;
mod pages;
mod rasters;
mod support;

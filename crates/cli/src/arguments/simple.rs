//! Verbs that are told next to nothing.

use std::path::PathBuf;

use clap::Args;

#[derive(Args, Debug)]
pub(crate) struct List {
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Perft {
    pub(crate) game: String,
    #[arg(allow_negative_numbers = true)]
    pub(crate) depth: String,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Bench {
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Completions {
    pub(crate) shell: String,
}

#[derive(Args, Debug)]
pub(crate) struct Man {
    pub(crate) folder: Option<PathBuf>,
}

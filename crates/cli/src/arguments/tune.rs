//! What `plateau tune` is told.

use std::path::PathBuf;

use clap::Args;

#[derive(Args, Debug)]
pub(crate) struct TuneArgs {
    pub(crate) game: String,
    pub(crate) engine: String,
    #[arg(long, value_name = "NAME=RANGE", required = true)]
    pub(crate) knob: Vec<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) steps: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) games: Option<String>,
    #[arg(long, value_name = "OPENINGS")]
    pub(crate) openings: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) concurrency: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

//! What `plateau train` is told.

use std::path::PathBuf;

use clap::Args;

#[derive(Args, Debug)]
pub(crate) struct TrainArgs {
    pub(crate) game: String,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) rounds: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) games: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) depth: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) label_depth: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) solve: Option<String>,
    #[arg(long, value_name = "SEED", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) threads: Option<String>,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) folder: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) from: Option<PathBuf>,
    #[arg(long)]
    pub(crate) resume: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) report: Option<PathBuf>,
    #[arg(long, value_name = "URL")]
    pub(crate) nats: Option<String>,
}

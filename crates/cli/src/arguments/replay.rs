//! What `plateau replay` is told.

use std::path::PathBuf;

use clap::Args;

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) number: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) from: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) to: Option<String>,
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    pub(crate) delay: Option<String>,
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[arg(long)]
    pub(crate) strict: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

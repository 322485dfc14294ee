//! What `plateau convert` is told.

use std::path::PathBuf;

use clap::Args;

#[derive(Args, Debug)]
pub(crate) struct ConvertArgs {
    #[arg(value_name = "FILE")]
    pub(crate) input: PathBuf,
    #[arg(value_name = "FILE")]
    pub(crate) output: PathBuf,
    #[arg(long, value_name = "FORM")]
    pub(crate) to: Option<String>,
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[arg(long)]
    pub(crate) strict: bool,
}

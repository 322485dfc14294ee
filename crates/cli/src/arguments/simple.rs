//! Verbs that are told next to nothing.

use std::path::PathBuf;

use clap::Args;

#[derive(Args, Debug)]
pub(crate) struct ListArgs {
    pub(crate) game: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct PerftArgs {
    pub(crate) game: String,
    #[arg(allow_negative_numbers = true)]
    pub(crate) depth: String,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    #[arg(long)]
    pub(crate) divide: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    #[arg(value_name = "NAME")]
    pub(crate) names: Vec<String>,
    #[arg(long)]
    pub(crate) quick: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct CompletionsArgs {
    pub(crate) shell: String,
}

#[derive(Args, Debug)]
pub(crate) struct ManArgs {
    pub(crate) folder: Option<PathBuf>,
}

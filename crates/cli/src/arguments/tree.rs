//! What `plateau tree` is told.

use clap::Args;

use super::LimitFlags;

#[derive(Args, Debug)]
pub(crate) struct TreeArgs {
    pub(crate) game: String,
    pub(crate) engine: String,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
    #[command(flatten)]
    pub(crate) limits: LimitFlags,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) plies: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) max_nodes: Option<String>,
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) below: Option<String>,
    #[arg(long, value_name = "FORMAT")]
    pub(crate) format: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<String>,
    #[arg(long)]
    pub(crate) explore: bool,
}

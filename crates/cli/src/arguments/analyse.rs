//! What `plateau analyse` is told.

use clap::Args;

use super::LimitFlags;

#[derive(Args, Debug)]
pub(crate) struct AnalyseArgs {
    pub(crate) game: String,
    pub(crate) engine: String,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
    #[command(flatten)]
    pub(crate) limits: LimitFlags,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) lines: Option<String>,
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) only: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) memory: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) threads: Option<String>,
    #[arg(long)]
    pub(crate) infinite: bool,
    #[arg(long)]
    pub(crate) follow: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

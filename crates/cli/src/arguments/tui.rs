//! What `plateau tui` is told.

use std::path::PathBuf;

use clap::Args;

use super::LibraryFlags;

#[derive(Args, Debug)]
pub(crate) struct TuiArgs {
    pub(crate) game: Option<String>,
    #[arg(value_name = "PLAYER")]
    pub(crate) players: Vec<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "CLOCK")]
    pub(crate) clock: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) load: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) library: LibraryFlags,
    #[arg(long)]
    pub(crate) ascii: bool,
}

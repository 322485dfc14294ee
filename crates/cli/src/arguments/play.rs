//! What `plateau play` is told.

use std::path::PathBuf;

use clap::Args;

use super::LibraryFlags;

#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    pub(crate) game: Option<String>,
    #[arg(value_name = "PLAYER")]
    pub(crate) players: Vec<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
    #[arg(long, value_name = "SEAT", allow_negative_numbers = true)]
    pub(crate) first: Option<String>,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "CLOCK")]
    pub(crate) clock: Option<String>,
    #[arg(long)]
    pub(crate) alternate: bool,
    #[arg(long)]
    pub(crate) pause: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) load: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) library: LibraryFlags,
}

//! What `plateau play` is told.

use std::path::PathBuf;

use clap::Args;

#[derive(Args, Debug)]
pub(crate) struct Play {
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
    // Without a number it is the last one; the sign tells a number from the name of a game.
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    pub(crate) resume: Option<String>,
    #[arg(long)]
    pub(crate) no_library: bool,
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
}

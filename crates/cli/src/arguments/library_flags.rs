//! How a game that is played is kept in the library.

use clap::Args;

#[derive(Args, Debug)]
pub(crate) struct LibraryFlags {
    // Without a number it is the last one; the sign tells a number from the name of a game.
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    pub(crate) resume: Option<String>,
    #[arg(long)]
    pub(crate) no_library: bool,
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
}

//! What `plateau tui` is told.

use clap::Args;

use super::PlayArgs;

#[derive(Args, Debug)]
pub(crate) struct TuiArgs {
    #[command(flatten)]
    pub(crate) play: PlayArgs,
    #[arg(long)]
    pub(crate) ascii: bool,
}

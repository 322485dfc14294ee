//! What `plateau rules` is told.

use clap::Args;

use super::PageFlags;

#[derive(Args, Debug)]
pub(crate) struct RulesArgs {
    pub(crate) game: String,
    #[arg(long, value_name = "FORMAT")]
    pub(crate) format: Option<String>,
    #[command(flatten)]
    pub(crate) page: PageFlags,
}

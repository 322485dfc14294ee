//! What `plateau exercise` is told.

use clap::Args;

use super::PageFlags;

#[derive(Args, Debug)]
pub(crate) struct ExerciseArgs {
    #[arg(long, value_name = "TREE", allow_hyphen_values = true)]
    pub(crate) tree: Option<String>,
    #[arg(long, value_name = "SEED", allow_negative_numbers = true)]
    pub(crate) random: Option<String>,
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) depth: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) width: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) sheets: Option<String>,
    #[arg(long, value_name = "KIND")]
    pub(crate) kind: Option<String>,
    #[arg(long, value_name = "CUT")]
    pub(crate) cut: Option<String>,
    #[arg(long)]
    pub(crate) solution: bool,
    #[arg(long, value_name = "ANSWERS", allow_hyphen_values = true)]
    pub(crate) answers: Option<String>,
    #[arg(long, value_name = "FORMAT")]
    pub(crate) format: Option<String>,
    #[command(flatten)]
    pub(crate) page: PageFlags,
}

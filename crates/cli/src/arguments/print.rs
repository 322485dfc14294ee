//! What `plateau print` is told.

use clap::{Args, Subcommand};

use super::PageFlags;

#[derive(Args, Debug)]
pub(crate) struct PrintArgs {
    #[command(subcommand)]
    pub(crate) what: PrintCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum PrintCommand {
    Sheet(SheetArgs),
    Diagram(DiagramArgs),
    ScoreSheet(ScoreSheetArgs),
    Animation(AnimationArgs),
}

#[derive(Args, Debug)]
pub(crate) struct SheetArgs {
    #[arg(long)]
    pub(crate) game: String,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) per_page: Option<String>,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) title: Option<String>,
    #[command(flatten)]
    pub(crate) page: PageFlags,
}

#[derive(Args, Debug)]
pub(crate) struct DiagramArgs {
    pub(crate) game: String,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) title: Option<String>,
    #[arg(long, value_name = "FORMAT")]
    pub(crate) format: Option<String>,
    #[arg(long, value_name = "PIXELS", allow_negative_numbers = true)]
    pub(crate) width: Option<String>,
    #[command(flatten)]
    pub(crate) page: PageFlags,
}

#[derive(Args, Debug)]
pub(crate) struct ScoreSheetArgs {
    pub(crate) file: Option<String>,
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) page: PageFlags,
}

#[derive(Args, Debug)]
pub(crate) struct AnimationArgs {
    pub(crate) file: Option<String>,
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    pub(crate) pause: Option<String>,
    #[arg(long, value_name = "PIXELS", allow_negative_numbers = true)]
    pub(crate) width: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<String>,
}

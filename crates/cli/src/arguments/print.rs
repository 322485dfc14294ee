//! What `plateau print` is told.

use clap::{Args, Subcommand};

use super::PageFlags;

#[derive(Args, Debug)]
pub(crate) struct Print {
    #[command(subcommand)]
    pub(crate) what: Printed,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Printed {
    Sheet(Sheet),
    Diagram(Diagram),
    ScoreSheet(ScoreSheet),
}

#[derive(Args, Debug)]
pub(crate) struct Sheet {
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
pub(crate) struct Diagram {
    pub(crate) game: String,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) title: Option<String>,
    #[arg(long, value_name = "FORMAT")]
    pub(crate) format: Option<String>,
    #[command(flatten)]
    pub(crate) page: PageFlags,
}

#[derive(Args, Debug)]
pub(crate) struct ScoreSheet {
    pub(crate) file: Option<String>,
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) page: PageFlags,
}

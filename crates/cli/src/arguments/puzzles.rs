//! What `plateau puzzles` is told.

use clap::{Args, Subcommand};

use super::PageFlags;

#[derive(Args, Debug)]
pub(crate) struct PuzzlesArgs {
    #[command(subcommand)]
    pub(crate) what: PuzzlesCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum PuzzlesCommand {
    Play(PuzzlesPlayArgs),
    Make(PuzzlesMakeArgs),
    Print(PuzzlesPrintArgs),
    Check(PuzzlesCheckArgs),
}

/// Which puzzles are wanted.
#[derive(Args, Debug, Default)]
pub(crate) struct PuzzleFlags {
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) grade: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Option<String>,
    #[arg(long, value_name = "SEED", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct PuzzlesPlayArgs {
    #[command(flatten)]
    pub(crate) which: PuzzleFlags,
    #[arg(long)]
    pub(crate) daily: bool,
}

#[derive(Args, Debug)]
pub(crate) struct PuzzlesMakeArgs {
    pub(crate) game: String,
    #[arg(long, value_name = "FILE")]
    pub(crate) from: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) count: Option<String>,
    #[arg(long, value_name = "SEED", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) depth: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) nodes: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct PuzzlesPrintArgs {
    #[command(flatten)]
    pub(crate) which: PuzzleFlags,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) count: Option<String>,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) title: Option<String>,
    #[arg(long)]
    pub(crate) solution: bool,
    #[command(flatten)]
    pub(crate) page: PageFlags,
}

#[derive(Args, Debug)]
pub(crate) struct PuzzlesCheckArgs {
    pub(crate) file: Option<String>,
}

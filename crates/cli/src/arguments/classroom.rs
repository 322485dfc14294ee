//! What `plateau assignment` and `plateau ladder` are told.

use std::path::PathBuf;

use clap::{Args, Subcommand};

#[derive(Args, Debug)]
pub(crate) struct AssignmentArgs {
    #[command(subcommand)]
    pub(crate) what: AssignmentCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum AssignmentCommand {
    New(AssignmentNewArgs),
    Check(AssignmentCheckArgs),
}

#[derive(Args, Debug)]
pub(crate) struct AssignmentNewArgs {
    #[arg(value_name = "FOLDER")]
    pub(crate) folder: PathBuf,
    #[arg(long)]
    pub(crate) game: String,
    #[arg(long, value_name = "LANGUAGE")]
    pub(crate) language: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct AssignmentCheckArgs {
    #[arg(value_name = "FOLDER")]
    pub(crate) folder: Option<PathBuf>,
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    pub(crate) time: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct LadderArgs {
    #[arg(value_name = "FOLDER")]
    pub(crate) folder: PathBuf,
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "PLAYER")]
    pub(crate) against: Vec<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) games: Option<String>,
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    pub(crate) time: Option<String>,
    #[arg(long, value_name = "MEGABYTES", allow_negative_numbers = true)]
    pub(crate) memory: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) processes: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) concurrency: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) output: Option<PathBuf>,
}

//! What `plateau library` is told.

use std::path::PathBuf;

use clap::{Args, Subcommand};

#[derive(Args, Debug)]
pub(crate) struct LibraryArgs {
    #[command(subcommand)]
    pub(crate) what: LibraryCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum LibraryCommand {
    List(LibraryListArgs),
    Show(LibraryShowArgs),
    Export(LibraryExportArgs),
    Import(LibraryImportArgs),
    Stats(LibraryStatsArgs),
    Backup(LibraryCopyArgs),
    Restore(LibraryCopyArgs),
    Check(LibraryCheckArgs),
    Live(LibraryLiveArgs),
    Forget(LibraryForgetArgs),
}

#[derive(Args, Debug)]
pub(crate) struct LibraryCopyArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct LibraryCheckArgs {
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct LibraryLiveArgs {
    #[command(subcommand)]
    pub(crate) what: LiveCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum LiveCommand {
    List(LiveListArgs),
    Clear(LiveClearArgs),
}

#[derive(Args, Debug)]
pub(crate) struct LiveListArgs {
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct LiveClearArgs {
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) older_than: String,
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct LibraryForgetArgs {
    #[arg(value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) name: String,
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct LibraryListArgs {
    #[command(flatten)]
    pub(crate) search: SearchFlags,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) most: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) skip: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct LibraryShowArgs {
    #[arg(value_name = "N", allow_negative_numbers = true)]
    pub(crate) number: String,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct LibraryExportArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(value_name = "N", allow_negative_numbers = true)]
    pub(crate) numbers: Vec<String>,
    #[command(flatten)]
    pub(crate) search: SearchFlags,
    #[arg(long, value_name = "FORM")]
    pub(crate) to: Option<String>,
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct LibraryImportArgs {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[arg(long)]
    pub(crate) strict: bool,
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct LibraryStatsArgs {
    #[command(flatten)]
    pub(crate) search: SearchFlags,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct SearchFlags {
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) player: Option<String>,
    #[arg(long, value_name = "RESULT")]
    pub(crate) result: Option<String>,
    #[arg(long, value_name = "DATE")]
    pub(crate) since: Option<String>,
    #[arg(long, value_name = "DATE")]
    pub(crate) until: Option<String>,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
    #[arg(long, value_name = "NAME", allow_hyphen_values = true)]
    pub(crate) opening: Option<String>,
}

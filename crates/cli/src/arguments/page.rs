//! What a sheet of paper is like, for every verb that prints.

use clap::Args;

#[derive(Args, Debug)]
pub(crate) struct PageFlags {
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<String>,
    #[arg(long, value_name = "PAPER")]
    pub(crate) paper: Option<String>,
    #[arg(long, value_name = "MM", allow_negative_numbers = true)]
    pub(crate) margin: Option<String>,
}

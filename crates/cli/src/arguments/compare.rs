//! What `plateau compare` is told.

use clap::Args;

#[derive(Args, Debug)]
pub(crate) struct CompareArgs {
    pub(crate) game: String,
    #[arg(long, value_name = "ENGINES")]
    pub(crate) engines: Option<String>,
    #[arg(long, value_name = "NAMES")]
    pub(crate) evals: Option<String>,
    #[arg(long, value_name = "DEPTHS", allow_hyphen_values = true)]
    pub(crate) depths: Option<String>,
    #[arg(long, value_name = "TIMES", allow_hyphen_values = true)]
    pub(crate) times: Option<String>,
    #[arg(long, value_name = "POSITIONS")]
    pub(crate) positions: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
    #[arg(long, value_name = "FORMAT")]
    pub(crate) format: Option<String>,
    #[arg(long, conflicts_with = "format")]
    pub(crate) json: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<String>,
}

//! What can be said to the laboratory on the command line.

use clap::Args;

use crate::arguments::{LimitFlags, PageFlags};

#[derive(Args, Debug)]
pub(crate) struct Tree {
    pub(crate) game: String,
    pub(crate) engine: String,
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) moves: Option<String>,
    #[command(flatten)]
    pub(crate) limits: LimitFlags,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) plies: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) max_nodes: Option<String>,
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) below: Option<String>,
    #[arg(long, value_name = "FORMAT")]
    pub(crate) format: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<String>,
    #[arg(long)]
    pub(crate) explore: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Exercise {
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

#[derive(Args, Debug)]
pub(crate) struct Compare {
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
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<String>,
}

//! What `plateau match` and `plateau tournament` are told.

use std::path::PathBuf;

use clap::Args;

#[derive(Args, Debug)]
pub(crate) struct MatchArgs {
    pub(crate) game: String,
    #[arg(value_name = "PLAYER", required = true)]
    pub(crate) players: Vec<String>,
    #[command(flatten)]
    pub(crate) contest: ContestFlags,
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    pub(crate) sprt: Option<String>,
    #[arg(long, value_name = "SHARE", requires = "sprt")]
    pub(crate) alpha: Option<String>,
    #[arg(long, value_name = "SHARE", requires = "sprt")]
    pub(crate) beta: Option<String>,
    #[arg(long, value_name = "SCALE", requires = "sprt")]
    pub(crate) elo_model: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct TournamentArgs {
    pub(crate) game: String,
    #[arg(value_name = "PLAYER", required = true)]
    pub(crate) players: Vec<String>,
    #[arg(long, value_name = "FORMAT")]
    pub(crate) format: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) rounds: Option<String>,
    #[arg(long, value_name = "PLAYER=ELO")]
    pub(crate) anchor: Option<String>,
    #[command(flatten)]
    pub(crate) contest: ContestFlags,
}

#[derive(Args, Debug)]
pub(crate) struct ContestFlags {
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) games: Option<String>,
    #[arg(long, value_name = "OPENINGS")]
    pub(crate) openings: Option<String>,
    #[arg(long, value_name = "ORDER", requires = "openings")]
    pub(crate) order: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true, requires = "openings")]
    pub(crate) plies: Option<String>,
    #[arg(long, value_name = "CLOCK")]
    pub(crate) clock: Option<String>,
    #[arg(long, value_name = "RULES")]
    pub(crate) adjudicate: Vec<String>,
    #[arg(long)]
    pub(crate) count_forfeits: bool,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) concurrency: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) export: Vec<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "URL")]
    pub(crate) nats: Option<String>,
    #[arg(long, value_name = "NAME", requires = "nats")]
    pub(crate) run: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true, requires = "nats")]
    pub(crate) batch: Option<String>,
}

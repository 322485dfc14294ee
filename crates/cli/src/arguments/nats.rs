//! What `plateau worker` and `plateau fleet` are told.

use clap::{Args, Subcommand};

#[derive(Args, Debug)]
pub(crate) struct WorkerArgs {
    #[arg(long, value_name = "URL")]
    pub(crate) nats: String,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) threads: Option<String>,
    #[arg(long, value_name = "KINDS")]
    pub(crate) kinds: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    pub(crate) longest: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct FleetArgs {
    #[command(subcommand)]
    pub(crate) what: FleetCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum FleetCommand {
    Status(FleetStatusArgs),
    Forget(FleetForgetArgs),
}

#[derive(Args, Debug)]
pub(crate) struct FleetStatusArgs {
    #[arg(long, value_name = "URL")]
    pub(crate) nats: String,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct FleetForgetArgs {
    #[arg(value_name = "RUN")]
    pub(crate) run: String,
    #[arg(long, value_name = "URL")]
    pub(crate) nats: String,
}

//! What `plateau engine` is told.

use clap::Args;

use super::LimitFlags;

#[derive(Args, Debug)]
pub(crate) struct EngineArgs {
    pub(crate) protocol: String,
    #[arg(value_name = "PROGRAM")]
    pub(crate) program: Option<String>,
    #[arg(long, value_name = "PLAYER")]
    pub(crate) player: Option<String>,
    #[arg(long)]
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) limits: LimitFlags,
    #[arg(long, value_name = "PLACE")]
    pub(crate) listen: Option<String>,
    #[arg(long, value_name = "PLACE")]
    pub(crate) connect: Option<String>,
    #[arg(long, value_name = "SIDE")]
    pub(crate) side: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

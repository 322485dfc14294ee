//! What `plateau serve` is told.

use clap::Args;

#[derive(Args, Debug, Default)]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "PORT", allow_negative_numbers = true)]
    pub(crate) port: Option<String>,
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) listen: Option<String>,
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,
    #[arg(long, value_name = "IP")]
    pub(crate) trusted_proxy: Vec<String>,
    #[arg(long, value_name = "ORIGIN")]
    pub(crate) embed_from: Vec<String>,
    #[arg(long, value_name = "LIMIT=N")]
    pub(crate) limit: Vec<String>,
    #[arg(long)]
    pub(crate) no_open: bool,
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
    #[arg(long, value_name = "URL")]
    pub(crate) nats: Option<String>,
    #[arg(long, value_name = "PIXELS", allow_negative_numbers = true)]
    pub(crate) cell_size: Option<String>,
    #[arg(long, value_name = "COLOUR", allow_hyphen_values = true)]
    pub(crate) board_colour: Option<String>,
}

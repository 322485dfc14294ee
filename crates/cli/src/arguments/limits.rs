//! How far an engine may look, for every verb that has it think.

use clap::Args;

#[derive(Args, Debug, Default)]
pub(crate) struct LimitFlags {
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) depth: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) nodes: Option<String>,
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    pub(crate) time: Option<String>,
}

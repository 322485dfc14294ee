//! What can be asked for.

use std::{path::PathBuf, time::Duration};

use clap::Parser;

/// Lets many players play at a server of its own, and measures how long their moves take.
#[derive(Debug, Parser)]
pub(crate) struct LoadArguments {
    /// The program whose server is put under load
    #[arg(long, default_value = "target/release/plateau")]
    pub(crate) program: PathBuf,
    /// The library of the server, if not a file in a temporary folder
    #[arg(long, value_name = "PLACE")]
    pub(crate) database: Option<String>,
    /// How many tables, with two players each
    #[arg(long, default_value_t = 1000)]
    pub(crate) tables: usize,
    /// How many moves every player plays in a second
    #[arg(long, default_value_t = 1.0)]
    pub(crate) rate: f64,
    /// How long they play
    #[arg(long, default_value_t = 30)]
    pub(crate) seconds: u64,
    /// They only sit there; what they take of the memory is measured
    #[arg(long)]
    pub(crate) idle: bool,
    /// One measurement for each of these numbers of tables, and a plot of them
    #[arg(long, value_delimiter = ',', value_name = "TABLES")]
    pub(crate) steps: Vec<usize>,
    /// Where the plot goes
    #[arg(long, default_value = "docs/load.svg")]
    pub(crate) plot: PathBuf,
    /// Ends the server so often with SIGKILL while they play
    #[arg(long, value_name = "TIMES")]
    pub(crate) kills: Option<usize>,
    /// People come, go, play, undo, resign and send nonsense for this number of minutes
    #[arg(long, value_name = "MINUTES")]
    pub(crate) soak: Option<u64>,
    /// Five alternating rounds of this older program and of the one under load, side by side
    #[arg(long, value_name = "PROGRAM", conflicts_with_all = ["database", "steps", "kills", "soak"])]
    pub(crate) against: Option<PathBuf>,
    /// How long a move takes, and what is written and sent for it, at ply 10, 100 and 1,000
    #[arg(long, conflicts_with_all = ["steps", "kills", "soak", "attack", "idle"])]
    pub(crate) long_game: bool,
    /// A class of this number of pupils in an arena, with the wall of their teacher
    #[arg(long, value_name = "PUPILS", conflicts_with_all = ["steps", "kills", "soak", "attack", "idle", "against", "long_game"])]
    pub(crate) class: Option<usize>,
    /// Hostile people beside
    #[arg(long)]
    pub(crate) attack: bool,
}

impl LoadArguments {
    /// How long a player waits from one move to the next.
    pub(crate) fn pace(&self) -> Duration {
        Duration::from_secs_f64(1.0 / self.rate.max(0.001))
    }

    /// How long they play.
    pub(crate) fn duration(&self) -> Duration {
        Duration::from_secs(self.seconds)
    }
}

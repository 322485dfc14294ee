//! Many players at once: how much the server bears.
//!
//! The tour, in reading order:
//!
//! - `arguments` is what can be asked for.
//! - `server` is the program under load, in a folder of its own.
//! - `player` is a simulated player, who sees as much of a state as `partial_message` reads; what
//!   happens to all of them is written down in the `load_counters`.
//! - `measure` lets them play for a while, `kills` ends the server in the middle of it again and
//!   again, `soak` lets people behave like people for long, `attack` sits hostile ones beside,
//!   `against` measures two programs in turn, `long_game` the moves of a game that grows long, `classroom` a class with
//!   the wall of its teacher.
//! - `report` tells what came of it, `comparison` of two programs side by side.

mod against;
mod arguments;
mod attack;
mod classroom;
mod comparison;
mod greed;
mod kills;
mod load_counters;
mod load_failure;
mod long_game;
mod measure;
mod partial_message;
mod player;
mod report;
mod server;
mod soak;

use std::process::ExitCode;

use clap::Parser as _;
use tokio::runtime::Builder;

use crate::{arguments::LoadArguments, load_failure::LoadFailure};

fn main() -> ExitCode {
    let arguments = LoadArguments::parse();
    // One thread: the server is to have the rest of the machine.
    let runtime = match Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return fail(&error.into()),
    };
    match runtime.block_on(run(&arguments)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

fn fail(error: &LoadFailure) -> ExitCode {
    eprintln!("load: {error}");
    ExitCode::FAILURE
}

async fn run(arguments: &LoadArguments) -> Result<(), LoadFailure> {
    if let Some(minutes) = arguments.soak {
        soak::run(arguments, minutes).await
    } else if let Some(kills) = arguments.kills {
        kills::run(arguments, kills).await
    } else if let Some(pupils) = arguments.class {
        classroom::run(arguments, pupils).await
    } else if arguments.long_game {
        long_game::run(arguments).await
    } else if let Some(old) = &arguments.against {
        against::run(arguments, old).await
    } else if arguments.steps.is_empty() {
        measure::run(arguments).await
    } else {
        measure::steps(arguments).await
    }
}

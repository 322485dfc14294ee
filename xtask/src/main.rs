//! The program behind `cargo xtask`: reads the task, does it, and says how it went.

use std::{env, process::ExitCode};

use xtask::Task;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let task: Task = match Task::read(&arguments) {
        Ok(task) => task,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    match task.run() {
        Ok(closing) => {
            println!("{closing}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

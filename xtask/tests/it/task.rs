//! How tasks are asked for.

use std::process::Command;

use xtask::{Task, UnknownTask};

fn read(arguments: &[&str]) -> Result<Task, UnknownTask> {
    Task::read(&arguments.iter().map(|&argument| argument.to_owned()).collect::<Vec<_>>())
}

#[test]
fn a_task_is_asked_for_by_name() {
    assert_eq!(read(&["test"]), Ok(Task::Test));
    assert_eq!(read(&["tidy"]), Ok(Task::Tidy));
    assert_eq!(read(&["help"]), Ok(Task::Help));
    assert_eq!(read(&[]), Ok(Task::Help));
}

#[test]
fn anything_else_is_refused_with_a_sentence_and_code_2() {
    assert_eq!(read(&["tidy", "up"]), Err(UnknownTask("tidy up".to_owned())));
    let output = Command::new(env!("CARGO_BIN_EXE_xtask")).arg("dust").output().expect("a program");
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8(output.stderr).expect("text");
    assert_eq!(
        told,
        "there is no task \"dust\"; there is test, tidy, strength, classic, pictures, load, baseline and help\n"
    );
    assert!(output.stdout.is_empty());
}

#[test]
fn help_names_every_task() {
    let output = Command::new(env!("CARGO_BIN_EXE_xtask")).arg("help").output().expect("a program");
    assert!(output.status.success());
    let told = String::from_utf8(output.stdout).expect("text");
    for task in ["test", "tidy", "strength", "classic", "load", "baseline", "help"] {
        assert!(told.contains(&format!("cargo xtask {task}")), "{told}");
    }
}

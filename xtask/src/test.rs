//! `cargo xtask test`: everything that must hold before a commit.

use std::{
    fs,
    path::Path,
    process::Command,
    time::{Duration, Instant},
};

use crate::{LeftOut, Package, Remedy, Task, TaskError, node, remedy, workspace::cargo};

/// One run of cargo.
struct CargoStep {
    name: &'static str,
    arguments: &'static [&'static str],
    environment: &'static [(&'static str, &'static str)],
}

/// The steps, the quick ones first.
///
/// Warnings are denied by arguments and by what only rustdoc reads: flags for the compiler would
/// build everything once more for each step.
const STEPS: &[CargoStep] = &[
    CargoStep { name: "formatting", arguments: &["fmt", "--all", "--check"], environment: &[] },
    CargoStep {
        name: "clippy",
        arguments: &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"],
        environment: &[],
    },
    CargoStep {
        name: "tests",
        arguments: &["test", "--workspace", "--no-fail-fast"],
        environment: &[],
    },
    CargoStep {
        name: "documentation",
        arguments: &["doc", "--workspace", "--no-deps"],
        environment: &[("RUSTDOCFLAGS", "-D warnings")],
    },
];

/// Runs every step, also after one that failed, so that one run tells everything; and returns the
/// closing line.
pub(crate) fn run(root: &Path) -> Result<String, TaskError> {
    let start = Instant::now();
    let mut failed = Vec::new();
    let mut run = |name, step: &dyn Fn() -> Result<bool, TaskError>| {
        if !timed(name, step) {
            failed.push(name);
        }
    };
    run("packages", &|| fetch_packages().map(|()| true));
    run("npm", &|| node::fetch(root));
    run("types of the page", &|| node::check_types(root));
    run("form of the page", &|| node::check_style(root));
    run("modules of the page", &|| node::run_tests(root));
    run("tidiness", &|| Task::Tidy.run().map(|_| true));
    run("fuzz targets", &|| check_fuzz_targets(root));
    let left_out = LeftOut::new(root);
    for step in STEPS {
        run(step.name, &|| {
            let mut command = cargo(root);
            command.args(step.arguments).envs(step.environment.iter().copied());
            command.env(LeftOut::VARIABLE, &left_out.path);
            succeeds(&mut command)
        });
    }
    left_out.list();
    if failed.is_empty() {
        Ok(format!("PASSED: all is well, in {}", spoken(start.elapsed())))
    } else {
        Err(TaskError::Steps(failed))
    }
}

/// Compiles the fuzz targets, which are a workspace of their own, with the versions that are locked
/// here and without libFuzzer: so neither a nightly compiler nor one of C++ is needed.
fn check_fuzz_targets(root: &Path) -> Result<bool, TaskError> {
    let fuzz = root.join("fuzz");
    fs::copy(root.join("Cargo.lock"), fuzz.join("Cargo.lock"))
        .map_err(|source| TaskError::Unwritable { path: "fuzz/Cargo.lock".to_owned(), source })?;
    let manifest = fuzz.join("Cargo.toml");
    let formatted =
        succeeds(cargo(root).args(["fmt", "--check", "--manifest-path"]).arg(&manifest))?;
    let mut check = cargo(root);
    check.args(["check", "--no-default-features", "--manifest-path"]).arg(&manifest);
    check.arg("--target-dir").arg(root.join("target"));
    Ok(succeeds(&mut check)? && formatted)
}

/// Does one step between its name and its time; false if it failed.
fn timed(name: &str, step: &dyn Fn() -> Result<bool, TaskError>) -> bool {
    println!("── {name}");
    let start = Instant::now();
    let passed = step().unwrap_or_else(|error| {
        eprintln!("{error}");
        false
    });
    let outcome = if passed { "passed" } else { "FAILED" };
    println!("── {name}: {outcome} in {}", spoken(start.elapsed()));
    passed
}

/// Sees to it that what the tests need besides Rust is there.
fn fetch_packages() -> Result<(), TaskError> {
    let missing = Package::NEEDED.iter().filter(|package| !package.is_there()).collect::<Vec<_>>();
    match remedy(&missing, crate::packages::may_install()) {
        Remedy::None => Ok(()),
        Remedy::Ask(names) => Err(TaskError::NeedsPackages(names)),
        Remedy::Install(names) => {
            let mut update = Command::new("apt-get");
            update.arg("update");
            let mut install = Command::new("apt-get");
            install.args(["install", "-y", "--no-install-recommends"]).args(&names);
            install.env("DEBIAN_FRONTEND", "noninteractive");
            if succeeds(&mut update)? && succeeds(&mut install)? {
                Ok(())
            } else {
                Err(TaskError::NeedsPackages(names))
            }
        }
    }
}

pub(crate) fn succeeds(command: &mut Command) -> Result<bool, TaskError> {
    let status = command.status().map_err(|source| {
        let program = command.get_program().to_string_lossy().into_owned();
        TaskError::NoStart { program, source }
    })?;
    Ok(status.success())
}

fn spoken(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..60 => format!("{:.1} s", time.as_secs_f64()),
        _ => format!("{} min {} s", seconds / 60, seconds % 60),
    }
}

//! Who takes part in a ladder.

use std::{
    fs,
    path::{Path, PathBuf},
};

use protocol::{Program, Sandbox};
use rules::{Phrase, Spec};

use crate::{
    failure::Failure,
    hand_in::{HandIn, digest},
};

/// The folder of built hand-ins within that of the results.
pub(super) const BUILT: &str = "built";
/// The file that says that a hand-in was built to its end.
const STAMP: &str = ".built";
/// How much memory a compiler may use, in bytes.
const COMPILER_MEMORY: u64 = 2 << 30;
/// How many processes a compiler may have.
const COMPILER_PROCESSES: u32 = 64;
/// How long the name of a player is at most, in characters.
const LONGEST_NAME: usize = 40;

/// Who takes part in a ladder.
#[derive(Debug)]
pub(super) struct LadderEntrant {
    /// As a player of the contest.
    pub(super) spec: Spec,
    /// The hand-in, unless it is a player of ours.
    pub(super) hand_in: Option<HandIn>,
    /// The program, if it could be built.
    pub(super) program: Option<Program>,
    /// Why it does not play, if it does not.
    pub(super) problem: Option<Phrase>,
}

impl LadderEntrant {
    /// A player of ours.
    pub(super) fn of_ours(spec: Spec) -> Self {
        Self { spec, hand_in: None, program: None, problem: None }
    }

    /// Whether it takes part in games.
    pub(super) fn plays(&self) -> bool {
        self.problem.is_none()
    }
}

/// The hand-ins of a folder, one in each folder within, by their names; built beside the results.
pub(super) fn entrants(
    folder: &Path,
    output: &Path,
    sandbox: &Sandbox,
    launcher: Option<&Path>,
) -> Result<Vec<LadderEntrant>, Failure> {
    let mut folders: Vec<PathBuf> = fs::read_dir(folder)?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.is_dir() && path.canonicalize().is_ok_and(|path| path != output))
        .filter(|path| !name(path).starts_with('.'))
        .collect();
    folders.sort();
    if folders.is_empty() {
        let phrase = Phrase::new("error-ladder-empty");
        return Err(Failure::WrongUse(phrase.with("folder", folder.display().to_string())));
    }
    Ok(folders.iter().map(|folder| entrant(folder, output, sandbox, launcher)).collect())
}

/// A hand-in; one that cannot be read or built takes part in no game.
fn entrant(
    folder: &Path,
    output: &Path,
    sandbox: &Sandbox,
    launcher: Option<&Path>,
) -> LadderEntrant {
    let named = |key: &str| Spec::new(format!("hand-in-{key}")).with("name", name(folder));
    let failed = |hand_in, failure| {
        let (Failure::WrongUse(phrase) | Failure::Failed(phrase)) = failure else {
            unreachable!("a hand-in is neither interrupted nor read by others")
        };
        LadderEntrant { spec: named("none"), hand_in, program: None, problem: Some(phrase) }
    };
    let hand_in = match HandIn::read(folder) {
        Ok(hand_in) => hand_in,
        Err(failure) => return failed(None, failure),
    };
    let files = match hand_in.files() {
        Ok(files) => files,
        Err(failure) => return failed(Some(hand_in), failure),
    };
    let key = digest(&hand_in.settings, &files);
    let place = hand_in.at(&output.join(BUILT).join(&key));
    let built = built(&place, &files, sandbox, launcher).and_then(|()| {
        let sandbox = Sandbox { writes: false, ..sandbox.clone() };
        place.program(Some(sandbox))
    });
    match built {
        Ok(program) => LadderEntrant {
            spec: named(&key),
            hand_in: Some(hand_in),
            program: Some(program),
            problem: None,
        },
        Err(failure) => failed(Some(hand_in), failure),
    }
}

/// Copies a hand-in and builds it, unless that was done.
fn built(
    place: &HandIn,
    files: &[(PathBuf, Vec<u8>)],
    sandbox: &Sandbox,
    launcher: Option<&Path>,
) -> Result<(), Failure> {
    let stamp = place.folder.join(STAMP);
    if stamp.is_file() {
        return Ok(());
    }
    for (path, bytes) in files {
        let path = place.folder.join(path);
        fs::create_dir_all(path.parent().unwrap_or(&place.folder))?;
        fs::write(path, bytes)?;
    }
    let compiler = Sandbox {
        memory: sandbox.memory.max(COMPILER_MEMORY),
        processes: sandbox.processes.max(COMPILER_PROCESSES),
        file_size: sandbox.file_size.max(1 << 28),
        writes: true,
        ..sandbox.clone()
    };
    place.build(Some(&compiler), launcher)?;
    Ok(fs::write(stamp, "")?)
}

/// What a student is called: as the folder.
pub(super) fn name(folder: &Path) -> String {
    let name = folder.file_name().map(|name| name.to_string_lossy().into_owned());
    name.unwrap_or_default().chars().take(LONGEST_NAME).collect()
}

//! What the engines of a catalogue have in common: how their programs are started, and which of them
//! wait for another game.

use std::{
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
};

use rules::Spec;

use super::{Process, Program};

/// How programs are started, and those that wait for another game.
#[derive(Clone, Debug, Default)]
pub(crate) struct ProcessHost {
    /// The program that starts others so that they end with us; without one they are started
    /// directly.
    pub(crate) launcher: Option<PathBuf>,
    /// The programs that have played a game and wait for another, where they are kept at all.
    pub(crate) idle: Option<Arc<Mutex<Vec<IdleProcess>>>>,
    /// What programs call themselves.
    names: Arc<Mutex<Vec<(Program, String)>>>,
}

/// A program that has played a game and waits for another.
#[derive(Debug)]
pub(crate) struct IdleProcess {
    program: Program,
    game: Spec,
    process: Process,
}

impl ProcessHost {
    /// A host that starts programs through our own, and keeps them for another game if that is
    /// wanted.
    pub(crate) fn new(launcher: Option<PathBuf>, keeps: bool) -> Self {
        let idle = keeps.then(Arc::default);
        Self { launcher, idle, names: Arc::default() }
    }

    /// Notes what a program calls itself.
    pub(crate) fn note_name(&self, program: &Program, name: Option<String>) {
        let Some(name) = name else { return };
        let mut names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        if names.iter().all(|(known, _)| known != program) {
            names.push((program.clone(), name));
        }
    }

    /// What a program calls itself, if it has said so.
    pub(crate) fn name(&self, program: &Program) -> Option<String> {
        let names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        names.iter().find(|(known, _)| known == program).map(|(_, name)| name.clone())
    }

    /// A program that waits for a game of this kind, if there is one.
    pub(crate) fn take(&self, program: &Program, game: &Spec) -> Option<Process> {
        let mut idle = self.idle.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner);
        let is_meant = |kept: &IdleProcess| kept.program == *program && kept.game == *game;
        let index = idle.iter().position(is_meant)?;
        Some(idle.swap_remove(index).process)
    }

    /// Keeps a program for another game, or ends it.
    pub(crate) fn put_back(&self, program: &Program, game: &Spec, process: Process) {
        if let Some(idle) = &self.idle {
            let kept = IdleProcess { program: program.clone(), game: game.clone(), process };
            idle.lock().unwrap_or_else(PoisonError::into_inner).push(kept);
        }
    }
}

//! Who of the other programs may sit down.

use std::{
    collections::BTreeMap,
    path::PathBuf,
    sync::{Mutex, PoisonError},
};

use rules::{Spec, SpecError};
use session::{EngineProvider, ExternalEngine, Seat};

use super::{Contact, ProcessHost, ProgramError};

/// The external engines that may be seated: those that the settings name, and those that the
/// command line names by how they are reached.
///
/// A path or an address is only taken from [`EngineCatalogue::admit`] and
/// [`EngineCatalogue::insert`]: a spec alone cannot start a program that was not named before.
#[derive(Debug, Default)]
pub struct EngineCatalogue {
    host: ProcessHost,
    named: BTreeMap<String, Contact>,
    admitted: Mutex<Vec<(Spec, Contact)>>,
}

impl EngineCatalogue {
    /// Starts programs through our own, which is this file, so that they end with it (see
    /// [`super::launch_if_asked`]).
    #[must_use]
    pub fn launched_by(mut self, file: PathBuf) -> Self {
        self.host = ProcessHost::new(Some(file), self.host.idle.is_some());
        self
    }

    /// Lets a program that has played a game wait for another of the same kind, for as long as the
    /// catalogue is there: for matches, where starting may take longer than a game.
    #[must_use]
    pub fn reusing_programs(mut self) -> Self {
        self.host = ProcessHost::new(self.host.launcher.take(), true);
        self
    }

    /// Takes an engine in under a name that anybody may use.
    pub fn insert(&mut self, name: impl Into<String>, contact: Contact) {
        self.named.insert(name.into(), contact);
    }

    /// Admits the engine that a spec describes, if it describes one by how it is reached; anybody
    /// else is none of our concern.
    ///
    /// # Errors
    ///
    /// If something is wrong with it.
    pub fn admit(&self, spec: &Spec) -> Result<(), ProgramError> {
        let mut engine = spec.clone();
        // What is said about the seat is not about the program.
        let _ = engine.split_off(Seat::KNOBS);
        if let Some(contact) = Contact::read(&engine)? {
            let mut admitted = self.admitted.lock().unwrap_or_else(PoisonError::into_inner);
            admitted.push((engine, contact));
        }
        Ok(())
    }

    /// The engine that a spec names, with what is set about it.
    fn find(&self, engine: &Spec) -> Result<Option<Contact>, SpecError> {
        if let Some(contact) = self.named.get(&engine.name) {
            return contact.limited(engine).map(Some);
        }
        let admitted = self.admitted.lock().unwrap_or_else(PoisonError::into_inner);
        let known = admitted.iter().find(|(spec, _)| spec == engine);
        Ok(known.map(|(_, contact)| contact.clone()))
    }
}

impl EngineProvider for EngineCatalogue {
    fn names(&self) -> Vec<String> {
        self.named.keys().cloned().collect()
    }

    fn told_name(&self, engine: &Spec) -> Option<String> {
        match self.find(engine).ok()?? {
            Contact::Program(program) => self.host.name(&program),
            Contact::Partner(_) => None,
        }
    }

    fn invite(
        &self,
        engine: &Spec,
        game: &Spec,
    ) -> Result<Option<Box<dyn ExternalEngine>>, SpecError> {
        self.find(engine)?.map(|contact| contact.seat(game, &self.host)).transpose()
    }
}

//! The files that were opened for this process.
//!
//! An engine is built from a spec, and specs come from anywhere: visitors, records, jobs, other
//! programs. So that none of them can have a file opened, building one looks here and nowhere else,
//! and only the command line and the settings put files here.

use std::{
    collections::BTreeMap,
    sync::{Arc, PoisonError, RwLock},
};

use crate::WeightsError;

/// The files that were opened for this process, by the name under which they were asked for.
static FILES: RwLock<BTreeMap<String, Arc<[u8]>>> = RwLock::new(BTreeMap::new());

/// The files of weights that a spec may name.
#[derive(Clone, Copy, Debug)]
pub struct WeightFiles;

impl WeightFiles {
    /// Puts the contents of a file here, under the name by which specs call it.
    pub fn put(name: &str, contents: Vec<u8>) {
        let mut files = FILES.write().unwrap_or_else(PoisonError::into_inner);
        files.insert(name.to_owned(), contents.into());
    }

    /// The contents of a file.
    ///
    /// # Errors
    ///
    /// If it was not put here.
    pub fn take(name: &str) -> Result<Arc<[u8]>, WeightsError> {
        let files = FILES.read().unwrap_or_else(PoisonError::into_inner);
        files.get(name).cloned().ok_or_else(|| WeightsError::NotOpened(name.to_owned()))
    }
}

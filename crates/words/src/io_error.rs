//! What the operating system complained of.

use std::io::{Error, ErrorKind};

use rules::Phrase;

/// What the operating system complained of, as a part of a sentence.
///
/// The usual troubles have words of their own; for the others the system's own text is given.
#[must_use]
pub fn say_io_error(error: &Error) -> Phrase {
    match error.kind() {
        ErrorKind::NotFound => Phrase::new("io-not-found"),
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Phrase::new("io-forbidden"),
        ErrorKind::AlreadyExists => Phrase::new("io-exists"),
        ErrorKind::IsADirectory => Phrase::new("io-folder"),
        ErrorKind::NotADirectory => Phrase::new("io-no-folder"),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Phrase::new("io-full"),
        ErrorKind::InvalidData => Phrase::new("io-no-text"),
        ErrorKind::AddrInUse => Phrase::new("io-port-taken"),
        _ => Phrase::new("io-other").with("message", error.to_string()),
    }
}

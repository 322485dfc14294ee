//! Where a library is.

use std::{fmt::Write as _, path::PathBuf};

/// Where a library is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryLocation {
    /// In a file, which is made on first use with the folders above it.
    File(PathBuf),
    /// On a PostgreSQL server, by its address: `postgres://user:password@host/database`.
    Server(String),
}

impl LibraryLocation {
    /// The place that a text names: an address of a server, or a file.
    #[must_use]
    pub fn read(text: &str) -> Self {
        match text.split_once("://") {
            Some(("postgres" | "postgresql", _)) => Self::Server(text.to_owned()),
            Some(("sqlite" | "file", path)) => Self::File(path.into()),
            _ => Self::File(text.into()),
        }
    }

    /// The address by which the library is opened.
    pub(crate) fn address(&self) -> String {
        match self {
            Self::Server(address) => address.clone(),
            Self::File(path) => {
                let mut address = "sqlite:".to_owned();
                // Anything may be in the name of a file, also what has a meaning in an address.
                for &byte in path.as_os_str().as_encoded_bytes() {
                    if byte.is_ascii_alphanumeric() || b"/._-".contains(&byte) {
                        address.push(char::from(byte));
                    } else {
                        let _ = write!(address, "%{byte:02X}");
                    }
                }
                address + "?mode=rwc"
            }
        }
    }

    /// The place as people are told of it, without a password.
    #[must_use]
    pub fn told(&self) -> String {
        match self {
            Self::File(path) => path.display().to_string(),
            Self::Server(address) => {
                // What stands after the question mark may be a password too.
                let address = address.split_once('?').map_or(&**address, |(address, _)| address);
                match (address.split_once("://"), address.rsplit_once('@')) {
                    (Some((scheme, _)), Some((_, host))) => format!("{scheme}://{host}"),
                    _ => address.to_owned(),
                }
            }
        }
    }
}

//! How a server of NATS is reached.

use std::{fmt, path::PathBuf, time::Duration};

use crate::House;

/// How a server of NATS is reached, and what is agreed on with all who use it.
#[derive(Clone, Debug)]
pub struct FleetOptions {
    /// The address, as `nats://host:port` or `tls://host:port`; several are separated by commas.
    pub url: String,
    /// The prefix of every name.
    pub house: House,
    /// How we prove who we are.
    pub credentials: FleetCredentials,
    /// The certificates of those who vouch for the server, besides those of the system.
    pub authority: Option<PathBuf>,
    /// Our own certificate and its key.
    pub certificate: Option<(PathBuf, PathBuf)>,
    /// After how long without a sign of life a job goes to another worker.
    pub silence: Duration,
}

/// How we prove to a server who we are.
#[derive(Clone, Default)]
pub enum FleetCredentials {
    /// By what is in the address, or not at all.
    #[default]
    None,
    /// By a name and a password.
    User {
        /// The name.
        user: String,
        /// The password.
        password: String,
    },
    /// By a token.
    Token(String),
    /// By the seed of a key pair (`NKey`).
    Seed(String),
    /// By a file of credentials (a JWT and its seed).
    File(PathBuf),
}

impl FleetOptions {
    /// How long a worker may be silent unless another time is given.
    pub const USUAL_SILENCE: Duration = Duration::from_secs(20);

    /// A server that is reached without more ado.
    #[must_use]
    pub fn of(url: &str) -> Self {
        Self {
            url: url.to_owned(),
            house: House::default(),
            credentials: FleetCredentials::None,
            authority: None,
            certificate: None,
            silence: Self::USUAL_SILENCE,
        }
    }

    /// The address without what is secret in it, for people and logs.
    #[must_use]
    pub fn shown_url(&self) -> String {
        let shown = self.url.split(',').map(|address| {
            let (scheme, rest) = address.split_once("://").unwrap_or(("nats", address));
            let host = rest.rsplit_once('@').map_or(rest, |(_, host)| host);
            format!("{scheme}://{host}")
        });
        shown.collect::<Vec<_>>().join(",")
    }
}

impl fmt::Debug for FleetCredentials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::None => "None",
            Self::User { .. } => "User",
            Self::Token(_) => "Token",
            Self::Seed(_) => "Seed",
            Self::File(_) => "File",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_secret_is_shown() {
        let mut options = FleetOptions::of("nats://eve:secret@one:4222,tls://two");
        options.credentials = FleetCredentials::Token("secret".to_owned());
        assert_eq!(options.shown_url(), "nats://one:4222,tls://two");
        assert!(!format!("{:?}", options.credentials).contains("secret"));
    }
}

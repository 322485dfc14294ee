//! How the program reaches a server of NATS: the address from the command line, all else from the
//! settings and the environment.

use std::{env, fs, path::PathBuf, time::Duration};

use fleet::{Fleet, FleetCredentials, FleetError, FleetOptions, House};
use rules::{Knob, Phrase, Speak as _};
use serde::Deserialize;
use tokio::runtime::Runtime;
use words::say_io_error;

use crate::{failure::Failure, limits, settings::UserSettings};

/// The environment variable with the password of the user whom the settings name.
const PASSWORD: &str = "PLATEAU_NATS_PASSWORD";
/// The environment variable with a token.
const TOKEN: &str = "PLATEAU_NATS_TOKEN";
/// For how many seconds a worker may be silent.
const SILENCE: Knob = Knob::number("silence", 1, 3600, None);

/// How a server of NATS is reached, as settled.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct NatsSettings {
    /// The prefix of every name.
    prefix: Option<String>,
    /// Who we are.
    user: Option<String>,
    /// Our password.
    password: Option<String>,
    /// A token instead.
    token: Option<String>,
    /// The file with the seed of a key pair (`NKey`) instead.
    nkey: Option<PathBuf>,
    /// A file of credentials instead.
    credentials: Option<PathBuf>,
    /// The certificates of those who vouch for the server.
    authority: Option<PathBuf>,
    /// Our own certificate.
    certificate: Option<PathBuf>,
    /// Its key.
    key: Option<PathBuf>,
    /// After how many seconds without a sign of life a job goes to another worker.
    silence: Option<u64>,
}

/// A connection, and what runs it.
#[derive(Debug)]
pub(crate) struct NatsLink {
    pub(crate) runtime: Runtime,
    pub(crate) fleet: Fleet,
}

/// Connects to a server.
pub(crate) fn connect(url: &str, settings: &UserSettings) -> Result<NatsLink, Failure> {
    let options = options(url, settings)?;
    let runtime = Runtime::new()?;
    let fleet = runtime.block_on(Fleet::connect(&options))?;
    Ok(NatsLink { runtime, fleet })
}

/// How the server of an address is reached.
pub(crate) fn options(url: &str, settings: &UserSettings) -> Result<FleetOptions, Failure> {
    let settled = &settings.nats;
    let mut options = FleetOptions::of(url);
    if let Some(prefix) = &settled.prefix {
        let wrong = || Phrase::new("error-nats-prefix").with("prefix", prefix.as_str());
        options.house = House::named(prefix).ok_or_else(|| Failure::WrongUse(wrong()))?;
    }
    options.credentials = credentials(settled)?;
    options.authority.clone_from(&settled.authority);
    options.certificate = match (&settled.certificate, &settled.key) {
        (Some(certificate), Some(key)) => Some((certificate.clone(), key.clone())),
        (None, None) => None,
        _ => return Err(Failure::WrongUse(Phrase::new("error-nats-certificate"))),
    };
    let silence = settled.silence.map(|seconds| seconds.to_string());
    if let Some(seconds) = limits::number(silence.as_ref(), SILENCE)? {
        options.silence = Duration::from_secs(seconds);
    }
    Ok(options)
}

fn credentials(settled: &NatsSettings) -> Result<FleetCredentials, Failure> {
    let secret = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    if let Some(token) = secret(TOKEN).or_else(|| settled.token.clone()) {
        return Ok(FleetCredentials::Token(token));
    }
    if let Some(user) = settled.user.clone() {
        let password = secret(PASSWORD).or_else(|| settled.password.clone());
        let password = password.unwrap_or_default();
        return Ok(FleetCredentials::User { user, password });
    }
    if let Some(path) = &settled.nkey {
        let seed = fs::read_to_string(path).map_err(|error| {
            let phrase = Phrase::new("error-fleet-file").with("file", path.display().to_string());
            Failure::Failed(phrase.with("problem", say_io_error(&error)))
        })?;
        return Ok(FleetCredentials::Seed(seed.trim().to_owned()));
    }
    Ok(settled.credentials.clone().map_or(FleetCredentials::None, FleetCredentials::File))
}

impl From<FleetError> for Failure {
    fn from(error: FleetError) -> Self {
        match error {
            FleetError::NotForWorkers(_) => Self::WrongUse(error.phrase()),
            _ => Self::Failed(error.phrase()),
        }
    }
}

//! An engine of another program, as the settings describe it.

use std::{collections::BTreeMap, path::PathBuf, time::Duration};

use protocol::{Contact, DxpPeer, PORT, Program, Protocol};
use rules::{Phrase, Spec, SpecError};
use search::Limits;
use serde::Deserialize;
use session::{GAMES, Seat};

use crate::failure::Failure;

/// An engine of another program, as the settings describe it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EngineSetting {
    /// What it speaks.
    protocol: String,
    /// The program to start.
    path: Option<PathBuf>,
    /// The program with what it is started with, as on a command line.
    command: Option<String>,
    /// What it is started with, if not as the protocol has it.
    arguments: Option<Vec<String>>,
    /// Where it is started.
    folder: Option<PathBuf>,
    /// What is set about it, by name.
    #[serde(default)]
    parameters: BTreeMap<String, String>,
    /// The engine that it is to play with, where the protocol can say.
    engine: Option<String>,
    /// The machine on the network, for one that is reached there.
    host: Option<String>,
    /// The port on that machine.
    port: Option<u16>,
    /// How long it thinks about a move where a game does not say, in seconds.
    time: Option<f64>,
    /// How deep.
    depth: Option<u32>,
    /// How many positions.
    nodes: Option<u64>,
    /// How many seconds longer than that it may take before it counts as silent.
    patience: Option<f64>,
    /// How many seconds it may take to start.
    startup: Option<f64>,
    /// The file to which everything is written that is said and heard.
    log: Option<PathBuf>,
}

impl EngineSetting {
    /// How the engine of that name is reached.
    pub(crate) fn contact(&self, name: &str) -> Result<Contact, Failure> {
        check_name(name)?;
        let patience = seconds("patience", self.patience)?;
        let time = seconds("time", self.time)?;
        if self.protocol == Contact::NETWORK {
            let host = self.host.clone().unwrap_or_else(|| "localhost".to_owned());
            let mut partner = DxpPeer::new(host, self.port.unwrap_or(PORT));
            partner.time = time;
            partner.patience = patience.unwrap_or(partner.patience);
            return Ok(Contact::Partner(partner));
        }
        let protocol = Protocol::named(&self.protocol).ok_or_else(|| SpecError::UnknownName {
            name: self.protocol.clone(),
            allowed: Contact::names().into_iter().map(str::to_owned).collect(),
        })?;
        let no_path = || Failure::WrongUse(Phrase::new("error-guest-path").with("spec", name));
        let mut program = match (&self.path, &self.command) {
            (Some(path), None) => Program::new(protocol, path),
            (None, Some(command)) => Program::of_command(protocol, command).ok_or_else(no_path)?,
            _ => return Err(no_path()),
        };
        if let Some(arguments) = &self.arguments {
            program.arguments.clone_from(arguments);
        }
        program.folder.clone_from(&self.folder);
        program.parameters = self.parameters.clone().into_iter().collect();
        if let Some(engine) = &self.engine {
            let spec = Spec::new(protocol.name()).with("engine", engine);
            spec.settle(&Program::knobs(protocol))?;
            program.engine = Some(engine.parse()?);
        }
        program.limits = Limits { depth: self.depth, nodes: self.nodes, time, clock: None };
        program.check_limits(program.limits)?;
        program.patience = patience.unwrap_or(program.patience);
        program.startup = seconds("startup", self.startup)?.unwrap_or(program.startup);
        program.log.clone_from(&self.log);
        Ok(Contact::Program(program))
    }
}

/// A name that no engine of ours has: an external engine must not be mistaken for one.
fn check_name(name: &str) -> Result<(), Failure> {
    let engines = GAMES.iter().flat_map(|room| room.engines()).map(|engine| engine.name);
    let levels = search::Level::NAMES.iter().map(|(name, _)| *name);
    let mut taken = engines.chain(levels).chain(Contact::names()).chain([Seat::HUMAN]);
    let plain =
        |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    if taken.any(|known| known == name) || name.is_empty() || !name.chars().all(plain) {
        return Err(Failure::WrongUse(Phrase::new("error-guest-name").with("name", name)));
    }
    Ok(())
}

fn seconds(knob: &'static str, seconds: Option<f64>) -> Result<Option<Duration>, Failure> {
    let wrong = || Phrase::new("error-guest-seconds").with("knob", knob);
    let read =
        |seconds| Duration::try_from_secs_f64(seconds).map_err(|_| Failure::WrongUse(wrong()));
    seconds.map(read).transpose()
}

//! What is known of another program's engine before it is started.

use std::{
    env,
    path::{Path, PathBuf},
    time::Duration,
};

use rules::{Knob, Phrase, Settings, Speak, Spec, SpecError};
use search::{DEPTH, Limits, NODES, TIME};
use thiserror::Error;

use crate::Protocol;

/// The default limit of an engine's thinking time.
const NATURAL_TIME: Duration = Duration::from_secs(2);
/// How much longer than its limit an engine may take before it counts as silent.
const PATIENCE: Duration = Duration::from_secs(5);

/// Another program's engine: how it is started and what it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// What it speaks.
    pub protocol: Protocol,
    /// The file to run, or a name to look for where programs are.
    pub path: PathBuf,
    /// What it is started with.
    pub arguments: Vec<String>,
    /// Where it is started; here unless set.
    pub folder: Option<PathBuf>,
    /// What is set about it, by name, where the protocol can.
    pub parameters: Vec<(String, String)>,
    /// The engine that it is to play with, where the protocol can say.
    pub engine: Option<Spec>,
    /// The limits that hold where a game sets none.
    pub limits: Limits,
    /// How much longer than its limit it may take before it counts as silent.
    pub patience: Duration,
}

/// Why an engine of another program cannot be seated.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProgramError {
    /// What is said about it is wrong.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// The program is not named.
    #[error("{spec:?} does not say which program it is")]
    NoPath {
        /// The spec as given.
        spec: String,
    },
    /// There is no such program.
    #[error("there is no program {path:?}")]
    NotFound {
        /// The path as given.
        path: String,
    },
    /// A parameter is not written as a name and a value.
    #[error("{text:?} is no parameter")]
    Parameter {
        /// The parameter as given.
        text: String,
    },
}

impl Speak for ProgramError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Spec(error) => error.phrase(),
            Self::NoPath { spec } => Phrase::new("error-guest-path").with("spec", spec.as_str()),
            Self::NotFound { path } => {
                Phrase::new("error-guest-missing").with("path", path.as_str())
            }
            Self::Parameter { text } => {
                Phrase::new("error-guest-parameter").with("text", text.as_str())
            }
        }
    }
}

impl Program {
    /// What can be set in every protocol.
    const KNOBS: &'static [Knob] = &[
        Knob::text("path", 1000),
        Knob::text("arguments", 1000),
        Knob::text("folder", 1000),
        Knob::text("parameters", 1000),
        TIME,
        DEPTH,
        NODES,
        Knob::seconds("patience", 0.0, 3600.0),
    ];

    /// What can be set besides where the protocol can say which engine is to play.
    const ENGINE: Knob = Knob::text("engine", 1000);

    /// The knobs of an engine that a spec may set, without its path.
    pub const LIMITS: &'static [Knob] = &[TIME, DEPTH, NODES];

    /// What can be set about an engine by those who may name a program that speaks a protocol.
    #[must_use]
    pub fn knobs(protocol: Protocol) -> Vec<Knob> {
        let engine = (protocol == Protocol::Json).then_some(Self::ENGINE);
        Self::KNOBS.iter().cloned().chain(engine).collect()
    }

    /// An engine with nothing else said.
    #[must_use]
    pub fn new(protocol: Protocol, path: impl Into<PathBuf>) -> Self {
        Self {
            protocol,
            path: path.into(),
            arguments: protocol.arguments().iter().map(|&word| word.to_owned()).collect(),
            folder: None,
            parameters: Vec::new(),
            engine: None,
            limits: Limits::default(),
            patience: PATIENCE,
        }
    }

    /// The engine that a spec describes, as `hub:path=/usr/games/scan,arguments=hub,time=1`.
    ///
    /// # Errors
    ///
    /// If it is not about a protocol, a setting is wrong, or there is no such program.
    pub fn read(spec: &Spec) -> Result<Self, ProgramError> {
        let protocol = Protocol::named(&spec.name).ok_or_else(|| SpecError::UnknownName {
            name: spec.name.clone(),
            allowed: Protocol::ALL.iter().map(|protocol| protocol.name().to_owned()).collect(),
        })?;
        let settings = spec.settle(&Self::knobs(protocol))?;
        let path = settings.word("path");
        let path = path.ok_or_else(|| ProgramError::NoPath { spec: spec.to_string() })?;
        let mut program = Self::new(protocol, path);
        if let Some(arguments) = settings.word("arguments") {
            program.arguments = words(Some(arguments));
        }
        program.folder = settings.word("folder").map(PathBuf::from);
        program.parameters = words(settings.word("parameters"))
            .iter()
            .map(|text| parameter(text))
            .collect::<Result<_, _>>()?;
        program.engine = settings.word("engine").map(str::parse).transpose()?;
        program.limits = Limits::of(&settings);
        program.patience = settings.seconds("patience").unwrap_or(PATIENCE);
        program.check()?;
        Ok(program)
    }

    /// The same with limits given by a spec, which may set no path.
    pub(crate) fn limited(&self, settings: &Settings) -> Self {
        Self { limits: Limits::of(settings).or(self.limits), ..self.clone() }
    }

    /// Whether there is such a program.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn check(&self) -> Result<(), ProgramError> {
        let folder = self.folder.clone().unwrap_or_default();
        let is_there = if self.path.components().count() == 1 {
            let places = env::var_os("PATH").unwrap_or_default();
            env::split_paths(&places).any(|place| is_program(&place.join(&self.path)))
        } else {
            is_program(&folder.join(&self.path)) || is_program(&self.path)
        };
        let path = || self.path.display().to_string();
        is_there.then_some(()).ok_or_else(|| ProgramError::NotFound { path: path() })
    }

    /// The limits of a move for which a game has set these.
    pub(crate) fn limits(&self, set: Limits) -> Limits {
        let limits = set.or(self.limits);
        // In our own protocol the engine has limits of its own, which these would hide.
        if limits == Limits::default() && self.protocol != Protocol::Json {
            return Limits { time: Some(NATURAL_TIME), ..limits };
        }
        limits
    }

    /// How long to wait for an answer within these limits.
    pub(crate) fn wait(&self, limits: Limits) -> Duration {
        let longest = match (limits.time, limits.clock) {
            (Some(time), _) => Some(time),
            (None, Some(clock)) => Some(clock.remaining),
            (None, None) => None,
        };
        // A depth takes as long as it takes, but not for ever.
        longest.unwrap_or(Duration::from_mins(10)).saturating_add(self.patience)
    }
}

fn is_program(path: &Path) -> bool {
    path.is_file() || path.with_extension(env::consts::EXE_EXTENSION).is_file()
}

/// The words of a text, as many as there are spaces between.
fn words(text: Option<&str>) -> Vec<String> {
    text.unwrap_or_default().split_whitespace().map(str::to_owned).collect()
}

fn parameter(text: &str) -> Result<(String, String), ProgramError> {
    let cut = text.split_once('=').filter(|(name, _)| !name.is_empty());
    let (name, value) = cut.ok_or_else(|| ProgramError::Parameter { text: text.to_owned() })?;
    Ok((name.to_owned(), value.to_owned()))
}

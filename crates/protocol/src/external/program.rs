//! What is known of another program's engine before it is started.

use std::{
    env,
    path::{self, Path, PathBuf},
    time::Duration,
};

use rules::{Knob, Phrase, Settings, Speak, Spec, SpecError};
use search::{DEPTH, Limits, NODES, TIME};
use thiserror::Error;

use super::Sandbox;
use crate::Protocol;

/// The default limit of an engine's thinking time.
const NATURAL_TIME: Duration = Duration::from_secs(2);
/// The default depth of an engine whose protocol cannot tell of time.
const NATURAL_DEPTH: u32 = 8;
/// How much longer than its limit an engine may take before it counts as silent.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long an engine may take to start: some load networks, books or endgame tables.
const STARTUP: Duration = Duration::from_mins(1);

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
    /// How long it may take to start.
    pub startup: Duration,
    /// The file to which everything is written that is said and heard.
    pub log: Option<PathBuf>,
    /// The bounds within which it runs, if it is not trusted.
    pub sandbox: Option<Sandbox>,
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
    /// The protocol has no words for a limit.
    #[error("{protocol} cannot tell of {limit}")]
    Limit {
        /// The protocol.
        protocol: &'static str,
        /// The limit as given.
        limit: &'static str,
        /// The limits that it can tell of.
        allowed: Vec<String>,
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
            Self::Limit { protocol, limit, allowed } => Phrase::new("error-guest-limit")
                .with("protocol", *protocol)
                .with("limit", *limit)
                .with("allowed", allowed.clone()),
            Self::Parameter { text } => {
                Phrase::new("error-guest-parameter").with("text", text.as_str())
            }
        }
    }
}

impl Program {
    /// What can be set in every protocol.
    const KNOBS: &'static [Knob] = &[
        Knob::text("command", 1000),
        Knob::text("path", 1000),
        Knob::text("arguments", 1000),
        Knob::text("folder", 1000),
        Knob::text("parameters", 1000),
        TIME,
        DEPTH,
        NODES,
        Knob::seconds("patience", 0.0, 3600.0),
        Knob::seconds("startup", 0.0, 3600.0),
        Knob::text("log", 1000),
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
            startup: STARTUP,
            log: None,
            sandbox: None,
        }
    }

    /// The program that a line of a command starts, as in `python3 bot.py`; none if it names none.
    /// What stands in quotes, of either kind, is one word.
    #[must_use]
    pub fn of_command(protocol: Protocol, command: &str) -> Option<Self> {
        let mut words = command_words(command).into_iter();
        let mut program = Self::new(protocol, words.next()?);
        program.arguments = words.collect();
        Some(program)
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
        let no_path = || ProgramError::NoPath { spec: spec.to_string() };
        let mut program = match (settings.word("path"), settings.word("command")) {
            (Some(path), None) => Self::new(protocol, path),
            (None, Some(command)) => Self::of_command(protocol, command).ok_or_else(no_path)?,
            _ => return Err(no_path()),
        };
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
        program.check_limits(program.limits)?;
        program.patience = settings.seconds("patience").unwrap_or(PATIENCE);
        program.startup = settings.seconds("startup").unwrap_or(STARTUP);
        program.log = settings.word("log").map(PathBuf::from);
        program.check()?;
        Ok(program)
    }

    /// The same with limits given by a spec, which may set no path.
    pub(crate) fn limited(&self, settings: &Settings) -> Result<Self, ProgramError> {
        let limits = Limits::of(settings);
        self.check_limits(limits)?;
        Ok(Self { limits: limits.or(self.limits), ..self.clone() })
    }

    /// Whether the protocol has words for these limits: others would be none.
    ///
    /// # Errors
    ///
    /// If it has none for one of them.
    pub fn check_limits(&self, limits: Limits) -> Result<(), ProgramError> {
        let given = [
            (TIME.name, limits.time.is_some()),
            (DEPTH.name, limits.depth.is_some()),
            (NODES.name, limits.nodes.is_some()),
        ];
        let allowed = self.protocol.limits();
        match given.into_iter().find(|(name, is_given)| *is_given && !allowed.contains(name)) {
            None => Ok(()),
            Some((limit, _)) => Err(ProgramError::Limit {
                protocol: self.protocol.name(),
                limit,
                allowed: allowed.iter().map(|&name| name.to_owned()).collect(),
            }),
        }
    }

    /// Whether there is such a program.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn check(&self) -> Result<(), ProgramError> {
        let path = || self.path.display().to_string();
        self.file().map(|_| ()).ok_or_else(|| ProgramError::NotFound { path: path() })
    }

    /// The file to run: in the program's folder, here, or where programs are.
    pub(crate) fn file(&self) -> Option<PathBuf> {
        let in_folder = self.folder.as_ref().map(|folder| folder.join(&self.path));
        let found = in_folder.filter(|file| is_program(file));
        if self.path.components().count() > 1 {
            let here = || Some(self.path.clone()).filter(|file| is_program(file));
            // The program is started in its folder, from where this path leads elsewhere.
            return found.or_else(here).and_then(|file| path::absolute(file).ok());
        }
        let places = env::var_os("PATH").unwrap_or_default();
        let installed = || env::split_paths(&places).map(|place| place.join(&self.path));
        found
            .and_then(|file| path::absolute(file).ok())
            .or_else(|| installed().find(|file| is_program(file)))
    }

    /// The limits of a move for which a game has set these: those that the protocol has words for,
    /// or usual ones.
    pub(crate) fn limits(&self, set: Limits) -> Limits {
        let set = set.or(self.limits);
        let tells = |limit: &Knob| self.protocol.limits().contains(&limit.name);
        let limits = Limits {
            time: set.time.filter(|_| tells(&TIME)),
            depth: set.depth.filter(|_| tells(&DEPTH)),
            nodes: set.nodes.filter(|_| tells(&NODES)),
            clock: set.clock.filter(|_| tells(&TIME)),
        };
        match self.protocol {
            _ if limits != Limits::default() => limits,
            // In our own protocol the engine has limits of its own, which these would hide.
            Protocol::Json => limits,
            Protocol::Nboard => Limits { depth: Some(NATURAL_DEPTH), ..limits },
            _ => Limits { time: Some(NATURAL_TIME), ..limits },
        }
    }

    /// How long to wait for an answer where a game has set these limits, whether the program can be
    /// told of them or not.
    pub(crate) fn wait(&self, set: Limits) -> Duration {
        let limits = set.or(self.limits).or(self.limits(set));
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

/// The words of a command.
fn command_words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    let (mut word, mut quote) = (None::<String>, None);
    for letter in command.chars() {
        match (quote, letter) {
            (Some(open), _) if letter == open => quote = None,
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, _) if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    words
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

//! Which languages there are, and which of them is spoken.
//!
//! Languages are built in, or folders in the user's data folder, or folders in what
//! `PLATEAU_LOCALES` names. One is chosen by the flag, by `PLATEAU_LANG`, by the settings, or by
//! the system, in this order.

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
};

use words::Words;

use crate::{failure::Failure, folders, settings::UserSettings};

/// The environment variable that names a language, for those who always want the same.
const LANGUAGE: &str = "PLATEAU_LANG";
/// The environment variable that names folders of languages, separated as in a search path.
const LOCALES: &str = "PLATEAU_LOCALES";

/// Finds every language and chooses one, before anything is said: mistakes in the arguments are
/// said in that language too. If something is wrong, the best language known until then is left.
pub(crate) fn choose(words: &mut Words, arguments: &[OsString]) -> Result<UserSettings, Failure> {
    let loaded = load(words);
    words.prefer_system();
    let settings = UserSettings::read();
    if let Ok(UserSettings { language: Some(code), .. }) = &settings {
        words.prefer([code]);
    }
    let asked = flag(arguments).map(str::to_owned).or_else(environment);
    if let Some(code) = &asked {
        words.choose(code).map_err(|unknown| Failure::wrong_use(&unknown))?;
    }
    loaded?;
    let settings = settings?;
    if let Some(code) = settings.language.as_ref().filter(|_| asked.is_none()) {
        words.choose(code).map_err(|unknown| Failure::wrong_use(&unknown))?;
    }
    Ok(settings)
}

/// Adds the languages of the user's own; a folder that is named must be there.
fn load(words: &mut Words) -> Result<(), Failure> {
    let own = folders::data().map(|data| data.join("locales")).filter(|folder| folder.is_dir());
    let named = env::var_os(LOCALES).unwrap_or_default();
    let named = env::split_paths(&named).filter(|folder| *folder != Path::new(""));
    for folder in own.into_iter().chain(named.collect::<Vec<PathBuf>>()) {
        words.load(&folder).map_err(|error| Failure::wrong_use(&error))?;
    }
    Ok(())
}

/// The language that the arguments ask for. They are read by hand, because what clap has to say
/// is said in that language.
fn flag(arguments: &[OsString]) -> Option<&str> {
    let texts = arguments.iter().skip(1).filter_map(|argument| argument.to_str());
    let mut texts = texts.take_while(|text| *text != "--");
    while let Some(text) = texts.next() {
        let code = if text == "--lang" { texts.next() } else { text.strip_prefix("--lang=") };
        if code.is_some() {
            return code;
        }
    }
    None
}

/// The language that the environment asks for.
fn environment() -> Option<String> {
    env::var(LANGUAGE).ok().filter(|code| !code.is_empty())
}

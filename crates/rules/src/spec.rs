//! The one grammar in which everything is named: `name`, `name:knob=value,knob=value`.
//!
//! Reading a spec only cuts it into pieces; whether the knobs exist and the values fit is known
//! to [`Spec::settle`], which therefore can say what is allowed.

use std::{fmt, str::FromStr};

use crate::{Knob, Settings, SpecError};

/// A choice made in text: a name and some settings, as in `alpha-beta:depth=6,eval=mobility`.
///
/// A bare value in first place sets the first knob, as in `minimax:4`. A value with a comma, a
/// colon, an equals sign or a space is put in double quotes; within them `\"` and `\\` stand for
/// the quote and the backslash.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    /// What is chosen.
    pub name: String,
    /// The value in first place that names no knob: it sets the first one.
    bare: Option<String>,
    pieces: Vec<SettingText>,
}

/// One setting as given: `knob=value`, or a value alone where none should be.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct SettingText {
    knob: Option<String>,
    value: String,
}

impl Spec {
    /// A choice with nothing set.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into(), bare: None, pieces: Vec::new() }
    }

    /// The same choice with one more knob set.
    #[must_use]
    pub fn with(mut self, knob: impl Into<String>, value: impl Into<String>) -> Self {
        self.set(knob, value);
        self
    }

    /// Sets a knob, in place of what it was set to by name before.
    pub fn set(&mut self, knob: impl Into<String>, value: impl Into<String>) {
        let (knob, value) = (knob.into(), value.into());
        match self.pieces.iter_mut().find(|piece| piece.knob.as_ref() == Some(&knob)) {
            Some(piece) => piece.value = value,
            None => self.pieces.push(SettingText { knob: Some(knob), value }),
        }
    }

    /// What a knob is set to by name, if it is.
    #[must_use]
    pub fn given(&self, knob: &str) -> Option<&str> {
        let piece = self.pieces.iter().find(|piece| piece.knob.as_deref() == Some(knob))?;
        Some(&piece.value)
    }

    /// Moves what is set by name about these knobs, mistakes included, into a choice of the same
    /// name.
    #[must_use]
    pub fn split_off(&mut self, knobs: &[Knob]) -> Self {
        let among = |piece: &mut SettingText| knobs.iter().any(|knob| piece.is_about(knob));
        let pieces = self.pieces.extract_if(.., among).collect();
        Self { name: self.name.clone(), bare: None, pieces }
    }

    /// The same choice with its bare value, if any, under the name of the first knob.
    #[must_use]
    pub fn named(mut self, knobs: &[Knob]) -> Self {
        if let Some(first) = knobs.first()
            && let Some(value) = self.bare.take_if(|value| !value.is_empty())
        {
            self.pieces.insert(0, SettingText { knob: Some(first.name.to_owned()), value });
        }
        self
    }

    /// Sets the knobs: each as given, or to its default.
    ///
    /// # Errors
    ///
    /// On a knob that is not there, is given twice or is empty, and on a value out of range; each
    /// error lists what is allowed.
    pub fn settle(&self, knobs: &[Knob]) -> Result<Settings, SpecError> {
        let mut settings = Settings::of_defaults(knobs);
        let mut seen: Vec<&str> = Vec::new();
        let bare = self.bare.iter().map(|value| Ok((self.first_knob(value, knobs)?, value)));
        let named = self.pieces.iter().map(|piece| Ok((self.knob(piece, knobs)?, &piece.value)));
        for setting in bare.chain(named) {
            let (knob, value) = setting?;
            if seen.contains(&knob.name) {
                let (name, knob) = (self.name.clone(), knob.name.to_owned());
                return Err(SpecError::Repeated { name, knob, allowed: names(knobs) });
            }
            seen.push(knob.name);
            settings.set(knob, value)?;
        }
        Ok(settings)
    }

    /// The knob that a bare value sets.
    fn first_knob<'a>(&self, value: &str, knobs: &'a [Knob]) -> Result<&'a Knob, SpecError> {
        let name = self.name.clone();
        if value.is_empty() {
            return Err(SpecError::Empty { name, allowed: names(knobs) });
        }
        let knob = value.to_owned();
        knobs.first().ok_or(SpecError::UnknownKnob { name, knob, allowed: Vec::new() })
    }

    /// The knob that a piece names.
    fn knob<'a>(&self, piece: &SettingText, knobs: &'a [Knob]) -> Result<&'a Knob, SpecError> {
        let (name, allowed) = (self.name.clone(), names(knobs));
        match &piece.knob {
            Some(knob) if knob.is_empty() => Err(SpecError::Empty { name, allowed }),
            Some(given) => knobs
                .iter()
                .find(|&knob| piece.is_about(knob))
                .ok_or_else(|| SpecError::UnknownKnob { name, knob: given.clone(), allowed }),
            None if piece.value.is_empty() => Err(SpecError::Empty { name, allowed }),
            None => Err(SpecError::Bare { name, value: piece.value.clone(), allowed }),
        }
    }

    /// Reads a comma-separated list of specs.
    ///
    /// A piece with an equals sign before any colon belongs to the spec before it, so that
    /// `minimax:4,alpha-beta:depth=6,eval=lines,random` names three engines.
    ///
    /// # Errors
    ///
    /// If one of the specs cannot be read.
    pub fn list(text: &str) -> Result<Vec<Spec>, SpecError> {
        let mut specs: Vec<String> = Vec::new();
        for piece in split(text, ',') {
            let head = split(piece, ':').next().unwrap_or_default();
            let goes_on = split(head, '=').count() > 1;
            match specs.last_mut() {
                Some(spec) if goes_on => {
                    spec.push(if split(spec, ':').count() > 1 { ',' } else { ':' });
                    spec.push_str(piece);
                }
                _ => specs.push(piece.to_owned()),
            }
        }
        specs.iter().map(|spec| spec.parse()).collect()
    }
}

/// The names of some knobs, to be listed.
fn names(knobs: &[Knob]) -> Vec<String> {
    knobs.iter().map(|knob| knob.name.to_owned()).collect()
}

/// Cuts text at a separator, except inside double quotes.
fn split(text: &str, separator: char) -> impl Iterator<Item = &str> {
    let (mut quoted, mut escaped) = (false, false);
    text.split(move |letter| {
        let cuts = letter == separator && !quoted;
        if letter == '"' && !escaped {
            quoted = !quoted;
        }
        escaped = letter == '\\' && quoted && !escaped;
        cuts
    })
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let text = text.trim();
        let (name, rest) = match text.split_once(':') {
            Some((name, rest)) => (name.trim(), Some(rest)),
            None => (text, None),
        };
        if name.is_empty() {
            return Err(SpecError::NoName { spec: text.to_owned() });
        }
        if name.contains('"') {
            return Err(SpecError::StrayQuote { spec: text.to_owned() });
        }
        let pieces = rest.into_iter().flat_map(|rest| split(rest, ','));
        let mut pieces: Vec<SettingText> =
            pieces.map(|piece| SettingText::read(text, piece)).collect::<Result<_, _>>()?;
        let is_bare = pieces.first().is_some_and(|piece| piece.knob.is_none());
        let bare = is_bare.then(|| pieces.remove(0).value);
        Ok(Self { name: name.to_owned(), bare, pieces })
    }
}

impl SettingText {
    fn read(spec: &str, piece: &str) -> Result<Self, SpecError> {
        let first = split(piece, '=').next().unwrap_or_default();
        let Some(value) = piece.get(first.len() + 1..) else {
            return Ok(Self { knob: None, value: unquote(spec, first.trim())? });
        };
        Ok(Self { knob: Some(first.trim().to_owned()), value: unquote(spec, value.trim())? })
    }

    fn is_about(&self, knob: &Knob) -> bool {
        self.knob.as_deref() == Some(knob.name)
    }
}

/// The value without its quotes.
fn unquote(spec: &str, value: &str) -> Result<String, SpecError> {
    let Some(quoted) = value.strip_prefix('"') else {
        return if value.contains('"') {
            Err(SpecError::StrayQuote { spec: spec.to_owned() })
        } else {
            Ok(value.to_owned())
        };
    };
    let mut plain = String::new();
    let mut letters = quoted.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if letters.as_str().is_empty() => return Ok(plain),
            '"' => return Err(SpecError::StrayQuote { spec: spec.to_owned() }),
            '\\' => plain.extend(letters.next()),
            _ => plain.push(letter),
        }
    }
    Err(SpecError::OpenQuote { spec: spec.to_owned() })
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        let bare = self.bare.iter().map(|value| (None, value));
        let pieces = self.pieces.iter().map(|piece| (piece.knob.as_ref(), &piece.value));
        for (index, (knob, value)) in bare.chain(pieces).enumerate() {
            f.write_str(if index == 0 { ":" } else { "," })?;
            if let Some(knob) = knob {
                write!(f, "{knob}=")?;
            }
            write_value(f, value)?;
        }
        Ok(())
    }
}

fn write_value(f: &mut fmt::Formatter<'_>, value: &str) -> fmt::Result {
    let needs_quotes = |letter: char| letter.is_whitespace() || ",:=\"\\".contains(letter);
    if value.chars().any(needs_quotes) {
        write!(f, "\"{}\"", value.replace('\\', "\\\\").replace('"', "\\\""))
    } else {
        f.write_str(value)
    }
}

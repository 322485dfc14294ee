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
    pieces: Vec<Piece>,
}

/// One setting as given: `knob=value`, or a value alone.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Piece {
    knob: Option<String>,
    value: String,
}

impl Spec {
    /// A choice with nothing set.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into(), pieces: Vec::new() }
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
            None => self.pieces.push(Piece { knob: Some(knob), value }),
        }
    }

    /// What a knob is set to by name, if it is.
    #[must_use]
    pub fn given(&self, knob: &str) -> Option<&str> {
        let piece = self.pieces.iter().find(|piece| piece.knob.as_deref() == Some(knob))?;
        Some(&piece.value)
    }

    /// Takes a knob out and returns what it was set to by name.
    pub fn take(&mut self, knob: &str) -> Option<String> {
        let index = self.pieces.iter().position(|piece| piece.knob.as_deref() == Some(knob))?;
        Some(self.pieces.remove(index).value)
    }

    /// The same choice with its bare value, if any, under the name of the first knob.
    #[must_use]
    pub fn named(mut self, knobs: &[Knob]) -> Self {
        if let (Some(Piece { knob: knob @ None, .. }), Some(first)) =
            (self.pieces.first_mut(), knobs.first())
        {
            *knob = Some(first.name.to_owned());
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
        let allowed = || knobs.iter().map(|knob| knob.name.to_owned()).collect::<Vec<_>>();
        let mut settings = Settings::of_defaults(knobs);
        let mut seen: Vec<&str> = Vec::new();
        for (index, piece) in self.pieces.iter().enumerate() {
            let name = self.name.clone();
            let knob = match &piece.knob {
                Some(given) if given.is_empty() => {
                    return Err(SpecError::Empty { name, allowed: allowed() });
                }
                Some(given) => knobs.iter().find(|knob| knob.name == given).ok_or_else(|| {
                    let knob = given.clone();
                    SpecError::UnknownKnob { name: name.clone(), knob, allowed: allowed() }
                })?,
                None if piece.value.is_empty() => {
                    return Err(SpecError::Empty { name, allowed: allowed() });
                }
                None if index == 0 => knobs.first().ok_or_else(|| SpecError::UnknownKnob {
                    name: name.clone(),
                    knob: piece.value.clone(),
                    allowed: Vec::new(),
                })?,
                None => {
                    let value = piece.value.clone();
                    return Err(SpecError::Bare { name, value, allowed: allowed() });
                }
            };
            if seen.contains(&knob.name) {
                let knob = knob.name.to_owned();
                return Err(SpecError::Repeated { name, knob, allowed: allowed() });
            }
            seen.push(knob.name);
            settings.set(knob, &piece.value)?;
        }
        Ok(settings)
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
        let pieces = pieces.map(|piece| Piece::read(text, piece)).collect::<Result<_, _>>()?;
        Ok(Self { name: name.to_owned(), pieces })
    }
}

impl Piece {
    fn read(spec: &str, piece: &str) -> Result<Self, SpecError> {
        let first = split(piece, '=').next().unwrap_or_default();
        let Some(value) = piece.get(first.len() + 1..) else {
            return Ok(Self { knob: None, value: unquote(spec, first.trim())? });
        };
        Ok(Self { knob: Some(first.trim().to_owned()), value: unquote(spec, value.trim())? })
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
        for (index, Piece { knob, value }) in self.pieces.iter().enumerate() {
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

//! The answers to an exercise.

use std::{
    collections::{BTreeMap, BTreeSet},
    num::ParseIntError,
};

use rules::{Phrase, Speak};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Exercise;
use crate::SearchWindow;

/// The answers to an exercise, by the numbers of the nodes in the tree.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answers {
    /// The values, in parts of a point.
    pub values: BTreeMap<usize, i32>,
    /// The values of every player, where each has one.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub shares: BTreeMap<usize, Vec<i32>>,
    /// The windows on leaving.
    pub windows: BTreeMap<usize, SearchWindow>,
    /// The nodes whose branch is crossed out.
    pub cuts: BTreeSet<usize>,
}

/// A word of the answers that means nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{word:?} is no answer")]
pub struct AnswersError {
    /// The word.
    pub word: String,
}

impl Speak for AnswersError {
    fn phrase(&self) -> Phrase {
        Phrase::new("error-exercise-answer").with("word", self.word.as_str())
    }
}

impl Answers {
    /// Reads answers as they are typed: `A=3` is a value (`A=2.5` where chance decides, `A=1/2/6`
    /// where every player has one), `A=[3,inf]` a window on leaving, and `xC2` crosses out the second
    /// branch of C.
    ///
    /// # Errors
    ///
    /// On the first word that means nothing, or names what is not there.
    pub fn read(exercise: &Exercise, text: &str) -> Result<Self, AnswersError> {
        let mut answers = Self::default();
        for word in text.split(|letter: char| letter.is_whitespace() || letter == ';') {
            if !word.is_empty() {
                let understood = answers.add(exercise, word);
                understood.ok_or_else(|| AnswersError { word: word.to_owned() })?;
            }
        }
        Ok(answers)
    }

    fn add(&mut self, exercise: &Exercise, word: &str) -> Option<()> {
        let Some((name, answer)) = word.split_once('=') else {
            let name = word.strip_prefix(['x', 'X'])?;
            let digits = name.find(|letter: char| letter.is_ascii_digit())?;
            let (name, number) = name.split_at(digits);
            let branches = &exercise.tree.twigs()[exercise.named(name)?].branches;
            let number: usize = number.parse().ok()?;
            self.cuts.insert(*branches.get(number.checked_sub(1)?)?);
            return Some(());
        };
        let twig = exercise.named(name)?;
        if let Some(window) = answer.strip_prefix('[') {
            let (alpha, beta) = window.strip_suffix(']')?.split_once(',')?;
            let (alpha, beta) = (end(alpha).ok()?, end(beta).ok()?);
            self.windows.insert(twig, SearchWindow { alpha, beta });
        } else if exercise.kind.has_shares() {
            let shares: Result<Vec<i32>, _> = answer.split('/').map(str::parse).collect();
            let shares = shares.ok()?;
            let players = usize::from(exercise.tree.players());
            self.shares.insert(twig, (shares.len() == players).then_some(shares)?);
        } else {
            self.values.insert(twig, exercise.tree.read_value(answer)?);
        }
        Some(())
    }
}

/// An end of a window as it is typed; infinity is `inf`.
fn end(text: &str) -> Result<Option<i32>, ParseIntError> {
    match text.trim().trim_start_matches(['-', '+']) {
        "inf" | "∞" => Ok(None),
        _ => text.trim().parse().map(Some),
    }
}

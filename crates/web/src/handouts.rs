//! Exercises that a teacher has handed out, with what the learners made of them, in the memory of
//! the server.

use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::http::StatusCode;
use rules::Phrase;
use session::clean;
use words::Words;

use crate::{
    failure::ApiFailure,
    network::Network,
    wire::{ExerciseRequest, HandoutShown, LearnerResult},
};

/// How many sheets are kept; of the network that has most, the oldest is forgotten first.
const MOST: usize = 100;
/// How many learners there are for one sheet.
const MOST_LEARNERS: usize = 300;
/// The longest name, in characters.
const LONGEST_NAME: usize = 60;
/// The numbers of sheets: four digits, to be read out and typed in.
const NUMBERS: std::ops::RangeInclusive<u32> = 1000..=9999;

/// The exercises that were handed out.
#[derive(Debug, Default)]
pub(crate) struct Handouts(Mutex<Vec<Handout>>);

/// An exercise that was handed out.
#[derive(Debug)]
struct Handout {
    number: u32,
    /// The teacher: the cookie of a browser.
    owner: String,
    /// The network that it was handed out from.
    network: Network,
    exercise: ExerciseRequest,
    results: Vec<LearnerResult>,
}

impl Handouts {
    /// Hands an exercise out.
    pub(crate) fn open(
        &self,
        owner: &str,
        network: Network,
        exercise: ExerciseRequest,
    ) -> HandoutShown {
        let mut handouts = self.list();
        if handouts.len() == MOST {
            make_room(&mut handouts);
        }
        let is_free = |number: &u32| handouts.iter().all(|handout| handout.number != *number);
        let number = std::iter::repeat_with(|| fastrand::u32(NUMBERS)).find(is_free);
        let number = number.expect("there are more numbers than sheets");
        let (owner_id, results) = (owner.to_owned(), Vec::new());
        let handout = Handout { number, owner: owner_id, network, exercise, results };
        let shown = handout.shown(Some(owner));
        handouts.push(handout);
        shown
    }

    /// An exercise by its number; with the results, if the one who asks has handed it out.
    pub(crate) fn find(
        &self,
        number: u32,
        asker: Option<&str>,
    ) -> Result<HandoutShown, ApiFailure> {
        let handouts = self.list();
        let found = handouts.iter().find(|handout| handout.number == number);
        found.map(|handout| handout.shown(asker)).ok_or_else(gone)
    }

    /// Takes down what a learner has got right. What comes after a look at the solution does not
    /// count.
    pub(crate) fn enter(
        &self,
        number: u32,
        name: &str,
        (right, all): (u32, u32),
        looked: bool,
    ) -> Result<(), ApiFailure> {
        let name = learner(name)?;
        let mut handouts = self.list();
        let found = handouts.iter_mut().find(|handout| handout.number == number);
        let results = &mut found.ok_or_else(gone)?.results;
        let at = results.iter().position(|result| result.name == name);
        let result = match at {
            Some(at) => &mut results[at],
            None if results.len() == MOST_LEARNERS => {
                return Err(ApiFailure::too_many(Phrase::new("error-page-handout-full")));
            }
            None => {
                let (first, best, tries, looked) = (right, 0, 0, false);
                results.push(LearnerResult { name, first, best, all, tries, looked });
                results.last_mut().expect("it was just pushed")
            }
        };
        if !result.looked {
            result.tries += 1;
            result.best = result.best.max(right);
        }
        result.looked |= looked;
        Ok(())
    }

    fn list(&self) -> MutexGuard<'_, Vec<Handout>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Forgets the oldest sheet of the network that has most: a pupil who hands out sheet after sheet
/// is only in their own way.
fn make_room(handouts: &mut Vec<Handout>) {
    let count =
        |network: Network| handouts.iter().filter(|handout| handout.network == network).count();
    // Of several with as many, the first in the list is the oldest.
    let places = (0..handouts.len()).rev();
    let goes = places.max_by_key(|&place| count(handouts[place].network));
    if let Some(place) = goes {
        handouts.remove(place);
    }
}

impl Handout {
    fn shown(&self, asker: Option<&str>) -> HandoutShown {
        let is_mine = asker == Some(&self.owner);
        let results = if is_mine { self.results.clone() } else { Vec::new() };
        HandoutShown { number: self.number, exercise: self.exercise.clone(), is_mine, results }
    }
}

impl HandoutShown {
    /// A heading and a line for each learner, for a spreadsheet (CSV, as RFC 4180 has it).
    pub(crate) fn spreadsheet(&self, words: &Words) -> String {
        let columns = ["name", "first", "best", "all", "tries", "looked"];
        let heads = columns.map(|column| words.text(&format!("handout-column-{column}")));
        let mut text = line(&heads);
        for LearnerResult { name, first, best, all, tries, looked } in &self.results {
            let looked = words.text(if *looked { "handout-yes" } else { "handout-no" });
            let counts = [first, best, all, tries].map(ToString::to_string);
            let [first, best, all, tries] = counts;
            text.push_str(&line(&[name.clone(), first, best, all, tries, looked]));
        }
        text
    }
}

fn line(cells: &[String]) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| clean::cell(cell)).collect();
    cells.join(",") + "\r\n"
}

/// The name of a learner, without what could not be read out.
fn learner(name: &str) -> Result<String, ApiFailure> {
    let plain: String = name.chars().filter(|sign| !sign.is_control()).collect();
    let plain: String = plain.trim().chars().take(LONGEST_NAME).collect();
    if plain.is_empty() {
        let phrase = Phrase::new("error-page-handout-name");
        return Err(ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, phrase).about("name"));
    }
    Ok(plain)
}

fn gone() -> ApiFailure {
    ApiFailure::new(StatusCode::NOT_FOUND, Phrase::new("error-page-no-handout"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheet_after_sheet_displaces_only_those_of_the_same_network() {
        let handouts = Handouts::default();
        let teacher = Network::of([10, 0, 0, 1].into());
        let number = handouts.open("teacher", teacher, ExerciseRequest::default()).number;
        for _ in 0..2 * MOST {
            let pupil = Network::of([10, 0, 0, 2].into());
            handouts.open(&fastrand::u64(..).to_string(), pupil, ExerciseRequest::default());
        }
        assert_eq!(handouts.list().len(), MOST);
        assert!(handouts.find(number, None).is_ok(), "the sheet of the teacher is there");
    }
}

//! Exercises that a teacher has handed out, with what the learners made of them, in the library.

use axum::http::StatusCode;
use jiff::Timestamp;
use rules::Phrase;
use session::clean;
use store::{HandoutResult, HandoutRow, HandoutTry, Library, StoreError};
use words::Words;

use crate::{
    failure::ApiFailure,
    wire::{ExerciseRequest, HandoutEntry, HandoutShown, LearnerResult},
};

/// How many sheets are kept; of the network that has most, the oldest is forgotten first.
const MOST: usize = 1_000;
/// How many learners there are for one sheet.
const MOST_LEARNERS: usize = 300;
/// The longest name, in characters.
const LONGEST_NAME: usize = 60;
/// The numbers of sheets: four digits, to be read out and typed in.
const NUMBERS: std::ops::RangeInclusive<u32> = 1000..=9999;
/// How many numbers are tried until one is free.
const TRIES: usize = 100;

/// The exercises that were handed out, as the library keeps them.
#[derive(Clone, Debug)]
pub(crate) struct Handouts<'a>(pub(crate) &'a Library);

impl Handouts<'_> {
    /// Hands an exercise out; the network is known by its hash.
    pub(crate) async fn open(
        &self,
        owner: &str,
        network: String,
        exercise: &ExerciseRequest,
    ) -> Result<HandoutShown, ApiFailure> {
        self.0.make_room_for_handout(MOST).await?;
        let exercise = serde_json::to_string(exercise).expect("an exercise is plain data");
        let (owner, opened) = (owner.to_owned(), Timestamp::now().as_second());
        let mut row = HandoutRow { number: 0, owner, network, exercise, opened };
        for _ in 0..TRIES {
            row.number = fastrand::u32(NUMBERS);
            if self.0.add_handout(&row).await? {
                return self.shown(&row, Some(&row.owner)).await;
            }
        }
        Err(ApiFailure::too_many(Phrase::new("error-page-full")))
    }

    /// An exercise by its number; with the results, if the one who asks has handed it out.
    pub(crate) async fn find(
        &self,
        number: u32,
        asker: Option<&str>,
    ) -> Result<HandoutShown, ApiFailure> {
        let row = self.0.handout(number).await?.ok_or_else(gone)?;
        self.shown(&row, asker).await
    }

    /// The exercises that a browser has handed out, the newest first.
    pub(crate) async fn of(&self, owner: &str) -> Result<Vec<HandoutEntry>, StoreError> {
        let mut entries = Vec::new();
        for row in self.0.handouts_of(owner).await? {
            let learners = self.0.handout_results(row.number).await?.len();
            let opened = u32::try_from(row.opened).unwrap_or_default();
            let learners = u32::try_from(learners).unwrap_or(u32::MAX);
            entries.push(HandoutEntry { number: row.number, opened, learners });
        }
        Ok(entries)
    }

    /// Takes down what a learner has got right. What comes after a look at the solution does not
    /// count.
    pub(crate) async fn enter(
        &self,
        number: u32,
        name: &str,
        (right, total): (u32, u32),
        looked: bool,
    ) -> Result<(), ApiFailure> {
        let tried = HandoutTry { learner: learner(name)?, right, total, looked };
        if self.0.enter_try(number, &tried, MOST_LEARNERS).await? {
            return Ok(());
        }
        Err(ApiFailure::too_many(Phrase::new("error-page-handout-full")))
    }

    /// Deletes an exercise with its results, for the teacher.
    pub(crate) async fn clear(&self, number: u32, asker: Option<&str>) -> Result<(), ApiFailure> {
        let row = self.0.handout(number).await?.ok_or_else(gone)?;
        if asker == Some(&row.owner) && self.0.clear_handout(number, &row.owner).await? {
            return Ok(());
        }
        Err(ApiFailure::forbidden(Phrase::new("error-page-not-teacher")))
    }

    async fn shown(
        &self,
        row: &HandoutRow,
        asker: Option<&str>,
    ) -> Result<HandoutShown, ApiFailure> {
        // What an earlier version has kept may not be understood any more.
        let exercise = serde_json::from_str(&row.exercise).map_err(|_| gone())?;
        let is_mine = asker == Some(&row.owner);
        let results = if is_mine { self.0.handout_results(row.number).await? } else { Vec::new() };
        let results = results.into_iter().map(shown_result).collect();
        Ok(HandoutShown { number: row.number, exercise, is_mine, results })
    }
}

fn shown_result(result: HandoutResult) -> LearnerResult {
    let HandoutResult { learner, first, best, total, tries, looked } = result;
    LearnerResult { name: learner, first, best, all: total, tries, looked }
}

impl LearnerResult {
    /// Takes one more attempt down. What comes after a look at the solution does not count.
    pub(crate) fn count(&mut self, right: u32, looked: bool) {
        if !self.looked {
            self.tries += 1;
            self.best = self.best.max(right);
        }
        self.looked |= looked;
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

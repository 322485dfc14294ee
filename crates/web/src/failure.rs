//! Why a question was not answered.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use rules::{Phrase, Speak};
use session::SetupError;
use store::StoreError;
use words::Words;

use crate::wire::Trouble;

/// Why a question was not answered: a status for programs, a phrase for people.
#[derive(Clone, Debug)]
pub(crate) struct ApiFailure {
    status: StatusCode,
    phrase: Phrase,
    /// Which part of the question is wrong.
    field: Option<String>,
}

impl ApiFailure {
    pub(crate) fn new(status: StatusCode, phrase: Phrase) -> Self {
        Self { status, phrase, field: None }
    }

    /// The question makes no sense.
    pub(crate) fn wrong(speaker: &impl Speak) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, speaker.phrase())
    }

    /// The browser that asks has no right to the answer.
    pub(crate) fn forbidden(phrase: Phrase) -> Self {
        Self::new(StatusCode::FORBIDDEN, phrase)
    }

    /// There is no such table.
    pub(crate) fn no_table() -> Self {
        Self::new(StatusCode::NOT_FOUND, Phrase::new("error-page-no-table"))
    }

    /// The server is about to stop.
    pub(crate) fn stopping() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, Phrase::new("error-page-stopping"))
    }

    /// Something went wrong that the log tells of.
    pub(crate) fn crashed() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, Phrase::new("error-page-crashed"))
    }

    /// There is nothing at this address.
    pub(crate) fn nothing() -> Self {
        Self::new(StatusCode::NOT_FOUND, Phrase::new("error-page-no-question"))
    }

    /// There are too many of something.
    pub(crate) fn too_many(phrase: Phrase) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, phrase)
    }

    /// The same, with the part of the question that is wrong.
    pub(crate) fn about(mut self, field: impl Into<String>) -> Self {
        self.field = Some(field.into());
        self
    }

    /// The answer, in a language.
    pub(crate) fn answer(&self, words: &Words) -> Response {
        let mut answer = (self.status, Json(self.trouble(words))).into_response();
        if self.status == StatusCode::TOO_MANY_REQUESTS {
            answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        answer
    }

    /// What is wrong, in a language.
    pub(crate) fn trouble(&self, words: &Words) -> Trouble {
        Trouble {
            id: self.phrase.id.to_string(),
            sentence: said(&self.phrase, words),
            field: self.field.clone(),
        }
    }

    /// What to say.
    pub(crate) fn phrase(&self) -> &Phrase {
        &self.phrase
    }
}

/// The longest sentence of an answer, in characters: it may quote what was sent.
const LONGEST_SENTENCE: usize = 500;

/// A sentence in a language, cut off where it becomes too long.
pub(crate) fn said(phrase: &Phrase, words: &Words) -> String {
    let mut sentence = words.say(phrase);
    if let Some((end, _)) = sentence.char_indices().nth(LONGEST_SENTENCE) {
        sentence.truncate(end);
        sentence.push('…');
    }
    sentence
}

/// A library that cannot be asked at present is no reason to believe that something is not there.
impl From<StoreError> for ApiFailure {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "library unavailable");
        Self::new(StatusCode::SERVICE_UNAVAILABLE, error.public_phrase())
    }
}

impl From<SetupError> for ApiFailure {
    fn from(error: SetupError) -> Self {
        let field = match &error {
            SetupError::NoSuchSeat { .. } => "first",
            SetupError::Position(_) => "start",
            _ => "players",
        };
        Self::wrong(&error).about(field)
    }
}

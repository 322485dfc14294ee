//! Whoever asks: their language and their browser.

use std::convert::Infallible;

use axum::{
    Json,
    extract::{FromRequest, FromRequestParts, Request, rejection::JsonRejection},
    http::{StatusCode, request::Parts},
    response::{IntoResponseParts, Response},
};
use rules::Phrase;
use serde::de::DeserializeOwned;
use tokio::time::{error::Elapsed, timeout};
use words::Words;

use crate::{browser::Browser, failure::Failure, house::House};

/// Whoever asks.
pub(crate) struct Asker {
    /// In their language.
    pub(crate) words: Words,
    /// Their browser, if it was here before.
    browser: Option<Browser>,
    house: House,
}

/// An answer, or why there is none, both in words.
pub(crate) type Answer<T> = Result<T, Response>;

impl Asker {
    /// Why there is no answer, in the language of whoever asks.
    pub(crate) fn refuse(&self, failure: &Failure) -> Response {
        self.house.refuse(failure, &self.words)
    }

    /// Their browser; one that was never here becomes known.
    pub(crate) fn browser(&self) -> Browser {
        self.browser.clone().unwrap_or_else(Browser::fresh)
    }

    /// What makes their browser known again.
    pub(crate) async fn remember(
        &self,
        browser: &Browser,
    ) -> Answer<impl IntoResponseParts + use<>> {
        let key = self.house.cookie_key().await.map_err(|failure| self.refuse(&failure))?;
        Ok(browser.remember(self.house.address(), key))
    }

    /// The tables of which browser to list, if it was here before.
    pub(crate) fn known_browser(&self) -> Option<&str> {
        self.browser.as_ref().map(|browser| &*browser.id)
    }

    /// In whose line they wait: those who were never here share one.
    pub(crate) fn line(&self) -> &str {
        self.known_browser().unwrap_or("")
    }
}

impl FromRequestParts<House> for Asker {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Self, Infallible> {
        let words = house.words(parts.uri.query(), &parts.headers);
        let browser = house.browser(&parts.headers).await;
        Ok(Self { words, browser, house: house.clone() })
    }
}

/// What is asked, read from JSON; what cannot be read is refused in words.
pub(crate) struct Question<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<House> for Question<T> {
    type Rejection = Response;

    async fn from_request(request: Request, house: &House) -> Result<Self, Response> {
        let words = house.words(request.uri().query(), request.headers());
        let read = timeout(house.bounds().asking, Json::from_request(request, house)).await;
        let Ok(read): Result<Result<Json<T>, JsonRejection>, Elapsed> = read else {
            let phrase = Phrase::new("error-page-too-slow");
            return Err(house.refuse(&Failure::new(StatusCode::REQUEST_TIMEOUT, phrase), &words));
        };
        read.map(|Json(question)| Self(question)).map_err(|rejection| {
            let id = match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => "error-page-too-long",
                _ => "error-page-garbled",
            };
            house.refuse(&Failure::new(rejection.status(), Phrase::new(id)), &words)
        })
    }
}

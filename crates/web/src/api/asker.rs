//! Whoever asks: their language and their browser.

use std::convert::Infallible;

use axum::{
    Json,
    extract::{FromRequest, FromRequestParts, Request, rejection::JsonRejection},
    http::{HeaderMap, StatusCode, header, request::Parts},
    response::{AppendHeaders, IntoResponseParts, Response},
};
use rules::Phrase;
use serde::de::DeserializeOwned;
use tokio::time::{error::Elapsed, timeout};
use words::Words;

use crate::{
    failure::Failure,
    house::House,
    token::{self, is_token},
};

/// The cookie by which a browser is known again.
const COOKIE: &str = "plateau";
/// How long it is kept: a year.
const LASTING: u32 = 365 * 24 * 60 * 60;

/// Whoever asks.
pub(crate) struct Asker {
    /// In their language.
    pub(crate) words: Words,
    /// Their browser, if it was here before.
    browser: Option<String>,
    house: House,
}

/// An answer, or why there is none, both in words.
pub(crate) type Answer<T> = Result<T, Response>;

impl Asker {
    /// Why there is no answer, in the language of whoever asks.
    pub(crate) fn refuse(&self, failure: &Failure) -> Response {
        self.house.refuse(failure, &self.words)
    }

    /// The name of their browser; one that was never here gets one.
    pub(crate) fn browser(&self) -> String {
        self.browser.clone().unwrap_or_else(token::fresh)
    }

    /// The tables of which browser to list, if it was here before.
    pub(crate) fn known_browser(&self) -> Option<&str> {
        self.browser.as_deref()
    }

    /// In whose line they wait: those who were never here share one.
    pub(crate) fn line(&self) -> &str {
        self.known_browser().unwrap_or("")
    }

    /// What makes a browser known again. Scripts cannot read it, and other pages do not send it.
    pub(crate) fn remember(browser: &str) -> impl IntoResponseParts + use<> {
        let cookie =
            format!("{COOKIE}={browser}; HttpOnly; SameSite=Strict; Path=/; Max-Age={LASTING}");
        AppendHeaders([(header::SET_COOKIE, cookie)])
    }
}

impl FromRequestParts<House> for Asker {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Self, Infallible> {
        let words = house.words(parts.uri.query(), &parts.headers);
        Ok(Self { words, browser: browser(&parts.headers), house: house.clone() })
    }
}

fn browser(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';'));
    let found = pairs.find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='));
    found.filter(|browser| is_token(browser)).map(str::to_owned)
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

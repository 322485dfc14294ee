//! The origin of a request: its language and its browser.

use std::convert::Infallible;

use axum::{
    Json,
    extract::{FromRequest, FromRequestParts, Path, Query, Request, rejection::JsonRejection},
    http::{StatusCode, request::Parts},
    response::{IntoResponseParts, Response},
};
use rules::Phrase;
use serde::de::DeserializeOwned;
use tokio::time::{error::Elapsed, timeout};
use words::Words;

use crate::{
    app_state::{AppState, TableOpener},
    browser::Browser,
    failure::ApiFailure,
    network::Network,
    pool::QueueKey,
};

/// The origin of a request: its language and its browser.
pub(crate) struct Requester {
    /// In their language.
    pub(crate) words: Words,
    /// Their browser, if it was here before.
    browser: Option<Browser>,
    /// The network that it comes from.
    pub(crate) network: Network,
    app: AppState,
}

/// An answer, or why there is none, both in words.
pub(crate) type ApiResult<T> = Result<T, Response>;

impl Requester {
    /// Why there is no answer, in the language of the request.
    pub(crate) fn refuse(&self, failure: &ApiFailure) -> Response {
        self.app.refuse(failure, &self.words)
    }

    /// Their browser; one that was never here becomes known.
    pub(crate) fn browser(&self) -> Browser {
        self.browser.clone().unwrap_or_else(Browser::fresh)
    }

    /// What makes their browser known again.
    pub(crate) async fn remember(
        &self,
        browser: &Browser,
    ) -> ApiResult<impl IntoResponseParts + use<>> {
        let key = self.app.cookie_key().await.map_err(|failure| self.refuse(&failure))?;
        Ok(browser.remember(self.app.cookie_scope(), key))
    }

    /// Whom a table that they open belongs to.
    pub(crate) fn opener(&self, browser: &Browser) -> TableOpener {
        TableOpener { browser: browser.id.clone(), network: self.network }
    }

    /// The tables of which browser to list, if it was here before.
    pub(crate) fn known_browser(&self) -> Option<&str> {
        self.browser.as_ref().map(|browser| &*browser.id)
    }

    /// In whose line they wait: that of their network, and in it that of their browser. Those of a
    /// network who were never here share one.
    pub(crate) fn line(&self) -> QueueKey {
        QueueKey::new(self.network, self.known_browser().unwrap_or_default())
    }

    /// Has a large answer made away from the threads that answer people.
    pub(crate) async fn have_made<T: Send + 'static>(
        &self,
        make: impl FnOnce() -> Result<T, ApiFailure> + Send + 'static,
    ) -> ApiResult<T> {
        let made = self.app.answers().make(&self.line(), make).await;
        made.map_err(|failure| self.refuse(&failure))
    }
}

impl FromRequestParts<AppState> for Requester {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Self, Infallible> {
        let words = app.words(parts.uri.query(), &parts.headers);
        let browser = app.browser(&parts.headers).await;
        let network = parts.extensions.get().copied().unwrap_or(Network::THIS_MACHINE);
        Ok(Self { words, browser, network, app: app.clone() })
    }
}

/// What is asked, read from JSON; what cannot be read is refused in words.
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<AppState> for JsonBody<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &AppState) -> Result<Self, Response> {
        let words = app.words(request.uri().query(), request.headers());
        let read = timeout(app.limits().request_timeout, Json::from_request(request, app)).await;
        let Ok(read): Result<Result<Json<T>, JsonRejection>, Elapsed> = read else {
            let phrase = Phrase::new("error-page-too-slow");
            return Err(app.refuse(&ApiFailure::new(StatusCode::REQUEST_TIMEOUT, phrase), &words));
        };
        read.map(|Json(question)| Self(question)).map_err(|rejection| {
            let id = match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => "error-page-too-long",
                _ => "error-page-garbled",
            };
            app.refuse(&ApiFailure::new(rejection.status(), Phrase::new(id)), &words)
        })
    }
}

/// What is asked in an address, after the question mark; what cannot be read is refused in words.
pub(crate) struct QueryText<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<AppState> for QueryText<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Self, Response> {
        let read = Query::from_request_parts(parts, app).await;
        read.map(|Query(asked)| Self(asked)).map_err(|_| garbled(parts, app))
    }
}

/// What is asked in the path of an address; what cannot be read is refused in words.
pub(crate) struct PathText<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<AppState> for PathText<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Self, Response> {
        let read = Path::from_request_parts(parts, app).await;
        read.map(|Path(asked)| Self(asked)).map_err(|_| garbled(parts, app))
    }
}

fn garbled(parts: &Parts, app: &AppState) -> Response {
    let words = app.words(parts.uri.query(), &parts.headers);
    let phrase = Phrase::new("error-page-garbled");
    app.refuse(&ApiFailure::new(StatusCode::BAD_REQUEST, phrase), &words)
}

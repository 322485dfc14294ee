//! Who is let in: only this server's own page, by an origin check, and only under this server's own
//! name.
//!
//! A page from elsewhere that a person happens to visit can send requests to the loopback address
//! too; it cannot lie about where it comes from.

use std::net::{IpAddr, SocketAddr};

use axum::{
    extract::{MatchedPath, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, header},
    middleware::Next,
    response::Response,
};
use rules::Phrase;
use tracing::{Instrument as _, Span};

use crate::{app_state::AppState, failure::ApiFailure};

/// What every answer says besides: nothing from elsewhere, and nothing taken for what it is not.
const HEADERS: [(HeaderName, &str); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
         connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Lets a request through if it is meant for this server and comes from its own page, inside a span
/// of the log.
pub(crate) async fn watch(State(app): State<AppState>, request: Request, next: Next) -> Response {
    let span = span_of(&request);
    answer(app, request, next).instrument(span).await
}

/// The span of a request in the log: its method, and its path as the router has it, in which no
/// token stands.
fn span_of(request: &Request) -> Span {
    let path = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str);
    tracing::info_span!("request", method = %request.method(), path)
}

async fn answer(app: AppState, request: Request, next: Next) -> Response {
    let mut answer = match check(app.address(), request.headers()) {
        Ok(()) => next.run(request).await,
        Err(failure) => {
            let words = app.words(request.uri().query(), request.headers());
            app.refuse(&failure, &words)
        }
    };
    for (name, value) in HEADERS {
        answer.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    answer
}

fn check(ours: SocketAddr, headers: &HeaderMap) -> Result<(), ApiFailure> {
    let host = text(headers, &header::HOST).ok_or_else(strange_host)?;
    if !is_ours(ours, host) {
        return Err(strange_host());
    }
    match text(headers, &header::ORIGIN) {
        // A browser always says where something that changes things comes from; programs need not.
        None => Ok(()),
        Some(origin) if origin.strip_prefix("http://") == Some(host) => Ok(()),
        Some(_) => Err(ApiFailure::forbidden(Phrase::new("error-page-origin"))),
    }
}

fn strange_host() -> ApiFailure {
    ApiFailure::forbidden(Phrase::new("error-page-host"))
}

/// Whether a host is a name of this server. One who listens for others is reached under names that
/// it cannot know, but those are addresses: a name could have been made to point here.
fn is_ours(ours: SocketAddr, host: &str) -> bool {
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if !port.ends_with(']') => (name, port.parse().ok()),
        _ => (host, Some(80)),
    };
    if port != Some(ours.port()) {
        return false;
    }
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    match address {
        Ok(address) => address.is_loopback() || !ours.ip().is_loopback(),
        Err(_) => name.eq_ignore_ascii_case("localhost"),
    }
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

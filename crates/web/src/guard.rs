//! Who is let in: only this server's own page, by an origin check (against CSRF), and only under this server's own
//! name.
//!
//! A page from elsewhere that a person happens to visit can send requests to the loopback address
//! too; it cannot lie about where it comes from.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    time::Instant,
};

use axum::{
    extract::{MatchedPath, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, header},
    middleware::Next,
    response::Response,
};
use rules::Phrase;
use tracing::{Instrument as _, Span};

use crate::{
    app_state::AppState, failure::ApiFailure, network::Network, page::EMBED, public_url::PublicUrl,
};

/// What may be on a page of ours: nothing from elsewhere. Who may show it in a frame is said behind it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; \
                      form-action 'none'; frame-ancestors ";
/// Said of frames where no page may show ours in one.
const NO_FRAME: &str = "'none'";

/// What every answer says besides: nothing is taken for what it is not.
const HEADERS: [(HeaderName, &str); 4] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// The other end of the connection that a request came through.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Where the questions of the page begin.
const API: &str = "/api/";

/// What a browser tells of the page that asks; programs tell nothing.
const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Lets a request through if it is meant for this server, comes from its own page and does not come
/// too fast, inside a span of the log. What it is answered, and how long that took, is logged.
pub(crate) async fn watch(
    State(app): State<AppState>,
    mut request: Request,
    next: Next,
) -> Response {
    let peer = request.extensions().get().map_or(Ipv4Addr::LOCALHOST.into(), |Peer(peer)| *peer);
    let asker = app.proxies().asker(peer, request.headers());
    request.extensions_mut().insert(Network::of(asker));
    let span = span_of(&request, asker);
    let began = Instant::now();
    let logged = async {
        let answer = answer(app.clone(), request, next).await;
        let took = began.elapsed();
        app.metrics().answered(answer.status().as_u16(), took);
        let milliseconds = took.as_secs_f64() * 1000.0;
        tracing::info!(status = answer.status().as_u16(), milliseconds, "request answered");
        answer
    };
    logged.instrument(span).await
}

/// The span of a request in the log: who asks, the method, and the path as the router has it, in
/// which no token stands.
fn span_of(request: &Request, asker: IpAddr) -> Span {
    let path = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str);
    tracing::info_span!("request", %asker, method = %request.method(), path)
}

/// Who may show an answer in a frame: the sites that the operator has named, and those only what is
/// meant for that.
fn frames(app: &AppState, path: &str) -> String {
    if !path.starts_with(EMBED) || app.embed_from().is_empty() {
        return NO_FRAME.to_owned();
    }
    app.embed_from().iter().map(PublicUrl::origin).collect::<Vec<_>>().join(" ")
}

async fn answer(app: AppState, request: Request, next: Next) -> Response {
    let policy = format!("{POLICY}{}", frames(&app, request.uri().path()));
    let checked = check(&app, request.headers()).and_then(|()| check_question(&app, &request));
    let mut answer = match checked {
        Ok(()) => next.run(request).await,
        Err(failure) => {
            let words = app.words(request.uri().query(), request.headers());
            app.refuse(&failure, &words)
        }
    };
    let policy = HeaderValue::from_str(&policy).expect("addresses are plain text");
    answer.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    for (name, value) in HEADERS {
        answer.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    answer
}

/// Whether a request is meant for this server, and comes from its own page if a browser sends it.
fn check(app: &AppState, headers: &HeaderMap) -> Result<(), ApiFailure> {
    let mut hosts = headers.get_all(header::HOST).iter();
    let (Some(host), None) = (hosts.next(), hosts.next()) else { return Err(strange_host()) };
    let host = host.to_str().map_err(|_| strange_host())?;
    let public = app.public_url().filter(|url| url.is_host(host));
    if public.is_none() && !is_ours(app.address(), &app.opened_addresses(), host) {
        return Err(strange_host());
    }
    let Some(origin) = headers.get(header::ORIGIN) else {
        // A browser always says where something that changes things comes from; programs need not.
        return Ok(());
    };
    let origin = origin.to_str().unwrap_or_default();
    let is_ours = match public {
        Some(url) => url.is_origin(origin),
        None => origin.strip_prefix("http://") == Some(host),
    };
    if is_ours { Ok(()) } else { Err(foreign()) }
}

/// Whether a question to the server may be asked: not by a page from elsewhere, which could have a
/// picture of ours made again and again, and not too fast.
fn check_question(app: &AppState, request: &Request) -> Result<(), ApiFailure> {
    if !request.uri().path().starts_with(API) {
        return Ok(());
    }
    let site = request.headers().get(FETCH_SITE).map(HeaderValue::as_bytes);
    if !matches!(site, None | Some(b"same-origin" | b"none")) {
        return Err(foreign());
    }
    let network = request.extensions().get().copied().unwrap_or(Network::THIS_MACHINE);
    if app.questions().take(network, app.limits(), Instant::now()) {
        return Ok(());
    }
    Err(ApiFailure::too_many(Phrase::new("error-page-questions")))
}

fn foreign() -> ApiFailure {
    ApiFailure::forbidden(Phrase::new("error-page-origin"))
}

fn strange_host() -> ApiFailure {
    ApiFailure::forbidden(Phrase::new("error-page-host"))
}

/// Whether a host is an address of this server. One that listens for others is reached at addresses
/// that it cannot know; a name could have been made to point here, and is only known if it is the
/// public one.
fn is_ours(ours: SocketAddr, opened: &[IpAddr], host: &str) -> bool {
    let is_reached = |address: IpAddr| is_reached(ours, address) || opened.contains(&address);
    let with_port = |port: u16| port == ours.port();
    if let Ok(address) = host.parse::<SocketAddr>() {
        return with_port(address.port()) && is_reached(address.ip());
    }
    let (name, port) = host.rsplit_once(':').map_or((host, Some(80)), |(name, port)| {
        let digits = !port.is_empty() && port.bytes().all(|byte| byte.is_ascii_digit());
        (name, digits.then_some(port).and_then(|port| port.parse().ok()))
    });
    if name.eq_ignore_ascii_case("localhost") {
        return port.is_some_and(with_port);
    }
    let bracketed = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    let address = match bracketed {
        Some(host) => host.parse::<Ipv6Addr>().map(IpAddr::from).ok(),
        None => host.parse::<Ipv4Addr>().map(IpAddr::from).ok(),
    };
    with_port(80) && address.is_some_and(is_reached)
}

/// Whether this server can be reached at an address.
fn is_reached(ours: SocketAddr, address: IpAddr) -> bool {
    address.is_loopback() || !ours.ip().is_loopback()
}

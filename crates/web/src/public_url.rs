//! The address under which a server is known to people, when a proxy stands before it.

use std::str::FromStr;

use axum::http::{Uri, uri::Scheme};

/// The address under which a server is known to people: a scheme and a host, with a port if it is
/// not the usual one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    is_secure: bool,
    host: String,
}

/// A text that is no such address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPublicUrl;

impl PublicUrl {
    /// Whether people reach it over TLS, so that cookies may not travel otherwise.
    pub(crate) fn is_secure(&self) -> bool {
        self.is_secure
    }

    /// Whether a request is meant for this host.
    pub(crate) fn is_host(&self, host: &str) -> bool {
        self.host.eq_ignore_ascii_case(host)
    }

    /// The origin of a page at this address, as browsers write it.
    pub(crate) fn origin(&self) -> String {
        format!("{}{}", if self.is_secure { "https://" } else { "http://" }, self.host)
    }

    /// Whether a request comes from the page at this address.
    pub(crate) fn is_origin(&self, origin: &str) -> bool {
        let scheme = if self.is_secure { "https://" } else { "http://" };
        origin.strip_prefix(scheme).is_some_and(|host| self.is_host(host))
    }
}

impl FromStr for PublicUrl {
    type Err = NoPublicUrl;

    /// Reads `https://plateau.example.org`; a path, a query or a name of a person has no meaning.
    fn from_str(text: &str) -> Result<Self, NoPublicUrl> {
        let uri: Uri = text.trim_end_matches('/').parse().map_err(|_| NoPublicUrl)?;
        let is_secure = match uri.scheme() {
            Some(scheme) if *scheme == Scheme::HTTPS => true,
            Some(scheme) if *scheme == Scheme::HTTP => false,
            _ => return Err(NoPublicUrl),
        };
        let authority = uri.authority().ok_or(NoPublicUrl)?.as_str();
        if uri.path() != "/" || uri.query().is_some() || authority.contains('@') {
            return Err(NoPublicUrl);
        }
        // A browser leaves out the port that is usual.
        let usual = if is_secure { ":443" } else { ":80" };
        let host = authority.strip_suffix(usual).unwrap_or(authority).to_owned();
        Ok(Self { is_secure, host })
    }
}

//! Browsers, known again by a cookie that this server has signed: there are no accounts, no login
//! and no browser session kept by the server.

use axum::{
    http::{HeaderMap, header},
    response::{AppendHeaders, IntoResponseParts},
};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use store::{Library, StoreError};
use table::Token;

use crate::token::{self, is_token};

/// The setting of the library that has the key with which cookies are signed.
const KEY: &str = "cookie-key";
/// The cookie of earlier versions, which was not signed.
const FORMER: &str = "plateau";
/// How long a cookie is kept: a year, in seconds.
const LIFETIME: u32 = 365 * 24 * 60 * 60;

/// A browser that this server has given a cookie.
#[derive(Clone, Debug)]
pub(crate) struct Browser {
    /// The hash of what the cookie says: by this the library knows it.
    pub(crate) id: String,
    token: String,
}

/// Where a cookie holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CookieScope {
    /// On a port: another server on the same machine has another cookie.
    Port(u16),
    /// Under a name that is reached over TLS, and no other name below it.
    Secure,
}

impl CookieScope {
    /// The name of the cookie there.
    fn name(self) -> String {
        match self {
            Self::Port(port) => format!("plateau-{port}"),
            Self::Secure => "__Host-plateau".to_owned(),
        }
    }
}

/// The key with which cookies are signed; every server of a library has the same.
#[derive(Clone)]
pub(crate) struct CookieKey(String);

impl Browser {
    /// A browser that was never here.
    pub(crate) fn fresh() -> Self {
        Self::of(token::fresh())
    }

    fn of(token: String) -> Self {
        Self { id: Token::new(token.clone()).hash().as_str().to_owned(), token }
    }

    /// The browser that a cookie of ours tells of. One of an earlier version tells of a browser if
    /// tables of that browser are kept.
    pub(crate) async fn known(
        headers: &HeaderMap,
        scope: CookieScope,
        key: &CookieKey,
        library: &Library,
    ) -> Option<Self> {
        if let Some(signed) = cookie(headers, &scope.name()) {
            return key.check(signed).map(|token| Self::of(token.to_owned()));
        }
        let former = cookie(headers, FORMER).filter(|token| is_token(token))?;
        let browser = Self::of(former.to_owned());
        let count = library.table_count_of(&browser.id).await.unwrap_or_default();
        (count > 0).then_some(browser)
    }

    /// What makes the browser known again. Scripts cannot read it, and other pages do not send it.
    pub(crate) fn remember(
        &self,
        scope: CookieScope,
        key: &CookieKey,
    ) -> impl IntoResponseParts + use<> {
        let cookie = format!(
            "{}={}; HttpOnly; SameSite=Strict; Path=/; Max-Age={LIFETIME}{}",
            scope.name(),
            key.sign(&self.token),
            if scope == CookieScope::Secure { "; Secure" } else { "" },
        );
        AppendHeaders([(header::SET_COOKIE, cookie)])
    }
}

impl CookieKey {
    /// The key of a library, which is made when it is first asked for.
    pub(crate) async fn of(library: &Library) -> Result<Self, StoreError> {
        Ok(Self(library.setting_or(KEY, &token::fresh()).await?))
    }

    /// A hash of something that is not to be known from it.
    pub(crate) fn hash(&self, text: &str) -> String {
        token::hex(&self.code(text).finalize().into_bytes()[..16])
    }

    fn sign(&self, token: &str) -> String {
        format!("{token}-{}", token::hex(&self.code(token).finalize().into_bytes()))
    }

    /// The token of a cookie that was signed with this key.
    fn check<'a>(&self, signed: &'a str) -> Option<&'a str> {
        let (token, signature) = signed.split_once('-')?;
        let signature = token::bytes(signature)?;
        self.code(token).verify_slice(&signature).is_ok().then_some(token)
    }

    fn code(&self, token: &str) -> Hmac<Sha256> {
        let code = Hmac::<Sha256>::new_from_slice(self.0.as_bytes());
        code.expect("a key of any length will do").chain_update(token)
    }
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';'));
    pairs.find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

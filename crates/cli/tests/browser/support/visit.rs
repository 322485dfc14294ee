//! A visit: a server that nobody has used, a browser that nobody has used, and an eye on the
//! console.

use std::sync::{Condvar, Mutex, PoisonError};

use crate::{
    support::driver::{Browser, Looks},
    support::page::Page,
    support::server::Server,
};

/// How many visits there are at once, at most: browsers are large.
const MOST: usize = 2;
/// How many visits there are.
static VISITS: Mutex<usize> = Mutex::new(0);
/// Told when a visit ends.
static ENDED: Condvar = Condvar::new();

/// Visits the page in English at a usual window.
pub(crate) fn visit(test: impl FnOnce(&Page, &mut Server)) {
    visit_as("en", Looks::default(), test);
}

/// Visits the page in English, of a program in whose file of settings something is written.
pub(crate) fn visit_settled(settings: &str, test: impl FnOnce(&Page, &mut Server)) {
    call("en", Looks::default(), settings, false, test);
}

/// Visits the page in English as a release build serves it: joined into a few files.
pub(crate) fn visit_bundled(test: impl FnOnce(&Page, &mut Server)) {
    call("en", Looks::default(), "", true, test);
}

/// Visits the page in a language, with a window of some looks; nothing may be said on the console.
pub(crate) fn visit_as(
    language: &'static str,
    looks: Looks,
    test: impl FnOnce(&Page, &mut Server),
) {
    call(language, looks, "", false, test);
}

fn call(
    language: &'static str,
    looks: Looks,
    settings: &str,
    bundled: bool,
    test: impl FnOnce(&Page, &mut Server),
) {
    let _turn = Turn::take();
    let browser = Browser::open(looks);
    let mut server = Server::start(language, settings, bundled);
    let page = Page::new(&browser, &server.address);
    page.go_to("");
    test(&page, &mut server);
    let said = browser.console();
    assert!(said.is_empty(), "the console says: {}", said.join("\n"));
}

/// The right to make a visit, until it is dropped.
struct Turn;

impl Turn {
    fn take() -> Self {
        let visits = VISITS.lock().unwrap_or_else(PoisonError::into_inner);
        let mut visits = ENDED
            .wait_while(visits, |visits| *visits == MOST)
            .unwrap_or_else(PoisonError::into_inner);
        *visits += 1;
        Self
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        *VISITS.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        ENDED.notify_one();
    }
}

//! What happens when something besides Rust is missing.

use xtask::{Package, Remedy, TaskError, remedy};

const SHELL: Package = Package { name: "dash", sign: "sh" };
const BROWSER: Package = Package { name: "netscape", sign: "netscape-navigator-4" };
const FONT: Package = Package { name: "fonts-hieroglyphs", sign: "/nowhere/hieroglyphs.ttf" };

#[test]
fn a_package_is_known_by_its_program_or_its_file() {
    assert!(SHELL.is_there());
    assert!(!BROWSER.is_there());
    assert!(!FONT.is_there());
}

#[test]
fn what_is_missing_is_installed_by_root_and_asked_for_otherwise() {
    assert_eq!(remedy(&[], true), Remedy::None);
    assert_eq!(remedy(&[], false), Remedy::None);
    let names = vec!["netscape", "fonts-hieroglyphs"];
    assert_eq!(remedy(&[&BROWSER, &FONT], true), Remedy::Install(names.clone()));
    assert_eq!(remedy(&[&BROWSER, &FONT], false), Remedy::Ask(names));
}

#[test]
fn asking_is_one_sentence() {
    assert_eq!(
        TaskError::NeedsPackages(vec!["chromium", "fonts-dejavu-core"]).to_string(),
        "the tests need more than Rust: install chromium, fonts-dejavu-core and try again"
    );
}

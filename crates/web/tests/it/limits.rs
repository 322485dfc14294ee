//! The limits of the server, as the manual lists them.

use std::{collections::BTreeMap, fs, path::Path};

use web::ServerLimits;

/// The rows of the table of limits in a language: the default by the name.
fn listed(language: &str) -> BTreeMap<String, u64> {
    let manual = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/manual");
    let page = fs::read_to_string(manual.join(language).join("server.md")).expect("the page");
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` | "));
    rows.filter_map(|(name, rest)| {
        let digits = rest.split(" |").next()?.replace(|letter: char| !letter.is_ascii_digit(), "");
        Some((name.to_owned(), digits.parse().ok()?))
    })
    .collect()
}

#[test]
fn the_manual_lists_every_limit_with_its_default() {
    let defaults = ServerLimits::default();
    let fields = ServerLimits::FIELDS.iter();
    let known: BTreeMap<String, u64> =
        fields.map(|field| (field.knob.name.to_owned(), field.get(&defaults))).collect();
    for language in ["en", "fr"] {
        assert_eq!(listed(language), known, "{language}");
    }
}

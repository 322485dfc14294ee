//! Everything that the server has to say can be said in every language.

use rules::Phrase;
use words::{Gap, Words};

#[test]
fn every_sentence_of_the_server_is_there() {
    let plain = [
        "host",
        "origin",
        "no-table",
        "full",
        "too-many-tables",
        "watching",
        "not-your-seat",
        "garbled",
        "too-long",
        "stopping",
        "busy",
        "crowded",
        "enough",
        "too-fast",
        "too-slow",
        "overtaken",
        "laboratory-busy",
        "search-runs",
        "no-search",
        "no-comparison",
        "no-lesson",
    ];
    let phrases =
        plain.map(|name| Phrase::built(format!("error-page-{name}"))).into_iter().chain([
            Phrase::new("error-page-no-form").with("allowed", &["xml"][..]),
            Phrase::new("error-page-port-taken").with("port", "7171"),
            Phrase::new("error-page-listen").with("place", "x").with("problem", "y"),
            Phrase::new("error-page-system").with("problem", "y"),
            Phrase::new("error-page-comparison").with("engines", 8_u64).with("depths", 20_u64),
            Phrase::new("clock-time"),
            Phrase::new("clock-increment"),
        ]);
    let gaps = Words::embedded().gaps(phrases);
    assert!(gaps.is_empty(), "{}", gaps.iter().map(Gap::to_string).collect::<String>());
}

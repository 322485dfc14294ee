//! The languages that a browser asks for, in the order in which it wants them.

use words::accepted_languages;

#[test]
fn weights_decide_and_equals_stay_in_order() {
    let cases: [(&str, &[&str]); 6] = [
        ("fr", &["fr"]),
        ("en-GB,en;q=0.8,fr;q=0.9", &["en-GB", "fr", "en"]),
        ("fr;q=0.5, en;q=0.5", &["fr", "en"]),
        ("en;q=0.001 , fr;Q=0.01", &["fr", "en"]),
        ("fr;q=1.000, en;q=1", &["fr", "en"]),
        ("*;q=0.1, fr;q=0.2", &["fr"]),
    ];
    for (header, languages) in cases {
        assert_eq!(accepted_languages(header), languages, "{header}");
    }
}

#[test]
fn what_is_not_wanted_or_cannot_be_read_is_left_out() {
    for header in ["", ",", " , ;q=1", "fr;q=0", "fr;q=0.000", "*", "f r", "fr;q=2", "fr;q=1.5"] {
        assert_eq!(accepted_languages(header), [""; 0], "{header}");
    }
    for header in ["fr;q=0.1234, en", "fr;q=-1, en", "fr;q=x, en", "fr;, en", "fr;level=1, en"] {
        assert_eq!(accepted_languages(header), ["en"], "{header}");
    }
}

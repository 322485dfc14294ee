//! Cells of spreadsheets.

use session::clean::cell;

#[test]
fn what_would_be_a_formula_is_text() {
    for (text, written) in [
        ("Ann", "Ann"),
        ("1.5", "1.5"),
        ("a, b", "\"a, b\""),
        ("say \"hm\"", "\"say \"\"hm\"\"\""),
        ("=1+1", "\"'=1+1\""),
        ("+cmd", "\"'+cmd\""),
        ("-2+3", "\"'-2+3\""),
        ("@SUM(1)", "\"'@SUM(1)\""),
        ("\t=1", "\"'\t=1\""),
    ] {
        assert_eq!(cell(text), written);
    }
}

//! Parts of pages that commands write.

use xtask::part::replaced;

#[test]
fn only_the_part_changes() {
    let page = "one\n<!-- two begins -->\nold\n<!-- two ends -->\nthree\n";
    let written = replaced(page, "two", "new\n").expect("it has the part");
    assert_eq!(written, page.replace("old", "new"));
    assert_eq!(replaced(page, "four", "new\n"), None);
}

#[test]
fn the_page_of_strength_has_the_parts_that_are_written() {
    let page = include_str!("../../../docs/strength.md");
    for part in ["levels", "searches"] {
        assert!(replaced(page, part, "").is_some(), "{part}");
    }
}

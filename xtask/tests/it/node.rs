//! What checks the page with node.

use std::{fs, path::Path};

use xtask::{TaskError, node::test_files};

#[test]
fn tests_of_the_page_are_found_in_order_and_their_helpers_are_none() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("page-tests");
    fs::create_dir_all(folder.join("support")).expect("a folder of our own");
    for name in ["b.test.js", "a.test.js", "notes.md", "support/help.js"] {
        fs::write(folder.join(name), "").expect("a file of our own");
    }
    let found = test_files(&folder).expect("a folder of our own");
    assert_eq!(found, ["a.test.js", "b.test.js"].map(|name| folder.join(name)));
    let nowhere = test_files(&folder.join("nowhere")).expect_err("no folder");
    assert!(matches!(nowhere, TaskError::Unreadable { .. }), "{nowhere}");
}

#[test]
fn a_missing_node_is_asked_for_in_a_sentence() {
    let sentence = TaskError::NoNode.to_string();
    assert!(sentence.ends_with("install nodejs and npm and try again"), "{sentence}");
}

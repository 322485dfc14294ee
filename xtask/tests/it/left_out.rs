//! What tests leave out is listed once, and only that of the last run.

use std::{fs, path::Path};

use xtask::LeftOut;

#[test]
fn each_thing_is_listed_once() {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("left-out");
    fs::create_dir_all(root.join("target")).expect("a folder");
    let left_out = LeftOut::new(&root);
    assert!(left_out.read().is_empty(), "nothing is left out yet");
    fs::write(&left_out.path, "perft of b\nperft of a\nperft of b\n").expect("a file");
    let listed: Vec<String> = left_out.read().into_iter().collect();
    assert_eq!(listed, ["perft of a", "perft of b"]);
    assert!(LeftOut::new(&root).read().is_empty(), "the next run begins anew");
}

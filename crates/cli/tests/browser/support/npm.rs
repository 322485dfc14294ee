//! What comes from npm, where `cargo xtask test` puts it.

use std::{fs, path::Path};

/// The text of a file of a package.
pub(crate) fn text_of(file: &str) -> String {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("it is below target");
    let path = target.join("node/node_modules").join(file);
    fs::read_to_string(path).unwrap_or_else(|error| {
        panic!("the tests of the page need {file}: `cargo xtask test` gets it ({error})")
    })
}

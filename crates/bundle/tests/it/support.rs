//! Pages for the tests.

use std::fs;

use bundle::{BundleError, BundledFile, bundle};

/// The page that names everything.
const INDEX: &str = r#"<!doctype html>
<link rel="icon" href="icon.svg" />
<link rel="stylesheet" href="style/first.css" />
<link rel="stylesheet" href="style/second.css" />
<script type="module" src="main.js"></script>
"#;

/// A page of some modules, joined.
pub(crate) fn joined(modules: &[(&str, &str)]) -> Result<Vec<BundledFile>, BundleError> {
    let folder = tempfile::tempdir().expect("a folder");
    let usual = [
        ("index.html", INDEX),
        ("icon.svg", "<svg/>"),
        ("style/first.css", "/* one */\n.a {\n  color: red;\n}\n"),
        ("style/second.css", ".b { background: url(\"a/*b*/c\"); }\n"),
    ];
    for (name, text) in usual.iter().chain(modules) {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("a folder above it")).expect("a folder");
        fs::write(path, text).expect("a file");
    }
    bundle(folder.path())
}

/// The text of the one file whose name begins and ends in a way.
pub(crate) fn text(files: &[BundledFile], begins: &str, ends: &str) -> String {
    let of_it: Vec<&BundledFile> = files
        .iter()
        .filter(|file| file.name.starts_with(begins) && file.name.ends_with(ends))
        .collect();
    let [file] = of_it[..] else { panic!("{begins}…{ends}: {files:?}") };
    file.text.clone()
}

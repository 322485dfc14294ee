//! The laws, the fuzz targets and the folders of the corpus are the same list.

use std::{collections::BTreeSet, fs, path::Path};

use fuzz_laws::LAWS;

use crate::support::corpus::{CORPUS, crate_folder};

/// The names of what is in a folder, without what comes after the dot.
fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect()
}

fn laws() -> BTreeSet<String> {
    LAWS.iter().map(|law| law.name.to_owned()).collect()
}

#[test]
fn every_law_is_a_fuzz_target() {
    let fuzz = crate_folder().join("../../fuzz");
    assert_eq!(names(&fuzz.join("fuzz_targets")), laws());
    let manifest = fs::read_to_string(fuzz.join("Cargo.toml")).expect("a manifest");
    for law in LAWS {
        let source = fuzz.join("fuzz_targets").join(law.name).with_extension("rs");
        let source = fs::read_to_string(source).expect("a target");
        assert!(source.contains(&format!("FuzzLaw::named(\"{}\")", law.name)), "{}", law.name);
        assert!(manifest.contains(&format!("name = \"{}\"", law.name)), "{}", law.name);
    }
}

#[test]
fn every_law_has_a_corpus() {
    assert_eq!(names(&crate_folder().join(CORPUS)), laws());
}

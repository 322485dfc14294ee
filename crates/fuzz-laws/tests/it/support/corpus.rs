//! The inputs that a law begins with.

use std::{
    fs,
    path::{Path, PathBuf},
};

use othello::LAYOUT;
use patterns::Weights;

/// The folder of this crate that has the corpus.
pub(crate) const CORPUS: &str = "corpus";

/// The corpus of all forms, which the tests of the program convert.
const FORMS: &str = "../cli/tests/it/data/corpus";

/// The letter that says of no game which one it is.
const ANY_GAME: u8 = b'm';

/// Files of the corpus of all forms that are longer are left out: mutations of them cost more than
/// they find.
const LONGEST_FORM: usize = 2500;

/// The folder of this crate.
pub(crate) fn crate_folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The inputs that a law begins with, in the order of their names.
pub(crate) fn seeds(name: &str) -> Vec<Vec<u8>> {
    let mut seeds = files(&crate_folder().join(CORPUS).join(name));
    match name {
        "othello_weights" => seeds.push(Weights::zero(&LAYOUT).write(&LAYOUT)),
        "record_anything" => {
            let forms = files(&crate_folder().join(FORMS));
            let short = forms.into_iter().filter(|file| file.len() <= LONGEST_FORM);
            seeds.extend(short.map(|file| [&[ANY_GAME], &*file].concat()));
        }
        _ => {}
    }
    assert!(!seeds.is_empty(), "{name} has a corpus");
    seeds
}

/// What the files of a folder have in them.
fn files(folder: &Path) -> Vec<Vec<u8>> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.is_file() && path.extension().is_none_or(|end| end != "md"));
    paths.sort();
    paths.iter().map(|path| fs::read(path).expect("a file")).collect()
}

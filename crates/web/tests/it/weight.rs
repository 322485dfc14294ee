//! The page stays light.

use std::{fs, path::Path};

/// All that a browser loads, in bytes.
const MOST: u64 = 300_000;

fn weight(folder: &Path) -> u64 {
    let entries = fs::read_dir(folder).expect("a folder of the page");
    let entries = entries.map(|entry| entry.expect("a file of the page").path());
    let weight = |path: &Path| path.metadata().expect("a file of the page").len();
    entries.map(|path| if path.is_dir() { self::weight(&path) } else { weight(&path) }).sum()
}

#[test]
fn the_page_weighs_little() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
    let weight = weight(&page);
    assert!((100_000..=MOST).contains(&weight), "{weight} bytes");
}

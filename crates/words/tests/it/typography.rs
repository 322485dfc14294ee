//! French typography: what belongs together is not torn apart at the end of a line.

use std::{fs, path::Path};

#[test]
fn french_puts_no_break_spaces_around_its_punctuation() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/fr");
    let mut lines = 0;
    for entry in fs::read_dir(folder).expect("the French files") {
        let path = entry.expect("a French file").path();
        let text = fs::read_to_string(&path).expect("a readable file");
        for (number, line) in (1..).zip(text.lines()) {
            lines += 1;
            for torn in [" :", " ;", " !", " ?", " »", "« ", "'"] {
                assert!(
                    !line.contains(torn),
                    "{}:{number}: {torn:?} in {line:?}",
                    path.file_name().expect("a file").display()
                );
            }
        }
    }
    assert!(0 < lines);
}

//! French typography: what belongs together is not torn apart at the end of a line.

use std::{fs, path::Path};

/// Where an ordinary space or a typewriter's apostrophe is wrong.
const TORN: [&str; 7] = [" :", " ;", " !", " ?", " »", "« ", "'"];

#[test]
fn french_puts_no_break_spaces_around_its_punctuation() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/fr");
    let (mut lines, mut faults) = (0, Vec::new());
    for entry in fs::read_dir(folder).expect("the French files") {
        let path = entry.expect("a French file").path();
        let text = fs::read_to_string(&path).expect("a readable file");
        let name = path.file_name().expect("a file").display();
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#')) {
            lines += 1;
            faults.extend(
                TORN.iter()
                    .filter(|torn| line.contains(**torn))
                    .map(|torn| format!("{name}:{number}: {torn:?} in {line:?}")),
            );
        }
    }
    assert!(lines > 0);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

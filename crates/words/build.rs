//! Lists the language files of `locales/`, so that a new file or language needs no line of code.

use std::{env, error::Error, fmt::Write as _, fs, io, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    let locales = format!("{}/../../locales", env::var("CARGO_MANIFEST_DIR")?);
    println!("cargo::rerun-if-changed={locales}");
    let mut list = String::from("&[\n");
    for language in names(&locales)? {
        let folder = format!("{locales}/{language}");
        for name in names(&folder)? {
            if Path::new(&name).extension().is_none_or(|extension| extension != "ftl") {
                continue;
            }
            let path = format!("{folder}/{name}");
            writeln!(list, "    EmbeddedFile {{ language: {language:?}, name: {name:?},")?;
            writeln!(list, "        text: include_str!({path:?}) }},")?;
        }
    }
    list.push_str("]\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("files.rs"), list)?;
    Ok(())
}

/// What is in a folder, sorted, so that the same files give the same program.
fn names(folder: &str) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

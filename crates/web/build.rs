//! Joins the page for release builds; a debug build serves its modules as they are written.

use std::{env, error::Error, fmt::Write as _, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    let page = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("page");
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_CFG_DEBUG_ASSERTIONS").is_some() {
        // Nothing is to be compiled anew when the page changes.
        return Ok(());
    }
    println!("cargo::rerun-if-changed={}", page.display());
    let out = env::var("OUT_DIR")?;
    let mut list = String::from("&[\n");
    for file in bundle::bundle(&page)? {
        let path = format!("{out}/{}", file.name);
        fs::write(&path, file.text)?;
        let (name, lasting) = (file.name, file.named_by_hash);
        writeln!(list, "    JoinedFile {{ name: {name:?}, text: include_str!({path:?}),")?;
        writeln!(list, "        named_by_hash: {lasting} }},")?;
    }
    list.push_str("]\n");
    fs::write(format!("{out}/page_files.rs"), list)?;
    Ok(())
}

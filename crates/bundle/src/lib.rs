//! The page, joined: a bundler for the modules that it is written in.
//!
//! - [`bundle`] reads the folder of the page and gives the [`BundledFile`]s to serve in its place:
//!   the page itself, its modules as one file and those that are loaded later as another, its style
//!   sheets as one, its pictures. All but the page have a hash of the content in their names.
//! - [`BundleError`] is the reason for which a page cannot be joined.
//!
//! A module becomes a function that is called once and gives what the module exports. That is the
//! same as a module as long as nothing is exported that changes later and no modules import each
//! other in a circle; both are refused.

mod bundle_error;
mod index_page;
mod module;
mod module_graph;
mod scanner;

use std::{fmt::Write as _, fs, path::Path};

use sha2::{Digest as _, Sha256};

pub use crate::bundle_error::BundleError;
use crate::{
    index_page::{INDEX, IndexPage},
    module_graph::ModuleGraph,
    scanner::without_comments,
};

/// A file to serve.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct BundledFile {
    /// Its name, at the root of the server.
    pub name: String,
    /// What is in it.
    pub text: String,
    /// Whether another content would have another name, so that it can be cached for good.
    pub named_by_hash: bool,
}

/// Joins the page in a folder.
///
/// # Errors
///
/// If a file cannot be read, or says something that this bundler does not understand.
pub fn bundle(folder: &Path) -> Result<Vec<BundledFile>, BundleError> {
    let index = IndexPage::parse(&read(folder, INDEX)?)?;
    let graph = ModuleGraph::read(folder, &index.module)?;
    let sheets: Result<Vec<String>, _> =
        index.sheets.iter().map(|sheet| read(folder, sheet)).collect();
    let style = without_comments(&sheets?.join("\n"));
    let pictures: Result<Vec<_>, BundleError> =
        index.pictures.iter().map(|name| Ok((name.as_str(), read(folder, name)?))).collect();
    let pictures = pictures?;

    let mut content = Sha256::new();
    for text in
        graph.texts().chain([style.as_str()]).chain(pictures.iter().map(|(_, text)| &**text))
    {
        content.update(text.len().to_le_bytes());
        content.update(text);
    }
    let hash = content.finalize().iter().take(8).fold(String::new(), |mut hash, byte| {
        // Writing to a string succeeds.
        let _ = write!(hash, "{byte:02x}");
        hash
    });

    let scripts = graph.join(&hash);
    let sheet = hashed(&format!("page-{hash}.css"), style);
    let pictures: Vec<_> = pictures
        .into_iter()
        .map(|(name, text)| (name, hashed(&with_hash(name, &hash), text)))
        .collect();
    let page = index.naming(&scripts.eager.name, &sheet.name, &pictures);
    let page = BundledFile { name: INDEX.to_owned(), text: page, named_by_hash: false };
    let mut files = vec![page, scripts.eager, scripts.lazy, sheet];
    files.extend(pictures.into_iter().map(|(_, file)| file));
    Ok(files)
}

/// A file that is named by its content.
fn hashed(name: &str, text: String) -> BundledFile {
    BundledFile { name: name.to_owned(), text, named_by_hash: true }
}

/// `icon.svg` as `icon-HASH.svg`.
fn with_hash(name: &str, hash: &str) -> String {
    match name.rsplit_once('.') {
        Some((stem, kind)) => format!("{stem}-{hash}.{kind}"),
        None => format!("{name}-{hash}"),
    }
}

/// The text of a file of the page.
fn read(folder: &Path, name: &str) -> Result<String, BundleError> {
    fs::read_to_string(folder.join(name))
        .map_err(|problem| BundleError::Unreadable { file: name.to_owned(), problem })
}

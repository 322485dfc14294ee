//! The page itself, which names the module to begin with, the style sheets and the pictures.

use crate::{BundleError, BundledFile};

/// The file that is the page itself.
pub(crate) const INDEX: &str = "index.html";

/// The page, and what it names.
#[derive(Debug)]
pub(crate) struct IndexPage {
    lines: Vec<IndexLine>,
    /// The module to begin with.
    pub(crate) module: String,
    /// The style sheets, in their order.
    pub(crate) sheets: Vec<String>,
    /// The pictures.
    pub(crate) pictures: Vec<String>,
}

/// A line of the page, by what it names.
#[derive(Debug)]
enum IndexLine {
    Module(String),
    Sheet(String),
    Picture(String, String),
    Other(String),
}

impl IndexPage {
    /// Reads the page. What it names stands on a line of its own.
    pub(crate) fn parse(text: &str) -> Result<Self, BundleError> {
        let lines: Vec<IndexLine> = text.lines().map(IndexLine::parse).collect();
        let mut page = Self { lines, module: String::new(), sheets: vec![], pictures: vec![] };
        for line in &page.lines {
            match line {
                IndexLine::Module(text) => page.module = value(text, "src").to_owned(),
                IndexLine::Sheet(text) => page.sheets.push(value(text, "href").to_owned()),
                IndexLine::Picture(_, name) => page.pictures.push(name.clone()),
                IndexLine::Other(_) => {}
            }
        }
        if page.module.is_empty() {
            return Err(BundleError::Statement {
                file: INDEX.to_owned(),
                statement: "<head>".to_owned(),
                allowed: "it needs a line <script type=\"module\" src=\"…\">",
            });
        }
        Ok(page)
    }

    /// The page with the joined files in the places of those that it named.
    pub(crate) fn naming(
        &self,
        module: &str,
        sheet: &str,
        pictures: &[(&str, BundledFile)],
    ) -> String {
        let mut sheets = 0;
        let mut text = String::new();
        for line in &self.lines {
            let written = match line {
                IndexLine::Module(line) => line.replace(&self.module, module),
                IndexLine::Sheet(line) => {
                    sheets += 1;
                    if sheets > 1 {
                        continue;
                    }
                    line.replace(value(line, "href"), sheet)
                }
                IndexLine::Picture(line, name) => {
                    let file = pictures.iter().find(|(picture, _)| picture == name);
                    file.map_or_else(|| line.clone(), |(_, file)| line.replace(name, &file.name))
                }
                IndexLine::Other(line) => line.clone(),
            };
            text.push_str(&written);
            text.push('\n');
        }
        text
    }
}

impl IndexLine {
    fn parse(line: &str) -> Self {
        let text = line.to_owned();
        if line.contains("<script type=\"module\"") {
            Self::Module(text)
        } else if line.contains("rel=\"stylesheet\"") {
            Self::Sheet(text)
        } else if line.contains("rel=\"icon\"") {
            let name = value(line, "href").to_owned();
            Self::Picture(text, name)
        } else {
            Self::Other(text)
        }
    }
}

/// The value of an attribute; nothing if it is not there.
fn value<'a>(line: &'a str, attribute: &str) -> &'a str {
    let after = line.split_once(&format!("{attribute}=\"")).map(|(_, after)| after);
    after.and_then(|after| after.split_once('"')).map_or("", |(value, _)| value)
}

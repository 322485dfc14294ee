//! A module: what it imports, what it exports, what it loads later, and the rest of its code.

use crate::{BundleError, scanner::without_comments};

/// What may stand in an import.
const IMPORTS: &str =
    "write `import { name, other as alias } from \"./path.js\";` or `import * as all …`";
/// What may stand in an export.
const EXPORTS: &str = "export a function, a class or a constant where it is declared";
/// How a module is loaded later.
const LATER: &str = "write `import(\"./path.js\")` with the path of a module";
/// What loads a module later.
const LOADING: &str = "import(";

/// A module of the page.
#[derive(Debug)]
pub(crate) struct Module {
    /// Its path in the folder of the page.
    pub(crate) path: String,
    /// What it imports, by module.
    pub(crate) imports: Vec<Import>,
    /// The names that it exports.
    pub(crate) exports: Vec<String>,
    /// The modules that it loads later.
    pub(crate) later: Vec<String>,
    /// Its code without imports, and without the word `export`.
    pub(crate) code: String,
}

/// What a module imports from another.
#[derive(Debug)]
pub(crate) struct Import {
    /// The path of the other, in the folder of the page.
    pub(crate) from: String,
    /// What it is bound to: `{ h, fill: refill }`, or one name for everything.
    pub(crate) pattern: String,
}

impl Module {
    /// Reads a module.
    pub(crate) fn parse(path: &str, source: &str) -> Result<Self, BundleError> {
        let bare = without_comments(source);
        let mut module = Self {
            path: path.to_owned(),
            imports: Vec::new(),
            exports: Vec::new(),
            later: Vec::new(),
            code: String::with_capacity(bare.len()),
        };
        let mut lines = bare.lines();
        while let Some(line) = lines.next() {
            if line.starts_with("import ") {
                let mut statement = line.to_owned();
                while !statement.ends_with(';') {
                    let Some(more) = lines.next() else { break };
                    statement.push(' ');
                    statement.push_str(more);
                }
                module.imports.push(import(path, &statement)?);
                continue;
            }
            let kept = match line.strip_prefix("export ") {
                Some(declaration) => {
                    module.exports.push(exported(path, line, declaration)?);
                    declaration
                }
                None => line,
            };
            module.note_later(kept)?;
            module.code.push_str(kept);
            module.code.push('\n');
        }
        Ok(module)
    }

    /// Its code, where each module that is loaded later is what `loader` says of its path.
    pub(crate) fn code_loading(&self, loader: impl Fn(&str) -> String) -> String {
        self.later.iter().fold(self.code.clone(), |code, later| {
            let written = self.code.match_indices(LOADING).find_map(|(at, _)| {
                let (_, argument, end) = loaded(&self.code, at)?;
                (resolved(&self.path, argument) == *later).then(|| &self.code[at..end])
            });
            match written {
                Some(written) => code.replace(written, &loader(later)),
                None => code,
            }
        })
    }

    /// Takes down the modules that a line loads later.
    fn note_later(&mut self, line: &str) -> Result<(), BundleError> {
        for (at, _) in line.match_indices(LOADING) {
            let Some((_, argument, _)) = loaded(line, at) else {
                return Err(refusal(&self.path, line, LATER));
            };
            self.later.push(resolved(&self.path, argument));
        }
        Ok(())
    }
}

/// What `import("…")` at a place of a text loads: its beginning, its argument, its end.
fn loaded(text: &str, at: usize) -> Option<(usize, &str, usize)> {
    let (argument, _) = text[at..].strip_prefix(LOADING)?.strip_prefix('"')?.split_once("\")")?;
    Some((at, argument, at + LOADING.len() + argument.len() + 3))
}

fn import(path: &str, statement: &str) -> Result<Import, BundleError> {
    let parts = || {
        let (bound, from) = statement.strip_prefix("import ")?.split_once(" from \"")?;
        let from = from.strip_suffix("\";").filter(|from| from.starts_with('.'))?;
        let pattern = match bound.strip_prefix("* as ") {
            Some(name) => name.to_owned(),
            None => bound.starts_with('{').then(|| bound.replace(" as ", ": "))?,
        };
        Some(Import { from: resolved(path, from), pattern })
    };
    parts().ok_or_else(|| refusal(path, statement, IMPORTS))
}

/// The name that a declaration gives.
fn exported(path: &str, line: &str, declaration: &str) -> Result<String, BundleError> {
    let kinds = ["async function ", "function ", "class ", "const "];
    let named = kinds.iter().find_map(|kind| declaration.strip_prefix(kind));
    let name: String = named
        .unwrap_or_default()
        .chars()
        .take_while(|sign| sign.is_alphanumeric() || "_$".contains(*sign))
        .collect();
    if name.is_empty() { Err(refusal(path, line, EXPORTS)) } else { Ok(name) }
}

fn refusal(path: &str, statement: &str, allowed: &'static str) -> BundleError {
    BundleError::Statement { file: path.to_owned(), statement: statement.to_owned(), allowed }
}

/// The path of a module as another one names it: `../dom.js` in `board/board.js` is `dom.js`.
fn resolved(path: &str, named: &str) -> String {
    let mut parts: Vec<&str> = path.split('/').collect();
    parts.pop();
    for part in named.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop();
            }
            _ => parts.push(part),
        }
    }
    parts.join("/")
}

//! Which modules belong together, in the order in which they run.

use std::{collections::BTreeMap, path::Path};

use crate::{
    BundleError, BundledFile, hashed,
    module::{Import, Module},
    read,
};

/// The modules of the page, each after those that it imports.
#[derive(Debug)]
pub(crate) struct ModuleGraph {
    modules: Vec<Module>,
    /// How many of them run at once; the others are loaded later.
    eager: usize,
}

/// The files that the modules become.
pub(crate) struct Scripts {
    /// What runs at once.
    pub(crate) eager: BundledFile,
    /// What is loaded later.
    pub(crate) lazy: BundledFile,
}

impl ModuleGraph {
    /// Reads the modules that can be reached from one.
    pub(crate) fn read(folder: &Path, main: &str) -> Result<Self, BundleError> {
        let mut walk = ModuleWalk { folder, open: Vec::new(), done: Vec::new() };
        walk.enter(main)?;
        let eager = walk.done.len();
        let mut next = 0;
        // What is loaded later can itself load something later.
        while let Some(module) = walk.done.get(next) {
            for later in module.later.clone() {
                walk.enter(&later)?;
            }
            next += 1;
        }
        Ok(Self { modules: walk.done, eager })
    }

    /// The code of each, in order.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &str> {
        self.modules.iter().map(|module| &*module.code)
    }

    /// Joins them; the names of the files have the hash in them.
    pub(crate) fn join(&self, hash: &str) -> Scripts {
        let eager_name = format!("page-{hash}.js");
        let lazy_name = format!("lazy-{hash}.js");
        let numbers: BTreeMap<&str, usize> =
            self.modules.iter().enumerate().map(|(at, module)| (&*module.path, at)).collect();
        let text = |module: &Module| {
            let load = |later: &str| {
                let at = numbers[later];
                let file = if at < self.eager { &eager_name } else { &lazy_name };
                format!("import(\"./{file}\").then(({{ ${at} }}) => ${at})")
            };
            as_function(module, &numbers, load)
        };
        let (eager, lazy) = self.modules.split_at(self.eager);
        let all = |from: usize, to: usize| {
            let names: Vec<String> = (from..to).map(|at| format!("${at}")).collect();
            names.join(", ")
        };
        let joined = |modules: &[Module]| modules.iter().map(text).collect::<String>();
        let (early, late) = (all(0, self.eager), all(self.eager, self.modules.len()));
        let first = format!("{}export {{ {early} }};\n", joined(eager));
        let second = format!(
            "import {{ {early} }} from \"./{eager_name}\";\n{}export {{ {late} }};\n",
            joined(lazy)
        );
        Scripts { eager: hashed(&eager_name, first), lazy: hashed(&lazy_name, second) }
    }
}

/// A module as a function that is called once and gives what the module exports.
fn as_function(
    module: &Module,
    numbers: &BTreeMap<&str, usize>,
    load: impl Fn(&str) -> String,
) -> String {
    let bound =
        |import: &Import| format!("const {} = ${};\n", import.pattern, numbers[&*import.from]);
    let imports = module.imports.iter().map(bound).collect::<Vec<_>>().concat();
    let exports = module.exports.join(", ");
    let code = module.code_loading(load);
    let at = numbers[&*module.path];
    format!("const ${at} = (() => {{\n{imports}{code}return {{ {exports} }};\n}})();\n")
}

/// A walk from module to module, the deepest first.
struct ModuleWalk<'a> {
    folder: &'a Path,
    /// The modules on the way from the first to this one.
    open: Vec<String>,
    done: Vec<Module>,
}

impl ModuleWalk<'_> {
    fn enter(&mut self, path: &str) -> Result<(), BundleError> {
        if self.done.iter().any(|module| module.path == path) {
            return Ok(());
        }
        if let Some(from) = self.open.iter().position(|open| open == path) {
            let mut circle = self.open.split_off(from);
            circle.push(path.to_owned());
            return Err(BundleError::Circle { circle });
        }
        self.open.push(path.to_owned());
        let module = Module::parse(path, &read(self.folder, path)?)?;
        for import in &module.imports {
            self.enter(&import.from)?;
        }
        self.open.pop();
        self.done.push(module);
        Ok(())
    }
}

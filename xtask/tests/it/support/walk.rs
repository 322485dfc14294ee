//! The walks of the documents, walked: the code on their pages is put into a copy of the
//! workspace, which is compiled and tested with what is compiled already for the real one.

use std::{
    collections::BTreeMap,
    fs::{self, File},
    path::{Path, PathBuf},
    process::Command,
    sync::LazyLock,
};

use xtask::{Crate, Workspace, read_files, tidy};

/// The pages that are walks.
const PAGES: [&str; 3] =
    ["docs/adding-a-game.md", "docs/adding-an-evaluator.md", "docs/adding-an-algorithm.md"];

/// One copy of the workspace in which every walk was made, so that it is compiled once.
pub(crate) static WALK: LazyLock<Walk> = LazyLock::new(Walk::lay_out);

/// A block of code on a page, and the file it belongs to.
#[derive(Debug)]
struct Block<'a> {
    file: &'a str,
    language: &'a str,
    lines: Vec<&'a str>,
}

/// The blocks of a page that follow a line with nothing but a file's name in backticks.
fn blocks(page: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut before = "";
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        if let Some(language) = line.strip_prefix("```") {
            let inside = lines.by_ref().take_while(|line| *line != "```").collect();
            let file = before.strip_prefix('`').and_then(|name| name.strip_suffix('`'));
            blocks.extend(file.map(|file| Block { file, language, lines: inside }));
        }
        if !line.is_empty() {
            before = line;
        }
    }
    blocks
}

/// What a file says after a block was applied to it: a `diff` adds lines, anything else is the
/// whole of a new file.
fn edited(block: &Block<'_>, text: Option<&str>) -> String {
    let lines = match (block.language, text) {
        ("diff", Some(text)) => patched(block, &text.lines().collect::<Vec<_>>()),
        ("diff", None) => panic!("{} is not there to be changed", block.file),
        (_, Some(_)) => panic!("{} is there already", block.file),
        (_, None) => block.lines.clone(),
    };
    lines.join("\n") + "\n"
}

/// A file with the lines of a `diff` added where the lines around them are, which must be one
/// place.
fn patched<'a>(block: &Block<'a>, old: &[&'a str]) -> Vec<&'a str> {
    let context: Vec<&str> = block.lines.iter().filter_map(|line| line.strip_prefix(' ')).collect();
    let places: Vec<usize> = old
        .windows(context.len())
        .enumerate()
        .filter_map(|(place, window)| (window == context).then_some(place))
        .collect();
    let [place] = places[..] else {
        panic!("{} has {context:#?} {} times, not once", block.file, places.len())
    };
    let new = block.lines.iter().map(|line| line.split_at(1).1);
    let (head, tail) = (&old[..place], &old[place + context.len()..]);
    head.iter().copied().chain(new).chain(tail.iter().copied()).collect()
}

/// The files of the workspace after every walk.
fn with_the_walks(root: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut files = read_files(root).expect("the workspace");
    let text = |bytes: &Vec<u8>| String::from_utf8(bytes.clone()).expect("text");
    for page in PAGES {
        let page = text(&files[page]);
        for block in blocks(&page) {
            let old = files.get(block.file).map(text);
            files.insert(block.file.to_owned(), edited(&block, old.as_deref()).into_bytes());
        }
    }
    files
}

/// Makes a folder hold exactly these files. What it holds already is not touched, so that a
/// second walk compiles nothing anew.
fn lay_out(folder: &Path, files: &BTreeMap<String, Vec<u8>>) {
    fs::create_dir_all(folder).expect("a folder of our own");
    let old = read_files(folder).expect("a folder of our own");
    for path in old.keys().filter(|path| !files.contains_key(*path)) {
        fs::remove_file(folder.join(path)).expect("a file of our own");
    }
    for (path, bytes) in files.iter().filter(|(path, bytes)| old.get(*path) != Some(*bytes)) {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder of our own");
        fs::write(path, bytes).expect("a file of our own");
    }
}

/// The workspace after the walks, compiled beside the real one.
pub(crate) struct Walk {
    pub(crate) workspace: Workspace,
    target: PathBuf,
    /// Held as long as the process runs: another process that tests may use the same folder.
    _lock: File,
}

impl Walk {
    fn lay_out() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
        let tmp = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let lock = File::create(tmp.join("walks.lock")).expect("a file of our own");
        lock.lock().expect("the lock of the folder");
        let folder = tmp.join("walks");
        let target = folder.ancestors().nth(2).expect("the folder of what is compiled").to_owned();
        let mut files = with_the_walks(root);
        if folder.starts_with(root) {
            // Cargo finds the settings above and would add those of the copy to them, and other
            // flags mean compiling everything anew.
            files.remove(".cargo/config.toml");
        }
        lay_out(&folder, &files);
        let workspace = Workspace::read(&folder).expect("a workspace");
        Self { workspace, target, _lock: lock }
    }

    /// Requires that tidy finds no fault in places that have this word in their names.
    pub(crate) fn is_tidy(&self, word: &str) {
        let mut faults = tidy::check(&self.workspace).expect("readable files");
        faults.retain(|fault| fault.place.contains(word));
        assert_eq!(faults, []);
    }

    /// Requires that a crate is formatted and has no warning.
    pub(crate) fn is_clean(&self, package: &str) {
        self.cargo(&["fmt", package, "--check"], &[]);
        let deny = ["--", "-Dwarnings"].map(str::to_owned);
        self.cargo(&["clippy", "--offline", package, "--all-targets"], &deny);
    }

    /// Requires that tests pass. Our own crates are compiled without optimisation: little is run
    /// and much is compiled.
    pub(crate) fn passes(&self, tests: &[&str]) {
        let plain =
            |ours: &Crate| format!("--config=profile.dev.package.{}.opt-level=0", ours.name);
        let plainly: Vec<String> = self.workspace.crates.iter().map(plain).collect();
        let plainly: Vec<&str> = plainly.iter().map(String::as_str).collect();
        self.cargo(&[&["test", "--offline"], &plainly[..], tests].concat(), &[]);
    }

    /// Runs cargo, with what is compiled already for the real workspace.
    fn cargo(&self, arguments: &[&str], more: &[String]) {
        let mut command = Command::new(env!("CARGO"));
        command.current_dir(&self.workspace.root).env("CARGO_TARGET_DIR", &self.target);
        let output = command.args(arguments).args(more).output().expect("cargo");
        let told =
            [output.stdout, output.stderr].map(|told| String::from_utf8(told).expect("text"));
        assert!(output.status.success(), "cargo {}\n{}", arguments.join(" "), told.join("\n"));
    }
}

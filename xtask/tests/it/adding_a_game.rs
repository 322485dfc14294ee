//! The walk of `docs/adding-a-game.md`, walked: the files on the page are put into a copy of the
//! workspace, and the new game must pass what every game passes.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use xtask::{Crate, Workspace, read_files, tidy};

/// A block of code on the page, and the file it belongs to.
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

/// What a file says after the page has had its way with it.
fn edited(block: &Block<'_>, text: Option<&str>) -> String {
    let mut lines: Vec<&str> = text.into_iter().flat_map(str::lines).collect();
    match (block.language, text) {
        ("diff", Some(_)) => {
            let [context, added] = block.lines[..] else { panic!("two lines in {block:?}") };
            let context = context.strip_prefix(' ').expect("a line that is there already");
            let added = added.strip_prefix('+').expect("a line to add");
            let place = lines.iter().position(|line| *line == context);
            let place = place.unwrap_or_else(|| panic!("{} has no line {context:?}", block.file));
            lines.insert(place + 1, added);
        }
        ("diff", None) => panic!("{} is not there to be changed", block.file),
        (_, Some(_)) => panic!("{} is there already", block.file),
        (_, None) => lines.clone_from(&block.lines),
    }
    lines.join("\n") + "\n"
}

/// The files of the workspace with the game of the page added.
fn with_the_game(root: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut files = read_files(root).expect("the workspace");
    let text = |bytes: &Vec<u8>| String::from_utf8(bytes.clone()).expect("text");
    let page = text(&files["docs/adding-a-game.md"]);
    for block in blocks(&page) {
        let old = files.get(block.file).map(text);
        files.insert(block.file.to_owned(), edited(&block, old.as_deref()).into_bytes());
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

/// The workspace with the game added, compiled beside the real one.
struct Walk {
    workspace: Workspace,
    target: PathBuf,
}

impl Walk {
    fn lay_out() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("adding-a-game");
        let target = folder.ancestors().nth(2).expect("the folder of what is compiled").to_owned();
        let mut files = with_the_game(root);
        if folder.starts_with(root) {
            // Cargo finds the settings above and would add those of the copy to them, and other
            // flags mean compiling everything anew.
            files.remove(".cargo/config.toml");
        }
        lay_out(&folder, &files);
        Self { workspace: Workspace::read(&folder).expect("a workspace"), target }
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

    /// Has our own crates compiled without optimisation: little is run and much is compiled.
    fn plainly(&self) -> Vec<String> {
        let plain =
            |ours: &Crate| format!("--config=profile.dev.package.{}.opt-level=0", ours.name);
        self.workspace.crates.iter().map(plain).collect()
    }
}

#[test]
fn the_walk_adds_a_game_that_passes_what_every_game_passes() {
    let walk = Walk::lay_out();
    assert!(walk.workspace.is_ours("race"));
    let mut faults = tidy::check(&walk.workspace).expect("readable files");
    faults.retain(|fault| fault.place.contains("race"));
    assert_eq!(faults, []);
    walk.cargo(&["fmt", "--package=race", "--check"], &[]);
    let deny = ["--", "-Dwarnings"].map(str::to_owned);
    walk.cargo(&["clippy", "--offline", "--package=race", "--all-targets"], &deny);
    walk.cargo(&["test", "--offline", "--package=race"], &walk.plainly());
    let shelf = ["test", "--offline", "--package=session", "--test=it", "shelf"];
    walk.cargo(&shelf, &walk.plainly());
}

//! A recorded search in the terminal: folded, unfolded, gone through step by step.

use std::{env, fs, io::Cursor, path::Path};

use lab::{Explorer, Recording, SearchQuestion};
use ratatui::{
    Terminal,
    backend::TestBackend,
    crossterm::event::{KeyEvent, KeyModifiers},
};
use search::Stop;
use tui::{Look, SearchTree};
use words::Words;

use crate::support::stage::{ASCII, FULL, key};

const TREE: &str = "((3 12 8) (2 4 6) (14 5 2))";

/// A search on a screen that is only text.
struct Shown {
    tree: SearchTree<Cursor<Vec<u8>>>,
    terminal: Terminal<TestBackend>,
}

impl Shown {
    fn new(game: &str, engine: &str, language: &str, look: Look) -> Self {
        let recorded = SearchQuestion::new(game, engine).record(Vec::new(), Stop::default());
        let recording = Recording::read(Cursor::new(recorded.expect("a search")));
        let explorer = Explorer::new(recording.expect("a recording")).expect("a game");
        let words = Words::new(language).expect("a language");
        let tree = SearchTree::new(explorer, words, look).expect("a tree");
        let terminal = Terminal::new(TestBackend::new(80, 24)).expect("a screen");
        Self { tree, terminal }
    }

    fn press(&mut self, keys: &str) {
        for name in keys.split(' ') {
            let key = KeyEvent::new(key(name), KeyModifiers::NONE);
            self.tree.press(key).expect("a recording that can be read");
        }
    }

    fn screen(&mut self) -> String {
        self.terminal.draw(|frame| self.tree.draw(frame)).expect("a screen");
        let buffer = self.terminal.backend().buffer();
        let rows = buffer.content.chunks(usize::from(buffer.area.width));
        let lines = rows.map(|row| {
            let line: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
            line.trim_end().to_owned() + "\n"
        });
        lines.collect()
    }

    /// Compares the screen with the file of that name; with `UPDATE=1` the file is written.
    fn check(&mut self, name: &str) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/screens");
        let path = folder.join(format!("{name}.txt"));
        let screen = self.screen();
        if env::var_os("UPDATE").is_some() {
            fs::write(&path, &screen).expect("the screens can be written");
        }
        let stored = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(stored, screen, "{name}\n{screen}");
    }
}

#[test]
fn a_tree_folds_and_unfolds() {
    for language in ["en", "fr"] {
        let mut shown = Shown::new(TREE, "alpha-beta", language, FULL);
        shown.press("Down Down Right");
        shown.check(&format!("tree-folded-{language}"));
        shown.press("v");
        shown.check(&format!("tree-best-{language}"));
    }
    let mut shown = Shown::new(TREE, "alpha-beta", "en", FULL);
    shown.press("Left");
    assert_eq!(shown.screen().lines().filter(|line| line.contains("  [")).count(), 1);
    shown.press("Right Right Right Right");
    assert!(shown.screen().contains("b1"));
    shown.press("Left Left Home End PageUp PageDown Enter Enter Space");
    assert!(!shown.tree.is_over());
    shown.press("q");
    assert!(shown.tree.is_over());
}

#[test]
fn a_search_is_stepped_through() {
    let mut shown = Shown::new(TREE, "alpha-beta", "en", FULL);
    shown.press("x");
    shown.check("tree-cut");
    shown.press(", . . w");
    assert!(shown.screen().contains("11 nodes"));
}

#[test]
fn a_board_stands_beside_the_tree() {
    let mut shown = Shown::new("othello", "deepening:3", "en", FULL);
    shown.press("v");
    shown.check("tree-othello");
    shown.press(". .");
    let mut plain = Shown::new("morpion", "mcts:nodes=60", "en", ASCII);
    plain.press("v");
    assert!(plain.screen().is_ascii());
    plain.press(". . x");
    assert!(plain.screen().contains("visit"));
}

//! Exercises on paper: a page for each, and pages with the solutions.

use paper::{
    Anchor, Drawing, DrawingItem, Edge, Face, Head, Ink, PageFormat, Pages, Point, Sketch,
    TextLine, wrap,
};
use rules::Phrase;
use words::Words;

use super::{Exercise, Solution, check::written};

/// Sizes of letters.
const TITLE: f32 = 16.0;
const BODY: f32 = 10.0;
const SMALL: f32 = 9.0;
/// The height of a line, for letters of size one.
const LEADING: f32 = 1.4;
/// How wide a line of the instructions is, in characters.
const COLUMNS: usize = 105;
/// The greatest scale at which a tree is printed.
const LARGEST: f32 = 1.4;

/// The pages of some exercises: the sheets first, then their solutions if they are wanted.
#[must_use]
pub fn sheets(exercises: &[Exercise], words: &Words, solutions: bool, format: PageFormat) -> Pages {
    // A tree is wider than it is high.
    let format = PageFormat { width: format.height, height: format.width, ..format };
    let mut pages: Vec<Drawing> =
        exercises.iter().map(|exercise| exercise.sheet(words, None, format)).collect();
    if solutions {
        pages.extend(
            exercises
                .iter()
                .map(|exercise| exercise.sheet(words, Some(&exercise.solution()), format)),
        );
    }
    let title = exercises.first().map_or_else(String::new, |exercise| exercise.title(words));
    Pages { title, language: words.language(), pages, chapters: Vec::new() }
}

impl Exercise {
    fn sheet(&self, words: &Words, solution: Option<&Solution>, format: PageFormat) -> Drawing {
        let mut page = Drawing::new(format.width, format.height);
        let mut y = format.margin;
        let mut write = |text: &str, face, size: f32| {
            y += size * LEADING;
            let at = Point { x: format.margin, y };
            page.draw(TextLine::new(text, face, size, Ink::BLACK).shape(at, Anchor::Start));
            y
        };
        let title = match solution {
            None => self.title(words),
            Some(_) => format!("{} · {}", self.title(words), words.text("exercise-solution")),
        };
        write(&title, Face::Strong, TITLE);
        let told = if solution.is_some() { self.explained() } else { self.tasks() };
        let size = if solution.is_some() { SMALL } else { BODY };
        let told = told.iter().flat_map(|phrase| wrap(&words.say(phrase), COLUMNS));
        let mut down = format.margin;
        for line in told {
            down = write(&line, Face::Plain, size);
        }
        if solution.is_none() {
            down = write("", Face::Plain, size);
            let name = format!("{} ", words.text("exercise-name"));
            down = down.max(write(&name, Face::Plain, size));
            let from = Point { x: format.margin + Face::Plain.width(&name, size), y: down + 2.0 };
            let rule = vec![from, from.offset(200.0, 0.0)];
            page.draw(DrawingItem::Line(rule, Ink::GREY, 0.6));
        }
        let tree = self.sketch(0, solution, words).drawing();
        let (width, height) = (format.inner_width(), format.height - format.margin - down - 20.0);
        let scale = (width / tree.width).min(height / tree.height).min(LARGEST);
        let x = (format.width - tree.width * scale) / 2.0;
        page.place(&tree, Point { x, y: down + 20.0 }, scale);
        page
    }

    /// The tree as a drawing: with blanks, or with the solution.
    fn sketch(&self, twig: usize, solution: Option<&Solution>, words: &Words) -> Sketch {
        let here = &self.tree.twigs()[twig];
        let solved = solution.map(|solution| solution.nodes[twig]);
        let head = match self.name(twig) {
            Some(name) if here.is_chance() => Head::Chance(name),
            Some(name) if self.kind.has_shares() || self.takes_largest(twig) => Head::Largest(name),
            Some(name) => Head::Smallest(name),
            None => Head::Words(self.leaf_text(twig), Ink::BLACK),
        };
        let cut = solved.is_some_and(|solved| solved.cut);
        let best = solution.and_then(|solution| solution.nodes[here.parent?].best);
        let edge = match best {
            _ if cut => Edge::Cut,
            Some(best) if best == twig => Edge::Expected,
            _ => Edge::Plain,
        };
        let below =
            here.branches.iter().map(|&branch| self.sketch(branch, solution, words)).collect();
        let mut lines = if here.is_leaf() { Vec::new() } else { self.blanks(twig, solution) };
        if self.kind.has_shares() && !here.is_leaf() {
            let player = Phrase::new("exercise-player").with("player", i64::from(here.turn.0) + 1);
            lines.insert(0, TextLine::new(words.say(&player), Face::Plain, SMALL, Ink::GREY));
        }
        let played = self.odds_text(twig).unwrap_or_default();
        Sketch { head, lines, played, edge, below }
    }

    /// What stands under a node: room to write, or what is right.
    fn blanks(&self, twig: usize, solution: Option<&Solution>) -> Vec<TextLine> {
        let Some(solution) = solution else {
            let mut lines = vec![TextLine::new("= ______", Face::Plain, 12.0, Ink::BLACK)];
            if self.kind.has_windows() {
                lines.push(TextLine::new("[_____, _____]", Face::Plain, BODY, Ink::GREY));
            }
            return lines;
        };
        let solved = &solution.nodes[twig];
        let Some(value) = self.value_text(solution, twig) else { return Vec::new() };
        let mut lines =
            vec![TextLine::new(format!("= {value}"), Face::Strong, 12.0, Sketch::EXPECTED)];
        if self.kind.has_windows() {
            let ink = if solved.cut_after.is_some() { Sketch::CUT } else { Ink::GREY };
            lines.push(TextLine::new(written(solved.exit), Face::Plain, BODY, ink));
        }
        lines
    }
}

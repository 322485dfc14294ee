//! The pictures of the manual that show the terminal, drawn into `target/screens` by every run;
//! `cargo xtask pictures` puts them into the manual.

use std::{fmt::Write as _, fs, path::PathBuf};

use ratatui::{
    buffer::{Buffer, Cell},
    style::{Color, Modifier},
};

use crate::support::stage::{FULL, Stage};

/// A screen with room for everything.
const SCREEN: (u16, u16) = (100, 30);
/// The size of a letter on the picture.
const CELL: (usize, usize) = (9, 17);
/// Where the letters of a line stand above its lower edge.
const BASE: usize = 3;
/// The colours of a terminal where nothing is said of them.
const PAPER: &str = "#1e1f24";
const INK: &str = "#d8d8d8";
/// The steps of each of the three parts of a colour with a number.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

#[test]
fn a_table_in_the_terminal() {
    for language in ["en", "fr"] {
        let mut stage = Stage::new(language, FULL, SCREEN);
        stage.sit_down("othello", &["human:name=Zoé", "level:5,name=Plateau"]);
        stage.press("m");
        stage.type_in("d3");
        stage.press("Enter h");
        let buffer = stage.buffer();
        let picture = svg(&buffer);
        assert!(stage.screen().contains("Othello"), "{}", stage.screen());
        assert!(picture.contains("Othello") && picture.ends_with("</svg>\n"), "{picture}");
        fs::write(screens().join(format!("manual-terminal-{language}.svg")), picture)
            .expect("screens are written");
    }
}

/// The folder of the screens.
fn screens() -> PathBuf {
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let folder = target.parent().expect("it is below target").join("screens");
    fs::create_dir_all(&folder).expect("a folder for screens");
    folder
}

/// A screen as a picture: grounds first, then letters, those of one style together.
fn svg(buffer: &Buffer) -> String {
    let columns = usize::from(buffer.area.width);
    let (width, height) = (columns * CELL.0, usize::from(buffer.area.height) * CELL.1);
    let mut picture = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" font-family=\"monospace\" font-size=\"15\">\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"6\" fill=\"{PAPER}\"/>\n"
    );
    let rows: Vec<&[Cell]> = buffer.content.chunks(columns.max(1)).collect();
    for (row, cells) in rows.iter().enumerate() {
        for (column, run) in runs(cells, |cell| grounds(cell).1) {
            let ground = grounds(&run[0]).1;
            if ground == PAPER {
                continue;
            }
            let (x, y, length) = (column * CELL.0, row * CELL.1, run.len() * CELL.0);
            let (width, height) = (length + 1, CELL.1 + 1);
            // Writing to a string succeeds.
            let _ = writeln!(
                picture,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{ground}\"/>"
            );
        }
    }
    for (row, cells) in rows.iter().enumerate() {
        for (column, run) in runs(cells, |cell| (grounds(cell).0, is_bold(cell))) {
            picture.push_str(&letters(run, column, row));
        }
    }
    picture + "</svg>\n"
}

/// The letters of one style that stand together; nothing if they are all spaces.
fn letters(run: &[Cell], column: usize, row: usize) -> String {
    let text: String = run.iter().map(Cell::symbol).collect();
    let shown = text.trim_end();
    let first = shown.chars().take_while(|sign| *sign == ' ').count();
    let shown = shown.trim_start();
    if shown.is_empty() {
        return String::new();
    }
    let (x, y) = ((column + first) * CELL.0, (row + 1) * CELL.1 - BASE);
    let length = shown.chars().count() * CELL.0;
    let weight = if is_bold(&run[0]) { " font-weight=\"bold\"" } else { "" };
    let ink = grounds(&run[0]).0;
    let shown = shown.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    format!(
        "<text x=\"{x}\" y=\"{y}\" fill=\"{ink}\"{weight} textLength=\"{length}\" \
         xml:space=\"preserve\">{shown}</text>\n"
    )
}

/// The cells of a line in groups that are alike, each with the column where it begins.
fn runs<K: PartialEq>(cells: &[Cell], key: impl Fn(&Cell) -> K) -> Vec<(usize, &[Cell])> {
    let mut column = 0;
    let groups = cells.chunk_by(|one, next| key(one) == key(next));
    let placed = groups.map(|group| {
        column += group.len();
        (column - group.len(), group)
    });
    placed.collect()
}

fn is_bold(cell: &Cell) -> bool {
    cell.modifier.contains(Modifier::BOLD)
}

/// The colours of a cell: of its letter, and behind it.
fn grounds(cell: &Cell) -> (String, String) {
    let (ink, paper) = (colour(cell.fg, INK), colour(cell.bg, PAPER));
    if cell.modifier.contains(Modifier::REVERSED) { (paper, ink) } else { (ink, paper) }
}

/// A colour as pictures write it.
fn colour(colour: Color, usual: &str) -> String {
    let [red, green, blue] = match colour {
        Color::Indexed(number @ 16..=231) => {
            let number = usize::from(number - 16);
            [number / 36, number / 6 % 6, number % 6].map(|step| STEPS[step])
        }
        Color::Indexed(number @ 232..) => [8 + 10 * (number - 232); 3],
        Color::Rgb(red, green, blue) => [red, green, blue],
        Color::LightBlue => [120, 160, 255],
        Color::LightRed => [255, 120, 110],
        Color::LightGreen => [130, 220, 130],
        Color::LightYellow => [240, 220, 110],
        Color::LightMagenta => [230, 140, 230],
        Color::LightCyan => [120, 220, 230],
        Color::White => [255; 3],
        Color::Black => [0; 3],
        _ => return usual.to_owned(),
    };
    format!("#{red:02x}{green:02x}{blue:02x}")
}

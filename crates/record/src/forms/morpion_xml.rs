//! The XML of the older Morpion.
//!
//! 26 players are written, of which the first ones play; cells are written in the order in which
//! they were taken, each with who holds it.

use rules::{Player, Spec};
use search::Level;
use session::{Occupant, PlayerScore};

use super::MORPION;
use crate::{
    Participant, ReadError, ReadProblem, Record, RecordBuilder, clean, element::Element,
    source::SourceText,
};

/// The name of the element that holds everything.
pub(crate) const ROOT: &str = "save";

/// Reads the game of a document.
pub(crate) fn read(source: &SourceText<'_>, root: &Element) -> Result<Record, ReadError> {
    let missing = |at, what| source.error(at, ReadProblem::Missing { what });
    let settings = root.one("settings").ok_or_else(|| missing(root.at, "settings"))?;
    let number = |element: &Element, name| -> Result<usize, ReadError> {
        element.parsed(source, name)?.ok_or_else(|| missing(element.at, name))
    };
    let players = number(settings, "nbPlayers")?;
    let first = number(settings, "numPlayer")?;
    let cells = root.one("cases").into_iter().flat_map(|cases| cases.all("case"));
    let cells: Vec<XmlCell<'_>> =
        cells.map(|case| XmlCell::read(source, case, players)).collect::<Result<_, _>>()?;
    // Whose turn it was when the game was saved matters only if nobody had moved.
    let first = cells.first().map_or(first, |cell| cell.holder);
    let game = Spec::new(MORPION)
        .with("width", number(settings, "nbCols")?.to_string())
        .with("height", number(settings, "nbRows")?.to_string())
        .with("align", number(settings, "nbSymbs")?.to_string())
        .with("players", players.to_string())
        .with("first", (first + 1).to_string());
    let text = game.to_string();
    let refuse = |error: rules::SpecError| source.error_about(settings.at, &text, error);
    let mut builder = RecordBuilder::new(game).map_err(refuse)?;
    let elements = root.one("players").into_iter().flat_map(|players| players.all("player"));
    let elements: Vec<&Element> = elements.take(players).collect();
    if elements.len() != players {
        let problem = ReadProblem::SeatCount { expected: players, found: elements.len() };
        return Err(source.error(root.at, problem));
    }
    builder.record.players = read_players(source, &elements)?;
    let in_turn = |pair: &[XmlCell<'_>]| (pair[0].holder + 1) % players == pair[1].holder;
    if cells.windows(2).all(in_turn) {
        play(source, &mut builder, &cells)?;
    } else {
        set_up(source, &mut builder, &cells)?;
    }
    Ok(builder.finish())
}

/// An occupied cell.
struct XmlCell<'a> {
    element: &'a Element,
    column: u8,
    row: u8,
    holder: usize,
}

impl<'a> XmlCell<'a> {
    fn read(
        source: &SourceText<'_>,
        element: &'a Element,
        players: usize,
    ) -> Result<Self, ReadError> {
        let wrong =
            |what| source.error_about(element.at, &element.text, ReadProblem::Meaningless { what });
        let holder = element.text.trim().parse().ok().filter(|&holder| holder < players);
        let side = |name| -> Result<u8, ReadError> {
            let missing = || source.error(element.at, ReadProblem::Missing { what: name });
            element.parsed(source, name)?.filter(|&side| side < 26).ok_or_else(missing)
        };
        Ok(Self {
            element,
            column: side("col")?,
            row: side("row")?,
            holder: holder.ok_or_else(|| wrong("case"))?,
        })
    }

    fn name(&self) -> String {
        format!("{}{}", char::from(b'A' + self.column), self.row + 1)
    }
}

fn play(
    source: &SourceText<'_>,
    builder: &mut RecordBuilder,
    cells: &[XmlCell<'_>],
) -> Result<(), ReadError> {
    for cell in cells {
        let text = cell.name();
        builder.play(&text).map_err(|why| {
            let number = builder.ply() + 1;
            source.error_about(cell.element.at, &text, ReadProblem::Illegal { number, why })
        })?;
    }
    Ok(())
}

/// Cells that were not taken by turns are a position; the turn follows the last one.
fn set_up(
    source: &SourceText<'_>,
    builder: &mut RecordBuilder,
    cells: &[XmlCell<'_>],
) -> Result<(), ReadError> {
    let players = builder.table().players();
    let board = builder.table().board();
    let letter = |seat: usize| match (players, seat) {
        (2, 0) => 'X',
        (2, _) => 'O',
        (_, seat) => char::from(b'A' + u8::try_from(seat).expect("one of the seats")),
    };
    let held = |column, row| cells.iter().find(|cell| (cell.column, cell.row) == (column, row));
    let rows = (0..board.height).map(|row| {
        let cells = (0..board.width).map(|column| held(column, row));
        cells.map(|cell| cell.map_or('.', |cell| letter(cell.holder))).collect::<String>()
    });
    let rows: Vec<String> = rows.collect();
    let last = cells.last().map_or(0, |cell| cell.holder);
    let turn = Player(u8::try_from(last).expect("one of the seats")).next(players);
    let picture = format!("{} {}", rows.join("/"), letter(turn.index()));
    let at = cells.first().map_or(0, |cell| cell.element.at);
    builder.set_up(&picture).map_err(|error| source.error_about(at, &picture, error))
}

fn read_players(
    source: &SourceText<'_>,
    elements: &[&Element],
) -> Result<Vec<Participant>, ReadError> {
    let letters: Vec<char> =
        if elements.len() == 2 { vec!['O', 'X'] } else { ('A'..='Z').collect() };
    let mut free = letters.clone();
    let mut players = Vec::new();
    for element in elements {
        let wanted = element.parsed::<usize>(source, "symb")?.unwrap_or_default();
        // A symbol that somebody has already becomes the next one that is free.
        let order = letters.iter().cycle().skip(wanted.min(letters.len())).take(letters.len());
        let symbol = order.copied().find(|symbol| free.contains(symbol));
        free.retain(|&letter| Some(letter) != symbol);
        let difficulty = element.parsed::<usize>(source, "difficulty")?.unwrap_or_default();
        let (level, _) = Level::NAMES[difficulty.min(Level::NAMES.len() - 1)];
        let kind = match element.parsed::<u8>(source, "type")? {
            Some(1) => Some(Occupant::Computer(Spec::new(level))),
            _ => Some(Occupant::Human),
        };
        let wins = element.parsed(source, "score")?.unwrap_or_default();
        players.push(Participant {
            name: element.attribute("name").and_then(clean::line),
            symbol,
            kind,
            tally: PlayerScore { wins, ..PlayerScore::default() },
        });
    }
    Ok(players)
}

//! Which variant of draughts a game is: PDN has a number for each.

use rules::{Colour, Spec};
use session::AnyGame;

use super::DRAUGHTS;

/// A variant and what PDN says of it.
struct GameType {
    number: u16,
    variant: &'static str,
    first: char,
    side: u8,
    /// How squares are named, and where the first one is.
    notation: &'static str,
    /// Whether the board is the mirror image of the usual one.
    inverted: bool,
    /// Whether a win counts two points.
    two_points: bool,
}

const fn game_type(
    number: u16,
    variant: &'static str,
    first: char,
    side: u8,
    notation: &'static str,
) -> GameType {
    let inverted = matches!(number, 22 | 24);
    let two_points = matches!(number, 20 | 27);
    GameType { number, variant, first, side, notation, inverted, two_points }
}

const TYPES: [GameType; 10] = [
    game_type(20, "international", 'W', 10, "N2"),
    game_type(21, "english", 'B', 8, "N1"),
    game_type(22, "italian", 'W', 8, "N2"),
    game_type(23, "pool", 'B', 8, "N1"),
    game_type(24, "spanish", 'W', 8, "N1"),
    game_type(25, "russian", 'W', 8, "A0"),
    game_type(26, "brazilian", 'W', 8, "A0"),
    game_type(27, "canadian", 'W', 12, "N2"),
    game_type(29, "czech", 'W', 8, "A0"),
    game_type(40, "frisian", 'W', 10, "N2"),
];

/// The Portuguese and the Spanish play the same game.
const PORTUGUESE: u16 = 28;
const SPANISH: u16 = 24;

/// The game that the value of a tag stands for; nothing if it is not played here.
pub(super) fn read(value: &str) -> Option<Spec> {
    let mut parts = value.split(',').map(str::trim);
    let number = match parts.next()?.parse().ok()? {
        PORTUGUESE => SPANISH,
        number => number,
    };
    let known = TYPES.iter().find(|known| known.number == number)?;
    let mut game = spec(known.variant);
    match parts.next() {
        Some("W" | "w") if known.first != 'W' => game.set("first", "white"),
        Some("B" | "b") if known.first != 'B' => game.set("first", "black"),
        _ => (),
    }
    let sides = ["width", "height"].map(|side| (side, parts.next().map(str::to_owned)));
    for (side, value) in sides {
        if let Some(value) = value.filter(|value| *value != known.side.to_string()) {
            game.set(side, value);
        }
    }
    Some(game)
}

/// The variant by its name.
fn spec(variant: &str) -> Spec {
    Spec::new(DRAUGHTS).with("variant", variant)
}

/// What to try, one after the other, when a file does not say which variant it has: first what is
/// likely by how squares are named and by the greatest number, then everything else, since one slip
/// of the pen must not hide which game it is.
pub(super) fn likely<'a>(moves: impl Iterator<Item = &'a str>) -> Vec<Spec> {
    let mut greatest = 0;
    let mut has_letters = false;
    for text in moves {
        has_letters |= text.starts_with(|letter: char| letter.is_ascii_alphabetic());
        let numbers = text.split(|letter: char| !letter.is_ascii_digit());
        let numbers = numbers.filter_map(|number| number.parse::<u32>().ok());
        greatest = numbers.fold(greatest, u32::max);
    }
    let variants: &[&str] = match greatest {
        _ if has_letters => &["russian", "brazilian", "czech"],
        0..=32 => {
            &["english", "international", "pool", "italian", "spanish", "frisian", "canadian"]
        }
        33..=50 => &["international", "frisian", "canadian"],
        _ => &["canadian"],
    };
    let others = TYPES.iter().map(|known| known.variant);
    let others = others.filter(|other| !variants.contains(other));
    variants.iter().copied().chain(others).map(spec).collect()
}

/// What a tag says of a game.
pub(super) struct GameTypeTag {
    /// The value of `GameType`.
    pub(super) value: String,
    /// Whether that is all there is to say; if not, our own tag has the spec.
    pub(super) complete: bool,
    /// Whether a win counts two points.
    pub(super) two_points: bool,
}

/// What a tag says of a game at this table.
pub(super) fn write(game: &Spec, table: &dyn AnyGame) -> GameTypeTag {
    let variant = match game.given("variant").unwrap_or("international") {
        // English draughts but for who begins and how games are drawn.
        "course" => "english",
        variant => variant,
    };
    let known = TYPES.iter().find(|known| known.variant == variant);
    let nearest = known.unwrap_or(&TYPES[0]);
    let board = table.board();
    let first = if board.colours[0] == Colour::White { 'W' } else { 'B' };
    let (width, height) = (board.width, board.height);
    let GameType { number, notation, two_points, .. } = *nearest;
    let inverted = u8::from(nearest.inverted);
    let value = format!("{number},{first},{width},{height},{notation},{inverted}");
    // What can be read back from the value need not be said twice.
    let complete = known.is_some() && read(&value).is_some_and(|read| same(&read, game));
    GameTypeTag { value, complete, two_points }
}

/// Whether two specs set the same things.
fn same(one: &Spec, other: &Spec) -> bool {
    let default = Spec::new(DRAUGHTS);
    one == other || *other == default && *one == spec("international")
}

//! How things look: colours or none, Unicode or plain ASCII.

use ratatui::style::{Color, Modifier, Style};
use rules::{Colour, Player};

/// How many colours the terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Palette {
    /// 256 of them, which nearly every terminal has.
    Full,
    /// The sixteen old ones.
    Basic,
    /// None that we should use.
    None,
}

/// How things look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Whether there is nothing but ASCII on the screen.
    pub ascii: bool,
    /// The colours.
    pub palette: Palette,
}

/// What is painted. A style is never the only sign of anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StyleRole {
    Plain,
    Title,
    Faint,
    Strong,
    Selected,
    Warning,
    Good,
    Key,
    Light,
    Dark,
    Grid,
    OtherGrid,
    Felt,
    OtherFelt,
    Frame,
    Hole,
    Last,
    Won,
    Forced,
    Chosen,
    Hint,
    Cursor,
}

/// The colours of players who are told apart by symbols, in turn.
const SYMBOLS: [u8; 12] = [75, 203, 114, 221, 177, 80, 215, 211, 149, 111, 183, 223];
const OLD_SYMBOLS: [Color; 6] = [
    Color::LightBlue,
    Color::LightRed,
    Color::LightGreen,
    Color::LightYellow,
    Color::LightMagenta,
    Color::LightCyan,
];

impl Look {
    /// What the environment allows: `NO_COLOR`, the kind of terminal, the character set.
    #[must_use]
    pub fn of_environment(ascii: bool, environment: impl Fn(&str) -> Option<String>) -> Self {
        let given = |name: &str| environment(name).filter(|value| !value.is_empty());
        let terminal = given("TERM").unwrap_or_default();
        let many = terminal.contains("256") || given("COLORTERM").is_some();
        let palette = match terminal.as_str() {
            _ if given("NO_COLOR").is_some() => Palette::None,
            "dumb" => Palette::None,
            _ if many => Palette::Full,
            _ => Palette::Basic,
        };
        let locale = given("LC_ALL").or_else(|| given("LC_CTYPE")).or_else(|| given("LANG"));
        let locale = locale.unwrap_or_default().to_lowercase();
        let speaks_unicode = locale.contains("utf-8") || locale.contains("utf8");
        Self { ascii: ascii || !speaks_unicode, palette }
    }

    /// Whether there are colours.
    pub(crate) fn has_colours(self) -> bool {
        self.palette != Palette::None
    }

    /// The style of something.
    pub(crate) fn paint(self, paint: StyleRole) -> Style {
        let style = Style::new();
        match self.palette {
            Palette::None => plain(paint),
            Palette::Full => match paint {
                StyleRole::Plain => style,
                StyleRole::Title => style.fg(Color::Indexed(222)).add_modifier(Modifier::BOLD),
                StyleRole::Faint => style.fg(Color::Indexed(245)),
                StyleRole::Strong => style.add_modifier(Modifier::BOLD),
                StyleRole::Selected => style.fg(Color::Indexed(16)).bg(Color::Indexed(222)),
                StyleRole::Warning => style.fg(Color::Indexed(216)),
                StyleRole::Good => style.fg(Color::Indexed(150)),
                StyleRole::Key => style.fg(Color::Indexed(222)),
                StyleRole::Light => style.fg(Color::Indexed(239)).bg(Color::Indexed(187)),
                StyleRole::Dark => style.fg(Color::Indexed(180)).bg(Color::Indexed(95)),
                StyleRole::Grid => style.fg(Color::Indexed(250)).bg(Color::Indexed(236)),
                StyleRole::OtherGrid => style.fg(Color::Indexed(250)).bg(Color::Indexed(238)),
                StyleRole::Felt => style.fg(Color::Indexed(157)).bg(Color::Indexed(29)),
                StyleRole::OtherFelt => style.fg(Color::Indexed(157)).bg(Color::Indexed(23)),
                StyleRole::Hint => style.bg(Color::Indexed(98)),
                StyleRole::Frame => style.fg(Color::Indexed(117)).bg(Color::Indexed(25)),
                StyleRole::Hole => style.fg(Color::Indexed(17)),
                StyleRole::Last => style.bg(Color::Indexed(65)),
                StyleRole::Won => style.bg(Color::Indexed(136)),
                StyleRole::Forced => style.bg(Color::Indexed(130)),
                StyleRole::Chosen => style.bg(Color::Indexed(67)),
                StyleRole::Cursor => style.fg(Color::Indexed(226)).add_modifier(Modifier::BOLD),
            },
            Palette::Basic => match paint {
                StyleRole::Plain => style,
                StyleRole::Title | StyleRole::Key => {
                    style.fg(Color::Yellow).add_modifier(Modifier::BOLD)
                }
                StyleRole::Faint => style.fg(Color::DarkGray),
                StyleRole::Selected => style.fg(Color::Black).bg(Color::Yellow),
                StyleRole::Warning => style.fg(Color::LightRed),
                StyleRole::Good => style.fg(Color::LightGreen),
                StyleRole::Light => style.fg(Color::Black).bg(Color::Gray),
                StyleRole::Dark => style.fg(Color::Gray).bg(Color::DarkGray),
                StyleRole::Grid | StyleRole::OtherGrid => style.fg(Color::Gray).bg(Color::Black),
                StyleRole::Felt | StyleRole::OtherFelt => style.fg(Color::White).bg(Color::Green),
                StyleRole::Hint => style.bg(Color::Magenta),
                StyleRole::Frame => style.fg(Color::LightBlue).bg(Color::Blue),
                StyleRole::Hole => style.fg(Color::Black),
                StyleRole::Last => style.bg(Color::Cyan),
                StyleRole::Won => style.bg(Color::Yellow),
                StyleRole::Forced => style.bg(Color::Red),
                StyleRole::Chosen => style.bg(Color::Blue),
                StyleRole::Strong | StyleRole::Cursor => style.add_modifier(Modifier::BOLD),
            },
        }
    }

    /// The colour of a player's pieces.
    pub(crate) fn piece(self, colours: &[Colour], player: Player) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        let colour = match (self.palette, colours.get(player.index())) {
            (Palette::None, _) => return style,
            (Palette::Full, None) => Color::Indexed(SYMBOLS[player.index() % SYMBOLS.len()]),
            (Palette::Full, Some(colour)) => Color::Indexed(match colour {
                Colour::Black => 16,
                Colour::White => 231,
                Colour::Red => 196,
                Colour::Yellow => 226,
            }),
            (Palette::Basic, None) => OLD_SYMBOLS[player.index() % OLD_SYMBOLS.len()],
            (Palette::Basic, Some(colour)) => match colour {
                Colour::Black => Color::Black,
                Colour::White => Color::White,
                Colour::Red => Color::LightRed,
                Colour::Yellow => Color::LightYellow,
            },
        };
        style.fg(colour)
    }

    /// The colour of a player's pieces beside the board, where the ground may be any: black on
    /// black is not seen.
    pub(crate) fn on_panel(self, colours: &[Colour], player: Player) -> Style {
        let style = self.piece(colours, player);
        match (self.palette, colours.get(player.index())) {
            (Palette::Full | Palette::Basic, Some(Colour::Black)) => style.bg(Color::Gray),
            (Palette::Full | Palette::Basic, Some(Colour::White)) => style.bg(Color::DarkGray),
            _ => style,
        }
    }

    /// The colour of what is written on a player's piece.
    pub(crate) fn on_piece(self, colours: &[Colour], player: Player) -> Style {
        let dark = matches!(colours.get(player.index()), Some(Colour::Black | Colour::Red));
        let ink = if dark { Color::White } else { Color::Black };
        let ground = self.piece(colours, player).fg.unwrap_or(Color::Reset);
        Style::new().fg(ink).bg(ground).add_modifier(Modifier::BOLD)
    }
}

/// Without colours there is bold, faint and reversed.
fn plain(paint: StyleRole) -> Style {
    match paint {
        StyleRole::Title
        | StyleRole::Strong
        | StyleRole::Key
        | StyleRole::Warning
        | StyleRole::Good
        | StyleRole::Won => Style::new().add_modifier(Modifier::BOLD),
        StyleRole::Selected | StyleRole::Cursor => Style::new().add_modifier(Modifier::REVERSED),
        _ => Style::new(),
    }
}

/// A letter in ASCII: without its accent, or something that resembles it.
pub(crate) fn plain_letter(letter: char) -> char {
    match letter {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' | 'œ' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'À' | 'Â' => 'A',
        'É' | 'È' | 'Ê' => 'E',
        'Ô' => 'O',
        'Ç' => 'C',
        '×' | '╳' => 'x',
        '’' | '‘' => '\'',
        '«' | '»' | '“' | '”' => '"',
        '—' | '–' | '─' | '−' | '═' | '▃' | '▂' => '-',
        '│' | '┃' => '|',
        '┌' | '┐' | '└' | '┘' | '╭' | '╮' | '╰' | '╯' | '┼' | '±' => '+',
        '·' | '…' => '.',
        '•' => '*',
        '→' | '▸' | '▶' | '►' | '›' => '>',
        '←' | '◂' | '◀' | '‹' | '≤' => '<',
        '↑' | '▲' => '^',
        '↓' | '▼' => 'v',
        '≈' => '~',
        '█' | '▇' | '▆' => '#',
        '▅' | '▄' => '=',
        '▁' => '_',
        '\u{a0}' | '\u{202f}' => ' ',
        letter if letter.is_ascii() => letter,
        _ => '?',
    }
}

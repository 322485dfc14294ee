//! The letters that every reader of PDF brings along, and how wide they are.

/// How letters look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Helvetica.
    Plain,
    /// Helvetica, bold.
    Strong,
    /// Courier: what is typed.
    Code,
}

/// The widths of Helvetica and of its bold kin from the space on, in thousandths of the size.
const WIDTHS: [[u16; 224]; 2] = include!("data/helvetica.rs");

/// What stands for a character that the letters lack.
const LACKING: u8 = b'?';

impl Face {
    /// Every face.
    pub const ALL: [Face; 3] = [Face::Plain, Face::Strong, Face::Code];

    /// The name of the font among the fourteen that PDF knows by name.
    #[must_use]
    pub const fn font(self) -> &'static str {
        match self {
            Face::Plain => "Helvetica",
            Face::Strong => "Helvetica-Bold",
            Face::Code => "Courier",
        }
    }

    /// How wide a text is at a size.
    #[must_use]
    pub fn width(self, text: &str, size: f32) -> f32 {
        let thousandths: f32 = encode(text).iter().map(|&code| f32::from(self.advance(code))).sum();
        thousandths / 1000.0 * size
    }

    fn advance(self, code: u8) -> u16 {
        let index = usize::from(code.saturating_sub(b' '));
        match self {
            Face::Plain => WIDTHS[0][index],
            Face::Strong => WIDTHS[1][index],
            Face::Code => 600,
        }
    }
}

/// Signs that the encoding lacks, spelled with letters that it has.
const SPELLED: [(char, &str); 3] = [('∞', "inf"), ('≤', "<="), ('≥', ">=")];

/// A text in the encoding that PDF calls `WinAnsi`, which has the letters of western Europe.
pub(crate) fn encode(text: &str) -> Vec<u8> {
    let mut codes = Vec::with_capacity(text.len());
    for letter in text.chars() {
        match SPELLED.iter().find(|(sign, _)| *sign == letter) {
            Some((_, spelled)) => codes.extend(spelled.bytes()),
            None => codes.push(code(letter)),
        }
    }
    codes
}

fn code(letter: char) -> u8 {
    /// The characters from 0x80 to 0x9F; those that nothing is assigned to are spaces.
    const HIGH: &str = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";
    match letter {
        ' '..='~' | '\u{a0}'..='ÿ' => u8::try_from(u32::from(letter)).expect("a Latin letter"),
        // The narrow spaces of French numbers, and signs that have a plainer twin.
        '\u{202f}' | '\u{2009}' => 0xA0,
        '\u{2011}' | '\u{2010}' => b'-',
        '\u{2212}' => code('–'),
        _ => {
            let place = HIGH.chars().position(|known| known == letter);
            place.and_then(|place| u8::try_from(0x80 + place).ok()).unwrap_or(LACKING)
        }
    }
}

//! The letters of pictures, each as strokes on a small grid.
//!
//! A place on the grid is two signs from `0` to `g`: how far to the right, and how far up. Letters
//! stand on the line at 4, small ones reach to 12 (`c`) and capitals to 16 (`g`). A space parts
//! strokes.

/// How wide the grid is.
pub(super) const WIDTH: u8 = 8;
/// Where letters stand.
pub(super) const BASELINE: u8 = 4;
/// How far up capitals reach.
pub(super) const CAPITAL: u8 = 16;

/// The letters.
const LETTERS: &[(char, &str)] = &[
    ('A', "044g84 1878"),
    ('B', "040g5g7f7b5a0a 5a88866404"),
    ('C', "8e6g2g0e06246486"),
    ('D', "040g4g8c884404"),
    ('E', "8g0g0484 0a6a"),
    ('F', "8g0g04 0a6a"),
    ('G', "8e6g2g0e062464868a5a"),
    ('H', "0g04 8g84 0a8a"),
    ('I', "4g44 2g6g 2464"),
    ('J', "8g86642406"),
    ('K', "0g04 8g09 3b84"),
    ('L', "0g0484"),
    ('M', "040g4a8g84"),
    ('N', "040g848g"),
    ('O', "2g6g8e866424060e2g"),
    ('P', "040g6g8e8c6a0a"),
    ('Q', "2g6g8e866424060e2g 5784"),
    ('R', "040g6g8e8c6a0a 4a84"),
    ('S', "8e6g2g0e0c2a6a8886642406"),
    ('T', "0g8g 4g44"),
    ('U', "0g062464868g"),
    ('V', "0g448g"),
    ('W', "0g244a648g"),
    ('X', "0g84 8g04"),
    ('Y', "0g4a8g 4a44"),
    ('Z', "0g8g0484"),
    ('a', "1b2c5c7a74 79290706245476"),
    ('b', "0g04 0a2c5c7a76542406"),
    ('c', "7a5c2c0a06245476"),
    ('d', "7g74 7a5c2c0a06245476"),
    ('e', "08787a5c2c0a06245476"),
    ('f', "6g4g3e34 0c6c"),
    ('g', "7c72502001 7a5c2c0a06245476"),
    ('h', "0g04 0a2c5c7a74"),
    ('i', "4c44 4f4g"),
    ('j', "5c523010 5f5g"),
    ('k', "0g04 6c08 2974"),
    ('l', "4g44"),
    ('m', "0c04 0a1c3c4a44 4a5c7c8a84"),
    ('n', "0c04 0a2c5c7a74"),
    ('o', "0a2c5c7a765424060a"),
    ('p', "0c00 0a2c5c7a76542406"),
    ('q', "7c70 7a5c2c0a06245476"),
    ('r', "1c14 1a3c6c"),
    ('s', "7b5c2c0b0a28587775542405"),
    ('t', "3g365464 0c6c"),
    ('u', "0c06245476 7c74"),
    ('v', "0c448c"),
    ('w', "0c244a648c"),
    ('x', "0c84 8c04"),
    ('y', "0c44 8c3010"),
    ('z', "0c7c0474"),
    ('0', "2g6g8e866424060e2g"),
    ('1', "1d4g44"),
    ('2', "0d0e2g6g8e8b0484"),
    ('3', "0e2g6g8e8c6a3a 6a8886642406"),
    ('4', "646g0888"),
    ('5', "8g1g0a2b6b8986642406"),
    ('6', "7g4g0b06246486896b2b09"),
    ('7', "0g8g34"),
    ('8', "2a0c0e2g6g8e8c6a2a0806246486886a"),
    ('9', "1444898e6g2g0e0b29698b"),
    ('.', "4445"),
    (',', "4532"),
    (':', "4445 4a4b"),
    ('-', "1979"),
    ('+', "1979 4c46"),
    ('/', "047g"),
    ('?', "0e2g6g8e8c4947 4445"),
    ('!', "4g48 4445"),
    ('(', "5g2c2854"),
    (')', "3g6c6834"),
    ('=', "1b7b 1777"),
    ('\'', "4g4d"),
    ('×', "1c76 7c16"),
    ('·', "494a"),
    ('#', "2g24 6g64 0c8c 0888"),
    ('*', "4e46 1c78 187c"),
    (' ', ""),
];

/// What stands for a letter that is not among them.
const UNKNOWN: &str = "0484 8g0g04 848g";

/// The strokes of a letter. One with an accent is written without.
pub(super) fn letter_strokes(letter: char) -> Vec<Vec<(u8, u8)>> {
    let plain = plain(letter);
    let known = LETTERS.iter().find(|(known, _)| *known == plain);
    let written = known.map_or(UNKNOWN, |(_, written)| written);
    written.split_ascii_whitespace().map(read).collect()
}

/// A stroke from its places.
fn read(stroke: &str) -> Vec<(u8, u8)> {
    let digit = |sign: u8| char::from(sign).to_digit(17).and_then(|digit| u8::try_from(digit).ok());
    let places = stroke.as_bytes().chunks_exact(2);
    places.filter_map(|place| Some((digit(place[0])?, digit(place[1])?))).collect()
}

/// A letter without what stands above or below it.
fn plain(letter: char) -> char {
    const ALIKE: &[(&str, char)] = &[
        ("ÀÁÂÃÄÅ", 'A'),
        ("ÇĆ", 'C'),
        ("ÈÉÊË", 'E'),
        ("ÌÍÎÏ", 'I'),
        ("Ñ", 'N'),
        ("ÒÓÔÕÖØ", 'O'),
        ("ÙÚÛÜ", 'U'),
        ("àáâãäå", 'a'),
        ("çć", 'c'),
        ("èéêë", 'e'),
        ("ìíîï", 'i'),
        ("ñ", 'n'),
        ("òóôõöø", 'o'),
        ("ùúûü", 'u'),
        ("−–—‑", '-'),
        ("’‘`", '\''),
        ("\u{a0}\u{202f}\u{2009}", ' '),
    ];
    ALIKE.iter().find(|(letters, _)| letters.contains(letter)).map_or(letter, |(_, plain)| *plain)
}

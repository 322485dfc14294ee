//! Colours as people write them: by name, by three numbers, or as the web has them.

/// The colours that have a name, in English and in French.
const NAMED: [(&[&str], [u8; 3]); 16] = [
    (&["white", "blanc"], [255, 255, 255]),
    (&["silver", "argent"], [192, 192, 192]),
    (&["grey", "gray", "gris"], [128, 128, 128]),
    (&["black", "noir"], [0, 0, 0]),
    (&["red", "rouge"], [200, 40, 40]),
    (&["pink", "rose"], [240, 170, 185]),
    (&["orange"], [235, 140, 40]),
    (&["brown", "marron", "brun"], [139, 94, 60]),
    (&["beige"], [235, 220, 190]),
    (&["yellow", "jaune"], [240, 215, 80]),
    (&["gold", "or"], [214, 160, 33]),
    (&["olive"], [128, 128, 40]),
    (&["green", "vert"], [50, 150, 50]),
    (&["turquoise", "teal"], [40, 150, 150]),
    (&["blue", "bleu"], [60, 110, 190]),
    (&["purple", "violet"], [130, 80, 160]),
];

/// The red, green and blue of a colour: `green`, `vert`, `50,150,50` or `#329632`.
pub(crate) fn read(text: &str) -> Option<[u8; 3]> {
    let text = text.trim().to_lowercase();
    if let Some((_, colour)) = NAMED.iter().find(|(names, _)| names.contains(&&*text)) {
        return Some(*colour);
    }
    if let Some(digits) = text.strip_prefix('#') {
        let part = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
        return (digits.len() == 6).then(|| Some([part(0)?, part(2)?, part(4)?])).flatten();
    }
    let parts: Option<Vec<u8>> = text.split(',').map(|part| part.trim().parse().ok()).collect();
    parts.and_then(|parts| parts.try_into().ok())
}

/// The English names, to be listed.
pub(crate) fn names() -> Vec<String> {
    NAMED.iter().map(|(names, _)| names[0].to_owned()).collect()
}

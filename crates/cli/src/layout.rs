//! Text that fits a terminal.

/// As many columns as any terminal has.
pub(crate) const COLUMNS: usize = 80;

/// Cuts text into lines of at most `width` characters, between words.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Text with every character that could disturb a line or a terminal written out.
pub(crate) fn in_one_line(text: &str) -> String {
    let mut line = String::new();
    for letter in text.chars() {
        if letter.is_control() {
            line.extend(letter.escape_default());
        } else {
            line.push(letter);
        }
    }
    line
}

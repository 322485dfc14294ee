//! Text that does not disturb a terminal.

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

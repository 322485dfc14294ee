//! Comments and indentation, left out of scripts and style sheets.

/// After these a slash begins a regular expression; after anything else it divides.
const BEFORE_PATTERN: &str = "(,=:[!&|?{};~+-*%<>";

/// The code of a script or a style sheet without its comments, its indentation and its empty
/// lines. Strings, templates and regular expressions stay as they are, and so do the ends of
/// lines, which can be the ends of statements.
pub(crate) fn without_comments(source: &str) -> String {
    let mut scanner = Scanner { rest: source, code: String::with_capacity(source.len()) };
    // For each template whose `${…}` is open: how many braces are open in it.
    let mut templates: Vec<usize> = Vec::new();
    while let Some(first) = scanner.rest.chars().next() {
        match first {
            '/' if scanner.rest.starts_with("//") && !scanner.is_in_address() => {
                scanner.skip_to("\n", false);
            }
            '/' if scanner.rest.starts_with("/*") => {
                scanner.skip_to("*/", true);
                scanner.separate();
            }
            '/' if scanner.may_begin_pattern() => scanner.copy_pattern(),
            '"' | '\'' => scanner.copy_quoted(first),
            '`' => scanner.copy_template(&mut templates),
            '}' if templates.last() == Some(&0) => {
                templates.pop();
                scanner.copy_template(&mut templates);
            }
            '\n' => scanner.end_line(),
            _ => {
                match (first, templates.last_mut()) {
                    ('{', Some(open)) => *open += 1,
                    ('}', Some(open)) => *open -= 1,
                    _ => {}
                }
                scanner.copy(first.len_utf8());
            }
        }
    }
    scanner.end_line();
    scanner.code
}

/// What is left to read, and what has been kept.
struct Scanner<'a> {
    rest: &'a str,
    code: String,
}

impl Scanner<'_> {
    /// Keeps the next bytes.
    fn copy(&mut self, bytes: usize) {
        let (kept, rest) = self.rest.split_at(bytes.min(self.rest.len()));
        self.code.push_str(kept);
        self.rest = rest;
    }

    /// Leaves out everything up to certain characters.
    fn skip_to(&mut self, end: &str, with_end: bool) {
        let at = self.rest.find(end).unwrap_or(self.rest.len());
        let at = if with_end { at + end.len() } else { at };
        self.rest = self.rest.get(at..).unwrap_or_default();
    }

    /// What stood on both sides of a comment stays apart.
    fn separate(&mut self) {
        if self.code.is_empty() || self.code.ends_with(char::is_whitespace) {
            self.rest = self.rest.trim_start_matches(' ');
        } else {
            self.code.push(' ');
        }
    }

    /// Ends a line, unless nothing stands on it, and leaves out the indentation of the next.
    fn end_line(&mut self) {
        self.code.truncate(self.code.trim_end().len());
        if !self.code.is_empty() {
            self.code.push('\n');
        }
        self.rest = self.rest.trim_start();
    }

    /// Whether a double slash is that of an address in a style sheet, as in `url(https://…)`.
    fn is_in_address(&self) -> bool {
        self.code.ends_with(':')
    }

    fn may_begin_pattern(&self) -> bool {
        let before = self.code.trim_end();
        before.ends_with("return")
            || before.chars().next_back().is_none_or(|last| BEFORE_PATTERN.contains(last))
    }

    /// Keeps a regular expression up to the slash that ends it.
    fn copy_pattern(&mut self) {
        let mut in_class = false;
        let mut escaped = false;
        let end = self.rest.char_indices().skip(1).find(|&(_, sign)| {
            let ends = sign == '/' && !escaped && !in_class;
            match sign {
                '[' if !escaped => in_class = true,
                ']' if !escaped => in_class = false,
                _ => {}
            }
            escaped = sign == '\\' && !escaped;
            ends
        });
        self.copy(end.map_or(self.rest.len(), |(at, _)| at + 1));
    }

    /// Keeps a string with its quotation marks.
    fn copy_quoted(&mut self, mark: char) {
        let mut escaped = false;
        let end = self.rest.char_indices().skip(1).find(|&(_, sign)| {
            let ends = sign == mark && !escaped;
            escaped = sign == '\\' && !escaped;
            ends
        });
        self.copy(end.map_or(self.rest.len(), |(at, _)| at + 1));
    }

    /// Keeps a template from its mark, or from the end of an expression in it, to its end or to
    /// the next expression.
    fn copy_template(&mut self, templates: &mut Vec<usize>) {
        let mut escaped = false;
        let mut before = ' ';
        let end = self.rest.char_indices().skip(1).find(|&(_, sign)| {
            let ends = !escaped && (sign == '`' || (before == '$' && sign == '{'));
            before = if escaped { ' ' } else { sign };
            escaped = sign == '\\' && !escaped;
            ends
        });
        if matches!(end, Some((_, '{'))) {
            templates.push(0);
        }
        self.copy(end.map_or(self.rest.len(), |(at, _)| at + 1));
    }
}

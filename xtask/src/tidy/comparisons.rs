//! Which way round a comparison is written.

use super::TidyFault;
use crate::Source;

/// What may stand before the first operand of a comparison; after anything else it is a part of a
/// longer one.
const BEFORE: [&str; 11] = ["(", "{", "[", ",", "&&", "||", "|", "=>", "if", "while", "return"];

/// A comparison has its constant on the right: `x > 0`, not the other way round.
#[must_use]
pub fn check_comparisons(sources: &[Source]) -> Vec<TidyFault> {
    let code = sources.iter().filter(|source| source.is("rs") && !source.is_data());
    let lines = code.flat_map(|source| {
        let lines = (1..).zip(source.text.lines());
        lines.map(move |(number, line)| (source, number, line))
    });
    lines
        .filter_map(|(source, number, line)| {
            let constant = first_constant(line)?;
            let complaint = format!("`{constant}` stands on the left of a comparison");
            Some(TidyFault::new(format!("{}:{number}", source.path), complaint))
        })
        .collect()
}

/// The constant that stands on the left of a comparison in a line, if there is one.
fn first_constant(line: &str) -> Option<&str> {
    let code = line.split("//").next().unwrap_or_default();
    let places = [" < ", " <= "].into_iter().flat_map(|sign| code.match_indices(sign));
    places.map(|(at, _)| &code[..at]).find_map(|before| {
        let is_text = before.matches('"').count() % 2 == 1;
        let is_operand = |letter: char| letter.is_alphanumeric() || "_.:".contains(letter);
        let left = before.len() - before.trim_end_matches(is_operand).len();
        let (lead, left) = before.split_at(before.len() - left);
        let lead = lead.trim_end();
        let begins = lead.is_empty() || BEFORE.iter().any(|before| lead.ends_with(before));
        (!is_text && begins && is_constant(left)).then_some(left)
    })
}

/// Whether an operand is a number or the name of a constant.
fn is_constant(operand: &str) -> bool {
    let name = operand.rsplit("::").next().unwrap_or_default();
    let is_number = name.starts_with(|letter: char| letter.is_ascii_digit());
    let is_upper =
        |letter: char| letter.is_ascii_uppercase() || letter == '_' || letter.is_ascii_digit();
    is_number || name.len() > 1 && name.chars().all(is_upper)
}

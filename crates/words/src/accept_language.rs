//! The languages that a browser prefers, from the header `Accept-Language`.

/// The most that a language can be wanted, in thousandths.
const MOST: u16 = 1000;

/// The languages of an `Accept-Language` header, the most wanted first (RFC 9110, section 12.5.4).
///
/// A language without a weight is wanted most, one with `q=0` not at all, and languages of the same
/// weight stay in their order. Any language (`*`) and what cannot be read are left out.
///
/// ```
/// let languages = words::accepted_languages("en;q=0.3, fr-CH, fr;q=0.9, de;q=0");
/// assert_eq!(languages, ["fr-CH", "fr", "en"]);
/// ```
#[must_use]
pub fn accepted_languages(header: &str) -> Vec<&str> {
    let mut languages: Vec<(&str, u16)> = header.split(',').filter_map(language).collect();
    languages.sort_by_key(|&(_, weight)| MOST - weight);
    languages.into_iter().map(|(language, _)| language).collect()
}

/// A language and how much it is wanted.
fn language(text: &str) -> Option<(&str, u16)> {
    let (language, parameters) = text.split_once(';').unwrap_or((text, "q=1"));
    let (language, weight) = (language.trim(), weight(parameters)?);
    let is_tag = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let wanted = !language.is_empty() && language.chars().all(is_tag) && weight > 0;
    wanted.then_some((language, weight))
}

/// A weight between 0 and 1 with at most three digits after the point, in thousandths.
fn weight(text: &str) -> Option<u16> {
    let text = text.trim();
    let number = text.strip_prefix("q=").or_else(|| text.strip_prefix("Q="))?;
    let (whole, digits) = number.split_once('.').unwrap_or((number, ""));
    if digits.len() > 3 || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let thousandths: u16 = format!("{digits:0<3}").parse().ok()?;
    match whole {
        "0" => Some(thousandths),
        "1" if thousandths == 0 => Some(MOST),
        _ => None,
    }
}

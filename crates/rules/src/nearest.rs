//! The word that was probably meant.

/// The word that is most like one that was typed, if any is: up to a third of its letters may be
/// wrong, missing, too many or in the other order.
#[must_use]
pub fn nearest<'a>(typed: &str, words: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    let most = typed.chars().count().div_ceil(3);
    let scored = words.into_iter().map(|word| (strsim::damerau_levenshtein(&typed, word), word));
    scored
        .filter(|(mistakes, _)| *mistakes <= most)
        .min_by_key(|(mistakes, _)| *mistakes)
        .map(|(_, word)| word)
}

//! The words of a language, for a page that puts its sentences together by itself.

use std::collections::BTreeMap;

use axum::Json;
use serde::Serialize;
use serde_json::{Value, json};
use words::{Part, Pattern};

use super::requester::{ApiResult, PathText, Requester};
use crate::failure::ApiFailure;

/// Messages that no page puts together: the help of the command line, and the rulebooks and
/// lessons, which come as they are read.
const ELSEWHERE: &[&str] =
    &["help-", "rulebook-", "lesson-", "contest-", "play-", "menu-", "bench-", "perft-"];

/// In place of a language: the one that the browser prefers among those that are there.
const PREFERRED: &str = "preferred";

/// A language as the page has it.
#[derive(Serialize)]
pub(crate) struct LanguageTexts {
    code: String,
    messages: BTreeMap<String, Value>,
}

/// The words of a language.
pub(crate) async fn words(
    mut requester: Requester,
    PathText(code): PathText<String>,
) -> ApiResult<Json<LanguageTexts>> {
    if code != PREFERRED
        && let Err(unknown) = requester.words.choose(&code)
    {
        return Err(requester.refuse(&ApiFailure::wrong(&unknown).about("code")));
    }
    let shown = |id: &str| ELSEWHERE.iter().all(|prefix| !id.starts_with(prefix));
    let messages = requester.words.patterns().into_iter().filter(|(id, _)| shown(id));
    let messages = messages.map(|(id, message)| (id, pattern(&message))).collect();
    Ok(Json(LanguageTexts { code: requester.words.language(), messages }))
}

fn pattern(pattern: &Pattern) -> Value {
    pattern.iter().map(part).collect()
}

fn part(part: &Part) -> Value {
    match part {
        Part::Text(text) => json!(text),
        Part::Value(variable) => json!({ "variable": variable }),
        Part::Select { variable, variants, usual } => {
            let default = variants.iter().position(|(key, _)| key == usual);
            let variants = variants.iter().map(|(key, chosen)| json!([key, pattern(chosen)]));
            let variants: Value = variants.collect();
            json!({ "select": variable, "variants": variants, "default": default })
        }
    }
}

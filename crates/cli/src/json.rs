//! Results for machines: one object, in a version of its own. `docs/json.md` has every field.

use std::io::Write;

use serde::Serialize;

use crate::failure::Failure;

/// The version of everything that is written as JSON: it grows when a field goes or changes its
/// meaning, and stays when one is added.
pub(crate) const SCHEMA: u32 = 1;

/// A result with the version of its fields.
#[derive(Serialize)]
struct Versioned<'a, T> {
    schema: u32,
    #[serde(flatten)]
    result: &'a T,
}

/// Writes a result as one line.
pub(crate) fn write(result: &impl Serialize, out: &mut dyn Write) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, &Versioned { schema: SCHEMA, result })?;
    Ok(writeln!(out)?)
}

/// A result as text, a line for each field.
pub(crate) fn pretty(result: &impl Serialize) -> Result<String, Failure> {
    Ok(serde_json::to_string_pretty(&Versioned { schema: SCHEMA, result })? + "\n")
}

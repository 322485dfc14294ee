//! A game as XML and JSON files hold it: plain texts and numbers, not yet checked.
//!
//! Both forms say the same things, so both are read into a sheet and written from one. What a
//! sheet says becomes a record only at a table, where everything illegal is found.

mod checked;
mod written;

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use serde_json::value::RawValue;

/// A value and the address of the text it was read from.
#[derive(Clone, Debug, Default)]
pub(crate) struct TextValue<T> {
    pub(crate) address: usize,
    pub(crate) value: T,
}

/// A game as a file holds it.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Sheet {
    pub(crate) game: Option<TextValue<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) begun: Option<TextValue<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) saved: Option<TextValue<String>>,
    pub(crate) players: Vec<TextValue<SheetPlayer>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) terms: Option<TextValue<SheetTerms>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) start: Option<TextValue<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) introduction: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) drawings: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) unplayed: Option<TextValue<SheetResult>>,
    pub(crate) moves: Vec<TextValue<SheetMove>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) current: Option<TextValue<usize>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) result: Option<TextValue<SheetResult>>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) facts: BTreeMap<String, String>,
}

/// A player, as a file names them.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct SheetPlayer {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) kind: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) engine: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) symbol: Option<String>,
    #[serde(skip_serializing_if = "is_zero")]
    pub(crate) wins: u32,
    #[serde(skip_serializing_if = "is_zero")]
    pub(crate) draws: u32,
    #[serde(skip_serializing_if = "is_zero")]
    pub(crate) losses: u32,
}

/// What was agreed on, as a file says it.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub(crate) struct SheetTerms {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) asked: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) first: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) seed: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) clock: Option<String>,
    #[serde(skip_serializing_if = "is_off")]
    pub(crate) touch_move: bool,
    #[serde(skip_serializing_if = "is_off")]
    pub(crate) alternate: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) pace: Option<f64>,
    #[serde(skip_serializing_if = "is_off")]
    pub(crate) analysis: bool,
}

/// A move, as a file has it.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct SheetMove {
    #[serde(rename = "move")]
    pub(crate) text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) after: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) spent: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) left: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) opinion: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) marks: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) comment: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) drawings: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) result: Option<SheetResult>,
}

/// How the game ended, as a file says.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct SheetResult {
    pub(crate) outcome: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) player: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) reason: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_off(switch: &bool) -> bool {
    !switch
}

impl<T: Serialize> Serialize for TextValue<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(serializer)
    }
}

impl<'de, T: for<'a> Deserialize<'a>> Deserialize<'de> for TextValue<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = <&RawValue>::deserialize(deserializer)?.get();
        // Without its own words, which end in a place within the value and not within the file.
        let value = serde_json::from_str(raw).map_err(|_| D::Error::custom("another kind"))?;
        Ok(Self { address: raw.as_ptr().addr(), value })
    }
}

impl<T> From<T> for TextValue<T> {
    /// A value that was not read from anywhere.
    fn from(value: T) -> Self {
        Self { address: 0, value }
    }
}

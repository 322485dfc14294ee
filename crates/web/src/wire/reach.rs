//! Whether other devices reach the server, and links as codes for telephones.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Whether other devices reach the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ReachShown {
    /// The addresses under which they do, the likeliest first: `http://192.168.1.20:7171`.
    pub addresses: Vec<String>,
    /// Whether the page that asks may open the server to the network: it is that of the person who
    /// started the program.
    pub yours: bool,
}

/// A text as a square of dots (QR code).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct QrShown {
    /// How many dots a side has.
    pub side: u32,
    /// The rows from the top, each a text with `1` for a dark dot and `0` for a light one.
    pub dark: Vec<String>,
}

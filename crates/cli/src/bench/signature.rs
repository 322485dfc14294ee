//! One short text that stands for all counts of a run.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};

use super::BenchRow;

/// How many bytes of the digest are shown: enough that two behaviours never share a signature by
/// accident, few enough to be quoted in a commit.
const BYTES: usize = 8;

/// The signature of some rows in their order: the first bytes of the SHA-256 digest of a line for
/// each, `NAME NODES` or `NAME GAMES WINS`, in hexadecimal digits. No time enters it.
pub(super) fn signature(rows: &[BenchRow]) -> String {
    let mut lines = String::new();
    for row in rows {
        let _ = write!(lines, "{} {}", row.name, row.nodes);
        if let Some(wins) = row.wins {
            let _ = write!(lines, " {wins}");
        }
        lines.push('\n');
    }
    let digest = Sha256::digest(lines);
    digest[..BYTES].iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

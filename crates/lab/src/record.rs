//! A node as bytes: the one place that knows how a recording is laid out inside.
//!
//! Twenty bytes hold a node, all numbers little-endian:
//!
//! | bytes | what |
//! | --- | --- |
//! | 0–1 | the move, as its place among the legal moves; 65535 at a root |
//! | 2 | why the node was left (its low 3 bits), and the seat to move (5 bits) |
//! | 3 | how the game ended (6 bits), the high bit of why the node was left, and whether the window had shrunk on leaving |
//! | 4 | the depth still to search, 255 to the end; in sampled searches what is proven |
//! | 5–6 | how many moves from the root |
//! | 7–10 | how many nodes here and below; the highest bit says that a value is there |
//! | 11–13 | alpha; in sampled searches the mean, in parts of 8388607 |
//! | 14–16 | beta; in sampled searches the bonus, as a float without its last byte |
//! | 17–19 | the value; in sampled searches how many visits |
//!
//! Where every player has a value of their own, three bytes for each follow. Scores are 24 bits
//! wide, and the outermost of them are infinite.

use crate::{
    ExpectedEnd, PlayoutStats, RecordedNode, RecordedNodeId, SearchWindow, ValueBound, Why,
};

/// How many bytes hold a node, without shares.
pub(crate) const LENGTH: usize = 20;
/// How many bytes hold a score.
const SCORE: usize = 3;
/// The score that stands for infinity.
const INFINITE: i32 = (1 << 23) - 1;
/// The move of a root.
const NO_MOVE: u16 = u16::MAX;
/// The depth of a search to the end of the game.
const NO_DEPTH: u8 = u8::MAX;
const SHRUNK: u8 = 0x80;
/// The high bit of why a node was left.
const WHY: u8 = 0x40;
const VALUED: u32 = 1 << 31;

/// What a recording keeps of a node beside its place in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NodeKind {
    /// Windows and values.
    Windows,
    /// Visits and means.
    Sampled,
    /// A value for each of this number of players.
    Shares(u8),
}

impl NodeKind {
    /// How many bytes hold a node.
    pub(crate) fn length(self) -> usize {
        match self {
            NodeKind::Windows | NodeKind::Sampled => LENGTH,
            NodeKind::Shares(players) => LENGTH + SCORE * usize::from(players),
        }
    }

    /// The two bytes that stand for it.
    pub(crate) fn bytes(self) -> [u8; 2] {
        match self {
            NodeKind::Windows => [0, 0],
            NodeKind::Sampled => [1, 0],
            NodeKind::Shares(players) => [2, players],
        }
    }

    /// What two bytes stand for.
    pub(crate) fn of_bytes(bytes: [u8; 2]) -> Option<NodeKind> {
        match bytes {
            [0, 0] => Some(NodeKind::Windows),
            [1, 0] => Some(NodeKind::Sampled),
            [2, players] => Some(NodeKind::Shares(players)),
            _ => None,
        }
    }

    /// Appends a node to some bytes.
    pub(crate) fn write(self, node: &RecordedNode, bytes: &mut Vec<u8>) {
        let why = Why::ALL.iter().position(|why| *why == node.why).expect("all are listed");
        let why = u8::try_from(why).expect("there are few");
        let shrunk = if node.exit == node.entry { 0 } else { SHRUNK };
        let valued = if node.score.is_some() { VALUED } else { 0 };
        let standing = (self == NodeKind::Sampled).then(|| node.standing.unwrap_or_default());
        let proven = standing.map(|standing| ExpectedEnd::byte(standing.proven));
        bytes.extend(node.played.unwrap_or(NO_MOVE).to_le_bytes());
        bytes.push(why & 7 | node.turn << 3);
        bytes.push(ExpectedEnd::byte(node.fate) | (why & 8) << 3 | shrunk);
        bytes.push(proven.unwrap_or(node.depth.unwrap_or(NO_DEPTH)));
        bytes.extend(node.ply.to_le_bytes());
        bytes.extend((node.size | valued).to_le_bytes());
        if let Some(standing) = standing {
            bytes.extend(score_bytes(fixed(standing.mean)));
            bytes.extend(&standing.bonus.unwrap_or(f32::NAN).to_le_bytes()[1..]);
            bytes.extend(&standing.visits.min(0x00ff_ffff).to_le_bytes()[..SCORE]);
        } else {
            bytes.extend(score_bytes(node.entry.alpha.unwrap_or(-INFINITE)));
            bytes.extend(score_bytes(node.entry.beta.unwrap_or(INFINITE)));
            bytes.extend(score_bytes(node.score.unwrap_or_default()));
        }
        if let (NodeKind::Shares(players), Some(shares)) = (self, &node.shares) {
            let shares = shares.iter().copied().chain(std::iter::repeat(0));
            bytes.extend(shares.take(usize::from(players)).flat_map(score_bytes));
        }
    }

    /// The node that some bytes hold, with its number and the seat that the search is about.
    pub(crate) fn read(self, bytes: &[u8], id: RecordedNodeId, root: u8) -> RecordedNode {
        let played = u16::from_le_bytes([bytes[0], bytes[1]]);
        let size = u32::from_le_bytes([bytes[7], bytes[8], bytes[9], bytes[10]]);
        let (turn, why) = (bytes[2] >> 3, why_of(bytes));
        let fate = ExpectedEnd::of_byte(bytes[3] & !(SHRUNK | WHY));
        let value = |place: usize| of_bytes([bytes[place], bytes[place + 1], bytes[place + 2]]);
        let (standing, entry) = match self {
            NodeKind::Sampled => (Some(standing(bytes)), SearchWindow::FULL),
            _ => (None, SearchWindow { alpha: finite(value(11)), beta: finite(value(14)) }),
        };
        let score = match self {
            NodeKind::Sampled => fate.map(|fate| fate.sign(rules::Player(root)) * 1000),
            _ => Some(value(17)),
        };
        let score = score.filter(|_| size & VALUED != 0);
        let shrunk = bytes[3] & SHRUNK != 0;
        let exit =
            score.filter(|_| shrunk).map_or(entry, |score| shrink(entry, score, turn == root));
        let shares = match self {
            NodeKind::Shares(players) => {
                let places = (0..usize::from(players)).map(|player| LENGTH + SCORE * player);
                Some(places.map(value).collect())
            }
            _ => None,
        };
        RecordedNode {
            id,
            ply: u16::from_le_bytes([bytes[5], bytes[6]]),
            size: size & !VALUED,
            played: (played != NO_MOVE).then_some(played),
            turn,
            depth: (self != NodeKind::Sampled && bytes[4] != NO_DEPTH).then_some(bytes[4]),
            entry,
            exit,
            score,
            bound: ValueBound::of(score, entry, why),
            why,
            fate,
            standing,
            shares,
            unit: 1,
        }
    }
}

/// How many nodes there are here and below: all that is needed to find one's way.
pub(crate) fn size_of(bytes: &[u8]) -> u32 {
    u32::from_le_bytes([bytes[7], bytes[8], bytes[9], bytes[10]]) & !VALUED
}

/// How many moves a node is from its root.
pub(crate) fn ply_of(bytes: &[u8]) -> u16 {
    u16::from_le_bytes([bytes[5], bytes[6]])
}

/// Why a node was left.
pub(crate) fn why_of(bytes: &[u8]) -> Why {
    let why = bytes[2] & 7 | (bytes[3] & WHY) >> 3;
    // What is damaged beyond the reasons there are was not left for any of them.
    Why::ALL.get(usize::from(why)).copied().unwrap_or(Why::Stopped)
}

/// A score as a recording can keep it: those beyond are as far out as it goes.
pub(crate) fn kept(score: i32) -> i32 {
    score.clamp(1 - INFINITE, INFINITE - 1)
}

/// What is left of a window when a value was found: the player to move is sure of it.
pub(crate) fn shrink(entry: SearchWindow, score: i32, mine: bool) -> SearchWindow {
    if mine {
        SearchWindow { alpha: Some(entry.alpha.map_or(score, |alpha| alpha.max(score))), ..entry }
    } else {
        SearchWindow { beta: Some(entry.beta.map_or(score, |beta| beta.min(score))), ..entry }
    }
}

fn standing(bytes: &[u8]) -> PlayoutStats {
    let mean = of_bytes([bytes[11], bytes[12], bytes[13]]);
    let bonus = f32::from_le_bytes([0, bytes[14], bytes[15], bytes[16]]);
    PlayoutStats {
        visits: u32::from_le_bytes([bytes[17], bytes[18], bytes[19], 0]),
        mean: unfixed(mean),
        bonus: (!bonus.is_nan()).then_some(bonus),
        proven: ExpectedEnd::of_byte(bytes[4]),
    }
}

fn finite(score: i32) -> Option<i32> {
    (score.abs() < INFINITE).then_some(score)
}

fn score_bytes(score: i32) -> [u8; SCORE] {
    let [first, second, third, _] = score.clamp(-INFINITE, INFINITE).to_le_bytes();
    [first, second, third]
}

fn of_bytes([first, second, third]: [u8; SCORE]) -> i32 {
    // The sign is in the third byte: put it where a sign belongs, and shift it back.
    i32::from_le_bytes([0, first, second, third]) >> 8
}

#[expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "24 bits fit")]
fn fixed(mean: f32) -> i32 {
    (mean.clamp(-1.0, 1.0) * INFINITE as f32).round() as i32
}

#[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
fn unfixed(mean: i32) -> f32 {
    mean as f32 / INFINITE as f32
}

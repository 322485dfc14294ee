//! Writing down a search while it runs.
//!
//! A node is written when the search leaves it, with how many nodes lie below: then everything
//! below lies before it in the file, and the children are found from the last to the first by
//! stepping over each one's size. So nothing that was written is ever changed, and only the nodes
//! that are open are kept in memory.

use std::io::{self, Write};

use search::{Exit, Note, Score};
use session::{Advice, Visit, Watcher};

use crate::{
    Counters, PlayoutStats, RecordedNode, SearchAnswer, SearchQuestion, SearchWindow, ValueBound,
    Why,
    layout::{BLOCK, MAGIC, RecordingHead, RecordingTail},
    record::{self, NodeKind},
};

/// Writes down a search while it runs.
#[derive(Debug)]
pub struct Recorder<W> {
    out: W,
    /// The nodes from the root to the one entered last.
    open: Vec<PendingNode>,
    /// What is kept of each node; known when the first is left.
    kind: Option<NodeKind>,
    players: u8,
    /// How many bytes were written before the first node.
    start: u64,
    bytes: Vec<u8>,
    counters: Counters,
    checkpoints: Vec<u8>,
    /// What the moves were given for being tried so little, when one of them was last chosen.
    bonuses: Vec<(u16, f32)>,
    /// The first thing that went wrong.
    problem: Option<io::Error>,
}

/// A node that was entered and not left yet.
#[derive(Debug)]
struct PendingNode {
    visit: Visit,
    size: u32,
    bonus: Option<f32>,
    standing: Option<PlayoutStats>,
    shares: Option<Vec<i32>>,
}

impl<W: Write> Recorder<W> {
    /// Begins a recording of a search in a game of `players` players.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn new(mut out: W, question: &SearchQuestion, players: u8) -> io::Result<Self> {
        let head = serde_json::to_vec(&RecordingHead { question: question.clone() })?;
        let length = u32::try_from(head.len()).map_err(io::Error::other)?;
        out.write_all(MAGIC)?;
        out.write_all(&length.to_le_bytes())?;
        out.write_all(&head)?;
        Ok(Self {
            out,
            open: Vec::new(),
            kind: None,
            players,
            start: MAGIC.len() as u64 + 4 + u64::from(length),
            bytes: Vec::new(),
            counters: Counters::default(),
            checkpoints: Vec::new(),
            bonuses: Vec::new(),
            problem: None,
        })
    }

    /// Ends the recording with what the search answered. Nodes that a stopped search has left
    /// without a word are written as such.
    ///
    /// # Errors
    ///
    /// If it could not be written, at any time since it began.
    pub fn finish(mut self, advice: &Advice) -> io::Result<W> {
        while !self.open.is_empty() {
            self.close(None);
        }
        if let Some(problem) = self.problem {
            return Err(problem);
        }
        let kind = self.kind.unwrap_or(NodeKind::Windows);
        let nodes = u64::from(self.counters.left);
        let checkpoints = self.start + nodes * kind.length() as u64;
        let answer = SearchAnswer::new(advice, &self.counters);
        let answer = serde_json::to_vec(&answer)?;
        let tail = RecordingTail {
            kind,
            nodes,
            start: self.start,
            checkpoints,
            answer: checkpoints + self.checkpoints.len() as u64,
            length: answer.len() as u64,
        };
        self.out.write_all(&self.checkpoints)?;
        self.out.write_all(&answer)?;
        self.out.write_all(&tail.bytes())?;
        self.out.flush()?;
        Ok(self.out)
    }

    /// Writes the node that is left down.
    fn close(&mut self, exit: Option<Exit>) {
        let Some(open) = self.open.pop() else { return };
        if let Some(above) = self.open.last_mut() {
            above.size += open.size;
        }
        let node = self.node(open, exit);
        let kind = *self.kind.get_or_insert(match (&node.standing, &node.shares) {
            (Some(_), _) => NodeKind::Sampled,
            (None, Some(_)) => NodeKind::Shares(self.players),
            (None, None) => NodeKind::Windows,
        });
        if self.counters.left.is_multiple_of(BLOCK) {
            self.checkpoints.extend(self.counters.bytes());
        }
        self.counters.count(node.why, node.ply == 0);
        self.bytes.clear();
        kind.write(&node, &mut self.bytes);
        if self.problem.is_none() {
            self.problem = self.out.write_all(&self.bytes).err();
        }
    }

    fn node(&self, open: PendingNode, exit: Option<Exit>) -> RecordedNode {
        let PendingNode { visit, size, bonus, standing, shares } = open;
        let entry = kept(visit.alpha, visit.beta);
        let score = exit.map(|exit| record::kept(exit.score.0));
        let why = exit.map_or(Why::Stopped, |exit| exit.why);
        let fate = exit.and_then(|exit| exit.outcome).map(Into::into);
        RecordedNode {
            id: self.counters.left,
            ply: u16::try_from(self.open.len()).unwrap_or(u16::MAX),
            size,
            played: visit.played,
            turn: visit.turn.0,
            depth: u8::try_from(visit.depth).ok().filter(|depth| *depth < u8::MAX),
            entry,
            exit: exit.map_or(entry, |exit| kept(exit.alpha, exit.beta)),
            score,
            bound: ValueBound::of(score, entry, why),
            why,
            fate,
            standing: standing.map(|standing| PlayoutStats { bonus, ..standing }),
            shares,
            unit: 1,
        }
    }
}

fn kept(alpha: Score, beta: Score) -> SearchWindow {
    let window = SearchWindow::of_scores(alpha, beta);
    SearchWindow { alpha: window.alpha.map(record::kept), beta: window.beta.map(record::kept) }
}

impl<W: Write> Watcher for Recorder<W> {
    fn enter(&mut self, visit: Visit) {
        let known = |played| self.bonuses.iter().find(|(known, _)| *known == played);
        let bonus = visit.played.and_then(known).map(|(_, bonus)| *bonus);
        self.bonuses.clear();
        self.open.push(PendingNode { visit, size: 1, bonus, standing: None, shares: None });
    }

    fn leave(&mut self, exit: Exit) {
        self.close(Some(exit));
    }

    fn note(&mut self, note: Note<'_, u16>) {
        let Some(open) = self.open.last_mut() else { return };
        match note {
            Note::Shares(shares) => {
                open.shares = Some(shares.iter().map(|share| record::kept(share.0)).collect());
            }
            Note::Standing { visits, mean, proven } => {
                let proven = proven.map(Into::into);
                open.standing = Some(PlayoutStats { visits, mean, bonus: None, proven });
            }
            Note::Candidate { played, bonus, .. } => self.bonuses.push((played, bonus)),
        }
    }
}

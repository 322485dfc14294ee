//! The nodes of a recording by the block, the last few blocks kept.

use std::{
    collections::HashMap,
    io::{self, Read, Seek, SeekFrom},
    ops::Range,
};

use crate::{
    RecordedNodeId,
    layout::{BLOCK, RecordingTail},
};

/// The capacity of the cache in blocks: enough for the way from a root to a leaf.
const KEPT: usize = 256;

/// The nodes of a recording by the block.
#[derive(Debug)]
pub(crate) struct Blocks<R> {
    source: R,
    start: u64,
    /// How many bytes hold a node.
    length: usize,
    nodes: u32,
    kept: HashMap<u32, CachedBlock>,
    /// Counts the uses, so that the block that was not used for longest makes room.
    clock: u64,
}

#[derive(Debug)]
struct CachedBlock {
    bytes: Box<[u8]>,
    used: u64,
}

impl<R: Read + Seek> Blocks<R> {
    pub(crate) fn new(source: R, tail: &RecordingTail) -> Self {
        let nodes = u32::try_from(tail.nodes).expect("checked when it was opened");
        let (start, length) = (tail.start, tail.kind.length());
        Self { source, start, length, nodes, kept: HashMap::new(), clock: 0 }
    }

    /// The bytes of a node; there must be one of that number.
    pub(crate) fn record(&mut self, id: RecordedNodeId) -> io::Result<&[u8]> {
        let (block, place) = (id / BLOCK, (id % BLOCK) as usize);
        self.clock += 1;
        if !self.kept.contains_key(&block) {
            let bytes = self.fetch(block)?;
            self.make_room();
            self.kept.insert(block, CachedBlock { bytes, used: self.clock });
        }
        let kept = self.kept.get_mut(&block).expect("it is there now");
        kept.used = self.clock;
        Ok(&kept.bytes[place * self.length..(place + 1) * self.length])
    }

    /// Goes through the bytes of many nodes in a row, of which nothing is kept.
    pub(crate) fn each(
        &mut self,
        nodes: Range<RecordedNodeId>,
        mut visit: impl FnMut(&[u8]),
    ) -> io::Result<()> {
        self.source.seek(SeekFrom::Start(self.place(nodes.start)))?;
        let mut bytes = vec![0; BLOCK as usize * self.length];
        let mut left = nodes.len() * self.length;
        while left > 0 {
            let portion = left.min(bytes.len());
            self.source.read_exact(&mut bytes[..portion])?;
            bytes[..portion].chunks_exact(self.length).for_each(&mut visit);
            left -= portion;
        }
        Ok(())
    }

    /// Where a node lies in the source.
    fn place(&self, id: RecordedNodeId) -> u64 {
        self.start + u64::from(id) * self.length as u64
    }

    fn fetch(&mut self, block: u32) -> io::Result<Box<[u8]>> {
        let first = block * BLOCK;
        let count = (self.nodes - first).min(BLOCK) as usize;
        let place = self.place(first);
        let mut bytes = vec![0; count * self.length];
        self.source.seek(SeekFrom::Start(place))?;
        self.source.read_exact(&mut bytes)?;
        Ok(bytes.into_boxed_slice())
    }

    fn make_room(&mut self) {
        if self.kept.len() >= KEPT {
            let oldest = self.kept.iter().min_by_key(|(_, kept)| kept.used);
            if let Some(oldest) = oldest.map(|(&block, _)| block) {
                self.kept.remove(&oldest);
            }
        }
    }
}

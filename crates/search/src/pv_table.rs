//! The principal variation: the best line found at every ply, kept while the search goes up and down.

/// The expected lines of a depth-first search, one per ply.
#[derive(Debug, Default)]
pub struct PvTable<M> {
    lines: Vec<Vec<M>>,
}

impl<M: Copy> PvTable<M> {
    /// Nothing expected yet.
    #[must_use]
    pub fn new() -> Self {
        Self { lines: Vec::new() }
    }

    /// A node at `ply` begins, with nothing expected below it yet.
    #[inline]
    pub fn begin(&mut self, ply: u32) {
        match self.lines.get_mut(ply as usize) {
            Some(line) => line.clear(),
            None => self.lines.resize_with(ply as usize + 1, Vec::new),
        }
    }

    /// `played` is now the best at `ply`, followed by the line that was found below it.
    pub fn extend(&mut self, ply: u32, played: M) {
        let (head, tail) = self.lines.split_at_mut(ply as usize + 1);
        let line = head.last_mut().expect("the node has begun");
        line.clear();
        line.push(played);
        line.extend(tail.first().into_iter().flatten());
    }

    /// The line expected from `ply` on.
    #[must_use]
    pub fn at(&self, ply: u32) -> &[M] {
        self.lines.get(ply as usize).map_or(&[], Vec::as_slice)
    }
}

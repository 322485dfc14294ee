//! A file of bounded size: a write beyond the limit fails.

use std::{
    fs::File,
    io::{self, Write},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use search::Stop;

/// A file that does not grow without end.
#[derive(Debug)]
pub(super) struct BoundedFile {
    file: File,
    /// How many bytes were written, for those who wait.
    written: Arc<AtomicU64>,
    most: u64,
    until: Instant,
    stop: Stop,
}

impl BoundedFile {
    /// A file into which `most` bytes may be written, until a deadline.
    pub(super) fn new(
        file: File,
        written: Arc<AtomicU64>,
        most: u64,
        until: Instant,
        stop: Stop,
    ) -> Self {
        Self { file, written, most, until, stop }
    }

    pub(super) fn into_file(self) -> File {
        self.file
    }
}

impl Write for BoundedFile {
    /// Writes; the search that fills the file is told to stop when there is enough of it, and may
    /// still end what it is writing.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let count = self.file.write(bytes)?;
        let before = self.written.fetch_add(count as u64, Ordering::Relaxed);
        if self.most <= before + count as u64 || self.until <= Instant::now() {
            self.stop.raise();
        }
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

//! The connection between two programs.

use std::{
    io::{ErrorKind, Read, Write},
    net::TcpStream,
    time::{Duration, Instant},
};

use search::Stop;
use session::Fault;

use super::message::{DxpMessage, LONGEST};

/// How long to wait between two looks at the flag.
const GLANCE: Duration = Duration::from_millis(50);
/// How many messages may come that are none of what is waited for.
const MOST: usize = 1000;

/// A connection to another program.
#[derive(Debug)]
pub(super) struct DxpConnection {
    stream: TcpStream,
    /// What has come of the next message.
    begun: Vec<u8>,
    /// How many messages came since something was said.
    count: usize,
}

impl DxpConnection {
    pub(super) fn new(stream: TcpStream) -> Self {
        // Moves are small, and somebody waits for each of them.
        let _ = stream.set_nodelay(true);
        Self { stream, begun: Vec::new(), count: 0 }
    }

    /// Says something.
    pub(super) fn say(&mut self, message: &DxpMessage) -> Result<(), Fault> {
        let text = message.write();
        tracing::debug!(text, "sent");
        self.count = 0;
        let mut bytes = text.into_bytes();
        bytes.push(0);
        let _ = self.stream.set_write_timeout(Some(Duration::from_secs(5)));
        self.stream.write_all(&bytes).map_err(|_| Fault::crashed())
    }

    /// The next message.
    pub(super) fn hear(&mut self, deadline: Instant, stop: &Stop) -> Result<DxpMessage, Fault> {
        loop {
            if let Some(end) = self.begun.iter().position(|byte| *byte == 0) {
                let bytes: Vec<u8> = self.begun.drain(..=end).collect();
                return self.understand(&bytes[..end]);
            }
            if self.begun.len() > LONGEST {
                return Err(Fault::Flooded);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() || stop.is_raised() {
                return Err(Fault::Silent);
            }
            self.take(left.min(GLANCE))?;
        }
    }

    fn understand(&mut self, bytes: &[u8]) -> Result<DxpMessage, Fault> {
        let text = String::from_utf8_lossy(bytes).into_owned();
        tracing::debug!(text, "received");
        self.count += 1;
        if self.count > MOST {
            return Err(Fault::Flooded);
        }
        DxpMessage::read(&text).ok_or(Fault::Garbled(text))
    }

    /// Takes what has come, and waits a moment if nothing has.
    fn take(&mut self, wait: Duration) -> Result<(), Fault> {
        let _ = self.stream.set_read_timeout(Some(wait));
        let mut bytes = [0; 256];
        match self.stream.read(&mut bytes) {
            Ok(0) => Err(Fault::crashed()),
            Ok(count) => {
                self.begun.extend_from_slice(&bytes[..count]);
                Ok(())
            }
            Err(error) => match error.kind() {
                ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted => Ok(()),
                _ => Err(Fault::crashed()),
            },
        }
    }
}

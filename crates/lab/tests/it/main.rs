//! What the laboratory promises.

mod recording;

//! The file to which the games of a round are appended.

use std::{
    fs::{File, OpenOptions},
    io::{self, Read, Seek, SeekFrom, Write},
    path::Path,
};

use crate::TrainingGame;

/// The games of a round, on disk.
#[derive(Debug)]
pub(crate) struct GameLog {
    file: File,
}

impl GameLog {
    /// Opens the log of a round with the games that are in it. What was being written when the
    /// training was stopped is cut off.
    pub(crate) fn open(path: &Path) -> io::Result<(Self, Vec<TrainingGame>)> {
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let mut rest = &*bytes;
        let mut games = Vec::new();
        while let Some(game) = TrainingGame::read(&mut rest) {
            games.push(game);
        }
        let good = (bytes.len() - rest.len()) as u64;
        file.set_len(good)?;
        file.seek(SeekFrom::Start(good))?;
        Ok((Self { file }, games))
    }

    /// Appends some games.
    pub(crate) fn append(&mut self, games: &[TrainingGame]) -> io::Result<()> {
        let mut bytes = Vec::new();
        for game in games {
            game.write(&mut bytes);
        }
        self.file.write_all(&bytes)
    }
}

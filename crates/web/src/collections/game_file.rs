//! The games of a collection one by one, in a file without a name: any of them is there at once.

use std::{
    fs::File,
    io::{Read as _, Seek as _, SeekFrom, Write as _},
};

use record::{Form, ReadContext, Record, pack};

/// How many bytes of games are put away; later games are read from the file that was brought.
const MOST: u64 = 256 << 20;

/// The games of a collection in a file without a name.
#[derive(Debug, Default)]
pub(super) struct GameFile {
    file: Option<File>,
    length: u64,
    /// Where each game is, and how long; nothing for one that could not be read or put away.
    places: Vec<Option<(u64, usize)>>,
}

impl GameFile {
    /// Puts the next game away, or nothing in its place.
    pub(super) fn put(&mut self, game: Option<&Record>) {
        let place = game.and_then(|record| self.write(&pack(record)));
        self.places.push(place);
    }

    fn write(&mut self, text: &str) -> Option<(u64, usize)> {
        if self.length + text.len() as u64 > MOST {
            return None;
        }
        if self.file.is_none() {
            self.file = tempfile::tempfile().ok();
        }
        let at = self.length;
        let file = self.file.as_mut()?;
        file.seek(SeekFrom::Start(at)).ok()?;
        file.write_all(text.as_bytes()).ok()?;
        self.length += text.len() as u64;
        Some((at, text.len()))
    }

    /// A game by its number, counted from one, if it was put away.
    pub(super) fn get(&mut self, number: usize) -> Option<Record> {
        let &(at, length) = self.places.get(number.checked_sub(1)?)?.as_ref()?;
        let mut bytes = vec![0; length];
        let file = self.file.as_mut()?;
        file.seek(SeekFrom::Start(at)).ok()?;
        file.read_exact(&mut bytes).ok()?;
        let reading = ReadContext { form: Some(Form::Json), ..ReadContext::default() };
        reading.read(&bytes).ok()?.pop()
    }
}

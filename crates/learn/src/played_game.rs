//! What is kept of a game.

/// What is kept of a game: enough to play it again, and what its positions were found worth.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrainingGame {
    /// How many random moves it began with. The positions after them are learned from.
    pub opening: u16,
    /// Each move as its place in the list of legal moves.
    pub moves: Vec<u8>,
    /// What the game was worth to the first player, in hundredths of a point.
    pub result: i16,
    /// What each position after the opening was found worth to the player to move, in hundredths of
    /// a point; [`TrainingGame::UNKNOWN`] where nothing looked.
    pub values: Vec<i16>,
}

impl TrainingGame {
    /// Nothing looked at the position.
    pub const UNKNOWN: i16 = i16::MIN;

    /// Points as they are kept.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "clamped to what fits")]
    pub fn hundredths(points: f32) -> i16 {
        (points * 100.0).round().clamp(-32_000.0, 32_000.0) as i16
    }

    /// Kept points as they were.
    #[must_use]
    pub fn points(hundredths: i16) -> f32 {
        f32::from(hundredths) / 100.0
    }

    /// Games as bytes, one after the other.
    #[must_use]
    pub fn encode(games: &[Self]) -> Vec<u8> {
        let mut bytes = Vec::new();
        games.iter().for_each(|game| game.write(&mut bytes));
        bytes
    }

    /// The games of bytes; none if the bytes are not those of games.
    #[must_use]
    pub fn decode(mut bytes: &[u8]) -> Option<Vec<Self>> {
        let mut games = Vec::new();
        while !bytes.is_empty() {
            games.push(Self::read(&mut bytes)?);
        }
        Some(games)
    }

    /// The game as bytes, their number first.
    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        let word = |number: usize| u16::try_from(number).unwrap_or(u16::MAX).to_le_bytes();
        let length = 8 + self.moves.len() + 2 * self.values.len();
        bytes.extend(word(length));
        bytes.extend(self.opening.to_le_bytes());
        bytes.extend(self.result.to_le_bytes());
        bytes.extend(word(self.moves.len()));
        bytes.extend(word(self.values.len()));
        bytes.extend(&self.moves);
        bytes.extend(self.values.iter().flat_map(|value| value.to_le_bytes()));
    }

    /// Takes a game from bytes; none if they end too soon or do not fit together.
    pub(crate) fn read(bytes: &mut &[u8]) -> Option<Self> {
        let (length, rest) = bytes.split_first_chunk::<2>()?;
        let length = usize::from(u16::from_le_bytes(*length));
        let (game, rest) = rest.split_at_checked(length)?;
        let (head, body) = game.split_first_chunk::<8>()?;
        let word = |place: usize| u16::from_le_bytes([head[place], head[place + 1]]);
        let (moves, values) = body.split_at_checked(usize::from(word(4)))?;
        if values.len() != 2 * usize::from(word(6)) {
            return None;
        }
        *bytes = rest;
        let values = values.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        Some(Self {
            opening: word(0),
            result: word(2).cast_signed(),
            moves: moves.to_vec(),
            values: values.collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::TrainingGame;

    #[test]
    fn a_game_is_read_as_it_was_written() {
        let game =
            TrainingGame { opening: 3, moves: vec![1, 2, 3, 0], result: -640, values: vec![5, -7] };
        let mut bytes = Vec::new();
        game.write(&mut bytes);
        for end in 0..bytes.len() {
            assert_eq!(TrainingGame::read(&mut &bytes[..end]), None, "cut short at {end}");
        }
        let mut rest = &*bytes;
        assert_eq!(TrainingGame::read(&mut rest), Some(game));
        assert!(rest.is_empty());
    }
}

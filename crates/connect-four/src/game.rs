//! The rules: discs fall, four in a row win, a full frame is a draw.

use rules::{Game, Outcome, Player};

use crate::{Bits, Disc, Frame, Position, position::Moves};

/// Connect Four in a frame of some size, on bits that the frame fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectFour<B> {
    frame: Frame<B>,
}

impl<B: Bits> ConnectFour<B> {
    /// The game in a frame of this many columns and rows.
    ///
    /// # Panics
    ///
    /// If the frame is smaller or larger than frames are, or does not fit the bits.
    #[must_use]
    pub fn new(width: u8, height: u8) -> Self {
        Self { frame: Frame::new(width, height) }
    }

    /// The frame it is played in.
    #[must_use]
    #[inline]
    pub const fn frame(&self) -> &Frame<B> {
        &self.frame
    }

    /// The discs of a player.
    #[must_use]
    #[inline]
    pub fn discs(&self, position: &Position<B>, player: Player) -> B {
        if self.turn(position) == player { position.mover() } else { position.waiting() }
    }
}

impl<B: Bits> Game for ConnectFour<B> {
    type Position = Position<B>;
    type Move = Disc<B>;

    fn start(&self) -> Position<B> {
        Position::default()
    }

    #[inline]
    fn turn(&self, position: &Position<B>) -> Player {
        if position.discs().is_multiple_of(2) { Player::FIRST } else { Player::SECOND }
    }

    #[inline]
    fn moves(&self, position: &Position<B>) -> Result<impl Iterator<Item = Disc<B>>, Outcome> {
        if self.frame.has_four(position.waiting()) {
            return Err(Outcome::Win(self.turn(position).other()));
        }
        let landings = self.frame.landings(position.occupied());
        if landings.is_empty() {
            return Err(Outcome::Draw);
        }
        Ok(Moves(landings.singles()))
    }

    #[inline]
    fn play(&self, position: &mut Position<B>, Disc { square }: Disc<B>) {
        position.put(square);
    }
}

//! The legal moves of a position, listed or counted.

#![expect(clippy::inline_always, reason = "every known movement is a generator of its own")]

use rules::Outcome;

use crate::{
    Bits, Colour, Draughts, Movement, Position,
    hops::Hops,
    hunt::Hunt,
    movement::{English, International, KnownLaw, Law},
    moves::Moves,
    scene::{CaptureScene, Sight},
};

/// Calls a method that is compiled for each side, and for each movement that the compiler knows.
macro_rules! compiled {
    ($game:ident.$method:ident($position:ident)) => {
        match ($game.known, $position.turn()) {
            (Some(KnownLaw::English), Colour::White) => {
                $game.$method::<_, true>(English, $position)
            }
            (Some(KnownLaw::English), Colour::Black) => {
                $game.$method::<_, false>(English, $position)
            }
            (Some(KnownLaw::International), Colour::White) => {
                $game.$method::<_, true>(International, $position)
            }
            (Some(KnownLaw::International), Colour::Black) => {
                $game.$method::<_, false>(International, $position)
            }
            (None, Colour::White) => $game.$method::<_, true>(&$game.rules.movement, $position),
            (None, Colour::Black) => $game.$method::<_, false>(&$game.rules.movement, $position),
        }
    };
}

impl<B: Bits> Draughts<B> {
    /// Whether the side to move has something to capture.
    #[must_use]
    pub fn can_capture(&self, position: &Position<B>) -> bool {
        let scene = CaptureScene::new(&self.grid, &self.rules.movement, position.turn(), position);
        !matches!(scene.look(), Sight::Nothing)
    }

    /// Whether the side to move has more captures than a player could follow.
    pub(crate) fn is_tangled(&self, position: &Position<B>) -> bool {
        let scene = CaptureScene::new(&self.grid, &self.rules.movement, position.turn(), position);
        match scene.look() {
            Sight::Search(hunters) => Hunt::is_tangled(&scene, hunters),
            Sight::Nothing | Sight::Simple(_) => false,
        }
    }

    /// The legal moves, or how the game ended.
    #[inline(always)]
    pub(crate) fn legal_moves(&self, position: &Position<B>) -> Result<Moves<'_, B>, Outcome> {
        compiled!(self.moves_of(position))
    }

    /// How many legal moves there are, without listing them.
    #[inline(always)]
    pub(crate) fn count_legal_moves(&self, position: &Position<B>) -> usize {
        compiled!(self.count_of(position))
    }

    /// The legal moves of a side by a law, or how the game ended.
    #[inline(never)]
    fn moves_of<L: Law, const WHITE: bool>(
        &self,
        law: L,
        position: &Position<B>,
    ) -> Result<Moves<'_, B>, Outcome> {
        let colour = if WHITE { Colour::White } else { Colour::Black };
        let scene = CaptureScene::new(&self.grid, law, colour, position);
        let kings = || Self::movable_kings(law.movement(), position);
        let is_drawn = self.is_drawn(position);
        match scene.look() {
            Sight::Nothing => {
                let steps = Hops::steps(&scene, kings());
                // Who cannot move has lost, even if a count has run out.
                if steps.is_empty() {
                    Err(self.stuck(position))
                } else if is_drawn {
                    Err(Outcome::Draw)
                } else {
                    Ok(Moves::Hops(steps))
                }
            }
            _ if is_drawn => Err(Outcome::Draw),
            Sight::Simple(ends) => Ok(Moves::Hops(Hops::captures(&scene, ends))),
            Sight::Search(hunters) if law.movement().compulsory => {
                Ok(Moves::Captures(Hunt::catch(&scene, hunters)))
            }
            Sight::Search(hunters) => {
                let catch = Hunt::catch(&scene, hunters);
                Ok(Moves::Both(Box::new((catch, Hops::steps(&scene, kings())))))
            }
        }
    }

    /// How many they are; how the game ended, if it did, is not asked.
    #[inline(never)]
    fn count_of<L: Law, const WHITE: bool>(&self, law: L, position: &Position<B>) -> usize {
        if self.is_drawn(position) {
            return 0;
        }
        let colour = if WHITE { Colour::White } else { Colour::Black };
        let scene = CaptureScene::new(&self.grid, law, colour, position);
        let steps = || Hops::steps(&scene, Self::movable_kings(law.movement(), position)).left();
        match scene.look() {
            Sight::Nothing => steps(),
            Sight::Simple(ends) => Hops::captures(&scene, ends).left(),
            Sight::Search(hunters) if law.movement().compulsory => {
                Hunt::catch(&scene, hunters).left()
            }
            Sight::Search(hunters) => Hunt::catch(&scene, hunters).left() + steps(),
        }
    }

    /// The kings of the side to move that may move without capturing.
    #[inline(always)]
    fn movable_kings(movement: Movement, position: &Position<B>) -> B {
        let kings = position.own & position.kings;
        let run = position.runs.own();
        let is_tired = movement.king_limit.is_some_and(|limit| limit <= run.length);
        if is_tired { kings & !B::only(run.square) } else { kings }
    }
}

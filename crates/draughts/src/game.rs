//! The game itself: whose turn it is, what may be played, and how it ends.

#![expect(clippy::inline_always, reason = "every known movement is a generator of its own")]

use rules::{Game, Outcome, Player};

use crate::{
    Bits, Colour, Grid, Kings, Move, Movement, Position, Rules,
    catch::Catch,
    ending::Forces,
    hops::Hops,
    hunt::Hunt,
    movement::{KnownLaw, Law},
    moves::Moves,
    scene::{Scene, Sight},
    tally::Tally,
};

/// A game of draughts, by whichever rules, on a board whose squares fit into the bits.
#[derive(Clone, Debug)]
pub struct Draughts<B> {
    pub(crate) rules: Rules,
    pub(crate) grid: Grid<B>,
    /// The movement of the rules, if the compiler knows it.
    known: Option<KnownLaw>,
}

impl<B: Bits> Draughts<B> {
    /// The game that these rules make.
    ///
    /// # Panics
    ///
    /// If the board does not fit into the bits.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        let grid = Grid::new(rules.width, rules.height);
        Self { known: KnownLaw::of(&rules.movement), rules, grid }
    }

    /// The rules of this game.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The geometry of its board.
    #[must_use]
    pub const fn grid(&self) -> &Grid<B> {
        &self.grid
    }

    /// The side that sits on a seat.
    #[must_use]
    pub fn colour(&self, player: Player) -> Colour {
        if player == Player::FIRST { self.rules.first } else { self.rules.first.other() }
    }

    /// The seat of a side.
    #[must_use]
    #[inline]
    pub fn player(&self, colour: Colour) -> Player {
        if colour == self.rules.first { Player::FIRST } else { Player::SECOND }
    }

    /// Whether the side to move has something to capture.
    #[must_use]
    pub fn can_capture(&self, position: &Position<B>) -> bool {
        let scene = Scene::new(&self.grid, &self.rules.movement, position);
        !matches!(scene.look(), Sight::Nothing)
    }

    #[inline(always)]
    fn moves_by<L: Law>(&self, law: L, position: &Position<B>) -> Result<Moves<'_, B>, Outcome> {
        let scene = Scene::new(&self.grid, law, position);
        let sight = scene.look();
        let steps = match sight {
            Sight::Simple(ends) => Hops::captures(&self.grid, position, ends),
            Sight::Search(_) if law.movement().compulsory => Hops::none(&self.grid),
            Sight::Search(_) | Sight::Nothing => self.steps(law.movement(), position),
        };
        if matches!(sight, Sight::Nothing) && steps.is_empty() {
            return Err(self.stuck(position));
        }
        if self.is_drawn(position) {
            return Err(Outcome::Draw);
        }
        let catch = match sight {
            Sight::Search(hunters) => Hunt::catch(&scene, hunters),
            Sight::Simple(_) | Sight::Nothing => Catch::new(),
        };
        Ok(Moves::new(catch, steps))
    }

    /// The moves without capture.
    #[inline(always)]
    fn steps(&self, movement: Movement, position: &Position<B>) -> Hops<'_, B> {
        let mut kings = position.own & position.kings;
        let run = position.own_run;
        if movement.king_limit.is_some_and(|limit| limit <= run.length()) {
            kings &= !B::of(run.square());
        }
        Hops::steps(&self.grid, position, movement.kings == Kings::Flying, kings)
    }

    /// How the game ends when the side to move cannot.
    #[inline]
    fn stuck(&self, position: &Position<B>) -> Outcome {
        let winner = if self.rules.losing_wins { position.turn() } else { position.turn().other() };
        Outcome::Win(self.player(winner))
    }

    /// Whether a count has run out.
    #[inline]
    fn is_drawn(&self, position: &Position<B>) -> bool {
        let tally = position.tally;
        self.rules.quiet.is_some_and(|limit| limit <= tally.quiet())
            || (!tally.has_no_ending() && self.ending_is_drawn(tally))
    }

    /// Whether a count could run out within so many moves.
    #[inline]
    pub(crate) fn counts_matter(&self, position: &Position<B>, depth: u32) -> bool {
        let quiet = u32::from(position.tally.quiet());
        self.rules.quiet.is_some_and(|limit| u32::from(limit) <= quiet.saturating_add(depth))
            || !position.tally.has_no_ending()
    }

    fn ending_is_drawn(&self, tally: Tally) -> bool {
        let mut counts = self.rules.endings.iter().zip(tally.endings());
        counts.any(|(ending, count)| ending.turns < count)
    }

    /// The counts towards a draw with these pieces on the board, which may have changed.
    ///
    /// Neither this nor the king limit is handed the position, so that one being made can stay in
    /// registers.
    #[inline(never)]
    pub(crate) fn recount(&self, forces: Forces<B>, tally: Tally, changed: bool) -> Tally {
        let mut counts = tally.endings();
        for (ending, count) in self.rules.endings.iter().zip(&mut counts) {
            *count = ending.count(&self.grid, &forces, *count, changed);
        }
        tally.with_endings(counts)
    }
}

impl<B: Bits> Game for Draughts<B> {
    type Position = Position<B>;
    type Move = Move<B>;

    fn start(&self) -> Position<B> {
        let [white, black] = self.rules.rows;
        let height = self.rules.height;
        let men =
            |rows: std::ops::Range<u8>| rows.fold(B::NONE, |all, row| all | self.grid.row(row));
        Position::new([men(height - white..height), men(0..black)], B::NONE, self.rules.first)
    }

    #[inline]
    fn turn(&self, position: &Position<B>) -> Player {
        self.player(position.turn())
    }

    #[inline]
    fn moves(&self, position: &Position<B>) -> Result<impl Iterator<Item = Move<B>>, Outcome> {
        match self.known {
            Some(KnownLaw::English) => self.moves_by(crate::movement::English, position),
            Some(KnownLaw::International) => {
                self.moves_by(crate::movement::International, position)
            }
            None => self.moves_by(&self.rules.movement, position),
        }
    }

    #[inline]
    fn play(&self, position: &mut Position<B>, played: Move<B>) {
        let is_king = position.kings.has(played.from);
        if self.rules.movement.king_limit.is_some() {
            let Position { own, other, kings, own_run, other_run, .. } = *position;
            position.own_run = own_run.after(own & !kings, played, is_king);
            position.other_run = other_run.suffer(other & !kings, played.captured);
        }
        position.make(played, is_king);
        if !self.rules.endings.is_empty() {
            let forces = position.forces();
            if forces.are_few() {
                let changed = played.crowned || played.is_capture();
                position.tally = self.recount(forces, position.tally, changed);
            }
        }
    }

    #[inline]
    fn repetitions(&self) -> Option<usize> {
        self.rules.repetitions
    }

    /// A man never comes back, and neither does a captured piece.
    #[inline]
    fn repeatable(&self, position: &Position<B>) -> usize {
        usize::from(position.tally.quiet())
    }

    fn without_draw_rules(self) -> Self {
        Self { rules: self.rules.without_draws(), ..self }
    }
}

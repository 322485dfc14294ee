//! The game itself: whose turn it is, what may be played, and how it ends.

#![expect(clippy::inline_always, reason = "measured: 10 % of random games")]

use rules::{Game, Outcome, Player};

use crate::{
    Bits, Colour, Grid, Move, Position, Rules,
    ending::Forces,
    learned::{FeatureMasks, ShippedWeights},
    movement::KnownLaw,
    turn_state::TurnState,
};

/// A game of draughts, by whichever rules, on a board whose squares fit into the bits.
#[derive(Clone, Debug)]
pub struct Draughts<B> {
    pub(crate) rules: Rules,
    pub(crate) grid: Grid<B>,
    /// The movement of the rules, if the compiler knows it.
    pub(crate) known: Option<KnownLaw>,
    /// The state with which the game is drawn for want of progress.
    too_quiet: TurnState,
    /// How many men it begins with.
    pub(crate) men_at_start: u32,
    /// What a learned evaluation looks at.
    pub(crate) masks: FeatureMasks<B>,
    /// The learned weights that come with the room for these rules.
    pub(crate) shipped: Option<&'static ShippedWeights>,
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
        let known = KnownLaw::of(&rules.movement);
        let too_quiet = rules.quiet.map_or(TurnState::NEVER, TurnState::of_quiet);
        let masks = FeatureMasks::new(&grid);
        let men: u64 = rules.rows.map(|rows| rules.squares_in(rows)).iter().sum();
        let men_at_start = u32::try_from(men).expect("two hundred squares at most");
        let shipped = ShippedWeights::of(&rules);
        Self { rules, grid, known, too_quiet, men_at_start, masks, shipped }
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

    /// How the game ends when the side to move cannot.
    #[inline]
    pub(crate) fn stuck(&self, position: &Position<B>) -> Outcome {
        let winner = if self.rules.losing_wins { position.turn() } else { position.turn().other() };
        Outcome::Win(self.player(winner))
    }

    /// Whether a count has run out.
    #[inline]
    pub(crate) fn is_drawn(&self, position: &Position<B>) -> bool {
        let turn_state = position.turn_state;
        self.too_quiet <= turn_state
            || (turn_state.has_ending() && self.ending_is_drawn(turn_state))
    }

    /// Whether a count could run out within this many moves.
    #[inline]
    pub(crate) fn counts_matter(&self, position: &Position<B>, depth: u32) -> bool {
        let quiet = u32::from(position.turn_state.quiet());
        self.rules.quiet.is_some_and(|limit| u32::from(limit) <= quiet.saturating_add(depth))
            || position.turn_state.has_ending()
    }

    fn ending_is_drawn(&self, turn_state: TurnState) -> bool {
        let mut counts = self.rules.endings.iter().zip(turn_state.endings());
        counts.any(|(ending, count)| ending.turns < count)
    }

    /// The position after a legal move: made anew, not copied and changed, because searches make
    /// more positions than anything else.
    #[inline(always)]
    fn made(&self, position: &Position<B>, played: Move<B>) -> Position<B> {
        let is_king = position.kings.contains(played.from());
        let (own, other, kings) = position.moved(played, is_king);
        let mut runs = position.runs;
        if self.rules.movement.king_limit.is_some() {
            let men = [position.own, position.other].map(|side| side & !position.kings);
            runs = runs.after(men, played, is_king);
        }
        let mut turn_state = position.turn_state.after(is_king && !played.is_capture());
        if !self.rules.endings.is_empty() && Forces::are_few([own, other]) {
            let forces = Forces { pieces: [own, other], kings };
            turn_state = self.recount(forces, turn_state, played.crowned() || played.is_capture());
        }
        Position { own, other, kings, turn_state, runs: runs.turned() }
    }

    /// The counts towards a draw with these pieces on the board, which may have changed.
    ///
    /// Neither this nor the king limit is handed the position, so that one being made can stay in
    /// registers.
    #[inline(never)]
    pub(crate) fn recount(
        &self,
        forces: Forces<B>,
        turn_state: TurnState,
        changed: bool,
    ) -> TurnState {
        let mut counts = turn_state.endings();
        for (ending, count) in self.rules.endings.iter().zip(&mut counts) {
            *count = ending.count(&self.grid, &forces, *count, changed);
        }
        turn_state.with_endings(counts)
    }
}

impl<B: Bits> Game for Draughts<B> {
    type Position = Position<B>;
    type Move = Move<B>;

    fn start(&self) -> Position<B> {
        let [white, black] = self.rules.rows;
        let height = self.rules.height;
        let men =
            |rows: std::ops::Range<u8>| rows.fold(B::EMPTY, |all, row| all | self.grid.row(row));
        Position::new([men(height - white..height), men(0..black)], B::EMPTY, self.rules.first)
    }

    #[inline]
    fn turn(&self, position: &Position<B>) -> Player {
        self.player(position.turn())
    }

    #[inline(always)]
    fn moves(&self, position: &Position<B>) -> Result<impl Iterator<Item = Move<B>>, Outcome> {
        self.legal_moves(position)
    }

    #[inline]
    fn count_moves(&self, position: &Position<B>) -> usize {
        self.count_legal_moves(position)
    }

    #[inline]
    fn play(&self, position: &mut Position<B>, played: Move<B>) {
        *position = self.made(position, played);
    }

    #[inline]
    fn after(&self, position: &Position<B>, played: Move<B>) -> Position<B> {
        self.made(position, played)
    }

    #[inline]
    fn repetitions(&self) -> Option<usize> {
        self.rules.repetitions
    }

    /// A man never comes back, and neither does a captured piece.
    #[inline]
    fn repeatable(&self, position: &Position<B>) -> usize {
        usize::from(position.turn_state.quiet())
    }

    fn without_draw_rules(self) -> Self {
        Self { rules: self.rules.without_draws(), too_quiet: TurnState::NEVER, ..self }
    }
}

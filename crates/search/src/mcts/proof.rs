//! What is certain about a position.
//!
//! A playout says how a game may end, a finished game says how it does end. From the finished
//! games in the tree certainty spreads upwards: who can pick a won position has won, and who can
//! pick nothing but lost ones has lost.
//!
//! At a table of many not everything that is likely is certain. What one player can *force*
//! against all the others is. What the others will do with their own fate is taken for certain
//! only as far as it goes without saying: that they prefer a win to a draw and a draw to a loss.
//! Who loses either way, and only decides which opponent wins, decides nothing that is certain.

use rules::{Outcome, Player};

/// A set of players, a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Seats(u32);

impl Seats {
    const NONE: Self = Self(0);
    const ALL: Self = Self(u32::MAX);

    #[inline]
    fn has(self, player: Player) -> bool {
        self.0 >> player.0 & 1 == 1
    }

    fn put(&mut self, player: Player) {
        self.0 |= 1 << player.0;
    }

    fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// This set as far as `player` is concerned, that one for everyone else.
    fn for_one(self, player: Player, others: Self) -> Self {
        let one = 1 << player.0;
        Self(self.0 & one | others.0 & !one)
    }

    fn has_all_but(self, player: Player, players: u8) -> bool {
        Player::all(players).all(|other| other == player || self.has(other))
    }
}

/// What is certain about a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Proof {
    /// Who can force a win against all the others.
    wins: Seats,
    /// Who can force at least a draw against all the others.
    holds: Seats,
    /// How the game ends if everyone plays for themselves.
    end: Option<Outcome>,
    /// How many moves it takes at most until then, unless it is a draw.
    length: u16,
}

impl Proof {
    /// A finished game.
    pub(super) fn of_end(outcome: Outcome, players: u8) -> Self {
        let mut proof = Self { end: Some(outcome), ..Self::default() };
        for player in Player::all(players) {
            if outcome.sign(player) > 0 {
                proof.wins.put(player);
            }
            if outcome.sign(player) >= 0 {
                proof.holds.put(player);
            }
        }
        proof
    }

    /// A position in which `mover` has the choice between these.
    pub(super) fn of_choice<'a>(
        mover: Player,
        players: u8,
        choices: impl Iterator<Item = &'a Proof> + Clone,
    ) -> Self {
        // The mover can force what one of the choices allows; the others, what all of them do.
        let (mut some_win, mut some_hold) = (Seats::NONE, Seats::NONE);
        let (mut all_win, mut all_hold) = (Seats::ALL, Seats::ALL);
        for choice in choices.clone() {
            some_win = some_win.or(choice.wins);
            some_hold = some_hold.or(choice.holds);
            all_win = all_win.and(choice.wins);
            all_hold = all_hold.and(choice.holds);
        }
        let wins = some_win.for_one(mover, all_win);
        let holds = some_hold.for_one(mover, all_hold);

        let lengths = choices.clone().map(|choice| choice.length);
        let won = choices.clone().filter(|choice| choice.sign(mover) == Some(1));
        let (end, length) = if let Some(shortest) = won.clone().map(|choice| choice.length).min() {
            (common_end(won), shortest.saturating_add(1))
        } else if !choices.clone().all(|choice| choice.denies_win(mover, players)) {
            (None, 0)
        } else if choices.clone().any(|choice| choice.spares(mover)) {
            (Some(Outcome::Draw), 0)
        } else {
            let longest = lengths.max().unwrap_or_default();
            (common_end(choices), longest.saturating_add(1))
        };
        Self { wins, holds, end, length }
    }

    /// How the game ends, if everyone plays for themselves and that is certain.
    #[inline]
    pub(super) fn end(&self) -> Option<Outcome> {
        self.end
    }

    /// How it ends for `player`, if that is certain: 1 for a win, 0 for a draw, -1 for a loss.
    #[inline]
    pub(super) fn sign(&self, player: Player) -> Option<i32> {
        match self.end {
            Some(outcome) => Some(outcome.sign(player)),
            None => self.wins.has(player).then_some(1),
        }
    }

    /// Whether `player` can force a win.
    pub(super) fn wins(&self, player: Player) -> bool {
        self.wins.has(player)
    }

    /// How many moves it takes at most until a certain win or loss.
    pub(super) fn length(&self) -> u16 {
        self.length
    }

    /// Whether it is certain that `player` does not lose here.
    pub(super) fn spares(&self, player: Player) -> bool {
        self.holds.has(player) || self.end == Some(Outcome::Draw)
    }

    /// Whether `player` will not win here: it is certain, or none of the others need ever lose.
    fn denies_win(&self, player: Player, players: u8) -> bool {
        self.sign(player).is_some_and(|sign| sign <= 0) || self.holds.has_all_but(player, players)
    }
}

/// The end that all of these have in common.
fn common_end<'a>(mut proofs: impl Iterator<Item = &'a Proof>) -> Option<Outcome> {
    let end = proofs.next()?.end;
    proofs.all(|proof| proof.end == end).then_some(end)?
}

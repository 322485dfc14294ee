//! What is certain about a position.
//!
//! A playout says how a game may end, a finished game says how it does end. From the finished
//! games in the tree certainty spreads upwards: who can pick a won position has won, and who can
//! pick only lost ones has lost. The claims are about single players against all the others, so
//! they are as true at a table of many as at a table of two.

use rules::{Outcome, Player};

/// A set of players, a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Seats(u32);

impl Seats {
    const ALL: Self = Self(u32::MAX);

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

    /// This set for `player`, that one for everyone else.
    fn for_one(self, player: Player, others: Self) -> Self {
        let one = 1 << player.0;
        Self(self.0 & one | others.0 & !one)
    }

    fn is_everyone(self, players: u8) -> bool {
        self.0.count_ones() == u32::from(players)
    }

    /// The one player in the set, if there is just one.
    fn only(self) -> Option<Player> {
        let seat = u8::try_from(self.0.trailing_zeros()).expect("at most 32");
        self.0.is_power_of_two().then_some(Player(seat))
    }
}

/// What is certain about a position, whoever plays how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Proof {
    /// Who can force a win against all the others.
    wins: Seats,
    /// Who can force at least a draw against all the others.
    holds: Seats,
    /// Who loses, if only those who can force a win do so.
    loses: Seats,
    /// How many moves it takes at most until the win or loss, if that is certain.
    length: u16,
}

impl Proof {
    /// A finished game.
    pub(super) fn of_end(outcome: Outcome, players: u8) -> Self {
        let mut proof = Self::default();
        for player in Player::all(players) {
            match outcome.sign(player) {
                1 => {
                    proof.wins.put(player);
                    proof.holds.put(player);
                }
                0 => proof.holds.put(player),
                _ => proof.loses.put(player),
            }
        }
        proof
    }

    /// A position in which `mover` has the choice between these.
    pub(super) fn of_choice(mover: Player, choices: impl Iterator<Item = Proof> + Clone) -> Self {
        let all = Self { wins: Seats::ALL, holds: Seats::ALL, loses: Seats::ALL, length: 0 };
        // The mover can do what one of the choices allows; the others, what all of them do.
        let (mut some, mut every) = (Self::default(), all);
        for choice in choices.clone() {
            some.wins = some.wins.or(choice.wins);
            some.holds = some.holds.or(choice.holds);
            every.wins = every.wins.and(choice.wins);
            every.holds = every.holds.and(choice.holds);
        }
        let wins = some.wins.for_one(mover, every.wins);
        let holds = some.holds.for_one(mover, every.holds);
        // A mover who can win plays one of the moves that do, the shortest; one who cannot plays
        // anything, and everything must be lost before the loss is certain.
        let won = wins.has(mover);
        let (mut loses, mut shortest, mut longest) = (Seats::ALL, u16::MAX, 0);
        for choice in choices.filter(|choice| !won || choice.wins(mover)) {
            loses = loses.and(choice.loses);
            shortest = shortest.min(choice.length);
            longest = longest.max(choice.length);
        }
        let decided = wins.or(loses) != Seats::default();
        let length = if won { shortest } else { longest };
        Self { wins, holds, loses, length: if decided { length.saturating_add(1) } else { 0 } }
    }

    /// Whether nothing is certain at all.
    #[inline]
    pub(super) fn is_blank(&self) -> bool {
        self.wins.or(self.holds).or(self.loses) == Seats::default()
    }

    /// Whether `player` can force a win.
    #[inline]
    pub(super) fn wins(&self, player: Player) -> bool {
        self.wins.has(player)
    }

    /// Whether `player` can force at least a draw.
    pub(super) fn holds(&self, player: Player) -> bool {
        self.holds.has(player)
    }

    /// How it ends for `player`, if that is certain: 1 for a win, 0 for a draw, -1 for a loss.
    #[inline]
    pub(super) fn sign(&self, player: Player, players: u8) -> Option<i32> {
        match () {
            () if self.wins.has(player) => Some(1),
            () if self.loses.has(player) => Some(-1),
            // When nobody can be made to lose, nobody will.
            () if self.holds.is_everyone(players) => Some(0),
            () => None,
        }
    }

    /// How it ends for everyone, if that is certain.
    #[inline]
    pub(super) fn outcome(&self, players: u8) -> Option<Outcome> {
        if self.is_blank() {
            return None;
        }
        if self.holds.is_everyone(players) {
            return Some(Outcome::Draw);
        }
        let decided = self.wins.or(self.loses).is_everyone(players);
        let win = self.wins.only().map(Outcome::Win);
        win.or_else(|| self.loses.only().map(Outcome::Lose)).filter(|_| decided)
    }

    /// How many moves it takes at most until a certain win or loss.
    pub(super) fn length(&self) -> u16 {
        self.length
    }
}

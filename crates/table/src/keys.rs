//! Authentication at a table: what it is known by, and the tokens of its host and players.

use rules::Player;
use session::Seat;

use crate::{Role, Seating, Token, TokenHash, TokenSource};

/// The identity of a table: its name, its owner and what is kept of its tokens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableKeys {
    /// Its name in addresses; knowing it is enough to watch.
    pub id: String,
    /// The browser that opened it, which is the host without a token.
    pub owner: String,
    /// The token of the host.
    pub host: TokenHash,
    /// A token for each seat, in the order of seats; a seat that an engine has keeps its token for
    /// the day when a person sits down there.
    pub seats: Vec<TokenHash>,
}

/// The tokens of seats that were issued while the table was here: for its host alone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct IssuedTokens(Vec<(Player, Token)>);

impl IssuedTokens {
    /// The tokens that are still good, with their seats.
    pub fn good<'a>(&'a self, keys: &'a TableKeys) -> impl Iterator<Item = (Player, &'a Token)> {
        let is_good =
            |seat: Player, token: &Token| keys.seats.get(seat.index()) == Some(&token.hash());
        self.0
            .iter()
            .filter(move |(seat, token)| is_good(*seat, token))
            .map(|(seat, token)| (*seat, token))
    }

    fn add(&mut self, seat: Player, token: Token) -> TokenHash {
        let hash = token.hash();
        self.0.push((seat, token));
        hash
    }
}

impl TableKeys {
    /// The keys of a table whose seats have no tokens yet.
    #[must_use]
    pub fn new(id: String, owner: String, host: &Token) -> Self {
        Self { id, owner, host: host.hash(), seats: Vec::new() }
    }

    /// Sees to it that every seat has a token; those given out before stay good.
    pub(crate) fn give_tokens(
        &mut self,
        seats: usize,
        fresh: &TokenSource,
        issued: &mut IssuedTokens,
    ) {
        for seat in (0..).map(Player).take(seats).skip(self.seats.len()) {
            self.seats.push(issued.add(seat, fresh()));
        }
    }

    /// Gives a seat another token: the one before is good for nothing. False if there is no such
    /// seat.
    pub(crate) fn renew_token(
        &mut self,
        seat: Player,
        fresh: &TokenSource,
        issued: &mut IssuedTokens,
    ) -> bool {
        let Some(token) = self.seats.get_mut(seat.index()) else { return false };
        *token = issued.add(seat, fresh());
        true
    }

    /// Everyone moves up by one seat, with their tokens.
    pub(crate) fn rotate(&mut self, issued: &mut IssuedTokens) {
        let count = self.seats.len();
        if count > 0 {
            self.seats.rotate_left(1);
            for (seat, _) in &mut issued.0 {
                let next = (seat.index() + count - 1) % count;
                *seat = Player(u8::try_from(next).unwrap_or(seat.0));
            }
        }
    }

    /// Whether a person who shows these tokens is the host, perhaps by the browser of the owner.
    pub(crate) fn is_host(&self, shown: &[TokenHash], is_owner: bool) -> bool {
        is_owner || shown.contains(&self.host)
    }

    /// The seats of people whose tokens were shown.
    pub(crate) fn shown_seats(&self, shown: &[TokenHash], seats: &[Seat]) -> Vec<Player> {
        let is_shown = |player: &Player| {
            self.seats.get(player.index()).is_some_and(|token| shown.contains(token))
        };
        people(seats).filter(is_shown).collect()
    }

    /// The role of a person who shows these tokens, perhaps from the browser of the owner. The host
    /// does not play for a seat that a guest has taken.
    pub(crate) fn role(
        &self,
        shown: &[TokenHash],
        is_owner: bool,
        seats: &[Seat],
        seating: &Seating,
    ) -> Role {
        let mut seats = self.shown_seats(shown, seats);
        if self.is_host(shown, is_owner) {
            seats.retain(|&seat| !seating.is_taken(seat));
            Role::Host { seats }
        } else if seats.is_empty() {
            Role::Spectator
        } else {
            Role::Player { seats }
        }
    }
}

/// The seats that people have.
pub(crate) fn people(seats: &[Seat]) -> impl Iterator<Item = Player> {
    let seats = (0..).map(Player).zip(seats);
    seats.filter(|(_, seat)| seat.is_human()).map(|(player, _)| player)
}

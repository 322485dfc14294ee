//! What a table is known by, and what lets people sit at it.

use rules::Player;
use session::Seat;

use crate::{Role, Token, TokenSource};

/// The identity of a table: its name, its owner and its tokens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableKeys {
    /// Its name in addresses; knowing it is enough to watch.
    pub id: String,
    /// The browser that opened it.
    pub owner: String,
    /// The token of the host.
    pub host: Token,
    /// A token for each seat, in the order of seats; a seat that an engine has keeps its token for
    /// the day when a person sits down there.
    pub seats: Vec<Token>,
}

/// Everything that is needed to sit at a table: for its host alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The name of the table in addresses.
    pub id: String,
    /// The token of the host.
    pub host: Token,
    /// The token of each seat that a person has.
    pub seats: Vec<(Player, Token)>,
}

impl TableKeys {
    /// The keys of a table whose seats have no tokens yet.
    #[must_use]
    pub fn new(id: String, owner: String, host: Token) -> Self {
        Self { id, owner, host, seats: Vec::new() }
    }

    /// Sees to it that every seat has a token; those given out before stay good.
    pub(crate) fn give_tokens(&mut self, seats: usize, fresh: &TokenSource) {
        while self.seats.len() < seats {
            self.seats.push(fresh());
        }
    }

    /// The invitation to a table at which people have these seats.
    #[must_use]
    pub fn invitation(&self, people: impl IntoIterator<Item = Player>) -> Invitation {
        let token = |player: Player| Some((player, self.seats.get(player.index())?.clone()));
        let seats = people.into_iter().filter_map(token).collect();
        Invitation { id: self.id.clone(), host: self.host.clone(), seats }
    }

    /// The role of a person who shows these tokens.
    pub(crate) fn role(&self, shown: &[Token], seats: &[Seat]) -> Role {
        let tokens = people(seats).filter(|player| {
            self.seats.get(player.index()).is_some_and(|token| shown.contains(token))
        });
        let seats: Vec<Player> = tokens.collect();
        if shown.contains(&self.host) {
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

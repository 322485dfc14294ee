//! Those who look at a table.

use std::time::{Duration, Instant};

use rules::Player;
use session::{Seat, clean};

use crate::{
    IssuedTokens, Role, Seating, TableKeys, Token, TokenHash, WatcherView, look_limit::LookLimit,
};

/// The most letters of a name that are shown.
const LONGEST_NAME: usize = 40;

/// The number of a connection through which a person looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ViewerId(pub u64);

/// A person who looks at a table: a player, the host or a spectator.
#[derive(Clone, Debug)]
struct Viewer {
    id: ViewerId,
    /// What they have shown.
    tokens: Vec<TokenHash>,
    /// Whether they come from the browser that opened the table.
    is_owner: bool,
    role: Role,
    /// Whether they have been shown nothing yet.
    fresh: bool,
    /// The welcome that they were given last.
    welcome: Option<Welcome>,
    /// What they are called, if they said so.
    name: Option<String>,
    /// How long messages are on their way.
    lag: Duration,
    /// How often they may look at other places.
    looks: LookLimit,
}

/// What a person is told about their place at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Welcome {
    /// What they may do.
    pub role: Role,
    /// For the host: the tokens of seats that were issued while the table was here.
    pub issued: Vec<(Player, Token)>,
}

/// Those who look at a table, in the order in which they came.
#[derive(Clone, Debug, Default)]
pub(crate) struct Viewers(Vec<Viewer>);

impl Viewers {
    /// Adds a viewer; their role is found out by the next [`Viewers::welcome`]. When there are too
    /// many, the spectator who has been here longest is returned and is one no longer.
    pub(crate) fn add(
        &mut self,
        id: ViewerId,
        tokens: &[Token],
        is_owner: bool,
        name: Option<&str>,
        most: usize,
    ) -> Option<ViewerId> {
        let crowded = self.0.len() >= most;
        let removed = crowded.then(|| {
            let spectator = self.0.iter().position(|viewer| !viewer.role.may_steer());
            self.0.remove(spectator.unwrap_or(0)).id
        });
        let tokens = tokens.iter().map(Token::hash).collect();
        self.0.push(Viewer {
            id,
            tokens,
            is_owner,
            role: Role::default(),
            fresh: true,
            welcome: None,
            name: name.and_then(shown_name),
            lag: Duration::ZERO,
            looks: LookLimit::default(),
        });
        removed
    }

    /// Notes how long messages of a viewer are on their way.
    pub(crate) fn set_lag(&mut self, id: ViewerId, lag: Duration) {
        if let Some(viewer) = self.0.iter_mut().find(|viewer| viewer.id == id) {
            viewer.lag = lag;
        }
    }

    /// How long messages of the person who plays for a seat are on their way.
    pub(crate) fn lag_of(&self, seat: Player) -> Duration {
        let players = self.0.iter().filter(|viewer| viewer.role.seats().contains(&seat));
        players.map(|viewer| viewer.lag).max().unwrap_or_default()
    }

    /// Takes one of the looks of a viewer; false if there is none left.
    pub(crate) fn may_look(&mut self, id: ViewerId, now: Instant) -> bool {
        self.0
            .iter_mut()
            .find(|viewer| viewer.id == id)
            .is_some_and(|viewer| viewer.looks.take(now))
    }

    /// The seats that a viewer takes by their tokens, if they are not the host's.
    pub(crate) fn seats_of_guest(
        &self,
        id: ViewerId,
        keys: &TableKeys,
        seats: &[Seat],
    ) -> Vec<Player> {
        let viewer = self.0.iter().find(|viewer| viewer.id == id);
        let guest = viewer.filter(|viewer| !keys.is_host(&viewer.tokens, viewer.is_owner));
        guest.map_or_else(Vec::new, |viewer| keys.shown_seats(&viewer.tokens, seats))
    }

    /// Those who only watch, the first to come first.
    pub(crate) fn spectators(&self) -> impl Iterator<Item = WatcherView> {
        let spectators = self.0.iter().filter(|viewer| !viewer.role.may_steer());
        spectators.map(|viewer| WatcherView { id: viewer.id, name: viewer.name.clone() })
    }

    /// Removes a viewer.
    pub(crate) fn remove(&mut self, id: ViewerId) {
        self.0.retain(|viewer| viewer.id != id);
    }

    /// Those who have been shown something before, and those who have not; from now on all have.
    pub(crate) fn split_fresh(&mut self) -> (Vec<ViewerId>, Vec<ViewerId>) {
        let (mut familiar, mut fresh) = (Vec::new(), Vec::new());
        for viewer in &mut self.0 {
            let group = if viewer.fresh { &mut fresh } else { &mut familiar };
            group.push(viewer.id);
            viewer.fresh = false;
        }
        (familiar, fresh)
    }

    /// Whether there is none.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What a viewer may do, if there is one of that number.
    pub(crate) fn role(&self, id: ViewerId) -> Option<&Role> {
        self.0.iter().find(|viewer| viewer.id == id).map(|viewer| &viewer.role)
    }

    /// Whether a person is there who plays for a seat.
    pub(crate) fn has_player(&self, seat: Player) -> bool {
        self.0.iter().any(|viewer| viewer.role.seats().contains(&seat))
    }

    /// Finds out the role of everyone, and whom to tell because it is new.
    pub(crate) fn welcome(
        &mut self,
        keys: &TableKeys,
        issued: &IssuedTokens,
        seats: &[Seat],
        seating: &Seating,
    ) -> Vec<(ViewerId, Welcome)> {
        let mut news = Vec::new();
        for viewer in &mut self.0 {
            viewer.role = keys.role(&viewer.tokens, viewer.is_owner, seats, seating);
            let good = issued.good(keys).map(|(seat, token)| (seat, token.clone()));
            let issued = if viewer.role.is_host() { good.collect() } else { Vec::new() };
            let welcome = Welcome { role: viewer.role.clone(), issued };
            if viewer.welcome.as_ref() != Some(&welcome) {
                viewer.welcome = Some(welcome.clone());
                news.push((viewer.id, welcome));
            }
        }
        news
    }
}

/// A name as it is shown to others; nothing if there is nothing in it.
fn shown_name(name: &str) -> Option<String> {
    let letters: String = name.chars().take(LONGEST_NAME).collect();
    clean::line(&letters)
}

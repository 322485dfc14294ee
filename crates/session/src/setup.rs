//! What people decide before a game.

use std::{collections::BTreeMap, time::Duration};

use fastrand::Rng;
use rules::{Player, Range, Spec, SpecError};

use crate::{
    AnyGame, ExternalEngines, GameEntry, Occupant, Seat, SetupError, TimeControl, levels::numbered,
    open_room, open_table, person_name,
};

/// What people decide before a game: which one, and who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The game.
    pub game: Spec,
    /// The players in the order of seats, as specs: `human:name=Zoé`, `alpha-beta:4`.
    pub players: Vec<Spec>,
    /// Who begins, counted from one. Unless given, it is drawn where the game leaves it open;
    /// elsewhere it is the player named first.
    pub first: Option<u64>,
    /// What everything random follows from.
    pub seed: u64,
    /// The position to begin from, in any notation of the game; the usual one unless given.
    pub start: Option<String>,
    /// How much time the players have.
    pub clock: TimeControl,
    /// Whether a touched piece that can move must be played.
    pub touch_move: bool,
    /// Whether the players take turns in beginning the games of a series.
    pub alternate: bool,
    /// The least time that an engine takes for a move, counted from the move before; for people
    /// who like to see what is going on. [`Setup::NATURAL_PACE`] varies a little from move to move.
    pub pace: Duration,
    /// Whether it is no game that is played, but one that is analysed: both sides are moved at will,
    /// and what is played beside the main line is a variation.
    pub analysis: bool,
    /// The engines of other programs that may sit down.
    pub external_engines: ExternalEngines,
    /// What is known of the games besides, and is written into their records: a handicap, an
    /// opening.
    pub facts: BTreeMap<String, String>,
}

/// A table laid as a set-up asks.
pub(crate) struct PreparedGame {
    /// The game with everything decided that was drawn.
    pub(crate) game: Spec,
    pub(crate) table: Box<dyn AnyGame>,
    pub(crate) seats: Vec<Seat>,
}

impl PreparedGame {
    /// The position on the table as the game writes it, unless it is the usual start.
    pub(crate) fn unusual_start(&self) -> Option<String> {
        let usual = open_table(&self.game).ok()?.position();
        Some(self.table.position()).filter(|start| *start != usual)
    }
}

impl Setup {
    /// A pace without haste: from half of it to half as much again, and
    /// less where there is only one answer.
    pub const NATURAL_PACE: Duration = Duration::from_millis(600);

    /// A game between these players, with nothing else said.
    #[must_use]
    pub fn new(game: Spec, players: Vec<Spec>) -> Self {
        Self {
            game,
            players,
            first: None,
            seed: 0,
            start: None,
            clock: TimeControl::Unlimited,
            touch_move: false,
            alternate: false,
            pace: Duration::ZERO,
            analysis: false,
            external_engines: ExternalEngines::default(),
            facts: BTreeMap::new(),
        }
    }

    /// Lays the table: checks everything, draws who begins, seats the engines.
    pub(crate) fn lay(&self, rng: &mut Rng) -> Result<PreparedGame, SetupError> {
        let room = open_room(&self.game)?;
        self.check_count(room)?;
        let game = self.decide(room, rng);
        let mut table = room.open(&game)?;
        if let Some(start) = &self.start {
            table.set_up(start)?;
        }
        let mut seats = self.seats(table.players())?;
        for (player, seat) in Player::all(table.players()).zip(&mut seats) {
            if !seat.is_human() {
                give_seed(room, seat, rng);
                self.sit_down(&mut *table, &game, player, seat)?;
            }
        }
        Ok(PreparedGame { game, table, seats })
    }

    /// Seats a person, one of our engines, or an external engine. A name that is unknown could
    /// have been meant for a person too.
    pub(crate) fn sit_down(
        &self,
        table: &mut dyn AnyGame,
        game: &Spec,
        player: Player,
        seat: &Seat,
    ) -> Result<(), SpecError> {
        let external =
            seat.engine().map(|engine| self.external_engines.invite(engine, game)).transpose()?;
        if let Some(external) = external.flatten() {
            table.seat_external_engine(player, external);
            return Ok(());
        }
        table.seat(player, seat.engine()).map_err(|error| match error {
            SpecError::UnknownName { name, mut allowed } => {
                allowed.insert(0, Seat::HUMAN.to_owned());
                allowed.extend(self.external_engines.names());
                SpecError::UnknownName { name, allowed }
            }
            error => error,
        })
    }

    /// The seats of a table with `count` players, with names and symbols checked and given out.
    pub(crate) fn seats(&self, players: u8) -> Result<Vec<Seat>, SetupError> {
        let mut seats: Vec<Seat> = self.players.iter().map(Seat::read).collect::<Result<_, _>>()?;
        if usize::from(players) != seats.len() {
            return Err(SetupError::SeatCount { expected: players, found: seats.len() });
        }
        check_names(&seats)?;
        give_symbols(open_room(&self.game)?, &mut seats)?;
        Ok(seats)
    }

    /// The same with the players in the order of seats: where a game has no choice of who begins,
    /// the one to begin takes the first seat.
    pub(crate) fn in_order_of_seats(mut self) -> Result<Self, SetupError> {
        let count = self.players.len() as u64;
        if let Some(seat) = self.first.filter(|seat| !(1..=count).contains(seat)) {
            let players = u8::try_from(count).unwrap_or(Player::MOST);
            return Err(SetupError::NoSuchSeat { seat, players });
        }
        if !takes_number(open_room(&self.game)?, "first")
            && let Some(first) = self.first.take()
        {
            self.players.rotate_left(usize::try_from(first - 1).expect("checked above"));
        }
        Ok(self)
    }

    /// Too few players are told as what they are, not as a setting that was never typed.
    fn check_count(&self, room: &dyn GameEntry) -> Result<(), SetupError> {
        let found = self.players.len();
        match room.knobs().iter().find(|knob| knob.name == "players").map(|knob| &knob.range) {
            Some(&Range::Number { min: fewest, .. }) if fewest > found as u64 => {
                Err(SetupError::TooFewPlayers { fewest, found })
            }
            _ => Ok(()),
        }
    }

    /// The game with the number of players and who begins filled in.
    fn decide(&self, room: &dyn GameEntry, rng: &mut Rng) -> Spec {
        let mut game = self.game.clone().named(room.knobs());
        let count = self.players.len() as u64;
        if takes_number(room, "players") && game.given("players").is_none() {
            game.set("players", count.to_string());
        }
        if takes_number(room, "first") {
            // Drawn even if it is given, so that giving it changes nothing else.
            let drawn = rng.u64(1..=count.max(1));
            match self.first {
                Some(first) => game.set("first", first.to_string()),
                None if game.given("first").is_none() => game.set("first", drawn.to_string()),
                None => (),
            }
        }
        game
    }
}

fn takes_number(room: &dyn GameEntry, knob: &str) -> bool {
    room.knobs().iter().any(|k| k.name == knob && matches!(k.range, Range::Number { .. }))
}

/// Gives a seed to an engine that plays by chance, unless it has one.
pub(crate) fn give_seed(room: &dyn GameEntry, seat: &mut Seat, rng: &mut Rng) {
    // Drawn for every engine, so that what one is given changes nothing for the others.
    let seed = rng.u64(..);
    let Occupant::Computer(spec) = &mut seat.kind else { return };
    *spec = numbered(spec);
    let offers = room.engines();
    let Some(offer) = offers.iter().find(|offer| offer.name == spec.name) else { return };
    let takes_one = offer.knobs.iter().any(|knob| knob.name == "seed");
    if takes_one && spec.clone().named(&offer.knobs).given("seed").is_none() {
        spec.set("seed", seed.to_string());
    }
}

fn check_names(seats: &[Seat]) -> Result<(), SetupError> {
    let names: Vec<&String> = seats.iter().filter_map(|seat| seat.name.as_ref()).collect();
    if let Some(name) = names.iter().find(|name| !person_name::is_visible(name)) {
        return Err(SetupError::InvisibleName((*name).clone()));
    }
    let folded: Vec<String> = names.iter().map(|name| person_name::folded(name)).collect();
    let twice = (0..names.len()).find(|&index| folded[..index].contains(&folded[index]));
    twice.map_or(Ok(()), |index| Err(SetupError::SameName(names[index].clone())))
}

/// Checks the symbols that were asked for, and gives everyone else the next one free.
fn give_symbols(room: &dyn GameEntry, seats: &mut [Seat]) -> Result<(), SetupError> {
    if !room.has_symbols() {
        let asked = seats.iter().any(|seat| seat.symbol.is_some());
        let game = room.name().to_owned();
        return if asked { Err(SetupError::NoSymbols { game }) } else { Ok(()) };
    }
    let symbols: Vec<char> = if seats.len() == 2 { vec!['X', 'O'] } else { ('A'..='Z').collect() };
    let mut free = symbols.clone();
    for symbol in seats.iter_mut().filter_map(|seat| seat.symbol.as_mut()) {
        *symbol = symbol.to_ascii_uppercase();
        if !symbols.contains(symbol) {
            let allowed = symbols.iter().map(char::to_string).collect();
            return Err(SetupError::UnknownSymbol { symbol: *symbol, allowed });
        }
        let index = free.iter().position(|letter| letter == symbol);
        free.remove(index.ok_or(SetupError::SameSymbol(*symbol))?);
    }
    let without = seats.iter_mut().filter(|seat| seat.symbol.is_none());
    for (seat, symbol) in without.zip(free) {
        seat.symbol = Some(symbol);
    }
    Ok(())
}

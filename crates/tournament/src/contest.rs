//! What is to be played.

use rules::{Range, Spec};
use session::{ExternalEngines, Seat, open_room};

use crate::{Adjudication, ContestClock, ContestError, Openings};

/// What is to be played: everything that the games follow from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    /// The game, with the number of players decided.
    pub game: Spec,
    /// How many sit at a table.
    pub seats: usize,
    /// Who takes part.
    pub players: Vec<Spec>,
    /// Who meets whom.
    pub format: Format,
    /// How many games those who meet play in all.
    pub games: u64,
    /// Where their games begin.
    pub openings: Openings,
    /// When to end a game early.
    pub adjudication: Adjudication,
    /// How much time the players have, if that is limited beyond the limits of their own.
    pub clock: Option<ContestClock>,
    /// Whether a game that was lost because a program failed counts as one that was lost.
    pub counts_forfeits: bool,
    /// What everything random follows from.
    pub seed: u64,
    /// The engines of other programs that may take part.
    pub external_engines: ExternalEngines,
}

/// Who meets whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// Everyone meets everyone else.
    #[default]
    RoundRobin,
    /// The player named first meets everyone else.
    Gauntlet,
}

impl Format {
    /// The formats by name.
    pub const NAMES: [(&'static str, Format); 2] =
        [("round-robin", Format::RoundRobin), ("gauntlet", Format::Gauntlet)];

    /// The name of the format.
    #[must_use]
    pub fn name(self) -> &'static str {
        let found = Self::NAMES.iter().find(|(_, format)| *format == self);
        found.expect("every format has a name").0
    }
}

impl Contest {
    /// A match: all the players sit at one table.
    ///
    /// # Errors
    ///
    /// If the game or a player is refused, or the game is not for this number of players.
    pub fn of_match(game: &Spec, players: Vec<Spec>) -> Result<Self, ContestError> {
        Self::of_match_among(game, players, ExternalEngines::default())
    }

    /// A match in which engines of other programs may take part.
    ///
    /// # Errors
    ///
    /// If the game or a player is refused, or the game is not for this number of players.
    pub fn of_match_among(
        game: &Spec,
        players: Vec<Spec>,
        external_engines: ExternalEngines,
    ) -> Result<Self, ContestError> {
        let room = open_room(game)?;
        let mut game = game.clone().named(room.knobs());
        if takes_number(room.knobs(), "players") && game.given("players").is_none() {
            game.set("players", players.len().to_string());
        }
        let contest = Self::new(game, players, external_engines)?;
        if contest.seats == contest.players.len() {
            Ok(contest)
        } else {
            Err(ContestError::SeatCount { seats: contest.seats, players: contest.players.len() })
        }
    }

    /// A tournament: tables of as many as the game is for, with different players at each.
    ///
    /// # Errors
    ///
    /// If the game or a player is refused, or there are too few players for one table.
    pub fn of_tournament(game: &Spec, players: Vec<Spec>) -> Result<Self, ContestError> {
        Self::of_tournament_among(game, players, ExternalEngines::default())
    }

    /// A tournament in which engines of other programs may take part.
    ///
    /// # Errors
    ///
    /// If the game or a player is refused, or there are too few players for one table.
    pub fn of_tournament_among(
        game: &Spec,
        players: Vec<Spec>,
        external_engines: ExternalEngines,
    ) -> Result<Self, ContestError> {
        let room = open_room(game)?;
        let contest = Self::new(game.clone().named(room.knobs()), players, external_engines)?;
        if contest.seats <= contest.players.len() {
            Ok(contest)
        } else {
            Err(ContestError::TooFew { seats: contest.seats, players: contest.players.len() })
        }
    }

    fn new(
        mut game: Spec,
        players: Vec<Spec>,
        external_engines: ExternalEngines,
    ) -> Result<Self, ContestError> {
        let room = open_room(&game)?;
        // Every player takes every seat, so it is the first seat that begins.
        if takes_number(room.knobs(), "first") && game.given("first").is_none() {
            game.set("first", "1");
        }
        let mut table = room.open(&game)?;
        let first = rules::Player::FIRST;
        for player in &players {
            let seat = Seat::read(player)?;
            let engine = seat.engine().ok_or(ContestError::Human)?;
            if external_engines.invite(engine, &game)?.is_none() {
                table.seat(first, Some(engine))?;
            }
        }
        Ok(Self {
            game,
            seats: usize::from(table.players()),
            players,
            format: Format::default(),
            games: 100,
            openings: Openings::usual(&*table),
            adjudication: Adjudication::default(),
            clock: None,
            counts_forfeits: false,
            seed: 0,
            external_engines,
        })
    }

    /// What the players are called: by their names where they have one, else by their specs.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let name = |spec: &Spec| Seat::read(spec).ok().and_then(|seat| seat.name);
        self.players.iter().map(|spec| name(spec).unwrap_or_else(|| spec.to_string())).collect()
    }
}

fn takes_number(knobs: &[rules::Knob], name: &str) -> bool {
    knobs.iter().any(|knob| knob.name == name && matches!(knob.range, Range::Number { .. }))
}

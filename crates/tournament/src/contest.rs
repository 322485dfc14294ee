//! What is to be played.

use rules::{Range, Spec};
use session::{ExternalEngines, Seat, open_room};

use crate::{Adjudication, ContestClock, ContestError, Openings, rounds::usual_rounds};

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
    /// How many games those who meet play in all; in formats with rounds, in each meeting.
    pub games: u64,
    /// How many rounds the Swiss system has; as many as leave one player unbeaten unless given.
    pub swiss_rounds: Option<u32>,
    /// Where their games begin.
    pub openings: Openings,
    /// When to end a game early.
    pub adjudication: Adjudication,
    /// How much time the players have, if that is limited beyond the limits of their own.
    pub clock: Option<ContestClock>,
    /// Whether a game that was lost because a program failed counts as one that was lost.
    pub counts_forfeits: bool,
    /// Whether the report of a game tells how deep and how far each move was searched.
    pub notes_searches: bool,
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
    /// In every round those meet who have scored alike and have not met before; for tables of two.
    Swiss,
    /// Who loses a meeting is out; for tables of two.
    KnockOut,
}

impl Format {
    /// The formats by name.
    pub const NAMES: [(&'static str, Format); 4] = [
        ("round-robin", Format::RoundRobin),
        ("gauntlet", Format::Gauntlet),
        ("swiss", Format::Swiss),
        ("knock-out", Format::KnockOut),
    ];

    /// The name of the format.
    #[must_use]
    pub fn name(self) -> &'static str {
        let found = Self::NAMES.iter().find(|(_, format)| *format == self);
        found.expect("every format has a name").0
    }

    /// Whether pairings follow from results, round after round.
    #[must_use]
    pub const fn has_rounds(self) -> bool {
        matches!(self, Self::Swiss | Self::KnockOut)
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
            let fewest = fewest_players(room.knobs());
            if (players.len() as u64) < fewest {
                return Err(ContestError::Fewer { fewest, players: players.len() });
            }
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
        Self::seated(Self::new(game.clone().named(room.knobs()), players, external_engines)?)
    }

    /// A tournament in which people may take part: their games are played elsewhere, and their
    /// reports counted.
    ///
    /// # Errors
    ///
    /// If the game or a player is refused, or there are too few players for one table.
    pub fn of_people_among(
        game: &Spec,
        players: Vec<Spec>,
        external_engines: ExternalEngines,
    ) -> Result<Self, ContestError> {
        let room = open_room(game)?;
        let contest =
            Self::with_people(game.clone().named(room.knobs()), players, external_engines)?;
        Self::seated(contest)
    }

    /// The contest, if there are enough players for a table.
    fn seated(contest: Self) -> Result<Self, ContestError> {
        if contest.seats <= contest.players.len() {
            Ok(contest)
        } else {
            Err(ContestError::TooFew { seats: contest.seats, players: contest.players.len() })
        }
    }

    fn new(
        game: Spec,
        players: Vec<Spec>,
        external_engines: ExternalEngines,
    ) -> Result<Self, ContestError> {
        for player in &players {
            if Seat::read(player)?.is_human() {
                return Err(ContestError::Human);
            }
        }
        Self::with_people(game, players, external_engines)
    }

    fn with_people(
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
            let Some(engine) = seat.engine() else { continue };
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
            swiss_rounds: None,
            openings: Openings::usual(&*table),
            adjudication: Adjudication::default(),
            clock: None,
            counts_forfeits: false,
            notes_searches: false,
            seed: 0,
            external_engines,
        })
    }

    /// Whether a player is a person, by its number.
    #[must_use]
    pub fn is_person(&self, player: usize) -> bool {
        let seat = self.players.get(player).map(Seat::read);
        matches!(seat, Some(Ok(seat)) if seat.is_human())
    }

    /// How many rounds there are, where they are counted.
    pub(crate) fn rounds(&self) -> u32 {
        self.swiss_rounds.unwrap_or_else(|| usual_rounds(self.players.len()))
    }

    /// Whether the format fits the game: rounds are for tables of two.
    ///
    /// # Errors
    ///
    /// If it does not.
    pub fn check_format(&self) -> Result<(), ContestError> {
        if self.format.has_rounds() && self.seats != 2 {
            return Err(ContestError::RoundsForTwo { seats: self.seats });
        }
        Ok(())
    }

    /// What the players are called: by the names they were given, or else by what their programs
    /// call themselves where that tells them apart, or else by their specs.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let seats = self.players.iter().map(|spec| Seat::read(spec).ok());
        let told: Vec<(Option<String>, Option<String>)> = seats
            .map(|seat| match seat {
                Some(Seat { name: Some(name), .. }) => (Some(name), None),
                seat => {
                    let engine = seat.as_ref().and_then(|seat| seat.engine());
                    (None, engine.and_then(|engine| self.external_engines.told_name(engine)))
                }
            })
            .collect();
        let is_shared = |name: &String| {
            told.iter().filter(|(given, own)| [given, own].contains(&&Some(name.clone()))).count()
                > 1
        };
        let names = self.players.iter().zip(&told).map(|(spec, (given, own))| {
            let own = own.clone().filter(|name| !is_shared(name));
            given.clone().or(own).unwrap_or_else(|| spec.to_string())
        });
        names.collect()
    }
}

/// How many players a game takes at least, where that can be set.
fn fewest_players(knobs: &[rules::Knob]) -> u64 {
    let players = knobs.iter().find(|knob| knob.name == "players");
    match players.map(|knob| &knob.range) {
        Some(Range::Number { min, .. }) => *min,
        _ => 0,
    }
}

fn takes_number(knobs: &[rules::Knob], name: &str) -> bool {
    knobs.iter().any(|knob| knob.name == name && matches!(knob.range, Range::Number { .. }))
}

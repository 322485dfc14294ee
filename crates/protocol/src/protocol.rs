//! The protocols there are.

use std::io::{self, BufRead, Write};

use rules::{Phrase, Spec, SpecError};
use session::{ExternalEngine, open_room, open_table};

use crate::{
    external::{ProcessEngine, ProcessHost, Program, refusal},
    gomocup::{GomocupEngine, GomocupExternalEngine},
    gtp::{GtpEngine, GtpExternalEngine},
    hub::{HubEngine, HubExternalEngine},
    json::{JsonEngine, JsonExternalEngine},
    nboard::{NboardEngine, NboardExternalEngine},
    protocol_session::{LocalEngine, talk},
};

/// What programs that play speak to each other, line by line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    /// Hub, version 2: draughts.
    Hub,
    /// `NBoard`, version 2: Othello.
    Nboard,
    /// The Go Text Protocol: Othello.
    Gtp,
    /// Gomocup: five in a row.
    Gomocup,
    /// Our own, in lines of JSON: every game.
    Json,
}

impl Protocol {
    /// Every protocol.
    pub const ALL: [Self; 5] = [Self::Hub, Self::Nboard, Self::Gtp, Self::Gomocup, Self::Json];

    /// Its name in specs and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hub => "hub",
            Self::Nboard => "nboard",
            Self::Gtp => "gtp",
            Self::Gomocup => "gomocup",
            Self::Json => "json",
        }
    }

    /// What a program that speaks it is started with by default: as ours is in our own
    /// protocol, nothing in those of others.
    pub(crate) const fn arguments(self) -> &'static [&'static str] {
        match self {
            Self::Json => &["engine", "json"],
            Self::Hub | Self::Nboard | Self::Gtp | Self::Gomocup => &[],
        }
    }

    /// The limits of a move that it has words for.
    pub(crate) const fn limits(self) -> &'static [&'static str] {
        match self {
            Self::Hub | Self::Json => &["time", "depth", "nodes"],
            Self::Nboard => &["depth"],
            Self::Gtp | Self::Gomocup => &["time"],
        }
    }

    /// The protocol of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|protocol| protocol.name() == name)
    }

    /// The game that a player plays for programs that speak it; nothing where the other program
    /// names it.
    ///
    /// # Errors
    ///
    /// If the player names a game that the protocol does not know, or that there is not, or that
    /// is for the other program to name.
    pub fn game(self, player: &LocalEngine) -> Result<Option<Spec>, SpecError> {
        let usual = match self {
            Self::Hub => Spec::new("draughts"),
            Self::Nboard | Self::Gtp => Spec::new("othello"),
            Self::Gomocup => "morpion:width=15,height=15,align=5".parse().expect("a game of ours"),
            Self::Json if player.game.is_none() => return Ok(None),
            Self::Json => return Err(SpecError::Clash(Phrase::new("error-engine-game"))),
        };
        let game = player.game.clone().unwrap_or(usual);
        let game = game.clone().named(open_room(&game)?.knobs());
        open_table(&game)?;
        if self.plays(&game) { Ok(Some(game)) } else { Err(self.refusal(&game)) }
    }

    /// Says that the protocol cannot tell of a game.
    pub(crate) fn refusal(self, game: &Spec) -> SpecError {
        refusal(self.name(), game)
    }

    /// Lets a player of ours work for another program, until one of the two has had enough.
    ///
    /// # Errors
    ///
    /// If nothing can be written.
    pub fn serve(
        self,
        player: LocalEngine,
        input: impl BufRead + Send + 'static,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        match self {
            Self::Hub => {
                let game = self.game(&player).ok().flatten();
                let game = game.unwrap_or_else(|| Spec::new("draughts"));
                talk(&mut HubEngine::new(player, game), input, out)
            }
            Self::Nboard => talk(&mut NboardEngine::new(player), input, out),
            Self::Gtp => talk(&mut GtpEngine::new(player), input, out),
            Self::Gomocup => talk(&mut GomocupEngine::new(player), input, out),
            Self::Json => talk(&mut JsonEngine::new(player), input, out),
        }
    }

    /// Whether the protocol can tell of a game, with everything that is set about it.
    pub(crate) fn plays(self, game: &Spec) -> bool {
        let given = |knob: &str| game.given(knob);
        match self {
            // Which draughts they are is all that can be told; who begins shows in the position,
            // and our table counts the moves to a draw.
            Self::Hub => {
                let rooms = open_room(game).map_or(&[][..], |room| room.knobs());
                let told = ["variant", "quiet", "first"];
                let others = rooms.iter().filter(|knob| !told.contains(&knob.name));
                game.name == "draughts"
                    && given("variant") != Some("custom")
                    && others.map(|knob| knob.name).all(|knob| given(knob).is_none())
            }
            Self::Nboard => game.name == "othello" && matches!(given("size"), None | Some("8")),
            Self::Gtp => game.name == "othello",
            Self::Gomocup => {
                game.name == "morpion"
                    && given("align") == Some("5")
                    && matches!(given("players"), None | Some("2"))
                    && given("misere") != Some("on")
            }
            Self::Json => true,
        }
    }

    /// A program that speaks it, seated at a game.
    pub(crate) fn seat(
        self,
        program: Program,
        game: &Spec,
        host: &ProcessHost,
    ) -> Box<dyn ExternalEngine> {
        let (seated, host) = (game.clone(), host.clone());
        match self {
            Self::Hub => {
                let dialect = HubExternalEngine::new(game, &program);
                Box::new(ProcessEngine::new(program, seated, host, dialect))
            }
            Self::Nboard => {
                let dialect = NboardExternalEngine::new(game);
                Box::new(ProcessEngine::new(program, seated, host, dialect))
            }
            Self::Gtp => {
                let dialect = GtpExternalEngine::default();
                Box::new(ProcessEngine::new(program, seated, host, dialect))
            }
            Self::Gomocup => {
                let dialect = GomocupExternalEngine::new(game.given("exact") == Some("on"));
                Box::new(ProcessEngine::new(program, seated, host, dialect))
            }
            Self::Json => {
                let dialect = JsonExternalEngine::new(&game.to_string(), &program);
                Box::new(ProcessEngine::new(program, seated, host, dialect))
            }
        }
    }
}

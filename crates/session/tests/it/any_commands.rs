//! Any commands in any order: never a panic, and a refused command changes nothing.

use std::time::{Duration, Instant};

use proptest::prelude::*;
use rules::{Player, Spec, Square};
use session::{
    Advice, Command, ExternalEngines, Fault, Flow, NodeId, Session, Setup, Ticket, TimeControl,
};

use crate::support::driven::{Driven, setup};

/// A command, with numbers for what only the session can name.
#[derive(Clone, Debug)]
enum AnyCommand {
    /// The move of that number among the legal ones, by a seat or by whoever is to move.
    Move {
        seat: Option<u8>,
        number: usize,
    },
    /// What the engine at turn says.
    Think,
    /// A thought, or a failure, with the ticket of that number among those given out.
    Thought {
        ticket: usize,
        text: String,
    },
    Failed(usize),
    Judged {
        ticket: usize,
        place: usize,
    },
    GoTo(usize),
    Comment {
        place: usize,
        text: String,
    },
    /// Time passes, in milliseconds, with or without a tick.
    Wait(u64),
    /// A command that can be said as it is.
    Plain(Box<Command>),
}

const SEATS: &[&str] = &[
    "human",
    "human:name=Ann",
    "human:symbol=O",
    "human:symbol=C",
    "random",
    "random:name=Ann,seed=3",
    "minimax:1",
    "greedy:ties=random",
    "rule-based",
    "clairvoyant",
    "minimax:0",
    "minimax:1,1",
    "human:4",
];

const GAMES: &[(&str, &[&str], Option<u64>)] = &[
    ("morpion", &["human", "human"], None),
    ("morpion", &["human", "random"], Some(2)),
    ("morpion:misere=on", &["random", "human", "minimax:1"], None),
    ("morpion:width=4,exact=on", &["random", "random"], None),
    ("connect-four", &["human", "random"], Some(2)),
    ("draughts:variant=custom,width=4,height=6,rows=1", &["human", "human"], None),
    ("morpion:align=4", &["human", "human"], None),
    ("morpion", &["human"], None),
    ("morpion", &["human:name=Ann", "human:name=Ann"], None),
    ("morpion", &["human", "human"], Some(3)),
    ("chess", &["human", "human"], None),
];

/// What a position may be set up from, for the right game or the wrong one.
const POSITIONS: &[&str] =
    &["X../.O./... X", "XX./OO./... X", "44", "W:W7:BK1", "W:W11:B7,8", "", "X", "XXX/OO./... O"];

/// How a game may be set up beside its players.
fn options() -> impl Strategy<Value = (TimeControl, bool, bool, u64)> {
    let time = Duration::from_secs(3);
    let clocks = [
        TimeControl::Unlimited,
        TimeControl::Unlimited,
        TimeControl::PerMove { time },
        TimeControl::Fischer { time, increment: Duration::from_secs(1) },
    ];
    (prop::sample::select(clocks.to_vec()), any::<bool>(), any::<bool>(), 0..3_u64)
}

fn plain() -> impl Strategy<Value = Command> {
    let some = || prop::option::of(0..6_usize);
    let seat = || (0..4_u8).prop_map(Player);
    let square = (0..8_u8, 0..8_u8).prop_map(|(column, row)| Square { column, row });
    let games = (prop::sample::select(GAMES), options());
    prop_oneof![
        3 => some().prop_map(|moves| Command::Undo { moves }),
        3 => some().prop_map(|moves| Command::Redo { moves }),
        4 => (seat(), square).prop_map(|(player, square)| Command::Touch { player, square }),
        1 => (seat(), "\\PC{0,3}").prop_map(|(player, text)| Command::Play { player, text }),
        1 => seat().prop_map(|player| Command::Resign { player }),
        2 => seat().prop_map(|player| Command::OfferDraw { player }),
        2 => seat().prop_map(|player| Command::AcceptDraw { player }),
        1 => seat().prop_map(|player| Command::DeclineDraw { player }),
        2 => Just(Command::Pause),
        3 => Just(Command::Resume),
        2 => Just(Command::Step),
        2 => Just(Command::PlayNow),
        1 => (0..3_u64).prop_map(|pace| Command::Pace(Duration::from_secs(pace))),
        2 => (seat(), prop::sample::select(SEATS)).prop_map(|(player, spec)| {
            Command::Seat { player, spec: spec.parse().expect("a spec") }
        }),
        1 => prop::sample::select(POSITIONS)
            .prop_map(|position| Command::SetUp { position: position.to_owned() }),
        1 => Just(Command::Again),
        1 => games.prop_map(|(game, options)| Command::AgainWith(chosen(game, options, 1))),
        2 => Just(Command::Tick),
    ]
}

fn asked() -> impl Strategy<Value = AnyCommand> {
    prop_oneof![
        10 => (0..30_usize).prop_map(|number| AnyCommand::Move { seat: None, number }),
        1 => (prop::option::of(0..4_u8), 0..30_usize)
            .prop_map(|(seat, number)| AnyCommand::Move { seat, number }),
        10 => Just(AnyCommand::Think),
        1 => (0..20_usize, "[A-D][1-4]")
            .prop_map(|(ticket, text)| AnyCommand::Thought { ticket, text }),
        1 => (0..20_usize).prop_map(AnyCommand::Failed),
        2 => (0..20_usize, 0..20_usize)
            .prop_map(|(ticket, place)| AnyCommand::Judged { ticket, place }),
        2 => (0..20_usize).prop_map(AnyCommand::GoTo),
        1 => (0..20_usize, "\\PC{0,5}")
            .prop_map(|(place, text)| AnyCommand::Comment { place, text }),
        4 => (0..2500_u64).prop_map(AnyCommand::Wait),
        20 => plain().prop_map(|command| AnyCommand::Plain(Box::new(command))),
    ]
}

type Game = (&'static str, &'static [&'static str], Option<u64>);

fn chosen(
    (game, players, first): Game,
    options: (TimeControl, bool, bool, u64),
    seed: u64,
) -> Setup {
    let (clock, touch_move, alternate, pace) = options;
    let pace = Duration::from_secs(pace);
    Setup { first, seed, clock, touch_move, alternate, pace, ..setup(game, players) }
}

/// A session, and what a front end would remember of it: every ticket and place it ever saw.
struct Front {
    game: Driven,
    tickets: Vec<Ticket>,
    places: Vec<NodeId>,
}

impl Front {
    fn command(&self, asked: AnyCommand) -> Option<Command> {
        let ticket = |number: usize| Some(*self.tickets.get(number % self.tickets.len().max(1))?);
        let place = |number: usize| self.places[number % self.places.len()];
        Some(match asked {
            AnyCommand::Think | AnyCommand::Wait(_) => return None,
            AnyCommand::Plain(command) => *command,
            AnyCommand::Move { seat, number } => {
                let view = self.game.session.view();
                let text = &view.moves.get(number % view.moves.len().max(1))?.text;
                Command::Play { player: seat.map_or(view.turn, Player), text: text.clone() }
            }
            AnyCommand::Thought { ticket: number, text } => {
                self.game.thought(ticket(number)?, &text)
            }
            AnyCommand::Failed(number) => {
                Command::Failed { ticket: ticket(number)?, fault: Fault::Silent }
            }
            AnyCommand::Judged { ticket: number, place: node } => Command::Judged {
                ticket: ticket(number)?,
                node: place(node),
                engine: Spec::new("random"),
                advice: Advice::of_move(self.game.turn(), "B2"),
            },
            AnyCommand::GoTo(number) => Command::GoTo(place(number)),
            AnyCommand::Comment { place: node, text } => {
                Command::Comment { node: place(node), text }
            }
        })
    }

    fn apply(&mut self, asked: AnyCommand) -> Result<(), TestCaseError> {
        match asked {
            AnyCommand::Think if self.game.work.is_some() => self.game.think(),
            AnyCommand::Wait(time) => self.game.wait(Duration::from_millis(time)),
            asked => {
                if let Some(command) = self.command(asked) {
                    self.check_command(command)?;
                    // A quicker pace may have made something due.
                    self.game.wait(Duration::ZERO);
                }
            }
        }
        self.tickets.extend(self.game.work.as_ref().map(|work| work.ticket));
        self.places.push(self.game.here());
        self.check()
    }

    fn check_command(&mut self, command: Command) -> Result<(), TestCaseError> {
        let before = (self.game.state(), self.game.session.ticket());
        let stop = self.game.work.as_ref().map(|work| work.stop.clone());
        let was_raised = stop.as_ref().is_some_and(search::Stop::is_raised);
        let hurries = matches!(command, Command::PlayNow);
        let refused = self.game.apply(command).is_err();
        if refused || self.game.events.is_empty() {
            prop_assert_eq!(self.game.state(), before.0, "nothing has changed");
            prop_assert_eq!(self.game.session.ticket(), before.1);
        }
        let is_new = self.game.session.ticket() != before.1;
        if let Some(stop) = stop {
            let expected = is_new || was_raised || hurries && !refused;
            prop_assert_eq!(stop.is_raised(), expected, "the old work is told to stop");
        }
        Ok(())
    }

    /// What must hold at any time.
    fn check(&self) -> Result<(), TestCaseError> {
        let session = &self.game.session;
        let view = session.view();
        let external_engines = ExternalEngines::default();
        let record = session.record();
        let (resumed, _) = Session::go_on(record.clone(), 1, &external_engines, self.game.now)
            .expect("it goes on");
        prop_assert_eq!(resumed.table().view(), session.table().view(), "the tree leads here");
        prop_assert_eq!(resumed.record(), record);
        prop_assert_eq!(resumed.scores(), session.scores());
        prop_assert_eq!(view.ending, session.ending());
        prop_assert_eq!(view.moves.is_empty(), view.ending.is_some(), "moves or an end");
        let timed = session.setup().clock != TimeControl::Unlimited;
        let players = usize::from(session.table().players());
        prop_assert_eq!(session.seats().len(), players);
        prop_assert_eq!(session.clocks(self.game.now).len(), if timed { players } else { 0 });
        let goes_on = view.ending.is_none() && session.flow() != Flow::Paused;
        let engine = session.seats()[view.turn.index()].engine();
        let holds = session.deadline().is_some() && session.ticking().is_none();
        if let Some(work) = &self.game.work {
            prop_assert_eq!((work.player, work.ticket), (view.turn, session.ticket()));
        }
        prop_assert_eq!(self.game.work.is_some() || holds, engine.is_some() && goes_on);
        prop_assert!(session.ticking().is_none() || (timed && goes_on));
        if let Some(deadline) = session.deadline() {
            prop_assert!(goes_on && self.game.now < deadline, "nothing is overdue");
        }
        Ok(())
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn commands_never_panic_and_refusals_change_nothing(
        game in prop::sample::select(&GAMES[..6]),
        options in options(),
        seed: u64,
        commands in prop::collection::vec(asked(), 1..60),
    ) {
        let game = Driven::new(chosen(game, options, seed));
        let mut front = Front { game, tickets: Vec::new(), places: vec![NodeId::START] };
        for asked in commands {
            front.apply(asked)?;
        }
    }

    #[test]
    fn any_set_up_is_taken_or_refused(
        game in "[a-z]{0,3}|morpion(:(width|players|first|misere)=[0-9on]{1,2}){0,1}",
        players in prop::collection::vec("human|random|human:name=.{0,3}|\\PC{1,6}", 0..5),
        first: Option<u64>,
        seed: u64,
        start in prop::option::of("[XO./ ]{0,12}"),
    ) {
        let Ok(game) = game.parse::<Spec>() else { return Ok(()) };
        let players: Vec<Spec> = players.iter().filter_map(|player| player.parse().ok()).collect();
        let count = players.len();
        let setup = Setup { first, seed, start, ..Setup::new(game, players) };
        if let Ok((session, _)) = Session::new(setup, Instant::now()) {
            prop_assert_eq!(session.seats().len(), count);
        }
    }
}

//! Any commands in any order: never a panic, and a refused command changes nothing.

use proptest::prelude::*;
use rules::{Player, Spec};
use session::{Command, NodeId, Setup, Ticket, open_table};

use crate::driven::{Driven, setup};

/// A command, with numbers for what only the session can name.
#[derive(Clone, Debug)]
enum Asked {
    /// The move of that number among the legal ones, by a seat or by whoever is to move.
    Move {
        seat: Option<u8>,
        number: usize,
    },
    Text {
        seat: u8,
        text: String,
    },
    /// What the engine at turn says.
    Think,
    /// A thought with the ticket of that number among those given out.
    Thought {
        ticket: usize,
        text: String,
    },
    Undo(Option<usize>),
    Redo(Option<usize>),
    GoTo(usize),
    Pause,
    Resume,
    Seat {
        seat: u8,
        spec: &'static str,
    },
    Again,
    AgainWith(&'static str, &'static [&'static str], Option<u64>),
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
    ("morpion:align=4", &["human", "human"], None),
    ("morpion", &["human"], None),
    ("morpion", &["human:name=Ann", "human:name=Ann"], None),
    ("morpion", &["human", "human"], Some(3)),
    ("chess", &["human", "human"], None),
];

fn asked() -> impl Strategy<Value = Asked> {
    let some = || prop::option::of(0..6_usize);
    prop_oneof![
        8 => (Just(None), 0..30_usize).prop_map(|(seat, number)| Asked::Move { seat, number }),
        1 => (prop::option::of(0..4_u8), 0..30_usize)
            .prop_map(|(seat, number)| Asked::Move { seat, number }),
        1 => (0..4_u8, "\\PC{0,3}").prop_map(|(seat, text)| Asked::Text { seat, text }),
        8 => Just(Asked::Think),
        1 => (0..20_usize, "[A-D][1-4]").prop_map(|(ticket, text)| Asked::Thought { ticket, text }),
        3 => some().prop_map(Asked::Undo),
        3 => some().prop_map(Asked::Redo),
        2 => (0..20_usize).prop_map(Asked::GoTo),
        1 => Just(Asked::Pause),
        2 => Just(Asked::Resume),
        2 => (0..4_u8, prop::sample::select(SEATS)).prop_map(|(seat, spec)| Asked::Seat { seat, spec }),
        1 => Just(Asked::Again),
        1 => prop::sample::select(GAMES).prop_map(|(game, players, first)| {
            Asked::AgainWith(game, players, first)
        }),
    ]
}

/// A session, and what a front end would remember of it: every ticket and place it ever saw.
struct Front {
    game: Driven,
    tickets: Vec<Ticket>,
    places: Vec<NodeId>,
}

impl Front {
    fn command(&self, asked: Asked) -> Option<Command> {
        let view = self.game.session.view();
        Some(match asked {
            Asked::Move { seat, number } => {
                let text = &view.moves.get(number % view.moves.len().max(1))?.text;
                Command::Play { player: seat.map_or(view.turn, Player), text: text.clone() }
            }
            Asked::Text { seat, text } => Command::Play { player: Player(seat), text },
            Asked::Think => return None,
            Asked::Thought { ticket, text } => {
                let ticket = *self.tickets.get(ticket % self.tickets.len().max(1))?;
                Command::Thought { ticket, text }
            }
            Asked::Undo(moves) => Command::Undo { moves },
            Asked::Redo(moves) => Command::Redo { moves },
            Asked::GoTo(number) => Command::GoTo(self.places[number % self.places.len()]),
            Asked::Pause => Command::Pause,
            Asked::Resume => Command::Resume,
            Asked::Seat { seat, spec } => {
                Command::Seat { player: Player(seat), spec: spec.parse().expect("a spec") }
            }
            Asked::Again => Command::Again,
            Asked::AgainWith(game, players, first) => {
                Command::AgainWith(Setup { first, ..setup(game, players) })
            }
        })
    }

    fn apply(&mut self, asked: Asked) -> Result<(), TestCaseError> {
        if matches!(asked, Asked::Think) {
            if self.game.work.is_some() {
                self.game.think();
            }
        } else if let Some(command) = self.command(asked) {
            let before = self.game.state();
            let stop = self.game.work.as_ref().map(|work| work.stop.clone());
            let refused = self.game.apply(command).is_err();
            if refused || self.game.events.is_empty() {
                prop_assert_eq!(self.game.state(), before, "nothing has changed");
            }
            let raised = stop.map(|stop| stop.is_raised());
            if refused {
                prop_assert_ne!(raised, Some(true), "nor was the engine disturbed");
            } else if !self.game.events.is_empty() {
                prop_assert_ne!(raised, Some(false), "the old work was told to stop");
            }
        }
        self.tickets.extend(self.game.work.as_ref().map(|work| work.ticket));
        self.places.push(self.game.here());
        self.check()
    }

    /// What must hold at any time.
    fn check(&self) -> Result<(), TestCaseError> {
        let session = &self.game.session;
        let view = session.view();
        let mut replayed = open_table(session.game()).expect("the game on the board");
        for text in self.game.line() {
            prop_assert!(replayed.play(&text).is_ok(), "the line can be played");
        }
        prop_assert_eq!(replayed.view(), view.clone(), "the tree leads to the board");
        prop_assert_eq!(session.seats().len(), usize::from(replayed.players()));
        let engine = session.seats()[view.turn.index()].engine();
        let busy = engine.is_some() && view.ending.is_none() && !session.is_paused();
        prop_assert_eq!(self.game.work.is_some(), busy, "work for an engine at turn");
        if let Some(work) = &self.game.work {
            prop_assert_eq!(work.player, view.turn);
            prop_assert!(!work.stop.is_raised());
        }
        Ok(())
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn commands_never_panic_and_refusals_change_nothing(
        (game, players, first) in prop::sample::select(&GAMES[..5]),
        seed: u64,
        commands in prop::collection::vec(asked(), 1..60),
    ) {
        let game = Driven::new(Setup { first, seed, ..setup(game, players) });
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
    ) {
        let Ok(game) = game.parse::<Spec>() else { return Ok(()) };
        let players: Vec<Spec> = players.iter().filter_map(|player| player.parse().ok()).collect();
        let count = players.len();
        if let Ok((session, _)) = session::Session::new(Setup { game, players, first, seed }) {
            prop_assert_eq!(session.seats().len(), count);
        }
    }
}

//! Plays one game and says why it ended.

use std::time::Duration;

use bits::mix;
use rules::{Outcome, Player, Reason};
use search::{Limits, Stop};
use session::{AnyGame, Fault, Seat, open_room};

use crate::{Contest, GameReport, Opening, Pairing, ProgramFailure, adjudication::MoveNotice};

/// Plays the games of a contest, one at a time.
pub struct Referee<'a> {
    contest: &'a Contest,
    table: Box<dyn AnyGame>,
    /// Whether each player's engine takes a seed.
    seeded: Vec<bool>,
}

/// How a game ended, and whether before its time.
struct GameEnd {
    outcome: Outcome,
    reason: Reason,
    fault: Option<ProgramFailure>,
    adjudicated: bool,
}

impl GameEnd {
    /// The player to move loses because its program failed.
    fn failed(loser: Player, seats: usize, fault: &Fault) -> Self {
        let outcome = match seats {
            2 => Outcome::Win(loser.other()),
            _ => Outcome::Lose(loser),
        };
        let fault = Some(ProgramFailure::from(fault));
        Self { outcome, reason: Reason::Fault, fault, adjudicated: false }
    }
}

impl<'a> Referee<'a> {
    /// A referee with a table for the contest's game.
    #[must_use]
    pub fn new(contest: &'a Contest) -> Self {
        let room = open_room(&contest.game).expect("the contest was checked");
        let table = room.open(&contest.game).expect("the contest was checked");
        let seeded = contest.players.iter().map(|player| room.takes_seed(player)).collect();
        Self { contest, table, seeded }
    }

    /// Plays a game to its end; `None` if it was told to stop.
    #[must_use]
    pub fn play(&mut self, pairing: &Pairing, stop: &Stop) -> Option<GameReport> {
        let contest = self.contest;
        self.table.restart();
        self.seat(pairing);
        let opening = contest.openings.lay(pairing.round, contest.seed, &mut *self.table);
        let (position, mut moves) = match opening {
            Opening::Moves(moves) => (None, moves),
            Opening::Position(text) => (Some(text), Vec::new()),
        };
        let opening = moves.len();
        let (mut nodes, mut time) = (0, Duration::ZERO);
        let mut trackers = contest.adjudication.trackers(contest.seats);
        let verdict = loop {
            if let Some(ending) = self.table.ending() {
                let (outcome, reason) = (ending.outcome, ending.reason);
                break GameEnd { outcome, reason, fault: None, adjudicated: false };
            }
            let job = self.table.think(Limits::default(), stop.clone())?;
            let turn = self.table.turn();
            let thought = job(&mut |_| ());
            if stop.is_raised() {
                return None;
            }
            let played = thought.and_then(|advice| {
                let text = self.table.play(&advice.best);
                Ok((text.map_err(|_| Fault::Illegal(advice.best.clone()))?, advice))
            });
            let (text, advice) = match played {
                Ok(played) => played,
                Err(fault) => break GameEnd::failed(turn, contest.seats, &fault),
            };
            nodes += advice.statistics.nodes;
            time += advice.statistics.time;
            moves.push(text);
            let plies = u32::try_from(moves.len()).unwrap_or(u32::MAX);
            let told = MoveNotice { player: advice.player, score: advice.score, plies };
            if let Some((outcome, reason)) = trackers.hear(told)
                && self.table.ending().is_none()
            {
                break GameEnd { outcome, reason, fault: None, adjudicated: true };
            }
        };
        let seats = pairing.seats.clone();
        let number = pairing.number;
        Some(GameReport {
            number,
            seats,
            position,
            moves,
            opening,
            winner: if let Outcome::Win(seat) = verdict.outcome { Some(seat.0) } else { None },
            loser: if let Outcome::Lose(seat) = verdict.outcome { Some(seat.0) } else { None },
            reason: verdict.reason.name().to_owned(),
            fault: verdict.fault,
            adjudicated: verdict.adjudicated,
            nodes,
            seconds: time.as_secs_f64(),
        })
    }

    /// Seats the players, each with lots of its own for this game.
    fn seat(&mut self, pairing: &Pairing) {
        let contest = self.contest;
        for (seat, &player) in Player::all(self.table.players()).zip(&pairing.seats) {
            let spec = &contest.players[player];
            let mut engine = Seat::read(spec).ok().and_then(|seat| seat.engine().cloned());
            let invited = engine
                .as_ref()
                .map(|engine| contest.external_engines.invite(engine, &contest.game));
            if let Some(Ok(Some(mut guest))) = invited {
                guest.set_seed(self.seed(pairing, player));
                self.table.seat_external_engine(seat, guest);
                continue;
            }
            if let Some(engine) = engine.as_mut()
                && self.seeded[player]
                && engine.given("seed").is_none()
            {
                engine.set("seed", self.seed(pairing, player).to_string());
            }
            self.table.seat(seat, engine.as_ref()).expect("the contest was checked");
        }
    }

    /// The seed of a player in a game, whichever program it plays in.
    fn seed(&self, pairing: &Pairing, player: usize) -> u64 {
        let mut lots = fastrand::Rng::with_seed(mix(self.contest.seed, pairing.number));
        let seeds: Vec<u64> = (0..=player).map(|_| lots.u64(..)).collect();
        seeds[player]
    }
}

impl std::fmt::Debug for Referee<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Referee").field("contest", &self.contest).finish_non_exhaustive()
    }
}

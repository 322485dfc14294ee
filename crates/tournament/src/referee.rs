//! Plays one game and says why it ended.

use std::time::{Duration, Instant};

use bits::mix;
use rules::{Outcome, Player, Reason};
use search::{BOOK, Limits, Stop};
use session::{Advice, AnyGame, Fault, Seat, open_room};

use crate::{
    Adjudication, Contest, ContestClock, GameReport, Opening, Pairing, ProgramFailure,
    adjudication::MoveNotice, contest_clock::PlayerClock,
};

/// Plays the games of a contest, one at a time.
pub struct Referee<'a> {
    contest: &'a Contest,
    table: Box<dyn AnyGame>,
    /// Whether each player's engine takes a seed.
    seeded: Vec<bool>,
    /// Whether each player has a book, which is closed unless it is asked for.
    bookish: Vec<bool>,
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
        let fault = Some(ProgramFailure::from(fault));
        Self { fault, ..Self::lost(loser, seats, Reason::Fault) }
    }

    /// A player loses for a reason that is not on the board.
    fn lost(loser: Player, seats: usize, reason: Reason) -> Self {
        let outcome = match seats {
            2 => Outcome::Win(loser.other()),
            _ => Outcome::Lose(loser),
        };
        Self { outcome, reason, fault: None, adjudicated: false }
    }
}

impl<'a> Referee<'a> {
    /// A referee with a table for the contest's game.
    #[must_use]
    pub fn new(contest: &'a Contest) -> Self {
        let room = open_room(&contest.game).expect("the contest was checked");
        let table = room.open(&contest.game).expect("the contest was checked");
        let seeded = contest.players.iter().map(|player| room.takes_seed(player)).collect();
        let bookish = contest.players.iter().map(|player| room.takes_book(player)).collect();
        Self { contest, table, seeded, bookish }
    }

    /// Plays a game to its end; `None` if it was told to stop.
    #[must_use]
    pub fn play(&mut self, pairing: &Pairing, stop: &Stop) -> Option<GameReport> {
        let contest = self.contest;
        self.table.restart();
        self.seat(pairing);
        let opening = contest.openings.lay(pairing.round, contest.seed, &mut *self.table);
        let Opening { position, mut moves } = opening;
        let opening = moves.len();
        let (mut nodes, mut time) = (0, Duration::ZERO);
        let mut searches = Vec::new();
        let mut trackers = contest.adjudication.trackers(contest.seats);
        let mut clocks = contest.clock.map(|clock| vec![ContestClock::start(clock); contest.seats]);
        let verdict = loop {
            if let Some(ending) = self.table.ending() {
                let (outcome, reason) = (ending.outcome, ending.reason);
                break GameEnd { outcome, reason, fault: None, adjudicated: false };
            }
            let turn = self.table.turn().index();
            let clock = clocks.as_mut().map(|clocks| &mut clocks[turn]);
            let (text, advice) = match self.play_turn(clock, stop)? {
                Ok(played) => played,
                Err(end) => break end,
            };
            nodes += advice.statistics.nodes;
            time += advice.statistics.time;
            if contest.notes_searches {
                searches.push((advice.depth, advice.statistics.nodes));
            }
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
            searches,
        })
    }

    /// Puts the opening of a game on the table, and says which it is.
    pub(crate) fn lay_opening(&mut self, pairing: &Pairing) -> Opening {
        let contest = self.contest;
        self.table.restart();
        contest.openings.lay(pairing.round, contest.seed, &mut *self.table)
    }

    /// Plays a move on the table, and returns it as the game writes it; none if it is not legal.
    pub(crate) fn play_text(&mut self, text: &str) -> Option<String> {
        self.table.play(text).ok()
    }

    /// How the game on the table has ended by its rules, if it has.
    pub(crate) fn ending(&self) -> Option<(Outcome, Reason)> {
        self.table.ending().map(|ending| (ending.outcome, ending.reason))
    }

    /// Whose turn it is at the table.
    pub(crate) fn turn(&self) -> Player {
        self.table.turn()
    }

    /// How many sit at the table.
    pub(crate) fn seats(&self) -> usize {
        self.contest.seats
    }

    /// Whether games may be ended early.
    pub(crate) fn may_adjudicate(&self) -> bool {
        self.contest.adjudication != Adjudication::default()
    }

    /// Whether the players have a clock.
    pub(crate) fn has_clock(&self) -> bool {
        self.contest.clock.is_some()
    }

    /// Lets the player to move think and plays its move, by its clock if it has one; `None` if it
    /// was told to stop.
    fn play_turn(
        &mut self,
        mut clock: Option<&mut PlayerClock>,
        stop: &Stop,
    ) -> Option<Result<(String, Advice), GameEnd>> {
        let (turn, seats) = (self.table.turn(), self.contest.seats);
        let limits = clock.as_ref().map_or_else(Limits::default, |clock| clock.limits());
        let job = self.table.think(limits, stop.clone())?;
        let begun = Instant::now();
        let thought = job(&mut |_| ());
        let used = begun.elapsed();
        if stop.is_raised() {
            return None;
        }
        if clock.as_mut().is_some_and(|clock| clock.spend(used).is_err()) {
            return Some(Err(GameEnd::lost(turn, seats, Reason::Time)));
        }
        let played = thought.and_then(|advice| {
            let text = self.table.play(&advice.best);
            Ok((text.map_err(|_| Fault::Illegal(advice.best.clone()))?, advice))
        });
        Some(played.map_err(|fault| GameEnd::failed(turn, seats, &fault)))
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
            if let Some(Ok(Some(mut external))) = invited {
                external.set_seed(self.seed(pairing, player));
                self.table.seat_external_engine(seat, external);
                continue;
            }
            if let Some(engine) = engine.as_mut()
                && self.seeded[player]
                && engine.given("seed").is_none()
            {
                engine.set("seed", self.seed(pairing, player).to_string());
            }
            if let Some(engine) = engine.as_mut()
                && self.bookish[player]
                && engine.given(BOOK.name).is_none()
            {
                engine.set(BOOK.name, "off");
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

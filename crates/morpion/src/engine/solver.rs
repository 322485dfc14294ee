//! Perfect play on small grids, proved.
//!
//! Asks in turn, ply by ply deeper, whether the player to move can force a win and whether the
//! others can force a loss, until one of them can or neither ever will. So the win it finds is the
//! quickest there is, and the loss the slowest. At a table of many, the others are one coalition:
//! the verdict is what the player can force against all of them together.

use std::cmp::Reverse;

use rules::{Game, Player};
use search::{
    Algorithm, Choice, Meter, MoveBounds, Opinion, Report, SearchTask, Stopped, Thought, Ties,
    Trace, meter_of_proof,
};

use crate::{
    Bits, Cell, Morpion, Position, Stones, Strategist, Verdict,
    engine::{
        attack::{Answer, Attack},
        onlooker::{Guided, Onlooker},
        proof::Prover,
    },
};

/// Plays perfectly on small grids, as far as its limits let it.
#[derive(Clone, Copy, Debug)]
pub struct Solver {
    /// Whether to find the verdict on every move, and not only a best one.
    pub thorough: bool,
    /// How many megabytes the positions remembered may take.
    pub megabytes: usize,
    /// What to do when several moves are equally good.
    pub ties: Ties,
}

impl Default for Solver {
    fn default() -> Self {
        Self { thorough: false, megabytes: Self::MEGABYTES, ties: Ties::First }
    }
}

impl Solver {
    /// The most cells that a grid may have.
    pub const LARGEST: u16 = 64;
    /// How many megabytes the positions remembered may take unless set.
    pub const MEGABYTES: usize = 64;

    /// What `player` can force in a position, against all others together; nothing, if that takes
    /// more plies than the meter allows.
    ///
    /// # Errors
    ///
    /// When the meter says stop.
    ///
    /// # Panics
    ///
    /// If the game is over, or the grid larger than [`Solver::LARGEST`].
    pub fn verdict<const W: usize, S: Stones<W>>(
        &self,
        game: &Morpion<W, S>,
        position: &Position<S>,
        player: Player,
        meter: &mut Meter,
    ) -> Result<Option<Verdict>, Stopped> {
        assert!(game.outcome(position).is_none(), "a game that goes on");
        Prover::new(&game.shape, position, self.megabytes, meter, ()).verdict(player)
    }
}

impl<const W: usize, S: Stones<W>> Algorithm<Morpion<W, S>> for Solver {
    fn choose<T: Trace<Morpion<W, S>>>(
        &mut self,
        task: &mut SearchTask<'_, Morpion<W, S>>,
        trace: T,
    ) -> Thought<Cell> {
        let (game, position) = (task.game, task.position());
        let onlooker = Guided::new(game, position, trace);
        let mut own = meter_of_proof(task.meter);
        let prover = Prover::new(&game.shape, position, self.megabytes, &mut own, onlooker);
        let mut case = Case::open(prover);
        let report = &mut task.report;
        let judged = if self.thorough { case.judge_all(report) } else { case.judge_best(report) };
        let thought = if judged.is_ok() && case.verdict.is_some() {
            case.choose_among_equals(|count| self.ties.draw(task.history, count));
            case.follow();
            let thought = case.thought();
            task.meter.add(&own.counted);
            thought
        } else {
            let (known, thought) = (case.known(), case.thought());
            task.meter.add(&own.counted);
            let opinion = Opinion::ask(&mut Strategist { ties: self.ties }, task);
            let best = opinion.choose(&known);
            Thought { best, line: vec![best], ..thought }
        };
        let thought = Thought { statistics: task.meter.statistics(), ..thought };
        task.report.tell(&thought);
        thought
    }
}

/// A position under judgement.
struct Case<'a, O> {
    prover: Prover<'a, O>,
    /// The moves, the best known first.
    moves: Vec<Cell>,
    /// What the best move leads to, if that is known.
    verdict: Option<Verdict>,
    /// The moves that are known to lose, though not all of them how late.
    lost: Vec<Cell>,
    /// How many plies were looked at.
    depth: u32,
    line: Vec<Cell>,
    choices: Vec<Choice<Cell>>,
}

impl<'a, O: Onlooker> Case<'a, O> {
    fn open(prover: Prover<'a, O>) -> Self {
        let mut moves: Vec<Cell> = prover.field.free().iter().collect();
        moves.sort_by_key(|&cell| {
            let end = prover.end_by(cell).unwrap_or(Verdict::Draw);
            Reverse((end.score(), prover.promise(cell)))
        });
        let lost = moves.iter().copied();
        let lost = lost.filter(|&cell| prover.end_by(cell) == Some(Verdict::Loss(1))).collect();
        let (line, choices) = (Vec::new(), Vec::new());
        Self { prover, moves, verdict: None, lost, depth: 0, line, choices }
    }

    /// What is known of every move: one if it wins, minus one if it loses.
    fn known(&self) -> Vec<MoveBounds<Cell>> {
        let known = |&played: &Cell| {
            let judged = self.choices.iter().find(|choice| choice.played == played && choice.exact);
            let (lower, upper) = match judged {
                Some(choice) => (choice.score.0.signum(), choice.score.0.signum()),
                None if self.lost.contains(&played) => (-1, -1),
                None => (-1, 1),
            };
            MoveBounds { played, lower, upper }
        };
        self.moves.iter().map(known).collect()
    }

    fn thought(&self) -> Thought<Cell> {
        let best = self.moves[0];
        Thought {
            best,
            score: self.verdict.unwrap_or(Verdict::Draw).score(),
            depth: self.depth,
            line: if self.line.is_empty() { vec![best] } else { self.line.clone() },
            choices: self.choices.clone(),
            others: Vec::new(),
            statistics: self.prover.meter.statistics(),
        }
    }

    /// Finds one best move; of the others it is then known that they are no better.
    fn judge_best(&mut self, report: &mut Report<'_, Cell>) -> Result<(), Stopped> {
        let me = self.prover.field.turn;
        self.verdict = match self.prover.end_by(self.moves[0]) {
            Some(end) => Some(end),
            None => self.prover.deepening().verdict(me, |attack, plies| {
                let answer = self.ask(attack, plies)?;
                self.depth = plies.into();
                report.tell(&self.thought());
                Ok(answer)
            })?,
        };
        let Some(verdict) = self.verdict else { return Ok(()) };
        let choice = |(index, &played)| Choice::searched(played, verdict.score(), index == 0);
        self.choices = self.moves.iter().enumerate().map(choice).collect();
        Ok(())
    }

    /// Asks about the attack after every move, until one of them settles it; that one comes first.
    fn ask(&mut self, attack: Attack, plies: u8) -> Result<Answer, Stopped> {
        if plies == 1 {
            return Ok(Answer::Held);
        }
        let attacking = attack.includes(self.prover.field.turn);
        let mut all_never = true;
        for index in 0..self.moves.len() {
            let cell = self.moves[index];
            if self.prover.end_by(cell).is_some() {
                continue;
            }
            let answer = self.prover.after(cell, attack, plies - 1, 1)?;
            if attacking == (answer == Answer::Forced) {
                self.moves[..=index].rotate_right(1);
                return Ok(answer);
            }
            if answer == Answer::Forced {
                self.lost.push(cell);
            }
            all_never &= answer == Answer::Never;
        }
        Ok(match (attacking, all_never) {
            (false, _) => Answer::Forced,
            (true, true) => Answer::Never,
            (true, false) => Answer::Held,
        })
    }

    /// Finds the verdict on every move.
    fn judge_all(&mut self, report: &mut Report<'_, Cell>) -> Result<(), Stopped> {
        let mut best: Option<Verdict> = None;
        let mut all_known = true;
        for index in 0..self.moves.len() {
            let cell = self.moves[index];
            let Some(verdict) = self.prover.verdict_on(cell)? else {
                all_known = false;
                continue;
            };
            self.choices.push(Choice::searched(cell, verdict.score(), true));
            if best.is_none_or(|best| best.score() < verdict.score()) {
                best = Some(verdict);
                self.moves[..=index].rotate_right(1);
            }
            // That some moves lose says nothing about the others.
            let certain = matches!(best, Some(Verdict::Win(_)));
            self.verdict = best.filter(|_| certain);
            report.tell(&self.thought());
        }
        self.verdict = best.filter(|_| all_known || self.verdict.is_some());
        Ok(())
    }

    /// Lets `draw` decide among the moves known to be equally good.
    fn choose_among_equals(&mut self, draw: impl Fn(usize) -> usize) {
        let best = self.thought().score;
        let equal = |choice: &&Choice<Cell>| choice.exact && choice.score == best;
        let equals: Vec<Cell> = self.choices.iter().filter(equal).map(|one| one.played).collect();
        if !equals.is_empty() {
            let chosen = equals[draw(equals.len())];
            self.moves.retain(|&cell| cell != chosen);
            self.moves.insert(0, chosen);
        }
    }

    /// Plays the line out that leads to the verdict, if it is not a draw.
    fn follow(&mut self) {
        let me = self.prover.field.turn;
        let (attack, plies) = match self.verdict {
            Some(Verdict::Win(plies)) => (Attack::By(me), plies),
            Some(Verdict::Loss(plies)) => (Attack::On(me), plies),
            _ => return,
        };
        let mut next = Some(self.moves[0]);
        for left in (0..plies).rev() {
            let Some(cell) = next else { return };
            self.line.push(cell);
            self.prover.play(cell);
            let ply = plies - left;
            let left = u8::try_from(left).expect("at most 64 plies");
            next = self.prover.next_move(attack, left, ply).unwrap_or_default();
        }
    }
}

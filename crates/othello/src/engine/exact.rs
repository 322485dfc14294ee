//! The endgame solver: an engine that reads a game to its end.

use std::cmp::Reverse;

use rules::Game;
use search::{
    Algorithm, Choice, Guide, Meter, MoveBounds, Opinion, Pvs, Score, SearchTask, Statistics,
    Stopped, Techniques, Thought, Trace, meter_of_proof,
};

use super::{
    confidence::Confidence,
    node::{Node, Window},
    reading::Reading,
    table::{Bounds, Table},
};
use crate::{FewestReplies, Grid, Move, Othello, Patterns, Position, Set, Squares, learned::fits};

/// Reads the game to its end and plays the best move there is: a second with twenty empty squares,
/// and each square more takes two or three times as long.
///
/// Its score is the final disc difference for the player to move, squares that stay empty given to
/// the winner. It knows no horizon, so a limit of depth means nothing to it. Stopped early, it
/// plays what the general search likes most among the moves that are not proved to be worse than
/// another; the score is then the one nearest to a draw that is still possible, and the depth is
/// zero.
#[derive(Debug)]
pub struct Exact<S> {
    table: Table<S>,
    megabytes: usize,
    /// The size of the boards in the table: on another one they would be other positions.
    size: u8,
}

impl<S: Squares> Exact<S> {
    /// How many megabytes its table may take unless told otherwise: enough for the whole game on
    /// 6×6 and for the last twenty-two squares on 8×8.
    pub const MEGABYTES: usize = 128;

    /// An engine whose table may grow to `megabytes`.
    #[must_use]
    pub const fn new(megabytes: usize) -> Self {
        Self { table: Table::new(), megabytes, size: 0 }
    }
}

impl<S: Squares> Default for Exact<S> {
    fn default() -> Self {
        Self::new(Self::MEGABYTES)
    }
}

impl<G: Grid> Algorithm<Othello<G>> for Exact<Set<G>> {
    fn choose<T: Trace<Othello<G>>>(
        &mut self,
        task: &mut SearchTask<'_, Othello<G>>,
        trace: T,
    ) -> Thought<Move> {
        let game = task.game;
        let root = Node::root(game, *task.position());
        if self.size != game.grid().size() {
            self.table = Table::new();
            self.size = game.grid().size();
        }
        self.table.begin(root.empties, self.megabytes);
        let mut own = meter_of_proof(task.meter);
        let mut known = Knowledge::of(game, &root.position);
        let mut thought = known.thought(own.statistics());
        let mut reading = Reading::new(game, &mut own, &mut self.table, trace);
        let squares = game.squares().cast_signed();
        let preferred = selective_passes(&mut reading, &root);
        if let Some((best, _)) = preferred {
            known.prefer(best);
        }
        let mut bracket = Bracket::around(preferred.map_or(0, |(_, value)| value), squares);
        while let Some(window) = bracket.window() {
            reading.read.clear();
            let value = reading.value(&root, window);
            known.learn(&reading.read, window);
            let Ok(value) = value else { break };
            bracket.narrow(window, value);
            thought = match bracket.solution() {
                Some(value) => solution(&reading.read, window, value, root.empties),
                None => known.thought(reading.meter.statistics()),
            };
            task.report.tell(&thought);
        }
        task.meter.add(&own.counted);
        if let Some(value) = bracket.solution() {
            let after = game.after(&root.position, thought.best);
            thought.line.extend(line(game, task.meter, &mut self.table, after, -value));
        } else {
            let opinion = match preferred {
                Some(_) => Opinion::NONE,
                None => Opinion::ask(&mut general(), task),
            };
            thought.best = opinion.choose(&known.moves);
            thought.line = vec![thought.best];
            thought.score = bracket.nearest_to_draw();
        }
        thought.statistics = task.meter.statistics();
        thought
    }

    fn clear(&mut self) {
        self.table = Table::new();
    }
}

/// The search that judges where the end cannot be read.
fn general() -> Pvs<Patterns, FewestReplies> {
    Pvs::new(Patterns::shipped(), FewestReplies, Techniques::ALL)
}

/// Goes over the tree selectively, each time surer than before, so that the exact pass finds the
/// best moves first; returns the best move and its value as the last pass that was finished saw
/// them.
fn selective_passes<G: Grid, T: Trace<Othello<G>>>(
    reading: &mut Reading<'_, G, T>,
    root: &Node<Set<G>>,
) -> Option<(Move, i32)> {
    let squares = reading.game.squares().cast_signed();
    let mut found = None;
    if !fits(reading.game) {
        return None;
    }
    for confidence in Confidence::passes(root.empties) {
        reading.confidence = confidence;
        let guess = match found {
            Some((_, value)) => value,
            None => reading.first_guess(root).ok()?,
        };
        let mut bracket = Bracket::around(guess, squares);
        while let Some(window) = bracket.window() {
            reading.read.clear();
            let Ok(value) = reading.value(root, window) else {
                reading.confidence = Confidence::EXACT;
                return found;
            };
            bracket.narrow(window, value);
        }
        let best = reading.read.iter().rev().max_by_key(|choice| choice.score);
        found = best.map(|choice| choice.played).zip(bracket.solution());
    }
    reading.confidence = Confidence::EXACT;
    found
}

/// What has been read so far about every move.
struct Knowledge {
    moves: Vec<MoveBounds<Move>>,
}

impl Knowledge {
    /// Nothing, but which moves look promising.
    fn of<G: Grid>(game: &Othello<G>, position: &Position<Set<G>>) -> Self {
        let squares = game.squares().cast_signed();
        let moves = game.moves(position).expect("a game that goes on");
        let mut moves: Vec<_> =
            moves.map(|played| MoveBounds { played, lower: -squares, upper: squares }).collect();
        moves.sort_by_key(|known| Reverse(FewestReplies.promise(game, position, known.played)));
        Self { moves }
    }

    /// Puts a move first that is preferred as long as nothing is known of it.
    fn prefer(&mut self, best: Move) {
        self.moves.sort_by_key(|known| known.played != best);
    }

    /// Takes in what has been read within a window.
    fn learn(&mut self, read: &[Choice<Move>], window: Window) {
        for &Choice { played, score: Score(score), exact, .. } in read {
            let Some(known) = self.moves.iter_mut().find(|known| known.played == played) else {
                continue;
            };
            if exact || score >= window.beta {
                known.lower = known.lower.max(score);
            }
            if exact || score < window.beta {
                known.upper = known.upper.min(score);
            }
        }
    }

    /// What can be said before the game is read to its end: not how good the position is.
    fn thought(&self, statistics: Statistics) -> Thought<Move> {
        let best = Opinion::NONE.choose(&self.moves);
        let choice = |known: &MoveBounds<Move>| {
            Choice::searched(known.played, Score(known.upper), known.lower == known.upper)
        };
        let choices = self.moves.iter().map(choice).collect();
        Thought { choices, ..Thought::of_move(best, statistics) }
    }
}

/// The thought that comes of the window in which a position was found worth `value`.
fn solution(read: &[Choice<Move>], window: Window, value: i32, empties: u32) -> Thought<Move> {
    // Of moves alike the first: the others were only shown to be no better.
    let best = read.iter().rev().max_by_key(|choice| choice.score).expect("a move was read");
    // Of a move that was too good for the window nobody knows how good it is.
    let known = |choice: &&Choice<Move>| choice.score.0 < window.beta;
    Thought {
        score: Score(value),
        depth: empties,
        choices: read.iter().filter(known).copied().collect(),
        ..Thought::of_move(best.played, Statistics::default())
    }
}

/// The moves of a game that both play as well as they can from a position worth `value`.
fn line<G: Grid>(
    game: &Othello<G>,
    meter: &mut Meter,
    table: &mut Table<Set<G>>,
    mut position: Position<Set<G>>,
    mut value: i32,
) -> Vec<Move> {
    let mut line = Vec::new();
    let mut reading = Reading::new(game, meter, table, ());
    while game.outcome(&position).is_none() {
        reading.read.clear();
        let window = Window { alpha: value - 1, beta: value };
        if reading.value(&Node::root(game, position), window) == Err(Stopped) {
            break;
        }
        let as_good = |choice: &&Choice<Move>| value <= choice.score.0;
        let best = reading.read.iter().find(as_good).expect("a move that keeps the value").played;
        line.push(best);
        position = game.after(&position, best);
        value = -value;
    }
    line
}

/// What is known of the root, and where to look next.
///
/// Small windows are quickly read. The first is around a guess; the next ones go from there towards
/// the truth in growing steps.
struct Bracket {
    bounds: Bounds,
    guess: i32,
    step: i32,
}

impl Bracket {
    /// Nothing is known but the number of squares, and a guess.
    fn around(guess: i32, squares: i32) -> Self {
        Self { bounds: Bounds { lower: -squares, upper: squares }, guess, step: 1 }
    }

    /// The next window to read; none when the truth is known.
    fn window(&self) -> Option<Window> {
        let Bounds { lower, upper } = self.bounds;
        (lower < upper).then(|| Window {
            alpha: (self.guess - self.step).max(lower - 1),
            beta: (self.guess + self.step).min(upper + 1),
        })
    }

    /// Takes in what came of a window.
    fn narrow(&mut self, window: Window, value: i32) {
        if window.alpha < value {
            self.bounds.lower = value;
        }
        if value < window.beta {
            self.bounds.upper = value;
        }
        self.guess = if value <= window.alpha { value - 1 } else { value + 1 };
        self.step *= 2;
    }

    /// The score that says the least: a draw unless that is ruled out.
    fn nearest_to_draw(&self) -> Score {
        Score(0.clamp(self.bounds.lower, self.bounds.upper))
    }

    /// The truth, once it is known.
    fn solution(&self) -> Option<i32> {
        let Bounds { lower, upper } = self.bounds;
        (lower == upper).then_some(lower)
    }
}

//! The engine that reads a game to its end.

use rules::{Game, History};
use search::{Algorithm, Choice, Guide, Meter, Score, Stopped, Thought, Trace};

use super::{
    reading::{Node, Reading, Window},
    table::{Bounds, Table},
};
use crate::{FewestReplies, Grid, Move, Othello, Position, Set, Squares};

/// Reads the game to its end and plays the best move there is: a second with twenty empty squares,
/// and each square more takes two or three times as long.
///
/// Its score is the final disc difference for the player to move, squares that stay empty given to
/// the winner. It knows no horizon, so a limit of depth means nothing to it; stopped early, it
/// plays the best of what it has read.
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

    /// An engine whose table may grow to so many megabytes.
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
        game: &Othello<G>,
        history: &History<Othello<G>>,
        meter: &mut Meter,
        report: &mut dyn FnMut(&Thought<Move>),
        trace: T,
    ) -> Thought<Move> {
        let root = Node::root(game, *history.position());
        if self.size != game.grid().size() {
            self.table = Table::new();
            self.size = game.grid().size();
        }
        self.table.make_room(root.empties, self.megabytes);
        let promise = |&played: &Move| FewestReplies.promise(game, &root.position, played);
        let moves = game.moves(&root.position).expect("a game that goes on");
        let likely = moves.max_by_key(promise).expect("a game that goes on has a move");
        let mut thought = Thought::of_move(likely, meter.statistics());
        let mut reading = Reading::new(game, meter, &mut self.table, trace);
        let mut bracket = Bracket::around_a_draw(game.squares().cast_signed());
        while let Some(window) = bracket.window() {
            reading.read.clear();
            let value = reading.value(&root, window);
            keep_best(&mut thought, &reading.read, window);
            thought.statistics = reading.meter.statistics();
            let Ok(value) = value else { break };
            thought.depth = root.empties;
            bracket.narrow(window, value);
            report(&thought);
        }
        if let Some(value) = bracket.solution() {
            thought.score = Score(value);
            let after = game.after(&root.position, thought.best);
            thought.line.extend(line(game, meter, &mut self.table, after, -value));
            thought.statistics = meter.statistics();
        }
        thought
    }

    fn let_go(&mut self) {
        self.table = Table::new();
    }
}

/// Takes over what has been read within a window, if anything.
fn keep_best(thought: &mut Thought<Move>, read: &[Choice<Move>], window: Window) {
    // Of moves alike the first: the others were only shown to be no better.
    let Some(best) = read.iter().rev().max_by_key(|choice| choice.score) else { return };
    thought.best = best.played;
    thought.score = best.score;
    thought.line = vec![best.played];
    // Of a move that was too good for the window nobody knows how good it is.
    let known = |choice: &&Choice<Move>| choice.score.0 < window.beta;
    thought.choices = read.iter().filter(known).copied().collect();
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
/// Small windows are quickly read. The first asks who wins; the next ones go from there towards
/// the truth in growing steps.
struct Bracket {
    bounds: Bounds,
    guess: i32,
    step: i32,
}

impl Bracket {
    /// Nothing is known but the number of squares.
    fn around_a_draw(squares: i32) -> Self {
        Self { bounds: Bounds { lower: -squares, upper: squares }, guess: 0, step: 1 }
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

    /// The truth, once it is known.
    fn solution(&self) -> Option<i32> {
        let Bounds { lower, upper } = self.bounds;
        (lower == upper).then_some(lower)
    }
}

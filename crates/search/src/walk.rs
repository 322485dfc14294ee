//! What every depth-first search carries from node to node.

use rules::{Game, Outcome, Player};

use crate::{
    Entry, Evaluator, Exit, Note, Score, SearchTask, Stopped, Trace, Transition, Why,
    pv_table::PvTable, repetitions::Repetitions,
};

/// What every depth-first search carries from node to node.
///
/// There are two *sides*, the player that the search is about and everyone else: ordinary play
/// for two, and for more than two everyone against one.
pub(crate) struct Walk<'a, G: Game, E, T> {
    pub(crate) task: SearchTask<'a, G>,
    pub(crate) evaluator: &'a E,
    pub(crate) pv: PvTable<G::Move>,
    pub(crate) repetitions: Repetitions<'a, G>,
    /// The player that the search is about.
    pub(crate) me: Player,
    /// Whether an opinion was asked since this flag was last lowered: if not, everything
    /// below was seen to the end of the game.
    pub(crate) opinion_asked: bool,
    trace: T,
}

/// A node as it is opened: moves to look at, or a score with nothing below it.
pub(crate) enum Node<I> {
    Open(I),
    /// For the player that the search is about.
    Leaf(Score),
}

/// A position on the way of a search, with what the evaluator has followed to it.
pub(crate) struct Waypoint<G: Game, E: Evaluator<G>> {
    pub(crate) position: G::Position,
    state: E::State,
}

/// Why there is nothing below a node.
#[derive(Clone, Copy, Debug)]
pub(crate) enum End {
    /// The game is over here.
    Finished(Outcome),
    /// The search looks no further.
    Horizon,
}

impl End {
    /// The same, for who watches.
    #[inline]
    pub(crate) fn why(self) -> Why {
        match self {
            End::Finished(_) => Why::Finished,
            End::Horizon => Why::Horizon,
        }
    }

    /// How the game ended, if it has.
    #[inline]
    pub(crate) fn outcome(self) -> Option<Outcome> {
        match self {
            End::Finished(outcome) => Some(outcome),
            End::Horizon => None,
        }
    }
}

/// Where in the tree a node is, and what is asked of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NodeFrame<M> {
    /// The move that led here.
    pub(crate) played: Option<M>,
    /// How many moves to look ahead from here.
    pub(crate) depth: u32,
    /// How many moves from the root.
    pub(crate) ply: u32,
    /// The window, for the side to move.
    pub(crate) alpha: Score,
    pub(crate) beta: Score,
}

impl<M> NodeFrame<M> {
    /// The root, with everything still possible.
    pub(crate) fn root(depth: u32) -> Self {
        Self { played: None, depth, ply: 0, alpha: -Score::MAX, beta: Score::MAX }
    }

    /// One move further down, with the same window.
    #[inline]
    pub(crate) fn below(&self, played: M) -> Self {
        let Self { depth, ply, alpha, beta, .. } = *self;
        Self { played: Some(played), depth: depth.saturating_sub(1), ply: ply + 1, alpha, beta }
    }

    /// The window seen from the other side.
    #[inline]
    pub(crate) fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha, ..self }
    }
}

impl<'a, G: Game, E: Evaluator<G>, T: Trace<G>> Walk<'a, G, E, T> {
    pub(crate) fn new(task: &'a mut SearchTask<'_, G>, evaluator: &'a E, trace: T) -> Self {
        let repetitions = Repetitions::new(task.game, task.history);
        let me = task.history.turn(task.game);
        let task = task.lend();
        Self { task, evaluator, pv: PvTable::new(), repetitions, me, opinion_asked: false, trace }
    }

    /// The rules.
    #[inline]
    pub(crate) fn game(&self) -> &'a G {
        self.task.game
    }

    /// Where the search begins.
    pub(crate) fn start(&self) -> Waypoint<G, E> {
        let position = self.task.position().clone();
        let state = self.evaluator.start(self.game(), &position);
        Waypoint { position, state }
    }

    /// Where a move leads.
    #[inline]
    pub(crate) fn after(&self, here: &Waypoint<G, E>, played: G::Move) -> Waypoint<G, E> {
        let (game, before) = (self.game(), &here.position);
        let position = game.after(before, played);
        let step = Transition { before, played, after: &position };
        let state = self.evaluator.after(game, &here.state, step);
        Waypoint { position, state }
    }

    /// How many moves ahead the meter allows to look: one at least.
    pub(crate) fn depth(&self) -> u32 {
        self.task.meter.depth().max(1)
    }

    /// Whether the player that the search is about is to move.
    #[inline]
    pub(crate) fn is_mine(&self, position: &G::Position) -> bool {
        self.game().turn(position) == self.me
    }

    /// A score as the side to move in `position` sees it, from one for the player that the search
    /// is about; and the other way round.
    #[inline]
    pub(crate) fn turned(&self, position: &G::Position, score: Score) -> Score {
        if self.is_mine(position) { score } else { -score }
    }

    /// Enters a node: counts it and finds its moves, or its score if the game is over here or this
    /// is the horizon.
    #[inline]
    pub(crate) fn enter<'p>(
        &mut self,
        here: &'p Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
        is_horizon: bool,
    ) -> Result<Node<impl Iterator<Item = G::Move> + use<'a, 'p, G, E, T>>, Stopped> {
        Ok(match self.open(here, frame, is_horizon)? {
            Ok(moves) => Node::Open(moves),
            Err(end) => Node::Leaf(self.leave_end(here, frame, end)),
        })
    }

    /// Enters a node and, if nothing is below it, leaves it to the caller to judge and to leave.
    #[inline]
    pub(crate) fn open<'p>(
        &mut self,
        here: &'p Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
        is_horizon: bool,
    ) -> Result<Result<impl Iterator<Item = G::Move> + use<'a, 'p, G, E, T>, End>, Stopped> {
        self.begin(&here.position, frame)?;
        Ok(self.moves(here, is_horizon))
    }

    /// Begins a node: counts it and tells the trace, before anything is known about it.
    #[inline]
    pub(crate) fn begin(
        &mut self,
        position: &G::Position,
        frame: &NodeFrame<G::Move>,
    ) -> Result<(), Stopped> {
        self.task.meter.visit(frame.ply)?;
        self.pv.begin(frame.ply);
        let (alpha, beta) = self.window(position, frame);
        let NodeFrame { played, depth, .. } = *frame;
        self.trace.enter(Entry { played, position, depth, alpha, beta });
        Ok(())
    }

    /// The moves of a node that has begun, or why there is nothing below it.
    #[inline]
    pub(crate) fn moves<'p>(
        &mut self,
        here: &'p Waypoint<G, E>,
        is_horizon: bool,
    ) -> Result<impl Iterator<Item = G::Move> + use<'a, 'p, G, E, T>, End> {
        let (game, position) = (self.game(), &here.position);
        let end = match game.moves(position) {
            Err(outcome) => End::Finished(outcome),
            Ok(_) if self.repetitions.is_repeated(game, position) => End::Finished(Outcome::Draw),
            Ok(_) if is_horizon => {
                self.opinion_asked = true;
                End::Horizon
            }
            Ok(moves) => return Ok(moves),
        };
        self.task.meter.counted.leaves += 1;
        Err(end)
    }

    /// Leaves a node that has begun, and in which the game goes on, with an opinion: its score for
    /// the player that the search is about.
    #[inline]
    pub(crate) fn leave_horizon(
        &mut self,
        here: &Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
    ) -> Score {
        self.opinion_asked = true;
        self.task.meter.counted.leaves += 1;
        self.leave_end(here, frame, End::Horizon)
    }

    /// Judges and leaves a node with nothing below it: its score for the player that the search is
    /// about.
    #[inline]
    pub(crate) fn leave_end(
        &mut self,
        here: &Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
        end: End,
    ) -> Score {
        let score = self.judged(here, end, self.me, frame.ply);
        let turned = self.turned(&here.position, score);
        self.leave_known(&here.position, frame, turned, (end.why(), end.outcome()));
        score
    }

    /// What a position with nothing below it is worth to `player`.
    #[inline]
    pub(crate) fn judged(
        &self,
        here: &Waypoint<G, E>,
        end: End,
        player: Player,
        ply: u32,
    ) -> Score {
        let (game, evaluator) = (self.game(), self.evaluator);
        let Waypoint { position, state } = here;
        match end {
            End::Finished(outcome) => evaluator.finished(game, position, outcome, player, ply),
            End::Horizon => evaluator.evaluate_with(game, position, state, player),
        }
    }

    /// What the evaluator makes of the position that a move leads to, for the player who moves, if
    /// nothing but the order of moves depends on it.
    pub(crate) fn opinion_after(&self, here: &Waypoint<G, E>, played: G::Move) -> Score {
        let game = self.game();
        let next = self.after(here, played);
        let end = game.outcome(&next.position).map_or(End::Horizon, End::Finished);
        self.judged(&next, end, game.turn(&here.position), 0)
    }

    /// Leaves an open node with the value found for its side to move; the frame has what is left
    /// of the window.
    #[inline]
    pub(crate) fn leave(
        &mut self,
        position: &G::Position,
        frame: &NodeFrame<G::Move>,
        score: Score,
    ) {
        let why = if frame.beta <= score { Why::Cut } else { Why::Exhausted };
        self.leave_known(position, frame, score, (why, None));
    }

    /// Leaves a node with its value for the side to move, for a reason of the caller's and with the
    /// outcome of the game, if that is the reason.
    #[inline]
    pub(crate) fn leave_known(
        &mut self,
        position: &G::Position,
        frame: &NodeFrame<G::Move>,
        score: Score,
        (why, outcome): (Why, Option<Outcome>),
    ) {
        if why == Why::Cut {
            self.task.meter.counted.cutoffs += 1;
        }
        let (alpha, beta) = self.window(position, frame);
        let score = self.turned(position, score);
        self.trace.leave(Exit { score, alpha, beta, why, outcome });
    }

    /// Tells who watches something about the node entered last.
    #[inline]
    pub(crate) fn note(&mut self, note: Note<'_, G::Move>) {
        self.trace.note(note);
    }

    /// What the evaluator makes of a position, for the player that the search is about.
    #[inline]
    pub(crate) fn opinion(&mut self, here: &Waypoint<G, E>) -> Score {
        self.opinion_asked = true;
        self.evaluator.evaluate_with(self.game(), &here.position, &here.state, self.me)
    }

    /// The window of a frame as the player that the search is about sees it.
    #[inline]
    fn window(&self, position: &G::Position, frame: &NodeFrame<G::Move>) -> (Score, Score) {
        if self.is_mine(position) { (frame.alpha, frame.beta) } else { (-frame.beta, -frame.alpha) }
    }
}

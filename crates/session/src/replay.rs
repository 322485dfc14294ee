//! Looking at a game again while the table stays as it is.

use std::{
    fmt,
    time::{Duration, Instant},
};

use rules::{Player, Translated};

use crate::{
    AnyGame, GameResult, GameTree, NodeId, Session, SessionError, Turn, View, session::walk,
};

/// A game looked at again, finished or not, by one who watches. The table it is played at stays
/// as it is; like a session, a replay is told what time it is and says when to be woken.
pub struct Replay {
    table: Box<dyn AnyGame>,
    tree: GameTree,
    /// How long each move is shown.
    pace: Duration,
    /// When the next move is shown, while it plays.
    next: Option<Instant>,
}

/// What can be asked of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayCommand {
    /// Show one move after the other; from the start, if the end is on the board.
    Play,
    /// Stay at this move.
    Pause,
    /// Go on by this number of moves, or back; as far as there are any.
    Step(isize),
    /// Show a place in the tree.
    Jump(NodeId),
    /// Show each move for so long.
    Pace(Duration),
    /// Time has passed: see [`Replay::deadline`].
    Tick,
}

/// What happened in a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayEvent {
    /// Another place is shown.
    Shown {
        /// The place.
        node: NodeId,
    },
    /// Moves are shown one after the other.
    Playing,
    /// They no longer are: a command said so, or the game has no more.
    Paused,
}

impl Session {
    /// A replay of this game that shows its start; branches can be jumped to.
    #[must_use]
    pub fn replay(&self) -> Replay {
        let mut replay = Replay {
            table: self.table().fork(),
            tree: self.tree().clone(),
            pace: Replay::PACE,
            next: None,
        };
        replay.show(NodeId::START);
        replay
    }
}

impl Replay {
    /// How long each move is shown by default.
    pub const PACE: Duration = Duration::from_secs(1);

    /// Carries out a command at a given time.
    ///
    /// # Errors
    ///
    /// If there is no such place; nothing is changed then.
    pub fn apply(
        &mut self,
        command: ReplayCommand,
        now: Instant,
    ) -> Result<Vec<ReplayEvent>, SessionError> {
        Ok(match command {
            ReplayCommand::Play => self.play(now),
            ReplayCommand::Pause => self.pause(),
            ReplayCommand::Step(moves) => {
                let mut events = self.pause();
                events.extend(self.show(self.at_distance(moves)));
                events
            }
            ReplayCommand::Jump(node) if !self.tree.contains(node) => {
                return Err(SessionError::NoSuchPlace);
            }
            ReplayCommand::Jump(node) => {
                let shown = self.show(node);
                self.wait_from(now);
                shown.into_iter().collect()
            }
            ReplayCommand::Pace(pace) => {
                self.pace = pace;
                self.wait_from(now);
                Vec::new()
            }
            ReplayCommand::Tick => self.tick(now),
        })
    }

    fn play(&mut self, now: Instant) -> Vec<ReplayEvent> {
        if self.next.is_some() {
            return Vec::new();
        }
        let mut events = vec![ReplayEvent::Playing];
        if self.node() == self.end() {
            events.extend(self.show(NodeId::START));
        }
        self.next = Some(now);
        self.wait_from(now);
        events
    }

    fn pause(&mut self) -> Vec<ReplayEvent> {
        self.next.take().map(|_| ReplayEvent::Paused).into_iter().collect()
    }

    /// Shows the next move if its time has come, and stops at the last.
    fn tick(&mut self, now: Instant) -> Vec<ReplayEvent> {
        if self.next.is_none_or(|next| now < next) {
            return Vec::new();
        }
        let mut events: Vec<ReplayEvent> = self.show(self.at_distance(1)).into_iter().collect();
        self.wait_from(now);
        if self.node() == self.end() {
            events.extend(self.pause());
        }
        events
    }

    /// While it plays, the move on the board is shown from now on.
    fn wait_from(&mut self, now: Instant) {
        if self.next.is_some() {
            self.next = Some(now.checked_add(self.pace).unwrap_or(now));
        }
    }

    /// The node `moves` further on, or back.
    fn at_distance(&self, moves: isize) -> NodeId {
        let mut node = self.node();
        for _ in 0..moves.unsigned_abs() {
            let next = if moves < 0 { self.tree.parent(node) } else { self.tree.onward(node) };
            let Some(next) = next else { break };
            node = next;
        }
        node
    }

    /// Where the line ends that is being shown.
    fn end(&self) -> NodeId {
        self.tree.ahead().last().unwrap_or_else(|| self.node())
    }

    fn show(&mut self, node: NodeId) -> Option<ReplayEvent> {
        if node == self.node() {
            return None;
        }
        walk(&mut *self.table, &self.tree, self.tree.current(), node);
        self.tree.go_to(node);
        Some(ReplayEvent::Shown { node })
    }

    /// Takes in what has been played meanwhile. If another game has begun, its start is shown.
    pub fn follow(&mut self, session: &Session) {
        let here = self.node();
        let was_at_end = here == self.end();
        let goes_on = session.tree().goes_on_from(&self.tree);
        let (pace, next) = (self.pace, self.next.filter(|_| goes_on));
        *self = Self { pace, next, ..session.replay() };
        if goes_on {
            self.show(if was_at_end { self.end() } else { here });
        }
    }
}

impl fmt::Debug for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replay").field("node", &self.node()).finish_non_exhaustive()
    }
}

/// Looking.
impl Replay {
    /// The place that is shown. To play on from there, send the session to it.
    #[must_use]
    pub fn node(&self) -> NodeId {
        self.tree.current()
    }

    /// What there is to see; nothing can be played in a replay.
    #[must_use]
    pub fn view(&self) -> View {
        let mut view = self.table.view();
        view.moves.clear();
        view.ending = self.tree.end(self.node()).map(GameResult::ending);
        view
    }

    /// What the opening is called of the moves that led here, if it has a name.
    #[must_use]
    pub fn opening(&self) -> Option<Translated> {
        self.table.opening()
    }

    /// The move that led here, and who played it.
    #[must_use]
    pub fn last(&self) -> Option<(Player, Turn)> {
        self.tree.player(self.node()).zip(self.table.last())
    }

    /// The moves, those that are ahead too.
    #[must_use]
    pub fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// Whether moves are shown one after the other.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.next.is_some()
    }

    /// How long each move is shown.
    #[must_use]
    pub fn pace(&self) -> Duration {
        self.pace
    }

    /// When the replay wants a [`ReplayCommand::Tick`].
    #[must_use]
    pub fn deadline(&self) -> Option<Instant> {
        self.next
    }
}

//! Watching a search at a table whose types are hidden.
//!
//! Every node of a search passes by here, so nothing is written down in notation: a move is its
//! place among the legal moves, as [`View`](crate::View) lists them. A watcher finds the
//! position of a node by playing the moves again.

use rules::{Game, Player};
use search::{Entry, Exit, Note, Score, Trace};

/// Someone who watches a search node by node.
pub trait Watcher {
    /// The search enters a node.
    fn enter(&mut self, visit: Visit);

    /// The search leaves the node it entered last and has not left yet. A search that is stopped
    /// leaves its open nodes without a word.
    fn leave(&mut self, exit: Exit);

    /// The search has found out something about the node it entered last and has not left yet.
    fn note(&mut self, note: Note<'_, u16>);
}

/// What is known when a node is entered. Scores are for the player to move at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit {
    /// The move that led here, as its place among the legal moves; none at the root.
    pub played: Option<u16>,
    /// Who is to move here.
    pub turn: Player,
    /// How many moves the search still means to look ahead.
    pub depth: u32,
    /// The window's lower end.
    pub alpha: Score,
    /// The window's upper end.
    pub beta: Score,
}

/// Passes on what a search does, with every move told as its place among the legal ones.
pub(crate) struct NumberedTrace<'a, G: Game> {
    game: &'a G,
    watcher: &'a mut dyn Watcher,
    /// The nodes from the root to the one entered last; those below are kept for their room.
    line: Vec<OpenNode<G>>,
    /// How many of them are open.
    depth: usize,
}

/// A node that was entered and not left yet.
struct OpenNode<G: Game> {
    position: G::Position,
    /// Its legal moves, listed when the first of them is played.
    moves: Vec<G::Move>,
}

impl<'a, G: Game> NumberedTrace<'a, G> {
    pub(crate) fn new(game: &'a G, watcher: &'a mut dyn Watcher) -> Self {
        Self { game, watcher, line: Vec::new(), depth: 0 }
    }

    /// The place of a move among those of the node entered last.
    fn number(&mut self, played: G::Move) -> Option<u16> {
        let open = &mut self.line[self.depth.checked_sub(1)?];
        if open.moves.is_empty() {
            open.moves.extend(self.game.moves(&open.position).into_iter().flatten());
        }
        let place = open.moves.iter().position(|&legal| legal == played);
        place.and_then(|place| u16::try_from(place).ok())
    }
}

impl<G: Game> Trace<G> for NumberedTrace<'_, G> {
    fn enter(&mut self, Entry { played, position, depth, alpha, beta }: Entry<'_, G>) {
        let played = played.and_then(|played| self.number(played));
        if let Some(open) = self.line.get_mut(self.depth) {
            open.position.clone_from(position);
            open.moves.clear();
        } else {
            self.line.push(OpenNode { position: position.clone(), moves: Vec::new() });
        }
        self.depth += 1;
        let turn = self.game.turn(position);
        self.watcher.enter(Visit { played, turn, depth, alpha, beta });
    }

    fn leave(&mut self, exit: Exit) {
        self.depth -= 1;
        self.watcher.leave(exit);
    }

    fn note(&mut self, note: Note<'_, G::Move>) {
        let note = match note {
            Note::Shares(shares) => Note::Shares(shares),
            Note::Standing { visits, mean, proven } => Note::Standing { visits, mean, proven },
            Note::Candidate { played, visits, mean, bonus } => {
                let Some(played) = self.number(played) else { return };
                Note::Candidate { played, visits, mean, bonus }
            }
        };
        self.watcher.note(note);
    }
}

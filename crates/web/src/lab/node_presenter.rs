//! Makes what the page shows out of a recorded search.

use lab::{Child, Explorer, Halt, RecordedNodeId, RecordingError, Standpoint, is_tree};
use rules::{Board, PieceKind};
use words::Words;

use crate::{
    tables::picture,
    wire::{SearchMoment, SearchNode, SearchNodes, SearchOpen, SearchSummary},
};

/// The most nodes in one answer.
const MOST: usize = 60;

/// What came of a search.
pub(crate) fn summary(
    explorer: &mut Explorer,
    stopped: bool,
    words: &Words,
) -> Result<SearchSummary, RecordingError> {
    let question = explorer.recording().question().clone();
    let table = question.table()?;
    let board = table.board();
    let names: Vec<String> = board.squares().map(|square| table.square_name(square)).collect();
    Ok(SearchSummary {
        lines: explorer.summary().iter().map(|line| words.say(line)).collect(),
        stopped,
        rounds: explorer.recording().rounds(),
        sampled: explorer.recording().is_sampled(),
        moments: explorer.recording().moments(),
        expected: explorer.expected()?,
        board: (!is_tree(&question.game)).then(|| picture(&board, &names)),
        players: table.players(),
    })
}

/// The root of a round.
pub(crate) fn node(
    explorer: &mut Explorer,
    round: u32,
    words: &Words,
) -> Result<SearchNode, RecordingError> {
    let root = explorer.root(round)?;
    Ok(NodePresenter::of(explorer, words).node(&root))
}

/// Some nodes right below one: from a place on, or those around one of them.
pub(crate) fn nodes(
    explorer: &mut Explorer,
    id: RecordedNodeId,
    first: usize,
    around: Option<RecordedNodeId>,
    words: &Words,
) -> Result<SearchNodes, RecordingError> {
    let place = around.map(|child| explorer.place(id, child)).transpose()?.flatten();
    let first = place.map_or(first, |place| place / MOST * MOST);
    let below = explorer.children(id, first, MOST)?;
    let shown = NodePresenter::of(explorer, words);
    Ok(SearchNodes {
        first: count(first),
        total: count(below.total),
        nodes: below.children.iter().map(|child| shown.node(child)).collect(),
        skipped: below.skipped,
    })
}

/// A moment of a search.
pub(crate) fn moment(
    explorer: &mut Explorer,
    number: u64,
    words: &Words,
) -> Result<SearchMoment, RecordingError> {
    let halt = explorer.halt(number)?;
    let player = explorer.recording().answer().player;
    let sentence = words.say(&halt.sentence(player, words));
    let Halt { moment, round, open, plies } = halt;
    let has_windows = open.first().is_some_and(|root| root.node.has_windows());
    Ok(SearchMoment {
        number,
        round,
        leaves: moment.leaves,
        nodes: moment.counters.nodes,
        left: moment.counters.left,
        leaf_nodes: moment.counters.leaves,
        cutoffs: moment.counters.cutoffs,
        table_hits: moment.counters.table_hits,
        plies,
        open: open
            .iter()
            .map(|standpoint| opened(standpoint, has_windows, moment.leaves, words))
            .collect(),
        sentence,
    })
}

fn opened(standpoint: &Standpoint, has_windows: bool, leaves: bool, words: &Words) -> SearchOpen {
    let Standpoint { node, text, window, best, .. } = standpoint;
    let sampled = node.standing.is_some() || leaves && node.shares.is_some();
    SearchOpen {
        id: node.id,
        text: text.clone(),
        window: has_windows.then(|| node.window_text(*window, words)),
        best: if sampled {
            Some(node.value_text(words))
        } else {
            best.map(|best| node.score_text(best, words))
        },
    }
}

/// How nodes of a search are shown.
struct NodePresenter<'a> {
    words: &'a Words,
    player: u8,
    is_tree: bool,
    has_windows: bool,
}

impl<'a> NodePresenter<'a> {
    fn of(explorer: &mut Explorer, words: &'a Words) -> Self {
        let has_windows = explorer.root(0).is_ok_and(|root| root.node.has_windows());
        let recording = explorer.recording();
        let is_tree = is_tree(&recording.question().game);
        Self { words, player: recording.answer().player, is_tree, has_windows }
    }

    fn node(&self, child: &Child) -> SearchNode {
        let node = &child.node;
        let remarks = child.remarks(self.player);
        SearchNode {
            id: node.id,
            text: child.text.clone(),
            ply: node.ply,
            turn: node.turn,
            mine: node.is_mine(self.player),
            chance: node.is_chance(),
            width: count(child.width),
            size: node.size,
            value: node.value_text(self.words),
            entry: self.has_windows.then(|| node.window_text(node.entry, self.words)),
            exit: self.has_windows.then(|| node.window_text(node.exit, self.words)),
            why: node.why.into(),
            remarks: remarks.iter().map(|remark| self.words.say(remark)).collect(),
            visits: node.standing.map(|standing| standing.visits),
            pieces: if self.is_tree { String::new() } else { pieces(&child.board) },
        }
    }
}

/// What stands on each square, a letter each.
fn pieces(board: &Board) -> String {
    let letter = |piece: &Option<rules::Piece>| match piece {
        None => '.',
        Some(piece) => {
            let seat = char::from(b'a' + piece.player.0);
            if piece.kind == PieceKind::King { seat.to_ascii_uppercase() } else { seat }
        }
    };
    board.cells.iter().map(letter).collect()
}

fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

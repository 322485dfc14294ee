//! Finding puzzles in games.

use bits::mix;
use fastrand::Rng;
use rules::{Spec, SpecError};
use search::{Score, Stop};
use session::{AnyGame, NodeId, Record, open_table};

use crate::{
    Puzzle, PuzzleProof, PuzzleTask, careless_game::careless_game, grade::grade,
    only_move::OnlyMove,
};

/// Fewer moves to choose from make no puzzle.
const LEAST_CHOICE: usize = 3;
/// The most moves that are to be found.
const MOST_ANSWERS: u8 = 3;
/// As many moves of what is expected are told.
const LONGEST_LINE: usize = 12;
/// The first moves of a game make no puzzles, unless the board is small.
const OPENING: usize = 6;
const SMALL_BOARD: usize = 20;

/// What finds puzzles in games, all of them of one game.
#[derive(Clone, Debug)]
pub struct PuzzleMaker {
    /// The game.
    pub game: Spec,
    /// What games are drawn from.
    pub seed: u64,
    /// How many moves ahead is looked where nothing can be proved; it is verified twice as deep.
    pub depth: u32,
    /// How many nodes are spent on the proof of a position.
    pub nodes: u64,
    /// How many puzzles are taken of one game.
    pub of_each: usize,
    /// Ends everything.
    pub stop: Stop,
}

impl PuzzleMaker {
    /// How deep is looked unless it is said.
    pub const DEPTH: u32 = 6;
    /// How many nodes are spent on a proof unless it is said.
    pub const NODES: u64 = 600_000;

    /// A maker of puzzles of a game, from a seed.
    #[must_use]
    pub fn new(game: Spec, seed: u64) -> Self {
        let (depth, nodes) = (Self::DEPTH, Self::NODES);
        Self { game, seed, depth, nodes, of_each: 2, stop: Stop::default() }
    }

    /// The puzzles of one game of a careless player, by its number: the same number, the same game.
    ///
    /// # Errors
    ///
    /// If there is no such game.
    pub fn of_game(&self, number: u64) -> Result<Vec<Puzzle>, SpecError> {
        let mut table = open_table(&self.game)?;
        let mut rng = Rng::with_seed(mix(self.seed, number));
        let moves = careless_game(&*table, &mut rng, &self.stop);
        let opening = if table.board().cells.len() > SMALL_BOARD { OPENING } else { 0 };
        let mut found = Vec::new();
        for (ply, text) in moves.into_iter().enumerate() {
            if found.len() == self.of_each || self.stop.is_raised() {
                break;
            }
            if ply >= opening {
                found.extend(self.of_position(&*table));
            }
            if table.play(&text).is_err() {
                break;
            }
        }
        Ok(found)
    }

    /// The puzzles of a game that was played: where it was judged, in the positions of its
    /// mistakes, else in any position of its main line. The game is that of the record.
    #[must_use]
    pub fn of_record(&self, record: &Record) -> Vec<Puzzle> {
        let Ok(mut table) = record.open() else { return Vec::new() };
        let (tree, scale) = (&record.tree, table.scale(&table.adviser()));
        let line: Vec<NodeId> = tree.main_line().collect();
        let is_judged = line.iter().any(|&node| tree.move_verdict(node, &scale).is_some());
        let maker = Self { game: record.game.clone(), ..self.clone() };
        let mut found: Vec<Puzzle> = Vec::new();
        for node in line {
            if found.len() == self.of_each || self.stop.is_raised() {
                break;
            }
            let verdict = tree.move_verdict(node, &scale);
            let is_mistake = verdict.is_some_and(|verdict| verdict.grade.is_mistake());
            if is_mistake || !is_judged {
                found.extend(maker.of_position(&*table));
            }
            if table.play(tree.text(node)).is_err() {
                break;
            }
        }
        let source = told_players(record);
        for puzzle in &mut found {
            puzzle.source.clone_from(&source);
        }
        found
    }

    /// The puzzle of a position, if it has one right move.
    #[must_use]
    pub fn of_position(&self, table: &dyn AnyGame) -> Option<Puzzle> {
        let start = table.position();
        // A position is all that is kept: what counts towards a draw before it is not.
        let mut table = table.fork();
        table.set_up(&start).ok()?;
        if table.ending().is_some() || table.players() != 2 || is_narrow(&*table) {
            return None;
        }
        let found = OnlyMove::proved(&*table, Some(self.nodes), &self.stop)
            .or_else(|| self.searched(&*table))?;
        let scale = table.scale(&table.adviser());
        let is_proved = found.proof == PuzzleProof::Exact;
        let task = PuzzleTask::of(&scale, Score(found.score), is_proved);
        let (line, answers) = self.line(&*table, &found);
        let grade = grade(&*table, line.first()?, answers, &self.stop);
        (!self.stop.is_raised()).then(|| Puzzle {
            game: self.game.clone(),
            position: start,
            task,
            grade,
            line,
            answers,
            score: found.score,
            second: found.second,
            proof: found.proof,
            source: String::new(),
        })
    }

    /// The only right move by a search, found at one depth and seen again at twice that.
    fn searched(&self, table: &dyn AnyGame) -> Option<OnlyMove> {
        let first = OnlyMove::searched(table, self.depth, &self.stop)?;
        let again = OnlyMove::searched(table, 2 * self.depth, &self.stop)?;
        (first.line.first() == again.line.first()).then_some(again)
    }

    /// What follows the right move, and how many of its player's moves are the only right ones.
    fn line(&self, table: &dyn AnyGame, first: &OnlyMove) -> (Vec<String>, u8) {
        let mut table = table.fork();
        let mut expected = first.line.clone();
        let (mut line, mut answers) = (Vec::new(), 1);
        while answers < MOST_ANSWERS {
            let Some([answer, reply]) = expected.first_chunk::<2>() else { break };
            if table.play(answer).is_err() || table.play(reply).is_err() {
                break;
            }
            let next = (table.ending().is_none() && !is_narrow(&*table))
                .then(|| OnlyMove::as_sure_as(first.proof, &*table, Some(self.nodes), &self.stop));
            let Some(Some(next)) = next else { break };
            line.extend(expected.drain(..2));
            expected = next.line;
            answers += 1;
        }
        line.append(&mut expected);
        line.truncate(LONGEST_LINE);
        (line, answers)
    }
}

/// Whether there is hardly anything to choose from.
fn is_narrow(table: &dyn AnyGame) -> bool {
    table.view().moves.len() < LEAST_CHOICE
}

/// Who played a game, and when.
fn told_players(record: &Record) -> String {
    let names: Vec<&str> = record.players.iter().filter_map(|seat| seat.name.as_deref()).collect();
    let mut told = names.join(" – ");
    if let Some(date) = &record.begun {
        let day: Vec<&str> = date.parts().into_iter().flatten().collect();
        let gap = if told.is_empty() { "" } else { ", " };
        told.push_str(gap);
        told.push_str(&day.join("-"));
    }
    told
}

//! Forced wins of different lengths, each found within a budget and proved anew.

use morpion::{Cell, Morpion, Pair, Strategist};
use rules::{History, Notation, Outcome};
use search::{Engine, Limits, Meter, Score, SearchTask, Stop, Thought};

use crate::{
    support::opened::shape,
    support::picture::{Picture, Place},
};

type Grid = Morpion<11, Pair<11>>;

/// What the strategist may take for any of them: an eighth of its nodes goes to chains.
const NODES: u64 = 20_000;
/// What any of them took.
const TAKEN: u64 = 2_000;

/// A position of the file: how many in a row, in how many plies it is won, and who stands where.
struct ForcedWin {
    align: usize,
    plies: i32,
    text: &'static str,
}

fn forced_wins() -> Vec<ForcedWin> {
    let lines = include_str!("data/forced-wins.txt").lines();
    let forced_win = |line: &'static str| {
        let mut words = line.splitn(3, ' ');
        let mut word = || words.next().expect("three fields");
        ForcedWin {
            align: word().parse().expect("a number"),
            plies: word().parse().expect("a number"),
            text: word(),
        }
    };
    lines.filter(|line| !line.starts_with('#')).map(forced_win).collect()
}

fn grid(win: &ForcedWin) -> Grid {
    let (rows, _) = win.text.split_once(' ').expect("rows, then the turn");
    let size = rows.split('/').count();
    Morpion::new(shape(&format!("morpion:width={size},height={size},align={}", win.align)))
}

fn think(game: &Grid, history: &History<Grid>) -> Thought<Cell> {
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let mut meter = Meter::new(limits, Stop::default());
    Strategist::default().think(&mut SearchTask::new(game, history, &mut meter))
}

fn place(game: &Grid, cell: Cell) -> Place {
    let square = game.shape.square(cell);
    (square.column.into(), square.row.into())
}

/// Proves a line: after each stone of the attacker no reply completes a line, and every reply but
/// the next of the line lets the attacker complete one; after the last there are two ways to.
fn prove(game: &Grid, mut history: History<Grid>, win: &ForcedWin, line: &[Cell]) {
    let attacker = history.turn(game);
    let (last, chain) = line.split_last().expect("a line");
    for (number, step) in chain.chunks(2).enumerate() {
        history.play(game, step[0]);
        let picture = Picture::of(game, history.position(), win.align);
        assert!(picture.completing(picture.turn).is_empty(), "{}", win.text);
        let ways = picture.completing(attacker.index());
        let is_last = 2 * number + 2 == chain.len();
        assert_eq!(ways.len() > 1, is_last, "{}", win.text);
        assert!(ways.contains(&place(game, step[1])), "{}", win.text);
        history.play(game, step[1]);
    }
    history.play(game, *last);
    assert_eq!(history.outcome(game), Some(Outcome::Win(attacker)), "{}", win.text);
}

#[test]
fn every_forced_win_is_found_and_proved() {
    let wins = forced_wins();
    assert!(wins.len() >= 40);
    for win in wins {
        let game = grid(&win);
        let position = game.read_position(win.text).expect("a position");
        let history = History::from_position(position);
        let thought = think(&game, &history);
        assert_eq!(thought.score, Score(Score::WIN.0 - win.plies), "{}", win.text);
        assert_eq!(thought.line.len(), win.plies.unsigned_abs() as usize, "{}", win.text);
        assert!(thought.statistics.nodes <= TAKEN, "{} {:?}", win.text, thought.statistics);
        prove(&game, history, &win, &thought.line);
    }
}

/// The file has wins of many kinds.
#[test]
fn the_forced_wins_differ_in_length_and_in_how_many_make_a_line() {
    for align in [4, 5, 6] {
        let wins = forced_wins();
        let mut plies: Vec<i32> =
            wins.iter().filter(|win| win.align == align).map(|win| win.plies).collect();
        plies.sort_unstable();
        plies.dedup();
        assert!(plies.len() >= 5, "{align}: {plies:?}");
    }
}

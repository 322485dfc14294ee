//! The strategist against one opponent on the large grids: it completes, it blocks, and it finds
//! wins by continuous fours.

use fastrand::Rng;
use morpion::{Cell, Morpion, Pair, Strategist};
use rules::{Game, History, Notation, Outcome};
use search::{Engine, Limits, Meter, Score, SearchTask, Stop, Thought};

use crate::{
    support::opened::shape,
    support::picture::{Picture, Place},
};

type Large = Morpion<11, Pair<11>>;

const ALIGN: usize = 5;

fn large(size: u8) -> Large {
    Morpion::new(shape(&format!("morpion:width={size},height={size},align={ALIGN}")))
}

fn think(game: &Large, history: &History<Large>, nodes: u64) -> Thought<Cell> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let mut meter = Meter::new(limits, Stop::default());
    let thought = Strategist::default().think(&mut SearchTask::new(game, history, &mut meter));
    assert!(thought.statistics.nodes <= nodes, "the limit is kept: {thought:?}");
    thought
}

fn place(game: &Large, cell: Cell) -> Place {
    let square = game.shape.square(cell);
    (square.column.into(), square.row.into())
}

fn cell(game: &Large, (column, row): Place) -> Cell {
    let index = row * usize::from(game.shape.width) + column;
    Cell(u16::try_from(index).expect("a cell of the grid"))
}

/// A position after this many random stones in the middle of the grid; none if somebody has won.
fn midgame(game: &Large, seed: u64) -> Option<History<Large>> {
    let mut rng = Rng::with_seed(seed);
    let stones = rng.usize(10..50);
    let corner = usize::from(game.shape.width) / 2 - 4;
    let mut history = History::new(game);
    for _ in 0..stones {
        let free = Picture::of(game, history.position(), ALIGN).free();
        let central = |&(column, row): &Place| {
            (corner..corner + 9).contains(&column) && (corner..corner + 9).contains(&row)
        };
        let middle: Vec<Place> = free.into_iter().filter(central).collect();
        history.play(game, cell(game, middle[rng.usize(..middle.len())]));
    }
    history.outcome(game).is_none().then_some(history)
}

#[test]
fn it_completes_a_line_or_takes_the_cell_where_the_other_would() {
    for size in [15, 19] {
        let game = large(size);
        let (mut wins, mut blocks) = (0, 0);
        for history in (0..200).filter_map(|seed| midgame(&game, seed)) {
            let picture = Picture::of(&game, history.position(), ALIGN);
            let me = picture.turn;
            let mine = picture.completing(me);
            let theirs = picture.completing(picture.next(me));
            for nodes in [1, 30, 1000] {
                let thought = think(&game, &history, nodes);
                let played = place(&game, thought.best);
                if !mine.is_empty() {
                    wins += 1;
                    assert!(mine.contains(&played), "{picture:?} {played:?}");
                    assert_eq!(thought.score, Score(Score::WIN.0 - 1));
                } else if !theirs.is_empty() {
                    blocks += 1;
                    assert!(theirs.contains(&played), "{picture:?} {played:?}");
                }
            }
        }
        assert!(wins > 60 && blocks > 60, "{wins} wins, {blocks} blocks");
    }
}

/// Whether the opponent, to move, can neither complete a line nor threaten two at once.
fn is_safe(picture: &Picture) -> bool {
    let them = picture.turn;
    picture.completing(them).is_empty() && picture.double_threat(them).is_none()
}

/// Where the opponent threatens to make an open four, or two fours at once, it takes a move that
/// prevents that if there is one; fours of its own, which must be answered, may come before.
#[test]
fn it_stops_an_open_four_before_it_stands() {
    let mut stopped = 0;
    for size in [15, 19] {
        let game = large(size);
        for mut history in (1000..1150).filter_map(|seed| midgame(&game, seed)) {
            let picture = Picture::of(&game, history.position(), ALIGN);
            let (me, them) = (picture.turn, picture.next(picture.turn));
            let quiet = picture.completing(me).is_empty() && picture.completing(them).is_empty();
            let can_be_stopped = || {
                let mut answers = picture.free().into_iter().map(|place| picture.with(me, place));
                answers.any(|answered| answered.completing(me).is_empty() && is_safe(&answered))
            };
            if !quiet || picture.double_threat(them).is_none() || !can_be_stopped() {
                continue;
            }
            stopped += 1;
            loop {
                history.play(&game, think(&game, &history, 2000).best);
                let now = Picture::of(&game, history.position(), ALIGN);
                if history.outcome(&game).is_some() {
                    break;
                }
                match now.completing(me)[..] {
                    [] => {
                        assert!(is_safe(&now), "{picture:?} {:?}", history.moves());
                        break;
                    }
                    [answer, ..] => history.play(&game, cell(&game, answer)),
                }
            }
        }
    }
    assert!(stopped > 30, "{stopped} threats stopped");
}

/// Positions in which X wins by this many fours in a row, each of which has one answer.
const CONTINUOUS_FOURS: &[(u32, &str)] = &[
    (
        3,
        ".............../.............../.............../.....O........./...O.........../\
         .............../.............../....OX.XX....../.............../........X.O..../\
         .......X.X...../..........OO.../.............../.............../............... X",
    ),
    (
        5,
        ".............../.............../.............../.....O.OO....../......XXXOO..../\
         ...X.........../......X......../....O....O.X.../....X...X....../......O......../\
         ......X....O.../.............../.............../.............../............... X",
    ),
    (
        6,
        ".............../.............../.............../...X.........../.....X..X.O..../\
         ....X..XX..O.../.....O........./......O.X....../.....O..OOO..../.............../\
         ...........X.../.............../.............../.............../............... X",
    ),
    (
        7,
        ".............../.............../.............../........X.O..../.....XX.OX...../\
         ...O....O....../...X.X.O......./...O...X......./.....X..O.X..../...X..O..XO..../\
         ...O....OOX..../...X......O..../.............../.............../............... X",
    ),
    (
        8,
        ".............../.............../.............../........X.X..../......XO......./\
         ....O......X.../......O......../....X.OXX.X..../....O...X..O.../...OO.XO......./\
         .............../....O.O..X...../.............../.............../............... X",
    ),
];

/// The same stones on a grid with `margin` more cells on every side.
fn with_margin(text: &str, margin: usize) -> String {
    let (rows, turn) = text.split_once(' ').expect("rows, then the turn");
    let side = ".".repeat(margin);
    let rows: Vec<String> = rows.split('/').map(|row| format!("{side}{row}{side}")).collect();
    let empty = vec![".".repeat(rows[0].len()); margin];
    format!("{} {turn}", [&empty[..], &rows, &empty].concat().join("/"))
}

#[test]
fn it_wins_by_continuous_fours() {
    for (size, margin) in [(15, 0), (19, 2)] {
        let game = large(size);
        for &(fours, text) in CONTINUOUS_FOURS {
            let text = with_margin(text, margin);
            let position = game.read_position(&text).expect("a position");
            let thought = think(&game, &History::from_position(position.clone()), 3000);
            // Each four has its answer; the last is double, and the line comes all the same.
            let plies = 2 * fours + 1;
            assert_eq!(thought.score, Score(Score::WIN.0 - plies.cast_signed()), "{text}");
            assert_eq!((thought.depth, thought.line.len()), (plies, plies as usize));
            check_fours(&game, History::from_position(position), &thought.line);
        }
    }
}

/// Every move of the attacker makes a four, every answer is the one that there is, and the end is
/// a line.
fn check_fours(game: &Large, mut history: History<Large>, line: &[Cell]) {
    let attacker = history.turn(game);
    let (last, fours) = line.split_last().expect("a line");
    for pair in fours.chunks(2) {
        history.play(game, pair[0]);
        let picture = Picture::of(game, history.position(), ALIGN);
        assert!(picture.completing(picture.turn).is_empty(), "the opponent is not quicker");
        let open = picture.completing(attacker.index());
        assert!(open.contains(&place(game, pair[1])), "{picture:?} {open:?}");
        history.play(game, pair[1]);
    }
    history.play(game, *last);
    assert_eq!(history.outcome(game), Some(Outcome::Win(attacker)));
}

/// From a won position it wins against whatever the opponent plays: the answers that hold out
/// longest, and chance.
#[test]
fn a_chain_once_found_is_played_to_its_end() {
    let game = large(15);
    for &(_, text) in CONTINUOUS_FOURS {
        for seed in 0..3 {
            let mut rng = Rng::with_seed(seed);
            let mut history = History::from_position(game.read_position(text).expect("a position"));
            let attacker = history.turn(&game);
            while history.outcome(&game).is_none() {
                let picture = Picture::of(&game, history.position(), ALIGN);
                let played = if history.turn(&game) == attacker {
                    think(&game, &history, 3000).best
                } else {
                    let threats = picture.completing(attacker.index());
                    let free = if seed == 0 { threats } else { picture.free() };
                    cell(&game, free[rng.usize(..free.len())])
                };
                history.play(&game, played);
            }
            assert_eq!(history.outcome(&game), Some(Outcome::Win(attacker)), "{text}");
        }
    }
}

/// In an empty world it plays in the middle, and answers next to the first stone.
#[test]
fn it_plays_near_the_stones() {
    let game = large(19);
    let mut history = History::new(&game);
    assert_eq!(place(&game, think(&game, &history, 500).best), (9, 9));
    let far = game.read_move(&game.start(), "D4").expect("a legal move");
    history.play(&game, far);
    let (column, row) = place(&game, think(&game, &history, 500).best);
    assert!((1..=5).contains(&column) && (1..=5).contains(&row), "{column} {row}");
}

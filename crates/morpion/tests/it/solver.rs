//! The solver finds what is known about small grids, and what minimax finds.

use fastrand::Rng;
use morpion::{Bits, Cell, Crowd, Morpion, Pair, Position, Solver, Stones, Verdict};
use rules::{Game, History, Notation, Outcome, Player};
use search::{Engine, Limits, Meter, Score, SearchTask, Stop, Thought};
use testkit::deep_test_wanted;

use crate::support::opened::{shape, small};

/// What is known about a grid with two players: columns, rows, how many in a row, and what the
/// first player can force.
///
/// Uiterwijk and van den Herik, *The advantage of the initiative* (2000); Hsu, Ko, Chueh and Wu,
/// *Solving 7,7,5-game and 8,8,5-game* (2020); Charatsidis (2017). The distances where they give
/// one, the others are checked only for who wins.
type Known = ([u8; 3], Fate);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Draw,
    Win,
    WinIn(u32),
}

const AT_ONCE: &[Known] = &[
    ([3, 3, 3], Fate::Draw),
    ([4, 3, 3], Fate::WinIn(7)),
    ([4, 3, 4], Fate::Draw),
    ([5, 3, 3], Fate::Win),
    ([4, 4, 3], Fate::WinIn(5)),
    ([4, 4, 4], Fate::Draw),
    ([5, 5, 3], Fate::Win),
    ([6, 6, 3], Fate::Win),
    ([5, 4, 4], Fate::Draw),
    ([6, 4, 4], Fate::Draw),
    ([5, 5, 4], Fate::Draw),
    ([6, 5, 4], Fate::WinIn(11)),
    ([6, 6, 4], Fate::WinIn(11)),
    ([7, 5, 4], Fate::Win),
    ([7, 6, 4], Fate::Win),
    ([7, 7, 4], Fate::WinIn(11)),
    ([5, 5, 5], Fate::Draw),
    ([6, 5, 5], Fate::Draw),
];

/// These take seconds to minutes.
const IN_TIME: &[Known] = &[([7, 4, 4], Fate::Draw), ([8, 4, 4], Fate::Draw)];

/// Enough for each of those that take no time: the hardest needs 165,000.
const NODES: u64 = 250_000;

fn grid([width, height, align]: [u8; 3]) -> Morpion<1, Pair<1>> {
    small(&format!("morpion:width={width},height={height},align={align}"))
}

fn think(
    solver: Solver,
    game: &Morpion<1, Pair<1>>,
    position: Position<Pair<1>>,
    limits: Limits,
) -> Thought<Cell> {
    let mut meter = Meter::new(limits, Stop::default());
    let history = History::from_position(position);
    { solver }.think(&mut SearchTask::new(game, &history, &mut meter))
}

fn check((sizes, fate): Known, limits: Limits) {
    let game = grid(sizes);
    let thought = think(Solver::default(), &game, game.start(), limits);
    let plies = u32::try_from(Score::WIN.0 - thought.score.0).expect("nothing beats a win");
    let found = match (thought.score, fate) {
        (Score::DRAW, _) => Fate::Draw,
        (_, Fate::WinIn(_)) => Fate::WinIn(plies),
        _ => Fate::Win,
    };
    assert_eq!(found, fate, "{sizes:?}: {thought:?}");
    if found == Fate::Draw {
        assert!(thought.depth > 0, "{sizes:?} was proved");
        assert!(thought.choices.iter().any(|choice| choice.exact), "{sizes:?} was proved");
    } else {
        assert_eq!(thought.line.len(), plies as usize, "{sizes:?}: the line is the whole win");
        let mut history = History::new(&game);
        thought.line.iter().for_each(|&cell| history.play(&game, cell));
        assert_eq!(history.outcome(&game), Some(Outcome::Win(Player::FIRST)), "{sizes:?}");
    }
}

#[test]
fn small_grids_have_their_known_values() {
    for &known in AT_ONCE {
        check(known, Limits { nodes: Some(NODES), ..Limits::default() });
    }
}

#[test]
fn larger_grids_have_their_known_values() {
    if deep_test_wanted("morpion: the values of larger grids") {
        for &known in IN_TIME {
            check(known, Limits::default());
        }
    }
}

/// The moves that win within this many plies.
fn winners(sizes: [u8; 3], plies: u32) -> Vec<String> {
    let game = grid(sizes);
    let solver = Solver { thorough: true, ..Solver::default() };
    let limits = Limits { depth: Some(plies), ..Limits::default() };
    let thought = think(solver, &game, game.start(), limits);
    let wins = thought.choices.iter().filter(|choice| choice.score > Score::DRAW);
    let mut names: Vec<String> =
        wins.map(|choice| game.write_move(&game.start(), choice.played)).collect();
    names.sort();
    names
}

#[test]
fn the_winning_first_moves_are_the_known_ones() {
    assert_eq!(winners([4, 4, 3], 5), ["B2", "B3", "C2", "C3"], "all but the border");
    assert_eq!(winners([6, 5, 4], 11), ["C3", "D3"]);
    assert_eq!(winners([6, 6, 4], 11), ["C3", "C4", "D3", "D4"], "the four in the centre");
}

/// What a player can force against all others together, by trying everything.
fn forced<const W: usize, S: Stones<W>>(
    game: &Morpion<W, S>,
    position: &Position<S>,
    player: Player,
) -> Verdict {
    let moves: Vec<Cell> = match game.moves(position) {
        Err(outcome) => {
            return match outcome.sign(player) {
                0 => Verdict::Draw,
                1 => Verdict::Win(0),
                _ => Verdict::Loss(0),
            };
        }
        Ok(moves) => moves.collect(),
    };
    let further = |verdict| match verdict {
        Verdict::Win(plies) => Verdict::Win(plies + 1),
        Verdict::Draw => Verdict::Draw,
        Verdict::Loss(plies) => Verdict::Loss(plies + 1),
    };
    let after = moves.into_iter().map(|cell| forced(game, &game.after(position, cell), player));
    let verdicts = after.map(further);
    let best = if game.turn(position) == player {
        verdicts.max_by_key(|verdict| verdict.score())
    } else {
        verdicts.min_by_key(|verdict| verdict.score())
    };
    best.expect("a game that goes on has a move")
}

/// Compares the solver with plain minimax after random moves, for every seat.
fn compare<const W: usize, S: Stones<W>>(spec: &str, left: usize, games: u64) {
    let game = Morpion::<W, S>::new(shape(spec));
    let mut compared = 0;
    for seed in 0..games {
        let mut rng = Rng::with_seed(seed);
        let mut position = game.start();
        while game.outcome(&position).is_none() && left < game.free(&position).iter::<Cell>().len()
        {
            let legal: Vec<Cell> = game.free(&position).iter().collect();
            game.play(&mut position, legal[rng.usize(..legal.len())]);
        }
        if game.outcome(&position).is_some() {
            continue;
        }
        compared += 1;
        for player in Player::all(game.players()) {
            let solver = Solver { megabytes: 1, ..Solver::default() };
            let verdict = solver.verdict(&game, &position, player, &mut Meter::unlimited());
            let text = game.write_position(&position);
            assert_eq!(verdict, Ok(Some(forced(&game, &position, player))), "{spec} {text}");
        }
        check_thoughts(&game, &position);
    }
    assert!(compared > 0, "{spec}: some games last so long");
}

/// The engine says of the position, and of every move, what is true.
fn check_thoughts<const W: usize, S: Stones<W>>(game: &Morpion<W, S>, position: &Position<S>) {
    let me = game.turn(position);
    let truth = forced(game, position, me).score();
    let history = History::from_position(position.clone());
    for thorough in [false, true] {
        let mut solver = Solver { thorough, megabytes: 1, ..Solver::default() };
        let thought = solver.think(&mut SearchTask::new(game, &history, &mut Meter::unlimited()));
        assert_eq!(thought.score, truth, "{}", game.write_position(position));
        assert_eq!(thought.choices.len(), game.free(position).iter::<Cell>().len());
        for choice in thought.choices {
            let after = forced(game, &game.after(position, choice.played), me).score().further(1);
            let right = if choice.exact { choice.score == after } else { after <= choice.score };
            assert!(right, "{} {choice:?} {after:?}", game.write_position(position));
            assert!(choice.exact || !thorough);
        }
    }
}

#[test]
fn the_solver_agrees_with_minimax() {
    compare::<1, Pair<1>>("morpion", 7, 60);
    compare::<1, Pair<1>>("morpion:width=4", 8, 40);
    compare::<1, Pair<1>>("morpion:width=4,height=4,align=4", 8, 20);
    compare::<1, Pair<1>>("morpion:width=5,height=4,exact=on", 8, 30);
    compare::<1, Pair<1>>("morpion:width=3,height=5,first=2", 8, 30);
}

#[test]
fn the_solver_agrees_with_minimax_in_misere() {
    compare::<1, Pair<1>>("morpion:misere=on", 7, 60);
    compare::<1, Pair<1>>("morpion:width=4,misere=on,exact=on", 8, 40);
    compare::<4, Crowd<4>>("morpion:width=4,players=3,misere=on", 7, 40);
}

#[test]
fn the_solver_agrees_with_minimax_at_larger_tables() {
    compare::<4, Crowd<4>>("morpion:players=3", 7, 40);
    compare::<4, Crowd<4>>("morpion:players=4,width=4", 7, 40);
    compare::<4, Crowd<4>>("morpion:players=5,width=4,height=4", 7, 30);
    compare::<4, Crowd<4>>("morpion:players=3,width=4,height=4,exact=on,first=3", 7, 30);
}

/// What the seats of a table can force from the start, in their order.
fn coalitions(spec: &str) -> Vec<Verdict> {
    let game = Morpion::<4, Crowd<4>>::new(shape(spec));
    let force = |player| {
        let verdict =
            Solver::default().verdict(&game, &game.start(), player, &mut Meter::unlimited());
        verdict.expect("no limit").expect("no limit")
    };
    Player::all(game.players()).map(force).collect()
}

/// With three or four players nobody can force a win; on the smallest grids everyone can avoid
/// losing, on larger ones with three in a row nobody can.
#[test]
fn coalitions_can_force_what_is_known() {
    for spec in ["morpion:players=3", "morpion:players=4"] {
        assert!(coalitions(spec).iter().all(|&verdict| verdict == Verdict::Draw), "{spec}");
    }
    for sizes in ["width=4", "width=4,height=4", "width=5,height=4", "width=5,height=5"] {
        let verdicts = coalitions(&format!("morpion:players=3,{sizes}"));
        let lost = |verdict: &Verdict| matches!(verdict, Verdict::Loss(_));
        assert!(verdicts.iter().all(lost), "{sizes}: {verdicts:?}");
    }
    let four = coalitions("morpion:players=3,width=4,height=4,align=4");
    assert_eq!(four, [Verdict::Draw; 3]);
}

#[test]
fn the_table_may_be_small_and_the_answer_is_the_same() {
    let game = grid([5, 4, 4]);
    for megabytes in [1, 2, 64] {
        let solver = Solver { megabytes, ..Solver::default() };
        let thought = think(solver, &game, game.start(), Limits::default());
        assert_eq!(thought.score, Score::DRAW);
    }
}

#[test]
fn a_solver_cut_short_says_what_it_has_proved() {
    let game = grid([6, 5, 4]);
    let few = Limits { nodes: Some(1000), ..Limits::default() };
    let thought = think(Solver::default(), &game, game.start(), few);
    assert_eq!(thought.score, Score::DRAW, "nothing is known yet");
    assert!(thought.choices.is_empty());
    assert!(thought.depth > 0 && thought.depth < 11);
    let shallow = Limits { depth: Some(9), ..Limits::default() };
    let thought = think(Solver::default(), &game, game.start(), shallow);
    assert_eq!((thought.score, thought.depth), (Score::DRAW, 9));
}

/// While a proof is not complete nothing is claimed, and the move is one that the strategist likes
/// and that is not known to lose.
#[test]
fn a_proof_cut_short_has_an_opinion_and_no_verdict() {
    let game = grid([7, 7, 5]);
    for thorough in [false, true] {
        for nodes in [100, 1_000, 10_000] {
            let solver = Solver { thorough, ..Solver::default() };
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let thought = think(solver, &game, game.start(), limits);
            assert_eq!(thought.score, Score::DRAW);
            assert!(!thought.choices.iter().any(|choice| choice.exact), "{thought:?}");
            assert_eq!(game.write_move(&game.start(), thought.best), "D4");
            assert!(thought.statistics.nodes <= nodes);
        }
    }
}

/// That the first moves judged lose does not make the position lost.
#[test]
fn a_thorough_proof_cut_short_does_not_give_up() {
    let game = grid([4, 4, 3]);
    let position = game.read_position("..../.X../..../.... O").expect("a position");
    let whole = think(Solver::default(), &game, position.clone(), Limits::default());
    assert!(whole.score < Score::DRAW && whole.score.is_decided(), "{whole:?}");
    let solver = Solver { thorough: true, ..Solver::default() };
    let mut cut_short = 0;
    for nodes in 1..whole.statistics.nodes {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let thought = think(solver, &game, position.clone(), limits);
        if thought.choices.len() < 15 {
            cut_short += 1;
            assert_eq!(thought.score, Score::DRAW, "{thought:?}");
        }
    }
    assert!(cut_short > 0);
}

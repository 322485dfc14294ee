//! No false wins: whatever the strategist claims to win, it wins against every legal reply.

use std::collections::HashSet;

use fastrand::Rng;
use morpion::{Cell, Morpion, Pair, Strategist};
use rules::{Game, History, Notation, Outcome, Player};
use search::{Engine, Limits, Meter, Score, SearchTask, Stop, Thought, Ties};
use testkit::deep_test_wanted;

use crate::{support::opened::shape, support::picture::Picture};

type Grid = Morpion<11, Pair<11>>;

fn grid(spec: &str) -> Grid {
    Morpion::new(shape(spec))
}

fn think(game: &Grid, history: &History<Grid>, nodes: u64) -> Thought<Cell> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let mut meter = Meter::new(limits, Stop::default());
    Strategist::default().think(&mut SearchTask::new(game, history, &mut meter))
}

fn is_win(score: Score) -> bool {
    score.is_decided() && score > Score::DRAW
}

/// Plays a claimed win out against every reply.
struct Trial<'a> {
    game: &'a Grid,
    attacker: Player,
    nodes: u64,
    /// The positions from which the win has been played out.
    won: HashSet<String>,
}

impl Trial<'_> {
    /// How much longer the attacker may think after a reply that the search above had glanced at.
    const PATIENCE: [u64; 3] = [1, 16, 256];

    /// The attacker, to move, claims to win by `best`: the reply that proves the opposite, if any.
    fn refutation(&mut self, history: &History<Grid>, best: Cell) -> Option<String> {
        let mut after = history.clone();
        after.play(self.game, best);
        if let Some(outcome) = after.outcome(self.game) {
            let lost = outcome != Outcome::Win(self.attacker);
            return lost.then(|| self.game.write_position(after.position()));
        }
        self.replies(&after).into_iter().find_map(|reply| {
            let mut replied = after.clone();
            replied.play(self.game, reply);
            self.answer(&replied)
        })
    }

    /// The replies that do not lose at once: every legal one, or those that complete a line or
    /// take the cell on which the attacker is about to.
    fn replies(&self, history: &History<Grid>) -> Vec<Cell> {
        let moves = self.game.moves(history.position()).expect("the game goes on");
        let picture = Picture::of(self.game, history.position(), self.game.shape.align.into());
        let plain = !self.game.shape.misere && !self.game.shape.exact;
        let threats = picture.completing(self.attacker.index());
        if !plain || threats.is_empty() {
            return moves.collect();
        }
        let urgent = [threats, picture.completing(picture.turn)].concat();
        let place = |cell| {
            let square = self.game.shape.square(cell);
            (usize::from(square.column), usize::from(square.row))
        };
        moves.filter(|&cell| urgent.contains(&place(cell))).collect()
    }

    /// What the attacker does after a reply: claims the win again, and keeps it.
    fn answer(&mut self, history: &History<Grid>) -> Option<String> {
        let text = self.game.write_position(history.position());
        match history.outcome(self.game) {
            Some(Outcome::Win(winner)) if winner == self.attacker => return None,
            Some(_) => return Some(text),
            None => {}
        }
        if !self.won.insert(text.clone()) {
            return None;
        }
        let longer = Self::PATIENCE.into_iter();
        let thoughts = longer.map(|more| think(self.game, history, more * self.nodes));
        match thoughts.into_iter().find(|thought| is_win(thought.score)) {
            Some(thought) => self.refutation(history, thought.best),
            None => Some(text),
        }
    }
}

/// How many claims there were along a game of two who think little, from a random opening.
fn check_game(game: &Grid, seed: u64, nodes: u64) -> u32 {
    let mut rng = Rng::with_seed(seed);
    let mut history = History::new(game);
    let mut claims = 0;
    while history.outcome(game).is_none() && history.moves().len() < 60 {
        let legal: Vec<Cell> = game.moves(history.position()).expect("it goes on").collect();
        let thought = think(game, &history, nodes);
        if is_win(thought.score) {
            claims += 1;
            let attacker = history.turn(game);
            let mut trial = Trial { game, attacker, nodes, won: HashSet::new() };
            let refutation = trial.refutation(&history, thought.best);
            let position = game.write_position(history.position());
            assert_eq!(refutation, None, "seed {seed}, {nodes} nodes: {position}: {thought:?}");
        }
        let played = if history.moves().len() < 6 {
            central(game, &legal, &mut rng)
        } else {
            let ties = Ties::Random { seed };
            let limits = Limits { nodes: Some(rng.u64(20..200)), ..Limits::default() };
            let mut meter = Meter::new(limits, Stop::default());
            Strategist { ties }.think(&mut SearchTask::new(game, &history, &mut meter)).best
        };
        history.play(game, played);
    }
    claims
}

/// A free cell at most three steps from the centre.
fn central(game: &Grid, legal: &[Cell], rng: &mut Rng) -> Cell {
    let middle = |size: u8, at: u8| (size / 2).abs_diff(at) <= 3;
    let is_central = |cell: &&Cell| {
        let square = game.shape.square(**cell);
        middle(game.shape.width, square.column) && middle(game.shape.height, square.row)
    };
    let central: Vec<Cell> = legal.iter().filter(is_central).copied().collect();
    central[rng.usize(..central.len())]
}

/// With `PLATEAU_DEEP=1` as many games that ten thousand positions are looked at.
#[test]
fn a_claimed_win_is_a_win() {
    let deep = deep_test_wanted("morpion: claimed wins in 150 games of each grid instead of 3");
    let games = if deep { 150 } else { 3 };
    let mut claims = 0;
    for spec in [
        "morpion:width=15,height=15,align=5",
        "morpion:width=9,height=9,align=5",
        "morpion:width=8,height=7,align=4",
        "morpion:width=10,height=10,align=5,exact=on",
        "morpion:width=6,height=6,align=4,misere=on",
        "morpion:width=19,height=19,align=6",
    ] {
        let game = grid(spec);
        for seed in 0..games {
            for nodes in [500, 3000] {
                claims += check_game(&game, seed, nodes);
            }
        }
    }
    assert!(claims > 10, "{claims} claims");
}

/// In misère a player may have nothing left but to complete a line.
#[test]
fn where_every_move_loses_it_says_so() {
    let game = grid("morpion:width=6,height=6,align=4,misere=on");
    let text = "XOXXOO/OXO.OO/OOO.XX/XXXOXX/OXXXOO/XOOOXX X";
    let history = History::from_position(game.read_position(text).expect("a position"));
    let thought = think(&game, &history, 500);
    assert_eq!(thought.score, Score(1 - Score::WIN.0));
    let after = game.after(history.position(), thought.best);
    assert_eq!(game.outcome(&after), Some(Outcome::Win(Player::SECOND)));
}

/// A position in which twelve promising replies to I7 all lose, and H6, I6, J8, K9 and F4 hold.
const TWELVE_REPLIES_LOSE: &str =
    "H8 I8 I5 H7 J9 G7 F7 G6 F5 G5 G8 E6 G4 F6 D6 E5 E7 E4 E3 J7 K7 H9 G10";

#[test]
fn that_twelve_replies_lose_is_no_proof() {
    let game = grid("morpion:width=15,height=15,align=5");
    let mut history = History::new(&game);
    for text in TWELVE_REPLIES_LOSE.split_whitespace() {
        let cell = game.read_move(history.position(), text).expect("a legal move");
        history.play(&game, cell);
    }
    let deep = deep_test_wanted("morpion: twelve losing replies, 420,000 nodes");
    let budgets: &[u64] = if deep { &[8_000, 420_000] } else { &[8_000] };
    for &nodes in budgets {
        let thought = think(&game, &history, nodes);
        let wins = thought.choices.iter().filter(|choice| is_win(choice.score));
        assert!(!is_win(thought.score) && wins.count() == 0, "{thought:?}");
        assert!(thought.statistics.nodes == nodes, "it thinks on: {thought:?}");
    }
}

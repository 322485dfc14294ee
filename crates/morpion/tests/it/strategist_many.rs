//! The strategist at tables of many: forced moves first. It wins; it blocks the next player; it
//! blocks others only if nobody between can.

use fastrand::Rng;
use morpion::{Crowd, Morpion, Strategist};
use rules::{Game, History, Notation};
use search::{Engine, Limits, Meter, SearchTask, Stop, Thought};

use crate::{
    support::opened::shape,
    support::picture::{Picture, Place},
};

type Table = Morpion<11, Crowd<11>>;

/// A table, and how many random stones lie on its grid.
struct Setting {
    spec: &'static str,
    align: usize,
    stones: usize,
}

const SETTINGS: &[Setting] = &[
    Setting { spec: "morpion:width=10,height=10,align=4,players=3", align: 4, stones: 36 },
    Setting { spec: "morpion:width=12,height=9,align=4,players=4", align: 4, stones: 48 },
    Setting { spec: "morpion:width=15,height=15,align=5,players=3", align: 5, stones: 120 },
    Setting { spec: "morpion:width=12,height=12,align=3,players=7", align: 3, stones: 42 },
    Setting { spec: "morpion:width=26,height=26,align=3,players=26", align: 3, stones: 200 },
];

fn think(game: &Table, history: &History<Table>, nodes: u64) -> Thought<morpion::Cell> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let mut meter = Meter::new(limits, Stop::default());
    Strategist::default().think(&mut SearchTask::new(game, history, &mut meter))
}

fn answer(game: &Table, history: &History<Table>, nodes: u64) -> Place {
    let square = game.shape.square(think(game, history, nodes).best);
    (square.column.into(), square.row.into())
}

/// A position after random stones; none if the game has ended.
fn midgame(game: &Table, stones: usize, seed: u64) -> Option<History<Table>> {
    let mut rng = Rng::with_seed(seed);
    let mut history = History::new(game);
    for _ in 0..stones {
        let legal: Vec<_> = game.moves(history.position()).ok()?.collect();
        history.play(game, legal[rng.usize(..legal.len())]);
    }
    history.outcome(game).is_none().then_some(history)
}

/// Whether `seat` comes to its next turn, if everyone else stops the nearest line they can: to
/// serve who is due first is the best order there is.
fn comes_round(mut picture: Picture, seat: usize) -> bool {
    while picture.turn != seat {
        let player = picture.turn;
        if !picture.completing(player).is_empty() {
            return false;
        }
        let mut later = std::iter::successors(Some(picture.next(player)), |&next| {
            Some(picture.next(next)).filter(|&next| next != seat)
        });
        let nearest = later.find_map(|other| picture.completing(other).first().copied());
        picture = match nearest {
            Some(place) => picture.with(player, place),
            None => return true,
        };
    }
    true
}

#[test]
fn it_wins_at_once_and_else_leaves_nobody_a_line_that_could_be_stopped() {
    for Setting { spec, align, stones } in SETTINGS {
        let game = Table::new(shape(spec));
        let (mut wins, mut stops) = (0, 0);
        for history in (0..60).filter_map(|seed| midgame(&game, *stones, seed)) {
            let picture = Picture::of(&game, history.position(), *align);
            let me = picture.turn;
            let mine = picture.completing(me);
            let others = (0..picture.players()).filter(|&seat| seat != me);
            let theirs: Vec<Place> = others.flat_map(|seat| picture.completing(seat)).collect();
            for nodes in [1, 200] {
                let played = answer(&game, &history, nodes);
                if !mine.is_empty() {
                    wins += 1;
                    assert!(mine.contains(&played), "{spec} {picture:?} {played:?}");
                } else if theirs.iter().any(|&place| comes_round(picture.with(me, place), me)) {
                    stops += 1;
                    let after = picture.with(me, played);
                    assert!(comes_round(after, me), "{spec} {picture:?} {played:?}");
                }
            }
        }
        assert!(wins > 5 && stops > 5, "{spec}: {wins} wins, {stops} stops");
    }
}

/// What it plays in a position, and how many moves it thought about.
fn plays(spec: &str, text: &str) -> (String, usize) {
    let game = Table::new(shape(spec));
    let position = game.read_position(text).expect("a position");
    let thought = think(&game, &History::from_position(position.clone()), 3000);
    (game.write_move(&position, thought.best), thought.choices.len())
}

const THREE: &str = "morpion:width=7,height=7,align=4,players=3";

#[test]
fn with_three_it_stops_the_next_player_and_leaves_the_last_to_the_one_between() {
    // B, who plays next, has three in a row with one end free: there is no choice.
    let (played, choices) =
        plays(THREE, "......./.CBBB../..A..../.A.C.../.C...../......./....A.. A");
    assert_eq!((&*played, choices), ("F2", 1));
    // C has the same: B can take the cell, so A need not.
    let (_, choices) = plays(THREE, "......./.ACCC../..B..../.B.A.../......./.B...../....A.. A");
    assert!(choices > 1, "A is free to do something else");
    // C has two cells: B can take only one of them, so A must take the other.
    let (played, choices) =
        plays(THREE, "......./..CCC../.A.B.../..B.A../......./.B...../....A.. A");
    assert!(["B2", "F2"].contains(&&*played), "{played}");
    assert_eq!(choices, 2);
    // B has a cell and C has one: B's comes first.
    let (played, _) = plays(THREE, "A....../.ABBB../...C.../...C.A./...C.../...B.../......A A");
    assert_eq!(played, "F2");
    // Whoever can complete a line does, whatever the others threaten.
    let (played, _) = plays(THREE, ".AAA.../.CBBB../...C.../...C.../......./......./....... A");
    assert!(["A1", "E1"].contains(&&*played), "{played}");
}

/// A table of this many on a grid where the seat that moves `later` than A has three in a row with
/// both ends free, and nobody else has anything.
fn open_line(players: usize, later: usize) -> (String, String) {
    let spec = format!("morpion:width=26,height=26,align=4,players={players}");
    let letters: Vec<char> = ('A'..='Z').take(players).collect();
    let mut rows = vec![vec!['.'; 26]; 26];
    rows[10][10..13].fill(letters[later]);
    // The others have three stones each too, none next to another.
    let others = letters.iter().enumerate().filter(|&(seat, _)| seat != later);
    let others: Vec<char> = others.map(|(_, &letter)| letter).collect();
    let far = (0..8).chain(14..26).step_by(2);
    let places = far.flat_map(|row| (0..26).step_by(2).map(move |column| (row, column)));
    for (&letter, (row, column)) in others.iter().cycle().zip(places).take(3 * others.len()) {
        rows[row][column] = letter;
    }
    let text: Vec<String> = rows.into_iter().map(String::from_iter).collect();
    (spec, format!("{} A", text.join("/")))
}

#[test]
fn at_any_table_it_counts_who_can_still_stop_a_line() {
    for players in [3, 4, 26] {
        for later in 1..players {
            let (spec, text) = open_line(players, later);
            let game = Table::new(shape(&spec));
            let position = game.read_position(&text).expect("a position");
            let thought = think(&game, &History::from_position(position.clone()), 500);
            let played = game.write_move(&position, thought.best);
            let on_the_line = ["J11", "N11"].contains(&&*played);
            match later {
                // Nobody comes before, or one who can take one end only.
                1 | 2 => assert!(on_the_line && thought.choices.len() == 2, "{spec} {played}"),
                _ => assert!(thought.choices.len() > 2, "{spec}: two come before seat {later}"),
            }
        }
    }
}

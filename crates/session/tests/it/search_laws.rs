//! What holds for every search in every game of the registry: exact ones find what minimax finds,
//! whatever is switched on; ties are drawn among equals only; limits are kept.

use std::{collections::BTreeSet, time::Duration};

use fastrand::Rng;
use rules::Spec;
use search::{Limits, Stop};
use session::{Advice, AnyGame, EngineOffer, open_room, open_table};
use testkit::deep_test_wanted;

/// A point of a game: so many random moves from the start, or from a position.
struct Point {
    game: &'static str,
    from: Option<&'static str>,
    moves: usize,
    /// How deep the whole tree is searched in no time.
    depth: u32,
}

const fn point(game: &'static str, moves: usize, depth: u32) -> Point {
    Point { game, from: None, moves, depth }
}

const fn from(game: &'static str, position: &'static str, moves: usize, depth: u32) -> Point {
    Point { game, from: Some(position), moves, depth }
}

/// Every game, several sizes and tables, and endgames in which positions come back and counters
/// run out.
const POINTS: &[Point] = &[
    point("morpion", 2, 4),
    point("morpion:misere=on,players=3,width=4", 3, 3),
    point("morpion:width=5,height=5,align=4,players=4", 6, 2),
    point("othello", 20, 3),
    point("othello:size=4", 5, 6),
    point("othello:size=10", 15, 2),
    point("connect-four", 8, 4),
    point("connect-four:width=5,height=4", 10, 6),
    point("draughts:variant=english", 20, 4),
    point("draughts:variant=international,width=6,height=6,rows=2", 7, 4),
    from("draughts:variant=english", "W:WK32:BK1,K3", 7, 4),
    from("draughts:variant=english,quiet=6", "W:WK32,28:BK1,5", 4, 4),
    from("draughts:variant=international,width=6,height=6,rows=2", "W:WK18:BK1", 7, 4),
];

/// The table of a point of a game.
fn table(point: &Point, seed: u64) -> Box<dyn AnyGame> {
    let spec: Spec = point.game.parse().expect("a spec");
    let mut rng = Rng::with_seed(seed);
    let mut table = open_table(&spec).expect("a game");
    if let Some(position) = point.from {
        table.set_up(position).expect("a position");
    }
    for _ in 0..point.moves {
        let moves = table.view().moves;
        let played = &moves[rng.usize(..moves.len())].text;
        table.play(played).expect("a legal move");
        if table.view().ending.is_some() {
            table.undo();
        }
    }
    table
}

/// What an engine says; nothing if it does not play this form of the game.
fn ask(table: &dyn AnyGame, engine: &str, limits: Limits, stop: Stop) -> Option<Advice> {
    let spec: Spec = engine.parse().expect("a spec");
    let job = table.ask(&spec, limits, stop).ok()?;
    Some(job.expect("the game goes on")(&mut |_| ()))
}

fn to_depth(table: &dyn AnyGame, engine: &str, depth: u32) -> Advice {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    ask(table, engine, limits, Stop::default()).expect("it plays this game")
}

/// Every combination of these switches of an engine, as specs.
fn combinations(engine: &str, switches: &[&str]) -> Vec<String> {
    let all = 0..1_u32 << switches.len();
    let on = |bits: u32, bit: usize| if bits >> bit & 1 == 1 { "on" } else { "off" };
    let spec = |bits: u32| {
        let set =
            switches.iter().enumerate().map(|(bit, name)| format!(",{name}={}", on(bits, bit)));
        format!("{engine}{}", set.collect::<String>())
    };
    all.map(spec).collect()
}

/// Every search that claims to be exact, with every combination of what does not change the value;
/// those that are not deep tests leave out some of pruning and appraisal.
fn exact_searches() -> Vec<String> {
    let techniques = ["ordering", "table", "scout", "aspiration", "killers", "counters", "history"];
    let pvs = "pvs:reductions=off,probcut=off,futility=off,extensions=off,quiescence=off,memory=1";
    let mut searches = if deep_test_wanted("session: all switches of pvs together against minimax")
    {
        combinations(pvs, &[&["pruning", "appraisal"], &techniques[..]].concat())
    } else {
        [combinations(pvs, &techniques), combinations(pvs, &["pruning", "appraisal"])].concat()
    };
    // What threads share is the table.
    let others: Vec<&str> = techniques.into_iter().filter(|name| *name != "table").collect();
    searches.extend(combinations(&format!("{pvs},threads=2"), &others));
    searches.extend(combinations("deepening:seed=0", &["ordering"]));
    searches.extend(combinations("alpha-beta:seed=0", &["pruning", "ordering"]));
    searches.extend(["negamax:seed=0", "paranoid:seed=0"].map(str::to_owned));
    searches
}

#[test]
fn every_combination_of_switches_finds_what_minimax_finds() {
    for point in POINTS {
        for seed in 0..2 {
            let table = table(point, seed);
            let room = open_room(&point.game.parse().expect("a spec")).expect("a game");
            for evaluator in room.evaluators() {
                let eval = format!(",eval={evaluator}");
                let truth = to_depth(&*table, &format!("minimax:seed=0{eval}"), point.depth);
                for search in exact_searches() {
                    let said = to_depth(&*table, &format!("{search}{eval}"), point.depth);
                    let case = format!("{} {search}{eval} seed {seed}", point.game);
                    assert_eq!(said.score, truth.score, "{case}");
                    assert_eq!(worth(&truth, &said.best), Some(truth.score), "{case}");
                }
            }
        }
    }
}

/// What a move was found worth, if that is exact.
fn worth(advice: &Advice, played: &str) -> Option<i32> {
    let choice = advice.choices.iter().find(|choice| choice.text == played)?;
    choice.exact.then_some(choice.score)
}

/// The engines of a game that take a knob.
fn with_knob(game: &str, knob: &str) -> Vec<EngineOffer> {
    let room = open_room(&game.parse().expect("a spec")).expect("a game");
    let has = |engine: &EngineOffer| engine.knobs.iter().any(|own| own.name == knob);
    room.engines().into_iter().filter(has).collect()
}

/// Drawn by lot or not, the move chosen is one that the search itself found exactly as good as the
/// best, and with many seeds each of those is drawn.
#[test]
fn ties_are_drawn_among_moves_with_equal_exact_scores() {
    const SEEDS: u64 = 40;
    for point in POINTS {
        let table = table(point, 1);
        for engine in with_knob(point.game, "ties") {
            let mut drawn = BTreeSet::new();
            let mut equal = BTreeSet::new();
            for seed in 0..SEEDS {
                let spec = format!("{}:ties=random,seed={seed}", engine.name);
                let depth = point.depth.min(2);
                let limits =
                    Limits { depth: Some(depth), nodes: Some(20_000), ..Limits::default() };
                let Some(said) = ask(&*table, &spec, limits, Stop::default()) else { break };
                let exact = said.choices.iter().filter(|choice| choice.exact);
                let best = exact.filter(|choice| choice.score == said.score);
                equal.extend(best.map(|choice| choice.text.clone()));
                let known = said.choices.is_empty() || equal.contains(&said.best);
                assert!(known, "{} {spec}: {said:?}", point.game);
                drawn.insert(said.best);
            }
            let few = equal.len() <= 4;
            let all = equal.is_empty() || drawn == equal;
            assert!(!few || all, "{} {}: {drawn:?} of {equal:?}", point.game, engine.name);
        }
    }
}

/// The general searches for two draw among just those moves that minimax finds equally good.
#[test]
fn the_equals_are_those_of_minimax() {
    let same = [
        "negamax",
        "alpha-beta",
        "deepening",
        "pvs:reductions=off,probcut=off,futility=off,extensions=off,quiescence=off",
    ];
    let for_many = ["max-n", "paranoid", "best-reply"];
    for point in POINTS.iter().filter(|point| !point.game.contains("players")) {
        let table = table(point, 3);
        let truth = to_depth(&*table, "minimax", 2);
        let best: BTreeSet<&str> = truth
            .choices
            .iter()
            .filter(|choice| choice.score == truth.score)
            .map(|choice| &*choice.text)
            .collect();
        for search in same.into_iter().chain(for_many) {
            let knobs = if search.contains(':') { "," } else { ":" };
            let drawn: BTreeSet<String> = (0..60)
                .map(|seed| format!("{search}{knobs}ties=random,seed={seed}"))
                .map(|spec| to_depth(&*table, &spec, 2).best)
                .collect();
            let only = drawn.iter().all(|played| best.contains(&**played));
            assert!(only, "{} {search}: {drawn:?} of {best:?}", point.game);
            assert!(best.len() > 6 || drawn.len() == best.len(), "{} {search}", point.game);
        }
    }
}

/// Every position passes the meter, which looks at the flag and at the clock at least every 256:
/// so an engine that counts exactly to its limit also stops when it is told to.
#[test]
fn every_engine_keeps_its_limits_however_narrow() {
    let large = [
        point("morpion:width=26,height=26,align=5,players=26", 60, 1),
        point("morpion:width=19,height=19,align=5", 12, 1),
        point("othello:size=16", 60, 1),
        point("draughts:variant=custom,width=20,height=20,rows=8,kings=flying", 30, 1),
    ];
    for point in POINTS.iter().chain(&large) {
        let table = table(point, 2);
        let legal: Vec<String> = table.view().moves.into_iter().map(|turn| turn.text).collect();
        let room = open_room(&point.game.parse().expect("a spec")).expect("a game");
        for engine in room.engines() {
            let answer = |limits, stop| ask(&*table, engine.name, limits, stop);
            let check = |said: Advice, most: u64| {
                let case = format!("{} {} {most}", point.game, engine.name);
                assert!(legal.contains(&said.best), "{case}: {}", said.best);
                assert!(said.statistics.nodes <= most, "{case}: {:?}", said.statistics);
            };
            let raised = Stop::default();
            raised.raise();
            let Some(said) = answer(Limits::default(), raised) else { continue };
            check(said, 0);
            let no_time = Limits { time: Some(Duration::ZERO), ..Limits::default() };
            check(answer(no_time, Stop::default()).expect("it plays"), 0);
            for most in [1, 2, 3, 50, 700] {
                let few = Limits { nodes: Some(most), ..Limits::default() };
                check(answer(few, Stop::default()).expect("it plays"), most);
            }
        }
    }
}

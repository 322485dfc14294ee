//! A recording says what the search did, and recording changes nothing about it.

use std::io::Cursor;

use lab::{RecordedNode, Recording, SearchQuestion, Why};
use search::Stop;
use session::{Advice, AnyGame};

/// Every kind of search, on games of every kind.
pub(crate) const SEARCHES: &[(&str, &str)] = &[
    ("morpion", "minimax:5"),
    ("morpion:width=4,height=4", "alpha-beta:4"),
    ("morpion", "alpha-beta:ordering=on"),
    ("morpion:width=5,height=5,align=4", "deepening:4"),
    ("morpion:width=5,height=5,align=4", "pvs:4"),
    ("morpion:players=3", "max-n:4"),
    ("morpion:players=3", "paranoid:4"),
    ("morpion:width=4,height=4,players=3", "best-reply:4"),
    ("morpion", "loser:4"),
    ("morpion", "greedy"),
    ("morpion", "mcts:nodes=400"),
    ("morpion:players=3", "mcts:nodes=300"),
    ("morpion:width=6,height=6,align=4", "solver:nodes=3000"),
    ("morpion:width=9,height=9,align=5", "strategist:nodes=3000"),
    ("othello", "minimax:4"),
    ("othello", "alpha-beta:6"),
    ("othello", "pvs:6"),
    ("othello", "mcts:nodes=200"),
    ("othello:size=4", "exact"),
    ("draughts", "alpha-beta:5"),
    ("draughts:english", "pvs:7"),
    ("draughts", "deepening:nodes=3000"),
    ("connect-four", "negamax:4"),
    ("connect-four", "pvs:6"),
    ("((3 12 8) (2 4 6) (14 5 2))", "minimax"),
    ("((3 12 8) (2 4 6) (14 5 2))", "alpha-beta"),
    ("(7(3 12 8) 2(2 4 6) 9(14 5 2))", "pvs"),
    ("((1/2/6 4/3/3) (6/1/2 7/4/1))", "max-n"),
];

pub(crate) fn recorded(question: &SearchQuestion) -> Recording<Cursor<Vec<u8>>> {
    let bytes = question.record(Vec::new(), Stop::default()).expect("a question that makes sense");
    Recording::read(Cursor::new(bytes)).expect("a whole recording")
}

fn alone(question: &SearchQuestion) -> Advice {
    let table: Box<dyn AnyGame> = question.table().expect("a game");
    let spec = question.spec().expect("an engine");
    let job = table.ask(&spec, question.limits(), Stop::default()).expect("it plays the game");
    job.expect("the game goes on")(&mut |_| ())
}

#[test]
fn recording_changes_neither_the_move_nor_the_counts() {
    for (game, engine) in SEARCHES {
        let question = SearchQuestion::new(*game, *engine);
        let recording = recorded(&question);
        let (answer, alone) = (recording.answer(), alone(&question));
        let name = format!("{engine} on {game}");
        assert_eq!(answer.best, alone.best, "{name}");
        assert_eq!(answer.score, alone.score, "{name}");
        assert_eq!(answer.line, alone.line, "{name}");
        let counted = alone.statistics;
        assert_eq!(answer.nodes, counted.nodes, "{name}");
        assert_eq!(answer.leaves, counted.leaves, "{name}");
        assert_eq!(answer.cutoffs, counted.cutoffs, "{name}");
        assert_eq!(answer.table_hits, counted.table_hits, "{name}");
    }
}

/// The engines of the rooms count what they show differently, and MCTS counts rounds.
#[test]
fn what_was_recorded_is_what_the_search_counted() {
    let own = ["exact", "solver", "strategist", "mcts"];
    for (game, engine) in SEARCHES {
        let recording = recorded(&SearchQuestion::new(*game, *engine));
        let (answer, name) = (recording.answer(), format!("{engine} on {game}"));
        let counters = answer.recorded;
        if engine.starts_with("mcts") {
            assert_eq!(u64::from(counters.rounds), answer.nodes, "{name}");
            continue;
        }
        if own.iter().any(|own| engine.starts_with(own)) {
            assert!(counters.nodes > 0, "{name}");
            continue;
        }
        assert_eq!(u64::from(counters.nodes), answer.nodes, "{name}");
        assert_eq!(u64::from(counters.leaves), answer.leaves, "{name}");
        assert_eq!(u64::from(counters.cutoffs), answer.cutoffs, "{name}");
        assert_eq!(u64::from(counters.table_hits), answer.table_hits, "{name}");
    }
}

/// All nodes, by number.
fn nodes(recording: &mut Recording<Cursor<Vec<u8>>>) -> Vec<RecordedNode> {
    (0..recording.len()).map(|id| recording.node(id).expect("a node")).collect()
}

#[test]
fn going_through_the_moments_meets_every_node_once_each_way() {
    for (game, engine) in SEARCHES {
        let mut recording = recorded(&SearchQuestion::new(*game, *engine));
        let count = recording.moments().min(3000);
        let mut open: Vec<u32> = Vec::new();
        let (mut left, mut cutoffs) = (0, 0);
        for number in 0..count {
            let moment = recording.moment(number).expect("a moment");
            let node = recording.node(moment.node).expect("its node");
            if moment.leaves {
                assert_eq!(open.pop(), Some(node.id), "{engine}: the last one entered is left");
                assert_eq!(node.id, left, "nodes are numbered in the order of leaving");
                left += 1;
                cutoffs += u32::from(node.why == Why::Cut);
                assert_eq!(recording.leaving(node.id).expect("the same"), moment);
            } else {
                assert_eq!(usize::from(node.ply), open.len(), "{engine}: as deep as it is");
                open.push(node.id);
                assert_eq!(recording.path(node.id).expect("a way"), open);
            }
            let counters = moment.counters;
            assert_eq!(counters.left, left);
            assert_eq!(counters.cutoffs, cutoffs);
            assert_eq!(usize::try_from(counters.nodes - left), Ok(open.len()));
        }
    }
}

#[test]
fn the_next_cut_is_the_next_cut() {
    let mut recording = recorded(&SearchQuestion::new("othello", "alpha-beta:7"));
    assert!(recording.len() > 3000, "there are several blocks");
    let all = nodes(&mut recording);
    let cuts: Vec<u32> =
        all.iter().filter(|node| node.why == Why::Cut).map(|node| node.id).collect();
    let mut found = Vec::new();
    let mut number = 0;
    while let Some(moment) = recording.next_cut(number).expect("readable") {
        found.push(moment.node);
        number = moment.number;
    }
    assert_eq!(found, cuts);
}

/// Plays the search again from its recording: windows grow narrower as the rules of alpha-beta
/// say, and values are what the values below make them.
#[test]
fn replaying_gives_the_same_windows_and_values() {
    for (game, engine) in
        [("othello", "alpha-beta:5"), ("morpion", "alpha-beta"), ("draughts", "alpha-beta:4")]
    {
        let mut recording = recorded(&SearchQuestion::new(game, engine));
        let me = recording.answer().player;
        for node in nodes(&mut recording) {
            let (children, count) = recording.children(node.id, 0, usize::MAX).expect("children");
            assert_eq!(children.len(), count);
            let mine = node.turn == me;
            let (mut window, mut best) = (node.entry, None);
            for child in &children {
                assert_eq!(child.entry, window, "the window is what is left of it");
                let score = child.score.expect("a value");
                best =
                    Some(best.map_or(
                        score,
                        |best: i32| {
                            if mine { best.max(score) } else { best.min(score) }
                        },
                    ));
                let end = if mine { &mut window.alpha } else { &mut window.beta };
                let nearer = end.is_none_or(|end| if mine { end < score } else { score < end });
                *end = if nearer { Some(score) } else { *end };
            }
            assert_eq!(node.exit, if children.is_empty() { node.entry } else { window });
            if best.is_some() {
                assert_eq!(node.score, best, "the value is the best of those below");
                let closed = window.alpha.zip(window.beta).is_some_and(|(a, b)| b <= a);
                assert_eq!(node.why == Why::Cut, closed, "cut when the window closes");
            }
        }
    }
}

#[test]
fn a_page_of_children_is_a_part_of_all() {
    let mut recording = recorded(&SearchQuestion::new("othello", "alpha-beta:5"));
    let root = recording.root(0).expect("a root");
    let (all, count) = recording.children(root, 0, usize::MAX).expect("children");
    assert_eq!((all.len(), count), (4, 4));
    assert_eq!(recording.children(root, 1, 2).expect("a page"), (all[1..3].to_vec(), 4));
    assert_eq!(recording.children(root, 9, 2).expect("a page"), (Vec::new(), 4));
}

#[test]
fn what_is_no_recording_is_refused() {
    let whole = SearchQuestion::new("morpion", "minimax:2").record(Vec::new(), Stop::default());
    let whole = whole.expect("a recording");
    for length in 0..whole.len() {
        assert!(Recording::read(Cursor::new(whole[..length].to_vec())).is_err(), "{length}");
    }
    assert!(Recording::read(Cursor::new(vec![b'x'; 500])).is_err());
    let mut recording = Recording::read(Cursor::new(whole)).expect("whole");
    assert!(recording.node(u32::MAX).is_err());
    assert!(recording.moment(u64::MAX).is_err());
}

#[test]
fn a_search_that_is_stopped_is_recorded_as_far_as_it_came() {
    let question =
        SearchQuestion { nodes: Some(100), ..SearchQuestion::new("othello", "alpha-beta:9") };
    let mut recording = recorded(&question);
    assert_eq!(recording.len(), 100);
    let open = nodes(&mut recording).into_iter().filter(|node| node.why == Why::Stopped).count();
    assert!(open > 1, "the nodes on the way were open");
}

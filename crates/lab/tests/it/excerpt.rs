//! What is shown of a search, in every form.

use lab::{
    Excerpt, ExcerptNode, Explorer, Extent, RecordingError, SearchQuestion, Why, score_text,
};
use words::Words;

use crate::{
    graphviz::Graph,
    recording::{SEARCHES, recorded},
};

const TEXTBOOK: &str = "((3 12 8) (2 4 6) (14 5 2))";

fn excerpt(game: &str, engine: &str, extent: &Extent) -> Excerpt {
    let explorer = Explorer::new(recorded(&SearchQuestion::new(game, engine)));
    explorer.expect("a game").excerpt(extent).expect("an excerpt")
}

fn all(branch: &ExcerptNode) -> Vec<&ExcerptNode> {
    let below = branch.branches.iter().flat_map(all);
    std::iter::once(branch).chain(below).collect()
}

#[test]
fn the_textbook_tree_shows_what_was_cut() {
    let excerpt = excerpt(TEXTBOOK, "alpha-beta", &Extent::default());
    let text = excerpt.text(&Words::embedded());
    let second = &excerpt.root.branches[1];
    assert_eq!(second.node.why, Why::Cut);
    assert_eq!(second.skipped, ["b2", "b3"]);
    assert!(text.contains("a2  ≤ 2  [3, +∞]  cut off: 2 ≤ α = 3 · not searched: b2 b3"), "{text}");
    assert!(text.contains("├─ a1*  3"), "{text}");
}

#[test]
fn windows_are_written_where_the_search_has_them() {
    let words = Words::embedded();
    for (engine, has_windows) in [("minimax", false), ("alpha-beta", true)] {
        let excerpt = excerpt(TEXTBOOK, engine, &Extent::default());
        for written in
            [excerpt.text(&words), excerpt.dot(&words), excerpt.tikz(&words), excerpt.html(&words)]
        {
            let shows = written.contains("+∞]") || written.contains(r"+$\infty$]");
            assert_eq!(shows, has_windows, "{engine}: {written}");
        }
    }
}

#[test]
fn decided_values_are_written_with_infinity_and_large_ones_in_groups() {
    let words = Words::embedded();
    for (score, text) in [
        (35, "35"),
        (-1_234, "-1,234"),
        (1_000_000 - 3, "∞-3"),
        (3 - 1_000_000, "-∞+3"),
        (900_012, "∞+12"),
        (-900_012, "-∞-12"),
    ] {
        assert_eq!(score_text(score, &words), text);
    }
}

#[test]
fn an_excerpt_keeps_to_its_size_and_counts_what_it_hides() {
    for (game, engine) in SEARCHES {
        let whole = Extent { nodes: usize::MAX, plies: Some(2), ..Extent::default() };
        let shallow = excerpt(game, engine, &whole);
        assert!(all(&shallow.root).iter().all(|branch| branch.node.ply <= 2), "{engine}");
        let small = excerpt(game, engine, &Extent { nodes: 30, ..Extent::default() });
        let shown = all(&small.root);
        assert!(shown.len() <= 30, "{engine} on {game}");
        for branch in &shown {
            let below: u32 = branch.branches.iter().map(|below| below.node.size).sum();
            assert_eq!(branch.node.size, 1 + below + branch.hidden, "{engine} on {game}");
        }
    }
}

#[test]
fn the_expected_line_is_followed_as_far_as_it_was_searched() {
    let excerpt = excerpt("othello", "alpha-beta:4", &Extent::default());
    let line: Vec<String> = all(&excerpt.root)
        .into_iter()
        .filter(|branch| branch.expected)
        .filter_map(|branch| branch.text.clone())
        .collect();
    assert_eq!(line, excerpt.answer.line);
}

#[test]
fn what_lies_below_some_moves_is_shown_alone() {
    let below = vec!["a2".to_owned()];
    let part = excerpt(TEXTBOOK, "minimax", &Extent { below, ..Extent::default() });
    assert_eq!(part.root.text.as_deref(), Some("a2"));
    assert_eq!(part.root.branches.len(), 3);
    let nowhere = Extent { below: vec!["z9".to_owned()], ..Extent::default() };
    let explorer = Explorer::new(recorded(&SearchQuestion::new(TEXTBOOK, "minimax")));
    let refused = explorer.expect("a tree").excerpt(&nowhere);
    assert!(matches!(refused, Err(RecordingError::Question(_))));
}

#[test]
fn games_by_lot_are_put_together() {
    let excerpt = excerpt("morpion", "mcts:nodes=300", &Extent::default());
    let root = excerpt.root.node.standing.expect("visits");
    assert_eq!(u64::from(root.visits), excerpt.answer.nodes);
    let below = excerpt.root.branches.iter();
    let visits: Vec<u32> =
        below.map(|branch| branch.node.standing.expect("visits").visits).collect();
    assert_eq!(visits.iter().sum::<u32>() + 1, root.visits, "one visit is the root's own");
    assert!(visits.is_sorted_by(|one, next| one >= next), "the most tried first");
    let tried = excerpt.root.branches.iter().filter_map(|branch| branch.node.standing?.bonus);
    assert!(tried.count() > 0, "what was chosen by its bonus keeps it");
}

/// Brackets and quotes of a text, outside of which everything is in order.
fn is_balanced(text: &str, open: char, close: char) -> bool {
    let mut depth = 0_i32;
    text.chars().all(|letter| {
        depth += i32::from(letter == open) - i32::from(letter == close);
        depth >= 0
    }) && depth == 0
}

#[test]
fn every_form_is_well_formed_in_every_language() {
    for language in ["en", "fr"] {
        let words = Words::new(language).expect("a language");
        for (game, engine) in SEARCHES {
            let boards = !lab::is_tree(game);
            let excerpt = excerpt(game, engine, &Extent { nodes: 25, boards, ..Extent::default() });
            let name = format!("{engine} on {game}");
            let dot = excerpt.dot(&words);
            let graph = Graph::read(&dot).unwrap_or_else(|error| panic!("{name}: {error}: {dot}"));
            assert_eq!(graph.edges.len() + 1, graph.nodes.len(), "{name}: a tree");
            let is_described = |id: &String| graph.nodes.contains(id);
            assert!(graph.edges.iter().all(|(from, to)| is_described(from) && is_described(to)));
            let tikz = excerpt.tikz(&words);
            let body = tikz.split("\\begin{forest}").nth(1).expect("a tree");
            assert!(is_balanced(&tikz, '{', '}'), "{name}: {tikz}");
            assert!(!body.contains('≥') && !body.contains('β'), "{name}: signs are written out");
            let html = excerpt.html(&words);
            assert_eq!(html.matches("<details").count(), html.matches("</details>").count());
            assert!(!html.contains("???") && !html.contains("http://") || html.contains("w3.org"));
            let drawing = excerpt.drawing(&words);
            assert!(drawing.width > 50.0 && drawing.height > 50.0);
            let text = excerpt.text(&words);
            assert!(!text.contains("???"), "{name}: {text}");
            serde_json::to_string(&excerpt).expect("it can be told as JSON");
        }
    }
}

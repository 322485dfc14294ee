//! What viewers are shown of the tree of moves. That each has the whole of it, after whatever was
//! done, is looked at by the server of these tests after every input.

use table::{Effect, Input, Request, TableLimits, ViewerId};

use crate::support::{HOST, LIMITS, OTHER, Server, setup};

/// How many nodes each view has, with those whom it is for and whether it is whole.
fn shown(effects: &[Effect]) -> Vec<(Vec<ViewerId>, bool, usize)> {
    let shown = effects.iter().filter_map(|effect| match effect {
        Effect::Show { to, view } => Some((to.clone(), view.whole, view.nodes.len())),
        _ => None,
    });
    shown.collect()
}

#[test]
fn a_view_tells_as_much_late_in_a_game_as_early() {
    let limits = TableLimits { nodes: 1_000, ..LIMITS };
    let mut server =
        Server::with(setup("morpion:width=26,height=26,align=26", &["human"; 2]), limits);
    server.join(HOST, &["host", "seat-0", "seat-1"]);
    for ply in 1..=600 {
        let text = server.table.session().view().moves[0].text.clone();
        server.play(HOST, &text);
        if [10, 100, 600].contains(&ply) {
            assert_eq!(server.table.session().tree().len(), ply);
            assert_eq!(server.told_nodes, 1, "ply {ply}");
        }
    }
}

#[test]
fn only_who_comes_is_told_the_whole_tree() {
    let mut server = Server::hosted("othello", &["human"; 2]);
    server.play(HOST, "f5");
    server.play(HOST, "d6");
    let coming = Input::Join { viewer: OTHER, tokens: Vec::new(), browser: None, name: None };
    let effects = server.take(coming);
    assert_eq!(shown(&effects), [(vec![HOST], false, 0), (vec![OTHER], true, 3)]);
}

#[test]
fn a_new_game_is_told_whole() {
    let mut server = Server::hosted("othello", &["human"; 2]);
    server.play(HOST, "f5");
    server.ask(HOST, Request::Again);
    assert!(server.view().whole);
    assert_eq!(server.view().nodes.len(), 1);
}

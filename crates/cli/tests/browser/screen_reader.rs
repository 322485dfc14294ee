//! What a screen reader finds in the rooms: the browser's tree of roles and names, read from top to
//! bottom. Every run writes it beside the photographs, for people to read.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::{
    support::page::{Page, write_screen},
    support::visit::visit,
};

/// What has no words of its own, or says them again that stand below it.
const SILENT: [&str; 8] = [
    "none",
    "generic",
    "InlineTextBox",
    "StaticText",
    "LineBreak",
    "ListMarker",
    "RootWebArea",
    "SvgRoot",
];

/// What is heard on the page, one line for each thing: its role, its name and how it stands.
fn heard(page: &Page, name: &str) -> Vec<String> {
    page.sees_no_movement();
    let tree = page.browser.command("Accessibility.getFullAXTree", &json!({}));
    let nodes = tree["nodes"].as_array().expect("a tree has nodes");
    let by_id: HashMap<&str, &Value> =
        nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
    let mut lines = Vec::new();
    // From top to bottom: the root comes first, and each node before what is below it.
    let mut rest = vec![&nodes[0]];
    while let Some(node) = rest.pop() {
        lines.extend(line(node));
        let below = node["childIds"].as_array().into_iter().flatten().rev();
        rest.extend(below.filter_map(|id| by_id.get(id.as_str()?)));
    }
    write_screen(&format!("heard-{name}.txt"), lines.join("\n").as_bytes());
    lines
}

/// A node as it is read out; nothing for one that is passed over.
fn line(node: &Value) -> Option<String> {
    let text = |part: &str| node[part]["value"].as_str().unwrap_or_default();
    let (role, name) = (text("role"), text("name").trim());
    if node["ignored"] == true || (SILENT.contains(&role) && role != "StaticText") {
        return None;
    }
    if role == "StaticText" {
        return (!name.is_empty()).then(|| name.to_owned());
    }
    let states = node["properties"].as_array().into_iter().flatten().filter_map(|property| {
        let value = &property["value"]["value"];
        let name = property["name"].as_str()?;
        let told = ["checked", "pressed", "selected", "expanded", "disabled", "level"];
        let is_told = told.contains(&name) && *value != json!(false) && *value != json!("false");
        is_told.then(|| format!("{name}={}", value.to_string().trim_matches('"')))
    });
    let states: Vec<String> = states.collect();
    Some(format!("{role} “{name}” {}", states.join(" ")).trim_end().to_owned())
}

/// Something is heard whose line begins so.
fn assert_heard(lines: &[String], beginning: &str) {
    assert!(
        lines.iter().any(|line| line.starts_with(beginning)),
        "{beginning} is not heard in\n{}",
        lines.join("\n")
    );
}

/// How often something is heard whose line begins so.
fn count(lines: &[String], beginning: &str) -> usize {
    lines.iter().filter(|line| line.starts_with(beginning)).count()
}

/// Nothing that can be used is without a name, and there is one heading of the first level.
fn assert_named(lines: &[String]) {
    let roles =
        ["button", "link", "textbox", "combobox", "checkbox", "radio", "slider", "gridcell"];
    for role in roles {
        assert_eq!(count(lines, &format!("{role} “”")), 0, "a {role} has no name");
    }
    let first =
        lines.iter().filter(|line| line.starts_with("heading") && line.ends_with("level=1"));
    assert_eq!(first.count(), 1, "one heading says where one is:\n{}", lines.join("\n"));
}

#[test]
fn home_says_what_each_button_starts() {
    visit(|page, _| {
        let lines = heard(page, "home");
        assert_named(&lines);
        assert_heard(&lines, "heading “What shall we play?”");
        for game in ["Morpion", "Othello", "Draughts", "Connect Four"] {
            assert_heard(&lines, &format!("button “Play {game}”"));
        }
        assert_heard(&lines, "navigation “Rooms of the page”");
    });
}

#[test]
fn a_table_says_its_squares_whose_turn_it_is_and_each_move() {
    visit(|page, _| {
        page.open_table("othello", &["human", "human"]);
        let lines = heard(page, "table");
        assert_named(&lines);
        assert_heard(&lines, "grid “Board");
        assert_eq!(count(&lines, "gridcell"), 64);
        assert_heard(&lines, "gridcell “d3, empty, can be played”");
        assert_heard(&lines, "gridcell “d4, white disc”");
        page.click_square("d3");
        page.has_moves(1);
        let lines = heard(page, "table-after-a-move");
        assert_heard(&lines, "gridcell “d3, black disc, last move”");
        assert!(page.text("#polite").contains("d3"), "the move is announced");
    });
}

#[test]
fn the_end_of_a_game_is_heard_at_once() {
    visit(|page, _| {
        page.open_table("morpion", &["human", "human"]);
        page.play(&["B2", "A1", "C1", "C3", "A3"]);
        page.sees(".ending");
        assert_named(&heard(page, "ending"));
        assert!(page.text("#assertive").contains("wins"), "the result is announced");
    });
}

#[test]
fn the_laboratory_reads_a_tree_out() {
    visit(|page, _| {
        page.go_to("lab");
        page.sees(".lesson-card");
        assert_named(&heard(page, "laboratory"));
        page.go_to("tree/((3%2012%208)%20(2%204%206)%20(14%205%202))?engine=alpha-beta");
        page.sees(".pane[data-ready] .spot");
        let lines = heard(page, "tree");
        assert_named(&lines);
        assert_heard(&lines, "tree “");
        assert_eq!(count(&lines, "treeitem"), 11);
        page.press(&['x']);
        page.sees(".counts .sentence");
        let lines = heard(page, "tree-step");
        assert!(lines.iter().any(|line| line.contains("cut off")), "{}", lines.join("\n"));
    });
}

#[test]
fn other_rooms_have_names_for_everything() {
    visit(|page, _| {
        page.open_table("connect-four", &["human", "human"]);
        page.play(&["d1"]);
        for (room, seen) in [
            ("library", ".shelf-entry"),
            ("setup/draughts", "form.setup"),
            ("settings", "#main h1"),
            ("rules/othello", ".rulebook article"),
            ("exercise", ".sheet-tree"),
            ("compare/othello", ".engine-rows li"),
            ("lesson/minimax", ".pane[data-ready] .spot"),
            ("tournament?game=morpion", "#contest-games"),
            ("position/draughts", ".board .cell"),
        ] {
            page.go_to(room);
            page.sees(seen);
            let name = room.split(['/', '?']).next().unwrap_or(room);
            assert_named(&heard(page, name));
        }
    });
}

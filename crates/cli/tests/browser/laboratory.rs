//! The laboratory on the page: trees, steps, exercises, comparisons, lessons.

use serde_json::{Value, json};

use crate::{
    support::driver::Looks,
    support::page::Page,
    support::visit::{visit, visit_as},
};

/// Keys as the protocol writes them.
const ENTER: char = '\u{e007}';
const LEFT: char = '\u{e012}';
const RIGHT: char = '\u{e014}';
const DOWN: char = '\u{e015}';
const HOME: char = '\u{e011}';
const END: char = '\u{e010}';

/// The tree of the textbooks, as it stands in an address.
const TREE: &str = "tree/((3%2012%208)%20(2%204%206)%20(14%205%202))";

/// How many nodes are drawn.
fn drawn(page: &Page) -> u64 {
    let look = "return document.querySelectorAll('[role=treeitem]').length";
    page.script(look, &[]).as_u64().expect("a count")
}

/// Goes to a room of the laboratory and waits until its searches are there.
fn open(page: &Page, room: &str, panes: usize) {
    page.go_to(room);
    let ready = format!(".panes > .pane[data-ready]:nth-of-type({panes}) .spot");
    page.sees(&ready);
}

/// What the chosen node says.
fn chosen(page: &Page) -> String {
    page.attribute("[role=treeitem][aria-selected=true]", "aria-label").unwrap_or_default()
}

#[test]
fn a_tree_is_walked_with_the_keyboard() {
    visit(|page, _| {
        open(page, &format!("{TREE}?engine=alpha-beta"), 1);
        assert_eq!(drawn(page), 11);
        page.shows(".spot.skipped", "b2 b3");
        page.click_on("[role=treeitem][aria-level=\"1\"]");
        page.press(&[RIGHT, RIGHT]);
        assert!(chosen(page).starts_with("b1"), "{}", chosen(page));
        page.press(&[LEFT, LEFT]);
        page.wait("the first branch is folded", || (drawn(page) == 8).then_some(()));
        page.press(&[DOWN]);
        page.wait("the second branch is chosen", || chosen(page).starts_with("a2").then_some(()));
        page.shows(".remarks", "cut off: 2 ≤ α = 3");
        page.press(&[END]);
        assert!(chosen(page).starts_with("b3"), "{}", chosen(page));
        page.press(&[HOME, ENTER]);
        page.wait("the root is folded", || (drawn(page) == 1).then_some(()));
        page.press(&[ENTER, 'a']);
        page.wait("a letter leads on", || chosen(page).starts_with("a1").then_some(()));
        page.press(&['v']);
        page.wait("the best line is followed", || chosen(page).starts_with("b1, 3").then_some(()));
    });
}

#[test]
fn a_search_is_gone_through_step_by_step() {
    visit(|page, _| {
        open(page, &format!("{TREE}?engine=alpha-beta"), 1);
        page.click_on("[data-action=page-lab-on]");
        page.shows(".counts", "Step 1 of 22");
        page.shows(".sentence", "root is entered with the window [−∞, +∞]");
        page.press(&['.', '.']);
        page.shows(".counts", "Step 3 of 22");
        page.shows(".sentence", "b1 is entered");
        page.sees(".spot.later");
        page.press(&['x']);
        page.shows(".sentence", "a2 is left with ≤ 2: cut off: 2 ≤ α = 3");
        page.shows(".counters", "cut-off 1");
        assert!(page.text(".spot.open").contains("[3, +∞]"), "{}", page.text(".spot.open"));
        // The tree and the panel beside it say the same.
        page.shows(".spot.here .value", "≤ 2");
        page.shows(".detail .facts dd", "≤ 2");
        page.press(&[',']);
        page.shows(".counters", "cut-offs 0");
        page.click_on("[data-action=page-lab-whole]");
        page.no_longer_sees(".spot.later");
    });
}

#[test]
fn two_algorithms_go_in_step_and_a_tree_is_changed_by_hand() {
    visit(|page, _| {
        open(page, &format!("{TREE}?engine=minimax&with=alpha-beta"), 2);
        page.shows(".pane:nth-of-type(1) .summary", "9 leaves");
        page.shows(".pane:nth-of-type(2) .summary", "7 leaves");
        page.press(&['x']);
        page.shows(".count:nth-of-type(2)", "cut-off 1");
        page.click_on("[data-action=page-lab-whole]");
        // The 2 that ends the search of the second branch becomes a 9: nothing is cut off there.
        page.click_on(".pane:nth-of-type(2) .spot[aria-label^='b1, 2']");
        page.write(".pane:nth-of-type(2) #leaf-value", "9");
        page.press(&[ENTER]);
        page.shows(".pane:nth-of-type(2) .summary", "9 leaves");
        page.click_on(".pane:nth-of-type(1) .spot[aria-label^='a2']");
        page.click_on(".pane:nth-of-type(1) [data-action=earlier]");
        page.wait("the second branch comes first", || {
            let address = page.script("return decodeURIComponent(location.hash)", &[]);
            address.as_str()?.starts_with("#/tree/((9 4 6) (3 12 8)").then_some(())
        });
    });
}

#[test]
fn the_search_behind_a_move_is_seen_from_the_table() {
    visit(|page, _| {
        page.open_table("othello", &["human", "alpha-beta:2"]);
        page.play_one("d3");
        page.has_moves(2);
        page.click("See the search");
        page.sees(".pane[data-ready] .spot .miniature");
        page.shows(".summary strong", "Alpha-beta alpha-beta:depth=2");
        page.click_on(".spot .fold");
        page.sees("[role=treeitem][aria-level=\"3\"]");
    });
}

#[test]
fn games_by_lot_and_several_players_are_shown() {
    visit(|page, _| {
        open(page, "tree/morpion?engine=mcts:nodes%3D200", 1);
        page.sees(".spot .window");
        page.click_on("[role=treeitem][aria-level=\"2\"]");
        page.shows(".remarks", "visit");
        page.press(&['.', '.', '.']);
        page.sees(".spot.here");
        open(page, "tree/((1%2F2%2F6%204%2F3%2F3)%20(6%2F1%2F2%205%2F4%2F1))?engine=max-n", 1);
        page.shows(".spot .value", "(5, 4, 1)");
    });
}

#[test]
fn ten_million_nodes_are_opened_and_walked() {
    visit(|page, server| {
        page.go_to("tree/connect-four?engine=alpha-beta:depth%3D40");
        page.sees(".pane[data-ready] .spot");
        let nodes = "return Number(document.querySelector('.step-slider').max) / 2";
        let nodes = page.wait("the steps are there", || {
            page.script(nodes, &[]).as_f64().filter(|&nodes| nodes > 1.0)
        });
        assert!(nodes >= 1e7, "{nodes} nodes");
        page.reload();
        page.sees(".pane[data-ready] .spot");
        // From one end to the other, and to places in between.
        let slide = "const slider = document.querySelector('.step-slider');
            slider.value = String(Math.floor(Number(slider.max) * arguments[0]));
            slider.dispatchEvent(new Event('input'));";
        for share in [0.5, 0.001, 0.999, 0.25] {
            page.script("document.querySelector('.counts').replaceChildren()", &[]);
            page.script(slide, &[json!(share)]);
            page.sees(".counts .sentence");
        }
        page.press(&['x', 'v']);
        page.sees("[role=treeitem][aria-selected=true]");
        assert!(drawn(page) < 700, "few of them are drawn");
        if let Some(kilobytes) = server.memory() {
            println!("the server has taken {} MB", kilobytes / 1000);
            assert!(kilobytes < 400_000, "{kilobytes} kB");
        }
    });
}

#[test]
fn an_exercise_is_filled_in_and_checked() {
    visit(|page, _| {
        page.go_to("exercise");
        page.choose("#exercise-source", "written");
        page.click("New exercise");
        page.shows(".sheet-tree", "14");
        for (name, value) in [("A", "3"), ("B", "3"), ("C", "2"), ("D", "5")] {
            page.write(&format!("[name=value-{name}]"), value);
        }
        for (name, alpha, beta) in [("A", "3", ""), ("B", "", "3"), ("C", "3", "2")] {
            page.write(&format!("[name=alpha-{name}]"), alpha);
            page.write(&format!("[name=beta-{name}]"), beta);
        }
        page.click_on("[data-branch=C2]");
        page.click_on("[data-branch=C3]");
        page.click_on("[data-action=check]");
        page.shows(".score", "of 10 right");
        page.shows(".marks", "D takes the smallest of 14, 5, 2: 2");
        page.sees("[name=value-D][data-mark=wrong]");
        page.sees("[name=value-C][data-mark=right]");
        page.sees("[data-branch=C2][data-mark=right]");
        page.click_on("[data-action=solve]");
        page.shows("[data-fork=D] .solved", "= 2");
        page.shows("[data-fork=B] .solved", "[−∞, 3]");
        page.sees("[data-branch=C2].is-cut");
        page.has(2, ".sheet-tree .edge.cut");
        page.shows(".explained", "7 of 9 leaves are looked at");
        let printed = page.attribute("[data-paper=page-exercise-sheet-solved]", "href");
        let fetch = "const [href, done] = arguments;
            fetch(href).then((answer) => done(answer.headers.get('content-type')))";
        assert_eq!(page.script_until_done(fetch, &[json!(printed)]), "application/pdf");
    });
}

#[test]
fn engines_are_compared_on_the_page() {
    visit(|page, _| {
        page.go_to("compare/morpion");
        page.has(5, ".engine-rows li");
        page.click_on("[data-engine=deepening] button");
        page.has(4, ".engine-rows li");
        page.write("#compare-last", "3");
        page.click_on("form button[type=submit]");
        page.says("alpha-beta visited");
        page.says("All of them found the same value.");
        let rows = "return document.querySelectorAll('.compared tbody tr').length";
        assert_eq!(page.script(rows, &[]), 12);
        page.wait("the plots are drawn", || {
            let look = "return [...document.querySelectorAll('.plot')]
                .every((plot) => plot.complete && plot.naturalWidth > 0)";
            page.script(look, &[]).as_bool().filter(|&drawn| drawn)
        });
        page.sees("[data-form=csv]");
        page.sees("[data-form=svg]");
        // The address makes the same comparison again.
        let shown = page.text(".compared");
        let address = page.script("return location.href", &[]);
        let address = address.as_str().expect("an address").to_owned();
        page.go_to("");
        page.go_to_address(&address);
        page.has(4, ".engine-rows li");
        page.says("All of them found the same value.");
        let figures = |text: &str| text.split_whitespace().take(20).collect::<Vec<_>>().join(" ");
        assert_eq!(figures(&page.text(".compared")), figures(&shown));
    });
}

#[test]
fn engines_are_compared_by_the_rules_of_the_course_in_the_same_time() {
    visit(|page, _| {
        page.go_to("compare/draughts");
        page.choose("[name=variant]", "course");
        let columns = "return document.querySelector('[name=width]').placeholder";
        assert_eq!(page.script(columns, &[]), "8", "as the variant has it");
        for engine in ["alpha-beta:ordering=on", "deepening"] {
            page.click_on(&format!("[data-engine='{engine}'] button"));
        }
        page.click_on("[data-engine^=pvs] button");
        page.has(2, ".engine-rows li");
        page.choose("#compare-eval", "material");
        page.click_on("input[name=compare-by][value=time]");
        page.write("#compare-shortest", "0.01");
        page.write("#compare-longest", "0.02");
        page.click_on("form button[type=submit]");
        page.says("In 0.020 s, alpha-beta looked");
        let rows = "return document.querySelectorAll('.compared tbody tr').length";
        assert_eq!(page.script(rows, &[]), 4);
        let plots = "return document.querySelectorAll('.plot').length";
        assert_eq!(page.script(plots, &[]), 1, "seconds against seconds say nothing");
        let address = page.script("return location.hash", &[]);
        assert_eq!(
            address,
            "#/compare/draughts%3Avariant%3Dcourse?engine=minimax&engine=alpha-beta\
             &shortest=0.01&longest=0.02&eval=material",
            "it leads here again"
        );
    });
}

#[test]
fn a_tree_of_ones_own_is_compared_and_has_no_evaluations() {
    visit(|page, _| {
        open(page, &format!("{TREE}?engine=alpha-beta"), 1);
        let fields = "return document.querySelectorAll('[name=eval]').length";
        assert_eq!(page.script(fields, &[]), 0, "its leaves say what they are worth");
        page.go_to(&TREE.replace("tree/", "compare/"));
        page.sees("#compare-tree");
        page.write("#compare-tree", "(11(-2 5 9) 6(1 8) 4(0 3))");
        page.write("#compare-last", "2");
        page.click_on("form button[type=submit]");
        page.says("alpha-beta visited 90.9 % of the nodes of minimax");
    });
}

#[test]
fn a_step_tells_nothing_before_it_happens() {
    visit(|page, _| {
        let tree = "tree/(((3%205)%20(6%209))%20((1%202)%20(0%20-1)))";
        open(page, &format!("{tree}?engine=alpha-beta"), 1);
        page.slide(".step-slider", "8");
        page.says("b2 is entered");
        let remarks = "return document.querySelectorAll('.detail .remarks').length";
        assert_eq!(page.script(remarks, &[]), 0, "it is not cut yet");
        page.click("The whole tree");
        page.click_on("[role=treeitem][aria-label^='b2']");
        page.shows(".detail .remarks", "cut off: 6 ≥ β = 5");
    });
}

#[test]
fn a_tree_is_taken_home() {
    visit(|page, _| {
        open(page, &format!("{TREE}?engine=alpha-beta"), 1);
        let fetch = "const done = arguments[0];
            Promise.all([...document.querySelectorAll('.tree-tools a[download]')].map(async (link) =>
                [link.download, (await fetch(link.href)).headers.get('content-type').split(';')[0]],
            )).then(done)";
        let forms = json!([
            ["tree.svg", "image/svg+xml"],
            ["tree.dot", "text/vnd.graphviz"],
            ["tree.json", "application/json"],
        ]);
        assert_eq!(page.script_until_done(fetch, &[]), forms);
    });
}

#[test]
fn nothing_lies_over_a_node() {
    visit(|page, _| {
        open(page, "tree/connect-four?engine=alpha-beta:depth=4", 1);
        page.sees(".spot .fold");
        let over = "const below = (fold) => fold.getBoundingClientRect().top
                - fold.closest('.spot').getBoundingClientRect().bottom;
            return Math.min(...[...document.querySelectorAll('.fold')].map(below))";
        let room = page.script(over, &[]).as_f64().expect("there are some");
        assert!(room >= 0.0, "{room}");
        // A value of three players is seen as a whole.
        page.go_to("lesson/more-players/5");
        page.sees(".pane[data-ready] .spot .value");
        let cut = "return [...document.querySelectorAll('.spot .value')]
            .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)";
        assert_eq!(page.script(cut, &[]), json!([]));
    });
}

#[test]
fn the_first_lesson_asks_before_it_answers() {
    visit(|page, _| {
        page.go_to("lesson/minimax");
        page.sees(".lesson-question");
        page.has(0, ".spot.expected");
        let inner = "return [...document.querySelectorAll('.spot[aria-expanded] .value')]
            .map((one) => one.innerText)";
        assert_eq!(page.script(inner, &[]), json!(["?", "?", "?", "?"]));
        assert_eq!(page.text(".pane .summary"), "", "what came of it is not told yet");
        page.click_on(".spot[aria-label^='a3']");
        page.shows(".lesson-question", "Not this one");
        page.sees(".spot.expected");
        assert_eq!(page.script(inner, &[]), json!(["3", "3", "2", "2"]));
        page.reload();
        page.click("Show the answer");
        page.sees(".spot.expected");
        page.no_longer_sees(".lesson-question");
    });
}

#[test]
fn every_lesson_is_read_to_its_exercise() {
    visit(|page, _| {
        page.go_to("lab");
        page.click_on("[data-lesson=minimax]");
        for lesson in 1..=6 {
            loop {
                page.sees(".panes .pane[data-ready] .spot, .sheet-tree");
                page.no_longer_sees(".fault");
                let is_exercise = page.script("return !!document.querySelector('.sheet')", &[]);
                if is_exercise == true {
                    break;
                }
                page.click_on("[data-action=on]");
                page.no_longer_sees(".waiting");
            }
            page.sees(".sheet-tree .fork input");
            if lesson < 6 {
                page.click_on(".lesson-steps a");
                page.no_longer_sees(".sheet");
            }
        }
    });
}

#[test]
fn presets_find_the_same_value_and_who_differs_is_named() {
    visit(|page, _| {
        page.go_to("compare/othello");
        page.write("#compare-last", "4");
        page.click_on("form button[type=submit]");
        page.says("All of them found the same value.");
    });
}

#[test]
fn a_tree_is_presented_to_a_class() {
    let projector = Looks { width: 1920, height: 1080, dark: false, calm: false };
    visit_as("en", projector, |page, _| {
        page.go_to("tree/othello?engine=alpha-beta:depth=4");
        page.sees(".pane[data-ready] .spot");
        page.click_on("[data-action=present]");
        page.sees("html.presenting");
        for _ in 0..3 {
            page.press(&['x']);
        }
        page.sees(".spot.here");
        page.sees(".spot.more");
        let look = "return [...document.querySelectorAll(
                '.spot.here .value, .spot.here .window, .spot.here .played, .sentence')]
            .map((one) => Number.parseFloat(getComputedStyle(one).fontSize))";
        let sizes = page.script(look, &[]);
        let sizes: Vec<f64> =
            sizes.as_array().expect("sizes").iter().filter_map(Value::as_f64).collect();
        assert!(sizes.len() >= 3 && sizes.iter().all(|&size| size >= 18.0), "{sizes:?}");
        page.photograph("presented");
        page.press(&['f']);
        page.no_longer_sees("html.presenting");
    });
}

#[test]
fn the_trees_of_every_game_fit_a_sheet_with_the_values_offered() {
    visit(|page, _| {
        page.go_to("exercise");
        page.choose("#exercise-source", "game");
        for game in ["morpion", "othello", "draughts", "connect-four"] {
            page.choose("#exercise-game", game);
            page.click("New exercise");
            page.sees(".sheet-tree .fork");
            page.no_longer_sees(".sheet .fault");
        }
    });
}

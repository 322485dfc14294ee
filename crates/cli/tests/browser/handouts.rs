//! A sheet that is handed out to a class.

use serde_json::json;

use crate::{
    support::driver::{Browser, Looks},
    support::page::Page,
    support::visit::visit,
};

#[test]
fn a_class_fills_in_a_sheet_and_the_teacher_has_the_results() {
    visit(|page, server| {
        page.go_to("exercise?tree=((3%2012%208)%20(2%204%206)%20(14%205%202))&kind=minimax");
        page.shows(".sheet-tree", "14");
        page.click_on("[data-action=hand-out]");
        page.shows(".handout h2", "Sheet ");
        page.shows(".class-results", "No results yet.");
        let heading = page.text(".handout h2");
        let number = heading.trim_start_matches("Sheet ").to_owned();
        assert!(number.len() == 4 && number.bytes().all(|digit| digit.is_ascii_digit()));

        let other = Browser::open(Looks::default());
        let learner = Page::new(&other, &server.address);
        learner.go_to("exercise");
        learner.write("#exercise-handed", &number);
        learner.click("Open");
        learner.shows(".sheet-tree", "14");
        learner.write("#learner-name", "Ada");
        learner.write("[name=value-A]", "3");
        learner.write("[name=value-B]", "4");
        learner.click_on("[data-action=check]");
        learner.shows(".score", "1 of 4 right");

        page.shows(".class-results", "Ada");
        page.shows(".class-results", "1 of 4");
        let href = page.attribute("[data-action=results]", "href");
        let fetch = "const [href, done] = arguments;
            fetch(href).then((answer) => answer.text()).then(done)";
        let csv = page.script_until_done(fetch, &[json!(href)]);
        assert!(csv.as_str().is_some_and(|csv| csv.ends_with("Ada,1,1,4,1,no\r\n")), "{csv}");
    });
}

#[test]
fn a_sheet_and_its_results_outlive_the_program() {
    visit(|page, server| {
        page.go_to("exercise?tree=((3%2012%208)%20(2%204%206)%20(14%205%202))&kind=minimax");
        page.click_on("[data-action=hand-out]");
        page.shows(".class-results", "No results yet.");
        let other = Browser::open(Looks::default());
        let learner = Page::new(&other, &server.address);
        let number = page.text(".handout h2").trim_start_matches("Sheet ").to_owned();
        learner.go_to(&format!("exercise?sheet={number}"));
        learner.write("#learner-name", "Ada");
        learner.write("[name=value-A]", "3");
        learner.click_on("[data-action=check]");
        learner.shows(".score", "1 of 4 right");
        page.go_to("");
        server.kill();
        server.start_again();
        page.go_to("exercise");
        page.shows(".own-handouts", "1 learner");
        page.click_on(".own-handouts a");
        page.shows(".class-results", "Ada");
        learner.click_on("[data-action=check]");
        learner.shows(".score", "1 of 4 right");
        page.click_on("[data-action=clear-handout]");
        page.click_on("dialog .button.main");
        page.sees(".exercise-form");
        page.no_longer_sees(".own-handouts");
        page.forgive("Failed to load resource");
    });
}

#[test]
fn a_link_leads_to_the_same_sheet() {
    visit(|page, _| {
        page.go_to("exercise?kind=alpha-beta&seed=7&depth=2&width=3");
        page.shows(".sheet h2", "sheet 7");
        let tree = page.text(".sheet-tree");
        page.go_to("");
        page.go_to("exercise?kind=alpha-beta&seed=7&depth=2&width=3");
        page.shows(".sheet h2", "sheet 7");
        assert_eq!(page.text(".sheet-tree"), tree);
        page.sees("[data-action=copy-link]");
    });
}

//! What is not understood stops the build, with its place.

use crate::support::joined;

/// What is said of a page whose main module is this.
fn refused(main: &str) -> String {
    let other = ("other.js", "import { a } from \"./main.js\";\nexport const b = a;\n");
    joined(&[("main.js", main), other]).expect_err("it is refused").to_string()
}

#[test]
fn a_statement_of_another_form_is_named_with_its_file() {
    for statement in [
        "import all from \"./other.js\";",
        "import { a } from \"react\";",
        "export let count = 0;",
        "export default 3;",
        "export { a };",
        "const load = (name) => import(name);",
    ] {
        let said = refused(statement);
        assert!(said.starts_with("main.js: `") && said.contains(statement), "{said}");
    }
}

#[test]
fn a_circle_is_told_in_order() {
    let said = refused("import { b } from \"./other.js\";\nexport const a = b;\n");
    assert!(said.ends_with("main.js → other.js → main.js"), "{said}");
}

#[test]
fn a_module_that_is_not_there_is_named() {
    assert!(refused("import { a } from \"./gone.js\";\n").starts_with("gone.js: "));
}

#[test]
fn a_page_that_begins_with_no_module_is_refused() {
    let said = joined(&[("index.html", "<p>nothing</p>")]).expect_err("nothing to begin with");
    assert!(said.to_string().starts_with("index.html: "), "{said}");
}

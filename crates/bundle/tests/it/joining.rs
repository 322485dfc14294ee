//! What becomes of a page.

use std::path::Path;

use crate::support::{joined, text};

/// A main module, one that it imports, and one that it loads later.
const MODULES: [(&str, &str); 4] = [
    (
        "main.js",
        "// @ts-check\nimport { twice as double } from \"./sums/twice.js\";\n\
         /** @typedef {import(\"./types.js\").T} T */\n\
         const later = () => import(\"./late.js\").then(({ late }) => late);\ndouble(2);\nlater();\n",
    ),
    (
        "sums/twice.js",
        "import {\n  one,\n} from \"../one.js\";\nexport function twice(n) {\n  return n * (one + one);\n}\n",
    ),
    ("one.js", "export const one = 1;\n"),
    (
        "late.js",
        "import * as numbers from \"./one.js\";\nexport class Late {}\nexport async function late() { return numbers.one; }\n",
    ),
];

#[test]
fn each_module_comes_after_those_that_it_imports_and_once() {
    let files = joined(&MODULES).expect("a page");
    let page = text(&files, "page-", ".js");
    let one = "const $0 = (() => {\nconst one = 1;\nreturn { one };\n})();\n";
    let twice = "const $1 = (() => {\nconst { one, } = $0;\nfunction twice(n) {\n";
    let main = "const $2 = (() => {\nconst { twice: double } = $1;\n";
    let places: Vec<Option<usize>> = [one, twice, main].map(|part| page.find(part)).to_vec();
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{places:?}\n{page}");
    assert!(page.ends_with("export { $0, $1, $2 };\n"), "{page}");
    assert!(!page.contains("types.js"), "types are a comment: {page}");
}

#[test]
fn what_is_loaded_later_is_a_file_of_its_own_that_shares_the_first() {
    let files = joined(&MODULES).expect("a page");
    let hash = files[1].name.trim_start_matches("page-").trim_end_matches(".js").to_owned();
    let page = text(&files, "page-", ".js");
    let load = format!("import(\"./lazy-{hash}.js\").then(({{ $3 }}) => $3).then(");
    assert!(page.contains(&load), "{page}");
    let lazy = text(&files, "lazy-", ".js");
    assert!(lazy.starts_with(&format!("import {{ $0, $1, $2 }} from \"./page-{hash}.js\";\n")));
    assert!(lazy.contains("const numbers = $0;\nclass Late {}\nasync function late()"), "{lazy}");
    assert!(lazy.ends_with("return { Late, late };\n})();\nexport { $3 };\n"), "{lazy}");
}

#[test]
fn the_page_names_the_joined_files() {
    let files = joined(&MODULES).expect("a page");
    let names: Vec<&str> = files.iter().map(|file| &*file.name).collect();
    let page = text(&files, "index", ".html");
    let [_, script, lazy, sheet, icon] = names[..] else { panic!("{names:?}") };
    for named in [script, sheet, icon] {
        assert_eq!(page.matches(named).count(), 1, "{named}: {page}");
    }
    assert!(!page.contains(lazy) && !page.contains("main.js") && !page.contains("first.css"));
    assert!(files.iter().all(|file| file.named_by_hash == (file.name != "index.html")));
    let style = text(&files, "page-", ".css");
    assert_eq!(style, ".a {\ncolor: red;\n}\n.b { background: url(\"a/*b*/c\"); }\n");
}

#[test]
fn another_content_has_another_name() {
    let before = joined(&MODULES).expect("a page");
    let again = joined(&MODULES).expect("a page");
    assert_eq!(before, again);
    let mut modules = MODULES;
    modules[2].1 = "export const one = 2;\n";
    let after = joined(&modules).expect("a page");
    for (before, after) in before.iter().zip(&after).skip(1) {
        assert_ne!(before.name, after.name);
    }
}

#[test]
fn our_own_page_is_joined_without_a_comment() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/page");
    let files = bundle::bundle(&folder).expect("our page");
    let script = text(&files, "page-", ".js");
    assert!(!script.contains("@typedef") && !script.contains("@param"));
    assert!(script.contains("homeView") && text(&files, "lazy-", ".js").contains("lessonView"));
    assert_eq!(files.len(), 5);
}

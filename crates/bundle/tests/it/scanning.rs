//! Comments go; everything that only looks like one stays.

use crate::support::{joined, text};

/// The code of a main module as it is joined.
fn kept(code: &str) -> String {
    let page = text(&joined(&[("main.js", code)]).expect("a page"), "page-", ".js");
    let (_, code) = page.split_once("(() => {\n").expect("a function");
    code.split_once("return {  };\n})();").expect("its end").0.to_owned()
}

#[test]
fn comments_indentation_and_empty_lines_go() {
    let code = "// one\n\nf(\n  /** @type {import(\"./a.js\").B} */ (x), // two\n\n  y,\n);\n/* three */\n";
    assert_eq!(kept(code), "f(\n(x),\ny,\n);\n");
    assert_eq!(kept("a/* and */b;\n"), "a b;\n");
}

#[test]
fn strings_keep_what_looks_like_a_comment() {
    for code in [
        "f(\"http://a/*b*/\", 'it\\'s // here', \"\\\\\"); g();\n",
        "f(`a // ${g({ b: `/* ${c} */` })} // d`);\n",
        "f(`  two\n    lines // kept\n`);\n",
        "f(\"\\\"//\");\n",
    ] {
        assert_eq!(kept(code), code);
    }
}

#[test]
fn a_regular_expression_is_no_comment_and_a_division_no_regular_expression() {
    for code in [
        "f(/\\/\\//g, a.replace(/[/\"']*/, \"\"));\n",
        "const half = (a + b) / 2 / c; // gone\n",
        "return /\\?.*$/.test(text);\n",
        "x = y[0] / 2; z = \"'\" ;\n",
    ] {
        assert_eq!(kept(code), code.replace(" // gone", ""));
    }
}

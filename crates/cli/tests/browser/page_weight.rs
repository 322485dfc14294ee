//! What the page weighs, and that one can play as soon as it is painted.

use crate::support::visit::visit;

/// The most that may come over the line before one can play, in bytes.
const MOST: u64 = 300_000;

#[test]
fn the_page_is_light() {
    visit(|page, _| {
        let look = "
            const all = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind));
            return all.reduce((sum, one) => sum + one.encodedBodySize, 0);";
        let bytes = page.script(look, &[]).as_u64().expect("a number of bytes");
        println!("the page weighs {} KB", bytes / 1000);
        assert!(bytes > 50_000, "something was not weighed: {bytes} bytes");
        assert!(bytes < MOST, "{bytes} bytes");
    });
}

#[test]
fn a_game_opens_as_soon_as_the_page_is_painted() {
    visit(|page, _| {
        page.reload();
        let look = "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime";
        page.wait("the page is painted", || page.script(look, &[]).as_f64());
        page.click_on("button[data-game=othello]");
        page.sees(".board .cell");
    });
}

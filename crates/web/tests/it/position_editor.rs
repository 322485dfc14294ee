//! Positions that are laid out by hand.

use serde_json::{Value, json};

use crate::support::server::{ask, post, quiet, value};

async fn lay_out(layout: Value) -> Value {
    let (server, _folder) = quiet().await;
    let answer = ask(&server, post("/api/position?lang=en", &layout)).await;
    assert_eq!(answer.status(), 200, "{layout}");
    value(answer).await
}

#[tokio::test]
async fn every_game_begins_somewhere() {
    for (game, pieces, kinds) in [
        ("morpion", 0, json!(["symbol"])),
        ("othello", 4, json!(["disc"])),
        ("draughts", 40, json!(["man", "king"])),
        ("connect-four", 0, json!(["disc"])),
    ] {
        let laid = lay_out(json!({ "game": game })).await;
        let cells = laid["board"]["cells"].as_array().expect("cells");
        let found = cells.iter().filter(|cell| !cell["piece"].is_null()).count();
        assert_eq!((found, &laid["kinds"]), (pieces, &kinds), "{game}");
        assert!(laid["problem"].is_null() && laid["players"] == 2, "{game}");
    }
}

#[tokio::test]
async fn a_board_becomes_a_text_and_a_text_becomes_a_board() {
    let mut cells = vec![json!(null); 100];
    cells[1] = json!({ "kind": "king", "seat": 0 });
    cells[98] = json!({ "kind": "man", "seat": 1 });
    let laid = lay_out(json!({ "game": "draughts", "cells": cells, "turn": 1 })).await;
    assert_eq!(laid["text"], "B:WK1:B50");
    assert!(laid["problem"].is_object(), "a man on the last row is a king");
    cells[98] = json!({ "kind": "king", "seat": 1 });
    let laid = lay_out(json!({ "game": "draughts", "cells": cells, "turn": 1 })).await;
    assert_eq!((&laid["text"], &laid["problem"]), (&json!("B:WK1:BK50"), &json!(null)));
    let again = lay_out(json!({ "game": "draughts", "text": "B:WK1:BK50" })).await;
    assert_eq!(again["board"], laid["board"]);
    assert_eq!(again["turn"], 1);
}

#[tokio::test]
async fn a_text_that_is_no_position_is_told_in_words() {
    let laid = lay_out(json!({ "game": "draughts", "text": "W:W99:B1" })).await;
    let sentence = laid["problem"]["sentence"].as_str().expect("a sentence");
    assert!(sentence.contains("99") && !sentence.contains("???"), "{sentence}");
    let (server, _folder) = quiet().await;
    let three = vec![json!(null); 3];
    let odd = json!({ "kind": "man", "seat": 0 });
    let mut men = vec![json!(null); 9];
    men[4] = odd;
    for (layout, status) in [
        (json!({ "game": "chess" }), 422),
        (json!({ "game": "morpion", "cells": three }), 400),
        (json!({ "game": "morpion", "cells": men }), 400),
    ] {
        assert_eq!(ask(&server, post("/api/position", &layout)).await.status(), status, "{layout}");
    }
}

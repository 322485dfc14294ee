//! The words on a score sheet: who played, when, where, how it ended.

use rules::{Colour, Diagram, Outcome, Phrase, PlayedGame, Player, Speak as _};
use words::{Date, Words};

use crate::{Figure, ScoreSheet, Text};

impl ScoreSheet {
    /// A form without moves, for a game of `players` players on this board.
    #[must_use]
    pub fn blank(game: &str, players: u8, board: &Diagram, words: &Words) -> Self {
        let players = Player::all(players).map(|player| words.say(&side(board, player)));
        let players: Vec<String> = players.collect();
        let lines = players.iter().cloned().chain([words.text("score-sheet-date")]);
        Self {
            title: words.text(&format!("game-{game}")),
            language: words.language(),
            facts: lines.map(|line| (line, String::new())).collect(),
            players,
            moves: Vec::new(),
            figure: None,
        }
    }

    /// The form of a game that was played.
    #[must_use]
    pub fn of(played: &PlayedGame, words: &Words) -> Self {
        let seats = u8::try_from(played.names.len()).expect("seats are few");
        let mut turns: Vec<Player> = Player::all(seats).collect();
        turns.rotate_left(played.first.index());
        let sides = turns.iter().map(|&player| words.say(&side(&played.diagram, player)));
        let caption = Text::plain(words.text("score-sheet-end"));
        Self {
            title: words.text(&format!("game-{}", played.game)),
            language: words.language(),
            facts: facts(played, &turns, words),
            players: sides.collect(),
            moves: played.moves.clone(),
            figure: Some(Figure { diagram: played.diagram.clone(), caption }),
        }
    }
}

/// Who played, when, where and how it ended.
fn facts(played: &PlayedGame, turns: &[Player], words: &Words) -> Vec<(String, String)> {
    let mut facts: Vec<(String, String)> = turns
        .iter()
        .map(|&player| {
            let name = name(played, player).map(|name| words.say(&name));
            (words.say(&side(&played.diagram, player)), name.unwrap_or_default())
        })
        .collect();
    if !played.occasion.is_empty() {
        facts.push((words.text("score-sheet-event"), played.occasion.join(", ")));
    }
    if let Some(date) = played.date.as_deref().and_then(Date::read) {
        facts.push((words.text("score-sheet-date"), words.say(&date)));
    }
    let result = played.result.map(|(outcome, reason)| {
        let who = |player| name(played, player).unwrap_or_else(|| side(&played.diagram, player));
        let result = match outcome {
            Outcome::Win(player) => Phrase::new("score-sheet-won").with("name", who(player)),
            Outcome::Lose(player) => Phrase::new("score-sheet-lost").with("name", who(player)),
            Outcome::Draw => Phrase::new("score-sheet-drawn"),
        };
        match reason {
            Some(reason) => words.say(
                &Phrase::new("score-sheet-because")
                    .with("result", result)
                    .with("reason", reason.phrase()),
            ),
            None => words.say(&result),
        }
    });
    facts.extend(result.map(|result| (words.text("score-sheet-result"), result)));
    facts
}

/// What a side is called: by its colour, by its symbol, or by its seat.
fn side(diagram: &Diagram, player: Player) -> Phrase {
    match (diagram.board.colours.get(player.index()), diagram.symbols.get(player.index())) {
        (Some(Colour::Black), _) => Phrase::new("side-black"),
        (Some(Colour::White), _) => Phrase::new("side-white"),
        (Some(Colour::Red), _) => Phrase::new("side-red"),
        (Some(Colour::Yellow), _) => Phrase::new("side-yellow"),
        (None, Some(symbol)) => Phrase::new("player-named").with("name", symbol.to_string()),
        (None, None) => Phrase::new("player-person").with("seat", u64::from(player.0) + 1),
    }
}

/// What a player is called, if it is known.
fn name(played: &PlayedGame, player: Player) -> Option<Phrase> {
    let name = played.names.get(player.index())?.clone()?;
    Some(Phrase::new("player-named").with("name", name))
}

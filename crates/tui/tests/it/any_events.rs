//! Whatever happens, in whatever order and on whatever screen: nothing breaks.

use proptest::prelude::*;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use tui::AppEvent;

use crate::support::stage::{ASCII, COLOURLESS, FULL, Stage};

fn keys() -> impl Strategy<Value = AppEvent> {
    let named = [
        KeyCode::Enter,
        KeyCode::Esc,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Tab,
        KeyCode::BackTab,
        KeyCode::Backspace,
        KeyCode::Delete,
        KeyCode::F(1),
    ];
    let letters: Vec<KeyCode> = ('!'..='~').chain(" é∞".chars()).map(KeyCode::Char).collect();
    let code =
        prop_oneof![3 => prop::sample::select(named.to_vec()), 2 => prop::sample::select(letters)];
    code.prop_map(|code| AppEvent::Key(KeyEvent::new(code, KeyModifiers::NONE)))
}

fn mouse() -> impl Strategy<Value = AppEvent> {
    let kinds = vec![
        MouseEventKind::Down(MouseButton::Left),
        MouseEventKind::Down(MouseButton::Right),
        MouseEventKind::ScrollDown,
        MouseEventKind::ScrollUp,
        MouseEventKind::Moved,
    ];
    (prop::sample::select(kinds), 0..130_u16, 0..60_u16).prop_map(|(kind, column, row)| {
        AppEvent::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
    })
}

fn events() -> impl Strategy<Value = Vec<AppEvent>> {
    let event = prop_oneof![
        8 => keys(),
        3 => mouse(),
        1 => (0..130_u16, 0..60_u16).prop_map(|(width, height)| AppEvent::Resize(width, height)),
        1 => Just(AppEvent::Tick),
    ];
    prop::collection::vec(event, 1..120)
}

const GAMES: &[(&str, &[&str])] = &[
    ("morpion", &["human", "random"]),
    ("morpion:width=26,height=26,align=5", &["human", "human"]),
    ("morpion:width=8,height=8,align=4,players=5", &["human"; 5]),
    ("othello", &["human", "greedy"]),
    ("draughts", &["human", "random"]),
    ("draughts:english", &["random", "random"]),
    ("connect-four", &["human", "human"]),
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_breaks(
        events in events(),
        game in prop::sample::select(GAMES.to_vec()),
        look in prop::sample::select(vec![FULL, COLOURLESS, ASCII]),
        size in (0..120_u16, 0..50_u16),
        at_table in any::<bool>(),
    ) {
        let mut stage = Stage::new("fr", look, size);
        stage.engines = false;
        if at_table {
            stage.sit_down(game.0, game.1);
        }
        for event in events {
            stage.happen(event.clone());
            let area = stage.buffer().area;
            if let AppEvent::Resize(width, height) = event {
                prop_assert_eq!((area.width, area.height), (width, height));
            }
        }
    }
}

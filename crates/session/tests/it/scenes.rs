//! Everything there is to see, for a front end that computes no rule.

use rules::Player;
use session::{Action, Command, Flow, NodeId, OutlineEntry, Scene};

use crate::support::driven::{Driven, setup, two_people};

fn scene(game: &Driven) -> Scene {
    game.session.scene(game.now)
}

#[test]
fn a_scene_shows_the_board_the_players_and_what_just_happened() {
    let mut game = Driven::new(setup("draughts", &["human:name=Ann", "human:name=Bob"]));
    assert_eq!(scene(&game).last, None);
    game.play("32-28 19-23");
    let scene = scene(&game);
    let (player, last) = scene.last.expect("a move was played");
    assert_eq!((player, &*last.text, last.path.len()), (Player(1), "19-23", 2));
    let names = game.session.square_names();
    let name =
        |square: rules::Square| &*names[usize::from(square.row) * 10 + usize::from(square.column)];
    assert_eq!(scene.forced.iter().map(|&square| name(square)).collect::<Vec<_>>(), ["28"]);
    assert_eq!(scene.view.board.tallies, [20, 20]);
    assert_eq!(scene.seats[1].name.as_deref(), Some("Bob"));
    assert_eq!((scene.node, scene.ticket), (game.here(), game.session.ticket()));
    assert_eq!(scene.flow, Flow::Running);
    assert!(scene.clocks.is_empty() && scene.ticking.is_none());
}

#[test]
fn buttons_are_there_when_they_do_something() {
    let mut game = Driven::new(setup("draughts", &["human", "random"]));
    let actions = |game: &Driven| scene(game).actions;
    assert_eq!(actions(&game), [Action::Hint, Action::Resign, Action::OfferDraw, Action::Pause]);
    game.play("32-28");
    assert!(actions(&game).contains(&Action::PlayNow) && actions(&game).contains(&Action::Undo));
    assert_eq!(scene(&game).thinking, Some(Player(1)));
    game.must(Command::Pause);
    assert!(actions(&game).contains(&Action::Step) && actions(&game).contains(&Action::Resume));
    assert_eq!(scene(&game).thinking, None);
    game.must(Command::Resign { player: Player(0) });
    assert_eq!(actions(&game), [Action::Undo]);
}

#[test]
fn a_button_that_is_there_is_obeyed() {
    let mut rng = fastrand::Rng::with_seed(3);
    let mut game = Driven::new(setup("draughts", &["human", "random"]));
    for _ in 0..400 {
        for action in Action::ALL {
            let player = Player(0);
            let command = match action {
                Action::Undo => Command::Undo { moves: None },
                Action::Redo => Command::Redo { moves: None },
                Action::Pause => Command::Pause,
                Action::Resume => Command::Resume,
                Action::Step => Command::Step,
                Action::PlayNow => Command::PlayNow,
                Action::OfferDraw => Command::OfferDraw { player },
                Action::Resign if rng.u8(..) < 8 => Command::Resign { player },
                _ => continue,
            };
            if rng.u8(..) < 40 && game.session.can(action) {
                game.must(command);
            }
        }
        let view = game.session.view();
        if game.work.is_some() {
            game.think();
        } else if let Some(turn) = (view.turn == Player(0)).then(|| view.moves.first()).flatten() {
            game.play(&turn.text);
        }
    }
}

#[test]
fn the_score_sheet_has_numbers_and_variations_after_what_they_replace() {
    let mut game = two_people();
    game.play("A1 B1 C1");
    game.undo(2);
    game.play("B2 C2");
    game.undo(1);
    game.play("C3");
    game.must(Command::GoTo(NodeId::START));
    game.play("A2");
    let told = |entry: &OutlineEntry| {
        let text = game.session.tree().text(entry.node);
        (text, entry.ply, entry.round, entry.variation, entry.branches)
    };
    let outline = game.session.outline();
    assert_eq!(
        outline.iter().map(told).collect::<Vec<_>>(),
        [
            ("A1", 1, 1, 0, false),
            ("A2", 1, 1, 1, true),
            ("B1", 2, 1, 0, false),
            ("B2", 2, 1, 1, true),
            ("C2", 3, 2, 1, false),
            ("C3", 3, 2, 2, true),
            ("C1", 3, 2, 0, false),
        ]
    );
    assert_eq!(outline[2].player, Player(1));
    let three = Driven::new(setup("morpion", &["human", "human", "human"]));
    assert!(three.session.outline().is_empty());
}

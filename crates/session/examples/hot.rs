//! Throwaway.
use session::{Advice, Command, Session, Setup, open_table};
use std::time::Instant;
fn main() {
    for name in ["morpion:width=15,height=15,align=5", "othello", "draughts", "connect-four"] {
        let spec: rules::Spec = name.parse().unwrap();
        let mut table = open_table(&spec).unwrap();
        let mut rng = fastrand::Rng::with_seed(1);
        let mut games = Vec::new();
        for _ in 0..30 {
            table.restart();
            let mut line = Vec::new();
            while table.ending().is_none() {
                let text = rng.choice(table.view().moves).unwrap().text;
                table.play(&text).unwrap();
                line.push(text);
            }
            games.push(line);
        }
        let moves: usize = games.iter().map(Vec::len).sum();
        let run = |look: bool| {
            let mut table = open_table(&spec).unwrap();
            let start = Instant::now();
            for line in &games {
                table.restart();
                for text in line {
                    if look {
                        std::hint::black_box((table.view(), table.view(), table.view()));
                    }
                    std::hint::black_box((table.turn(), table.ending()));
                    table.play(text).unwrap();
                }
            }
            start.elapsed()
        };
        let whole = {
            let players = vec!["random".parse().unwrap(); 2];
            let now = Instant::now();
            let (mut session, _) =
                Session::new(Setup { first: Some(1), ..Setup::new(spec.clone(), players) }, now)
                    .unwrap();
            let start = Instant::now();
            for line in &games {
                session.apply(Command::Again, now).unwrap();
                for text in line {
                    let advice = Advice::of_move(session.turn(), text.clone());
                    session
                        .apply(Command::Thought { ticket: session.ticket(), advice }, now)
                        .unwrap();
                }
            }
            start.elapsed()
        };
        let each = |d: std::time::Duration| d.as_nanos() as usize / moves;
        println!(
            "{name}: {moves} moves; ns/move: table {} with three views {} session {}",
            each(run(false)),
            each(run(true)),
            each(whole)
        );
    }
}

//! Engines of other programs: each is a process, and there are only so many.

use std::{
    num::NonZero,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use rules::{Player, Spec, SpecError};
use search::{Limits, Stop};
use session::{
    Advice, EngineProvider, ExternalEngine, ExternalEngines, Fault, GameNotation, open_table,
};
use web::ServerOptions;

use crate::support::server::{Live, open, options, setup, start_as};

/// Counts the programs that run.
#[derive(Clone, Default)]
struct Programs {
    running: Arc<AtomicUsize>,
    most: Arc<AtomicUsize>,
}

/// An engine whose program runs from its first move on, until it is dropped.
struct Program {
    programs: Programs,
    runs: bool,
}

impl EngineProvider for Programs {
    fn names(&self) -> Vec<String> {
        vec!["mate".to_owned()]
    }

    fn invite(
        &self,
        engine: &Spec,
        _: &Spec,
    ) -> Result<Option<Box<dyn ExternalEngine>>, SpecError> {
        let program = || Program { programs: self.clone(), runs: false };
        Ok((engine.name == "mate").then(|| Box::new(program()) as Box<dyn ExternalEngine>))
    }
}

impl ExternalEngine for Program {
    fn think(
        &mut self,
        place: &GameNotation,
        _: Limits,
        _: &Stop,
        _: &mut dyn FnMut(Advice),
    ) -> Result<Advice, Fault> {
        if !self.runs {
            self.runs = true;
            let running = self.programs.running.fetch_add(1, Ordering::SeqCst) + 1;
            self.programs.most.fetch_max(running, Ordering::SeqCst);
        }
        let mut table = open_table(&"connect-four".parse().expect("a game")).expect("a table");
        for text in &place.moves {
            table.play(text).expect("a legal move");
        }
        let text = table.view().moves[0].text.clone();
        Ok(Advice::of_move(Player(u8::try_from(place.moves.len() % 2).expect("few")), &text))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if self.runs {
            self.programs.running.fetch_sub(1, Ordering::SeqCst);
        }
    }
}

#[tokio::test]
async fn tables_without_end_start_only_so_many_programs() {
    let programs = Programs::default();
    let external_engines = ExternalEngines::of(Arc::new(programs.clone()));
    let server = start_as(ServerOptions { external_engines, ..options() }).await;
    let mut watching = Vec::new();
    for _ in 0..20 {
        let opened = open(&server, &setup("connect-four", &["mate", "mate"])).await;
        watching.push(Live::connect(&server, &opened, "").await);
    }
    for live in &mut watching {
        let over = live.state(|state| !state["ending"].is_null()).await;
        assert_ne!(over["ending"]["reason"], "fault", "each plays its game to the end");
    }
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    let most = programs.most.load(Ordering::SeqCst);
    assert!((1..=cores + 2).contains(&most), "{most} programs at a time");
}

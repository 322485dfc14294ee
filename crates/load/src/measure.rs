//! Lets players play for a while.

use std::{
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::{
    task::JoinSet,
    time::{sleep, timeout},
};

use crate::{
    arguments::LoadArguments,
    attack, greed,
    load_counters::LoadCounters,
    load_failure::LoadFailure,
    player::{LoadPlayer, SharedGame},
    report::{self, LoadRow},
    server::{OpenTable, Server},
};

/// How long they play before anything is counted.
const WARM_UP: Duration = Duration::from_secs(3);
/// How many sit down at the same time.
const AT_ONCE: usize = 64;

/// Measures once, and tells.
pub(crate) async fn run(arguments: &LoadArguments) -> Result<(), LoadFailure> {
    let row = if arguments.idle {
        idle(arguments).await?
    } else {
        play(arguments, &arguments.program, arguments.tables).await?
    };
    report::tell(&row);
    if row.errors == 0 || arguments.attack { Ok(()) } else { Err(LoadFailure::Errors(row.errors)) }
}

/// Measures for several numbers of tables, and draws a plot.
pub(crate) async fn steps(arguments: &LoadArguments) -> Result<(), LoadFailure> {
    let mut rows = Vec::new();
    for &tables in &arguments.steps {
        let row = play(arguments, &arguments.program, tables).await?;
        report::tell(&row);
        rows.push(row);
    }
    report::draw(&rows, arguments.rate, &arguments.plot)?;
    println!("\n{}", report::table(&rows));
    Ok(())
}

/// Lets two players at each of the tables play.
pub(crate) async fn play(
    arguments: &LoadArguments,
    program: &Path,
    tables: usize,
) -> Result<LoadRow, LoadFailure> {
    let server = Server::start(program, arguments.database.as_deref())?;
    let opened = server.open(tables)?;
    let counters = Arc::new(LoadCounters::new());
    let mut players = JoinSet::new();
    for player in sit_down(&server, &opened, Some(arguments.pace()), &counters).await {
        let counters = Arc::clone(&counters);
        let mut player = player;
        players.spawn(async move {
            match player.play(&counters).await {
                Ok(()) => counters.error("the connection was closed"),
                Err(error) => counters.error(&error.to_string()),
            }
        });
    }
    if arguments.attack {
        attack::begin(&server, &mut players);
        greed::begin(&server, &mut players);
    }
    sleep(WARM_UP).await;
    counters.take();
    let (began, used) = (Instant::now(), server.processor_time());
    sleep(arguments.duration()).await;
    let counts = counters.take();
    let busy = (server.processor_time() - used) / began.elapsed().as_secs_f64();
    let row = LoadRow::of(tables, &counts, busy, server.memory());
    // The players leave before the server does: that it ends is no error.
    players.shutdown().await;
    server.stop()?;
    Ok(row)
}

/// Lets people sit there, and measures what each of them takes.
async fn idle(arguments: &LoadArguments) -> Result<LoadRow, LoadFailure> {
    let server = Server::start(&arguments.program, arguments.database.as_deref())?;
    let empty = server.memory();
    let opened = server.open(arguments.tables)?;
    let with_tables = server.memory();
    let counters = Arc::new(LoadCounters::new());
    let mut players = sit_down(&server, &opened, None, &counters).await;
    for player in &mut players {
        // What was sent when they sat down is read, so that nothing waits anywhere.
        let _ = timeout(Duration::from_millis(1), player.play(&counters)).await;
    }
    let with_players = server.memory();
    report::tell_of_memory(empty, with_tables, with_players, opened.len(), players.len());
    let row = LoadRow::of(opened.len(), &counters.take(), 0.0, with_players);
    drop(players);
    server.stop()?;
    Ok(row)
}

/// Two players sit down at each table.
pub(crate) async fn sit_down(
    server: &Server,
    tables: &[OpenTable],
    pace: Option<Duration>,
    counters: &Arc<LoadCounters>,
) -> Vec<LoadPlayer> {
    let mut players = Vec::with_capacity(2 * tables.len());
    let mut arriving = JoinSet::new();
    let seats = tables.iter().flat_map(|table| {
        let game = SharedGame::default();
        [(table, 0, Arc::clone(&game)), (table, 1, game)]
    });
    for (table, seat, game) in seats {
        if arriving.len() >= AT_ONCE {
            arrive(&mut arriving, &mut players, counters).await;
        }
        let (address, table) = (server.address.clone(), table.clone());
        arriving
            .spawn(async move { LoadPlayer::sit_down(&address, &table, seat, game, pace).await });
    }
    while !arriving.is_empty() {
        arrive(&mut arriving, &mut players, counters).await;
    }
    players
}

type Arrivals = JoinSet<Result<LoadPlayer, tokio_tungstenite::tungstenite::Error>>;

async fn arrive(arriving: &mut Arrivals, players: &mut Vec<LoadPlayer>, counters: &LoadCounters) {
    match arriving.join_next().await {
        Some(Ok(Ok(player))) => players.push(player),
        Some(Ok(Err(error))) => counters.error(&error.to_string()),
        Some(Err(_)) | None => counters.error("a player has not come"),
    }
}

//! Ends the server in the middle of everything, again and again.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::{
    task::JoinSet,
    time::{sleep, timeout},
};

use crate::{
    arguments::LoadArguments,
    load_counters::LoadCounters,
    load_failure::LoadFailure,
    measure::sit_down,
    player::LoadPlayer,
    server::{OpenTable, Server},
};

/// How long they play at most from one kill to the next.
const LONGEST: f64 = 1.5;
/// How many come again at the same time.
const AT_ONCE: usize = 64;
/// How long to try to sit down again.
const PATIENCE: Duration = Duration::from_secs(20);

/// Kills the server this number of times during play, and checks each time that every move that
/// was acknowledged is there.
pub(crate) async fn run(arguments: &LoadArguments, kills: usize) -> Result<(), LoadFailure> {
    let mut server = Server::start(&arguments.program, arguments.database.as_deref())?;
    let tables = server.open(arguments.tables)?;
    let counters = Arc::new(LoadCounters::new());
    let mut players = sit_down(&server, &tables, Some(arguments.pace()), &counters).await;
    let began = Instant::now();
    let (mut found, mut lost, mut moves) = (0, 0, 0);
    for kill in 1..=kills {
        let until = Duration::from_secs_f64(0.3 + LONGEST * fastrand::f64());
        let playing = play_on(players, &counters);
        sleep(until).await;
        server.kill_and_start()?;
        players = playing.finish().await;
        moves += counters.take().latency.len();
        players = come_again(&server, &tables, players, &counters).await;
        let counts = counters.take();
        (found, lost) = (found + counts.found, lost + counts.lost);
        if counts.errors() > 0 {
            println!("{:?}", counts.errors);
        }
        let seconds = began.elapsed().as_secs();
        println!(
            "kill {kill}: {} acknowledged moves are there, {} lost ({seconds} s)",
            counts.found, counts.lost
        );
    }
    println!(
        "{kills} kills, {} tables: {moves} moves acknowledged, {found} looked for, {lost} lost",
        tables.len()
    );
    server.stop()?;
    if lost == 0 { Ok(()) } else { Err(LoadFailure::Lost(lost)) }
}

/// The players, who play until the server is gone.
struct RunningPlayers(JoinSet<LoadPlayer>);

fn play_on(players: Vec<LoadPlayer>, counters: &Arc<LoadCounters>) -> RunningPlayers {
    let mut playing = JoinSet::new();
    for mut player in players {
        let counters = Arc::clone(counters);
        playing.spawn(async move {
            // That the server goes is what is wanted here.
            let _ = player.play(&counters).await;
            player
        });
    }
    RunningPlayers(playing)
}

impl RunningPlayers {
    async fn finish(self) -> Vec<LoadPlayer> {
        self.0.join_all().await
    }
}

/// Reconnects every player and checks that their moves are there.
async fn come_again(
    server: &Server,
    tables: &[OpenTable],
    players: Vec<LoadPlayer>,
    counters: &Arc<LoadCounters>,
) -> Vec<LoadPlayer> {
    let mut back = Vec::with_capacity(players.len());
    let mut arriving = JoinSet::new();
    for mut player in players {
        if arriving.len() >= AT_ONCE {
            back.extend(arriving.join_next().await.and_then(Result::ok));
        }
        let table = tables.iter().find(|table| player.sits_at(table));
        let (address, counters) = (server.address.clone(), Arc::clone(counters));
        let table = table.expect("they sit somewhere").clone();
        arriving.spawn(async move {
            let arrived = timeout(PATIENCE, player.come_again(&address, &table, &counters)).await;
            if !matches!(arrived, Ok(Ok(()))) {
                counters.error("somebody cannot come again");
            }
            player
        });
    }
    back.extend(arriving.join_all().await);
    back
}

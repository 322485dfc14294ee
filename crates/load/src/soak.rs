//! People who behave like people, for long.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use fastrand::Rng;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::{
    task::JoinSet,
    time::{interval, sleep, timeout},
};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::{
    arguments::LoadArguments,
    load_counters::LoadCounters,
    load_failure::LoadFailure,
    partial_message::PartialMessage,
    player::{Connection, connect},
    report::megabytes,
    server::{OpenTable, Server},
};

/// Against whom they play: three of seven tables have an engine, which not only plays but is asked.
const OTHERS: &[&str] =
    &["human", "level:3", "human", "level:5", "human", "mcts:nodes=500", "human"];
/// How often the memory is looked at.
const SAMPLE: Duration = Duration::from_secs(30);
/// The timeout for an answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// Lets people come and go for this number of minutes, and measures the memory meanwhile.
pub(crate) async fn run(arguments: &LoadArguments, minutes: u64) -> Result<(), LoadFailure> {
    let server = Server::start(&arguments.program, arguments.database.as_deref())?;
    let tables = server.open_against(arguments.tables, OTHERS)?;
    let counters = Arc::new(LoadCounters::new());
    let mut people = JoinSet::new();
    for table in &tables {
        for seat in 0..table.seats.len() {
            let person = Person {
                address: server.address.clone(),
                table: table.clone(),
                seat,
                pace: arguments.pace(),
                rng: Rng::new(),
            };
            people.spawn(person.live(Arc::clone(&counters)));
        }
    }
    let (began, mut samples) = (Instant::now(), interval(SAMPLE));
    println!("| minute | memory | moves a second | p99 | errors |");
    println!("| ---: | ---: | ---: | ---: | ---: |");
    let (mut errors, mut memory) = (0, Vec::new());
    while began.elapsed() < Duration::from_secs(60 * minutes) {
        samples.tick().await;
        let counts = counters.take();
        errors += counts.errors();
        memory.push(server.memory());
        println!(
            "| {:.1} | {:.1} MB | {:.0} | {:.1} ms | {} |",
            began.elapsed().as_secs_f64() / 60.0,
            megabytes(server.memory()),
            counts.each_second(),
            counts.percentile(99.0),
            counts.errors()
        );
        for (what, often) in &counts.errors {
            println!("{often} × {what}");
        }
    }
    println!("the most memory: {:.1} MB", megabytes(server.most_memory()));
    people.shutdown().await;
    server.stop()?;
    if errors > 0 {
        return Err(LoadFailure::Errors(errors));
    }
    check_growth(&memory)
}

/// Whether the memory has stayed what it was once all had come: in the last quarter it is no
/// more than in the second, but for a tenth.
fn check_growth(memory: &[u64]) -> Result<(), LoadFailure> {
    let quarter = memory.len() / 4;
    if quarter == 0 {
        return Ok(());
    }
    let mean = |part: &[u64]| part.iter().sum::<u64>() / part.len() as u64;
    let (before, after) = (mean(&memory[quarter..2 * quarter]), mean(&memory[3 * quarter..]));
    if after <= before + before / 10 {
        return Ok(());
    }
    Err(LoadFailure::Growth { before: megabytes(before), after: megabytes(after) })
}

/// A simulated person who acts at random.
struct Person {
    address: String,
    table: OpenTable,
    seat: usize,
    pace: Duration,
    rng: Rng,
}

impl Person {
    /// Comes, stays for a while, goes, and comes again.
    async fn live(mut self, counters: Arc<LoadCounters>) {
        loop {
            sleep(self.pace.mul_f64(4.0 * self.rng.f64())).await;
            let token = self.table.seats[self.seat].token.clone();
            match connect(&self.address, &self.table.id, &token).await {
                Ok(line) => {
                    if let Err(error) = self.stay(line, &counters).await {
                        counters.error(&error.to_string());
                    }
                }
                Err(error) => counters.error(&error.to_string()),
            }
        }
    }

    async fn stay(&mut self, mut line: Connection, counters: &LoadCounters) -> Result<(), Error> {
        for _ in 0..self.rng.usize(1..60) {
            let wait = self.pace.mul_f64(0.5 + self.rng.f64());
            let mut latest = None;
            // Whatever comes meanwhile is read; the last state counts.
            let _ = timeout(wait, listen(&mut line, &mut latest)).await;
            let Some(asked) = self.whim(latest.as_deref()) else { continue };
            let sent = Instant::now();
            line.send(Message::text(asked)).await?;
            match timeout(PATIENCE, answer(&mut line)).await {
                Ok(Ok(())) => counters.acknowledged(sent.elapsed()),
                Ok(Err(error)) => return Err(error),
                Err(_) => counters.error("no answer in ten seconds"),
            }
        }
        if self.rng.bool() {
            line.close(None).await?;
        }
        Ok(())
    }

    /// A random action of a person.
    fn whim(&mut self, state: Option<&str>) -> Option<String> {
        let nonsense: Value = match self.rng.u8(..100) {
            0..=1 => json!({ "do": "resign" }),
            2..=4 => json!({ "do": "undo" }),
            5 => json!({ "do": "redo" }),
            6 => json!({ "do": "offer-draw" }),
            7 => json!({ "do": "comment", "node": 0, "text": "é<b>\u{1F600}" }),
            8 => json!({ "do": "steal" }),
            9 => return Some("{".repeat(self.rng.usize(1..2000))),
            10 => json!({ "do": "again" }),
            11 => json!({ "do": "goto", "node": self.rng.u32(..40) }),
            12 => json!({ "do": "hint", "engine": "level:4" }),
            _ => {
                let sight: PartialMessage<'_> = serde_json::from_str(state?).ok()?;
                let text = &self.rng.choice(&sight.moves)?.text;
                json!({ "do": "play", "text": text })
            }
        };
        Some(nonsense.to_string())
    }
}

async fn listen(line: &mut Connection, latest: &mut Option<String>) {
    while let Some(Ok(message)) = line.next().await {
        if let Message::Text(text) = message
            && text.starts_with("{\"is\":\"state\"")
        {
            *latest = Some(text.to_string());
        }
    }
}

/// The next thing that the server says.
async fn answer(line: &mut Connection) -> Result<(), Error> {
    loop {
        match line.next().await {
            Some(Ok(Message::Text(_))) => return Ok(()),
            Some(Ok(Message::Close(_))) | None => return Err(Error::ConnectionClosed),
            Some(Ok(_)) => {}
            Some(Err(error)) => return Err(error),
        }
    }
}

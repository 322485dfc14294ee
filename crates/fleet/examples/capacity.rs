//! What one server of NATS carries: jobs and results a second with workers that only wait.
//!
//! ```text
//! nats-server -js -sd /tmp/nats -a 127.0.0.1 -p 4333
//! cargo run --release -p fleet --example capacity -- nats://127.0.0.1:4333 WORKERS JOBS MS BYTES
//! ```
//!
//! WORKERS threads pull jobs from the stream of matches as a worker does, take MS milliseconds for
//! each, store a result of BYTES bytes and acknowledge the job; a run keeps two jobs for each thread
//! ahead, and reads the results. How busy the threads were tells what a server is to them.

use std::{
    env,
    error::Error,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use async_nats::jetstream::{
    self, AckKind, Context,
    consumer::{AckPolicy, pull},
    message::PublishMessage,
};
use fleet::{Fleet, FleetOptions};
use futures_util::StreamExt as _;

type Failure = Box<dyn Error + Send + Sync>;

/// How much of a job is text, as that of some games is.
const JOB_BYTES: usize = 300;
/// How many jobs are published before the first of them is acknowledged.
const WINDOW: usize = 200;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let given: Vec<String> = env::args().skip(1).collect();
    let [url, numbers @ ..] = &given[..] else { return Err("an address and four numbers".into()) };
    let numbers: Vec<u64> = numbers.iter().map(|text| text.parse()).collect::<Result<_, _>>()?;
    let [workers, jobs, milliseconds, bytes] = numbers[..] else {
        return Err("WORKERS JOBS MS BYTES".into());
    };
    let fleet = Fleet::connect(&FleetOptions::of(url)).await?;
    let build = format!("capacity-{:08x}", fastrand::u32(..));
    let context = jetstream::new(async_nats::connect(url).await?);
    let (done, begun) = (Arc::new(AtomicU64::new(0)), Instant::now());
    let hands = hands(url, &build, workers, milliseconds, bytes, &done).await?;
    let publishing = tokio::spawn(publish(context.clone(), build.clone(), workers, jobs, done));
    let read = read(&context, &build, jobs).await?;
    let took = begun.elapsed().as_secs_f64();
    publishing.await??;
    hands.iter().for_each(tokio::task::JoinHandle::abort);
    #[expect(clippy::cast_precision_loss, reason = "small counts")]
    let (rate, busy) = {
        let worked = jobs as f64 * milliseconds as f64 / 1000.0;
        (jobs as f64 / took, 100.0 * worked / (took * workers as f64))
    };
    println!(
        "{workers} threads, {jobs} jobs of {milliseconds} ms, results of {bytes} bytes (build {}): \
         {rate:.0} jobs and results a second, {:.1} MB/s of results, threads {busy:.1} % busy, \
         {read} read",
        fleet.build(),
        rate * f64::from(u32::try_from(bytes)?) / 1e6,
    );
    Ok(())
}

/// Starts threads that pull jobs, a hundred to a connection.
async fn hands(
    url: &str,
    build: &str,
    workers: u64,
    milliseconds: u64,
    bytes: u64,
    done: &Arc<AtomicU64>,
) -> Result<Vec<tokio::task::JoinHandle<()>>, Failure> {
    let mut hands = Vec::new();
    let result = vec![b'x'; usize::try_from(bytes)?];
    for first in (0..workers).step_by(100) {
        let context = jetstream::new(async_nats::connect(url).await?);
        let stream = context.get_stream("plateau-jobs-match").await?;
        let config = pull::Config {
            durable_name: Some(build.to_owned()),
            filter_subject: format!("plateau.jobs.match.{build}.*"),
            ack_wait: Duration::from_secs(30),
            max_ack_pending: 100_000,
            max_waiting: 100_000,
            ..pull::Config::default()
        };
        let consumer = stream.get_or_create_consumer(build, config).await?;
        for _ in first..workers.min(first + 100) {
            let (context, consumer) = (context.clone(), consumer.clone());
            let (result, build, done) = (result.clone(), build.to_owned(), Arc::clone(done));
            hands.push(tokio::spawn(async move {
                loop {
                    let time = Duration::from_millis(milliseconds);
                    match work(&context, &consumer, &build, time, &result).await {
                        Ok(worked) => drop(done.fetch_add(u64::from(worked), Ordering::Relaxed)),
                        Err(error) => eprintln!("{error}"),
                    }
                }
            }));
        }
    }
    Ok(hands)
}

/// One job, if there is one.
async fn work(
    context: &Context,
    consumer: &jetstream::consumer::Consumer<pull::Config>,
    build: &str,
    time: Duration,
    result: &[u8],
) -> Result<bool, Failure> {
    let pull = consumer.batch().max_messages(1).expires(Duration::from_secs(2));
    let Some(message) = pull.messages().await?.next().await else { return Ok(false) };
    let message = message?;
    if !time.is_zero() {
        tokio::time::sleep(time).await;
    }
    let name = format!("{build}.{}", message.info()?.stream_sequence);
    let text = PublishMessage::build().payload(result.to_vec().into()).message_id(name);
    context.send_publish(format!("plateau.results.{build}"), text).await?.await?;
    message.double_ack_with(AckKind::Ack).await?;
    Ok(true)
}

/// Publishes jobs, two for each thread ahead of what is done.
async fn publish(
    context: Context,
    build: String,
    workers: u64,
    jobs: u64,
    done: Arc<AtomicU64>,
) -> Result<(), Failure> {
    let text = vec![b'j'; JOB_BYTES];
    let mut sent = Vec::new();
    for number in 0..jobs {
        while number > done.load(Ordering::Relaxed) + 2 * workers + 2 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let job = PublishMessage::build().payload(text.clone().into());
        let job = job.message_id(format!("{build}.job.{number}"));
        let subject = format!("plateau.jobs.match.{build}.run");
        sent.push(context.send_publish(subject, job).await?.into_future());
        if sent.len() >= WINDOW {
            for ack in sent.drain(..) {
                ack.await?;
            }
        }
    }
    for ack in sent {
        ack.await?;
    }
    Ok(())
}

/// Reads the results as a run does.
async fn read(context: &Context, build: &str, jobs: u64) -> Result<u64, Failure> {
    let stream = context.get_stream("plateau-results").await?;
    let config = pull::Config {
        ack_policy: AckPolicy::None,
        filter_subject: format!("plateau.results.{build}"),
        ..pull::Config::default()
    };
    let consumer = stream.create_consumer(config).await?;
    let mut read = 0;
    while read < jobs {
        let mut messages = consumer.fetch().max_messages(200).messages().await?;
        let before = read;
        while let Some(message) = messages.next().await {
            message?;
            read += 1;
        }
        if read == before {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    stream.purge().filter(format!("plateau.results.{build}")).await?;
    Ok(read)
}

//! The connection to a server of NATS, and what we keep there.

use std::time::Duration;

use async_nats::{
    Client, ConnectOptions, ServerAddr,
    jetstream::{
        self, Context,
        consumer::{Consumer, pull},
        kv, object_store,
        stream::{self, DiscardPolicy, RetentionPolicy, StorageType},
    },
};
use bytes::Bytes;
use tokio::io::AsyncReadExt as _;

use crate::{BuildSignature, Digest, FleetCredentials, FleetError, FleetOptions, House, JobKind};

/// How long an answer of the server may take.
pub(crate) const ANSWER: Duration = Duration::from_secs(5);
/// How long jobs and results are kept.
const AGE: Duration = Duration::from_secs(7 * 24 * 3600);
/// How long a search that no worker took is kept: after that its server has done it itself.
const SEARCH_AGE: Duration = Duration::from_secs(2);
/// Within which time a message that is published twice is stored once.
const DUPLICATES: Duration = Duration::from_secs(120);
/// After which time a worker is no longer listed.
const PRESENCE: Duration = Duration::from_secs(10);
/// How many jobs of a kind may be under way at all workers together.
const UNDER_WAY: i64 = 100_000;
/// How large a document or file of a job may be.
const LARGEST_FILE: usize = 256 << 20;

/// A connection to a server of NATS; cloning it gives another handle to the same one.
#[derive(Clone, Debug)]
pub struct Fleet {
    pub(crate) client: Client,
    pub(crate) context: Context,
    pub(crate) house: House,
    pub(crate) build: BuildSignature,
    pub(crate) silence: Duration,
    url: String,
}

/// The consumer of jobs that workers share.
pub(crate) type JobConsumer = Consumer<pull::Config>;

impl Fleet {
    /// Connects, and makes the streams and buckets that are not there yet.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached, refuses us or has no JetStream.
    pub async fn connect(options: &FleetOptions) -> Result<Self, FleetError> {
        let url = options.shown_url();
        let unreachable = |problem: String| FleetError::Unreachable { url: url.clone(), problem };
        let addresses: Result<Vec<ServerAddr>, _> =
            options.url.split(',').map(|address| address.trim().parse::<ServerAddr>()).collect();
        let addresses = addresses.map_err(|error| unreachable(error.to_string()))?;
        let connecting = connect_options(options, &addresses)?;
        let client = connecting.connect(addresses).await;
        let client = client.map_err(|error| unreachable(explained(&error)))?;
        let mut context = jetstream::new(client.clone());
        context.set_timeout(ANSWER);
        let build = tokio::task::spawn_blocking(BuildSignature::own).await;
        let fleet = Self {
            client,
            context,
            house: options.house.clone(),
            build: build.map_err(FleetError::trouble)?,
            silence: options.silence,
            url: url.clone(),
        };
        fleet.ensure().await?;
        Ok(fleet)
    }

    /// The same connection for another build.
    #[must_use]
    pub fn for_build(mut self, build: BuildSignature) -> Self {
        self.build = build;
        self
    }

    /// Which build it is that does the jobs of this connection.
    #[must_use]
    pub const fn build(&self) -> &BuildSignature {
        &self.build
    }

    /// Makes the streams and buckets that are not there yet.
    pub(crate) async fn ensure(&self) -> Result<(), FleetError> {
        let failed =
            |error: String| FleetError::NoStreams { url: self.url.clone(), problem: error };
        for kind in JobKind::ALL {
            let made = self.context.get_or_create_stream(self.job_stream(kind)).await;
            made.map_err(|error| failed(error.to_string()))?;
        }
        let results = stream::Config {
            name: self.house.result_stream(),
            subjects: vec![self.house.result_subjects()],
            max_age: AGE,
            // What does not fit is not stored and its job not acknowledged, so nothing is lost.
            discard: DiscardPolicy::New,
            duplicate_window: DUPLICATES,
            ..stream::Config::default()
        };
        let made = self.context.get_or_create_stream(results).await;
        made.map_err(|error| failed(error.to_string()))?;
        let runs = kv::Config { bucket: self.house.runs(), history: 1, ..kv::Config::default() };
        let workers = kv::Config {
            bucket: self.house.workers(),
            history: 1,
            max_age: PRESENCE,
            storage: StorageType::Memory,
            ..kv::Config::default()
        };
        for bucket in [runs, workers] {
            if self.context.get_key_value(&bucket.bucket).await.is_err() {
                let made = self.context.create_key_value(bucket).await;
                made.map_err(|error| failed(error.to_string()))?;
            }
        }
        if self.context.get_object_store(self.house.files()).await.is_err() {
            let files = object_store::Config {
                bucket: self.house.files(),
                max_age: 4 * AGE,
                ..object_store::Config::default()
            };
            let made = self.context.create_object_store(files).await;
            made.map_err(|error| failed(error.to_string()))?;
        }
        Ok(())
    }

    fn job_stream(&self, kind: JobKind) -> stream::Config {
        let is_search = kind == JobKind::Search;
        stream::Config {
            name: self.house.job_stream(kind),
            subjects: vec![self.house.job_subjects(kind)],
            retention: RetentionPolicy::WorkQueue,
            max_age: if is_search { SEARCH_AGE } else { AGE },
            storage: if is_search { StorageType::Memory } else { StorageType::File },
            discard: DiscardPolicy::New,
            duplicate_window: if is_search { SEARCH_AGE } else { DUPLICATES },
            ..stream::Config::default()
        }
    }

    /// The consumer that all workers of this build share; `last` is the last part of its subject.
    pub(crate) async fn consumer(
        &self,
        kind: JobKind,
        last: &str,
    ) -> Result<JobConsumer, FleetError> {
        let stream = self.context.get_stream_no_info(self.house.job_stream(kind)).await;
        let stream = stream.map_err(FleetError::trouble)?;
        let name = match last {
            "*" => format!("{kind}-{}", self.build),
            priority => format!("{kind}-{}-{priority}", self.build),
        };
        let config = pull::Config {
            durable_name: Some(name.clone()),
            filter_subject: self.house.job_subject(kind, &self.build, last),
            ack_wait: self.silence,
            max_ack_pending: UNDER_WAY,
            max_waiting: UNDER_WAY,
            ..pull::Config::default()
        };
        stream.get_or_create_consumer(&name, config).await.map_err(FleetError::trouble)
    }

    /// The bucket of the runs.
    pub(crate) async fn runs(&self) -> Result<kv::Store, FleetError> {
        self.context.get_key_value(self.house.runs()).await.map_err(FleetError::trouble)
    }

    /// The bucket of the workers.
    pub(crate) async fn workers(&self) -> Result<kv::Store, FleetError> {
        self.context.get_key_value(self.house.workers()).await.map_err(FleetError::trouble)
    }

    async fn files(&self) -> Result<object_store::ObjectStore, FleetError> {
        self.context.get_object_store(self.house.files()).await.map_err(FleetError::trouble)
    }

    /// Puts a file into the store, if it is not there yet; it is called by its digest.
    ///
    /// # Errors
    ///
    /// If it cannot be stored.
    pub async fn put_file(&self, bytes: &[u8]) -> Result<Digest, FleetError> {
        let digest = Digest::of(bytes);
        let files = self.files().await?;
        let is_there = files.info(digest.as_str()).await.is_ok_and(|info| !info.deleted);
        if !is_there {
            let put = files.put(digest.as_str(), &mut &*bytes).await;
            put.map_err(FleetError::trouble)?;
        }
        Ok(digest)
    }

    /// A file of the store; none if it is not there, or is not what its name says.
    ///
    /// # Errors
    ///
    /// If the server does not answer.
    pub async fn file(&self, digest: &Digest) -> Result<Option<Vec<u8>>, FleetError> {
        if !digest.is_sound() {
            return Ok(None);
        }
        let files = self.files().await?;
        let mut object = match files.get(digest.as_str()).await {
            Ok(object) if object.info.size <= LARGEST_FILE => object,
            Ok(_) => return Ok(None),
            Err(error) if error.kind() == object_store::GetErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(FleetError::trouble(error)),
        };
        let mut bytes = Vec::new();
        object.read_to_end(&mut bytes).await.map_err(FleetError::trouble)?;
        Ok(Some(bytes).filter(|bytes| Digest::of(bytes) == *digest))
    }

    /// Stores a message once, whatever happens: the same name within some time is the same message.
    pub(crate) async fn store(
        &self,
        subject: &str,
        name: &str,
        text: Bytes,
    ) -> Result<(), StoreFailure> {
        let message = jetstream::message::PublishMessage::build().payload(text).message_id(name);
        let stored = async {
            let sent = self.context.send_publish(subject.to_owned(), message).await?;
            sent.await
        };
        match tokio::time::timeout(ANSWER, stored).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(StoreFailure::of(&error)),
            Err(_) => Err(StoreFailure::Away),
        }
    }
}

/// Why a message is not stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StoreFailure {
    /// The stream has no room.
    Full,
    /// The message is larger than the server takes.
    TooLarge,
    /// There is no such stream.
    NoStream,
    /// The server did not answer.
    Away,
}

impl StoreFailure {
    fn of(error: &jetstream::context::PublishError) -> Self {
        use async_nats::jetstream::context::PublishErrorKind;
        match error.kind() {
            PublishErrorKind::MaxPayloadExceeded => Self::TooLarge,
            PublishErrorKind::StreamNotFound => Self::NoStream,
            PublishErrorKind::Other if error.to_string().contains("maximum") => Self::Full,
            PublishErrorKind::Other if error.to_string().contains("insufficient") => Self::Full,
            _ => Self::Away,
        }
    }
}

fn connect_options(
    options: &FleetOptions,
    addresses: &[ServerAddr],
) -> Result<ConnectOptions, FleetError> {
    let mut connecting = ConnectOptions::new()
        .name("plateau")
        .connection_timeout(ANSWER)
        .request_timeout(Some(ANSWER))
        .max_reconnects(None)
        .reconnect_delay_callback(|attempt| {
            Duration::from_millis(100 * u64::try_from(attempt.min(20)).unwrap_or(20))
        })
        .event_callback(|event| async move { tracing::info!(%event, "NATS") });
    connecting = match &options.credentials {
        FleetCredentials::None => match addresses.first().and_then(ServerAddr::username) {
            Some(user) => match addresses[0].password() {
                Some(password) => {
                    connecting.user_and_password(user.to_owned(), password.to_owned())
                }
                None => connecting.token(user.to_owned()),
            },
            None => connecting,
        },
        FleetCredentials::User { user, password } => {
            connecting.user_and_password(user.clone(), password.clone())
        }
        FleetCredentials::Token(token) => connecting.token(token.clone()),
        FleetCredentials::Seed(seed) => connecting.nkey(seed.clone()),
        FleetCredentials::File(path) => {
            let file = path.display().to_string();
            let text = std::fs::read_to_string(path);
            let read = text.and_then(|text| connecting.credentials(&text));
            read.map_err(|error| FleetError::File { file, problem: error.to_string() })?
        }
    };
    if let Some(path) = &options.authority {
        connecting = connecting.add_root_certificates(path.clone()).require_tls(true);
    }
    if let Some((certificate, key)) = &options.certificate {
        connecting = connecting.add_client_certificate(certificate.clone(), key.clone());
    }
    Ok(connecting)
}

/// An error with what is behind it.
fn explained(error: &async_nats::ConnectError) -> String {
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(inner) = cause {
        let told = inner.to_string();
        if !text.contains(&told) {
            text = format!("{text}: {told}");
        }
        cause = inner.source();
    }
    text
}

//! A PostgreSQL server of the tests' own, which ends with them.

use std::{
    fs,
    io::{BufRead, BufReader},
    net::TcpListener,
    os::unix::{fs::MetadataExt, process::CommandExt},
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::{
        OnceLock,
        atomic::{AtomicU32, Ordering},
    },
};

/// Makes the server in a folder of its own and starts it; stops it by its own number when the
/// input ends, which it does when the tests end, however they do.
const SCRIPT: &str = r#"
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$PROGRAMS/initdb" -D "$folder/data" -U plateau -A trust -E UTF8 --no-sync --locale=C >/dev/null
options="-p $PORT -k $folder -c listen_addresses=127.0.0.1 -c fsync=off"
"$PROGRAMS/pg_ctl" -D "$folder/data" -o "$options" -l "$folder/log" -w start >/dev/null
echo ready
read -r _ || true
"$PROGRAMS/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null
"#;

/// The server, with the shell that has started it.
struct PostgresServer {
    port: u16,
    /// The shell that has started it; while its input is open the server runs.
    shell: Child,
}

/// The address of a new, empty database on the server.
///
/// # Panics
///
/// If there is no PostgreSQL, or the server does not start.
#[must_use]
pub fn fresh_database() -> String {
    static SERVER: OnceLock<PostgresServer> = OnceLock::new();
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let server = SERVER.get_or_init(PostgresServer::start);
    let name = format!("library_{}", COUNT.fetch_add(1, Ordering::Relaxed));
    let (port, programs) = (server.port.to_string(), programs());
    let made = Command::new(programs.join("createdb"))
        .args(["-h", "127.0.0.1", "-p", &port, "-U", "plateau", &name])
        .output()
        .expect("createdb runs");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    format!("postgres://plateau:secret@127.0.0.1:{port}/{name}")
}

impl PostgresServer {
    fn start() -> Self {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|taken| taken.local_addr());
        let port = port.expect("a free port").port();
        let mut shell = Command::new("sh");
        shell.args(["-c", SCRIPT]).env("PROGRAMS", programs()).env("PORT", port.to_string());
        shell.current_dir("/").stdin(Stdio::piped()).stdout(Stdio::piped());
        // The server refuses to be run by root.
        if let Some((user, group)) = other_user() {
            shell.uid(user).gid(group);
        }
        let mut server = Self { port, shell: shell.spawn().expect("a shell") };
        let mut said = String::new();
        let out = server.shell.stdout.take().expect("a pipe");
        BufReader::new(out).read_line(&mut said).expect("text");
        assert_eq!(said, "ready\n", "the PostgreSQL server did not start");
        server
    }
}

/// Who runs the server if we are root: its own user.
fn other_user() -> Option<(u32, u32)> {
    fs::metadata("/proc/self").ok().filter(|own| own.uid() == 0)?;
    let users = fs::read_to_string("/etc/passwd").expect("the users");
    let user = users.lines().find_map(|line| line.strip_prefix("postgres:"));
    let fields: Vec<&str> = user.expect("a user postgres").split(':').collect();
    Some((fields[1].parse().expect("a number"), fields[2].parse().expect("a number")))
}

/// The folder of the server's programs.
///
/// # Panics
///
/// If there is none.
#[must_use]
pub fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let folders = versions.map(|version| version.path().join("bin"));
    let folder = folders.filter(|folder| folder.join("initdb").is_file()).max();
    folder.expect("there is no PostgreSQL: install the package postgresql, or run cargo xtask test")
}

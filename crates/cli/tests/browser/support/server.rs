//! The program itself, serving the page from a home in which nobody has played yet.

use std::{fs, process::Command};

use tempfile::TempDir;

use crate::{support::leash::Leash, support::wait::until};

/// A server with a home of its own.
pub(crate) struct Server {
    home: TempDir,
    language: &'static str,
    /// Whether the page is joined, as it is in a release build.
    bundled: bool,
    /// Where its page is, with a slash at the end.
    pub(crate) address: String,
    /// The link that lets its page end the program.
    pub(crate) host_link: String,
    running: Option<Leash>,
}

impl Server {
    /// Starts the program on a port that is free, speaking a language, with some settings.
    pub(crate) fn start(language: &'static str, settings: &str, bundled: bool) -> Self {
        let home = tempfile::tempdir().expect("a home of its own");
        let folder = home.path().join(".config/plateau");
        fs::create_dir_all(&folder).expect("a folder for settings");
        fs::write(folder.join("settings.toml"), settings).expect("settings can be written");
        let (address, host_link) = (String::new(), String::new());
        let mut server = Self { home, language, bundled, address, host_link, running: None };
        (server.host_link, server.running) = server.run("0").expect("the program serves");
        let end = server.host_link.find('#').expect("a link to the host's page");
        server.address = server.host_link[..end].to_owned();
        server
    }

    /// Ends the program in the middle of whatever it does, as a power cut would.
    pub(crate) fn kill(&mut self) {
        self.running = None;
    }

    /// Waits until the program has ended by itself.
    pub(crate) fn has_ended(&mut self) {
        let mut leash = self.running.take().expect("the program was running");
        assert_eq!(leash.hear("http://"), None, "it says nothing more and ends");
    }

    /// Starts the program again where it was, with the home it had.
    pub(crate) fn start_again(&mut self) {
        let port = self.address.trim_end_matches('/').rsplit(':').next();
        let port = port.expect("an address has a port").to_owned();
        // For a moment somebody else may have been given the port.
        self.running = until(|| self.run(&port)).expect("the program serves again").1;
    }

    /// The most memory that the program has had at once, in kilobytes, where that can be known.
    pub(crate) fn memory(&self) -> Option<u64> {
        let status =
            fs::read_to_string(format!("/proc/{}/status", self.running.as_ref()?.number()?));
        let status = status.ok()?;
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        peak.trim().trim_end_matches("kB").trim().parse().ok()
    }

    fn run(&self, port: &str) -> Result<(String, Option<Leash>), String> {
        let mut command = Command::new(env!("CARGO_BIN_EXE_plateau"));
        command.args(["serve", "--no-open", "--port", port, "--lang", self.language]);
        command.env("HOME", self.home.path());
        if self.bundled {
            command.env("PLATEAU_PAGE", "bundled");
        }
        for settled in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "LANG", "LC_ALL"] {
            command.env_remove(settled);
        }
        let mut leash = Leash::start(&command);
        let heard = leash.hear("http://").ok_or("the program does not say where its page is")?;
        let link = heard.split_whitespace().next().unwrap_or_default();
        Ok((format!("http://{link}"), Some(leash)))
    }
}

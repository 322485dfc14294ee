//! Chromium, told what to do by chromedriver: JSON over HTTP, as the W3C's `WebDriver` says.
//!
//! Written out here because the crates that do it bring an asynchronous runtime and, with
//! thirtyfour, features of `serde_json` that would change the very program under test.

use std::{
    cell::RefCell,
    fmt,
    path::Path,
    process::Command,
    sync::{LazyLock, Mutex},
};

use serde_json::{Value, json};
use tempfile::TempDir;
use ureq::Agent;

use crate::{
    support::leash::{Leash, is_installed},
    support::wait::PATIENCE,
};

/// What the tests need that Rust does not bring.
const NEEDED: [&str; 2] = ["chromium", "chromedriver"];
/// Narrower than this, a screen is that of a phone.
const PHONE: u32 = 600;
/// By what name the protocol calls elements.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// The one chromedriver of a test run.
static DRIVER: LazyLock<Driver> = LazyLock::new(Driver::start);
struct Driver {
    _leash: Mutex<Leash>,
    address: String,
    agent: Agent,
}

impl Driver {
    fn start() -> Self {
        for program in NEEDED {
            assert!(
                is_installed(program),
                "the tests of the page need {program}: `cargo xtask test` installs it, or says how"
            );
        }
        let mut command = Command::new("chromedriver");
        // What browsers leave lying about lies with the other leavings of the tests.
        command.arg("--port=0").env("TMPDIR", env!("CARGO_TARGET_TMPDIR"));
        let mut leash = Leash::start(&command);
        let port = leash.hear("started successfully on port ").expect("chromedriver starts");
        let address = format!("http://127.0.0.1:{}", port.trim_end_matches('.'));
        let settings = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .proxy(None);
        Self { _leash: Mutex::new(leash), address, agent: settings.build().into() }
    }
}

/// Why the browser did not do something.
#[derive(Debug)]
pub(crate) struct Refusal(String);

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How a browser is set up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Looks {
    /// How wide the window is, in pixels.
    pub(crate) width: u32,
    /// How high it is.
    pub(crate) height: u32,
    /// Whether the system prefers dark.
    pub(crate) dark: bool,
    /// Whether the system prefers no movement.
    pub(crate) calm: bool,
}

impl Default for Looks {
    fn default() -> Self {
        Self { width: 1280, height: 900, dark: false, calm: false }
    }
}

/// A browser, with one window or several.
pub(crate) struct Browser {
    address: String,
    /// The window that hears us now.
    heard_by: RefCell<String>,
    _profile: TempDir,
}

impl Browser {
    /// Opens a browser that nobody has used before.
    pub(crate) fn open(looks: Looks) -> Self {
        let profile = tempfile::tempdir().expect("a folder for a browser");
        let asked = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": { "args": arguments(looks, profile.path()) },
            "timeouts": { "script": PATIENCE.as_millis() },
            "goog:loggingPrefs": { "browser": "ALL" },
        } } });
        let session = ask(&DRIVER.address, "POST", "session", Some(asked));
        let session = session.unwrap_or_else(|refusal| panic!("chromium starts: {refusal}"));
        let id = session["sessionId"].as_str().expect("a session has a name");
        let address = format!("{}/session/{id}", DRIVER.address);
        let browser = Self { address, heard_by: RefCell::default(), _profile: profile };
        *browser.heard_by.borrow_mut() = browser.window();
        browser.put_on(looks);
        browser
    }

    /// Looks like another screen: a window can be no smaller than its own frame, this can.
    pub(crate) fn put_on(&self, looks: Looks) {
        let Looks { width, height, dark, .. } = looks;
        let screen = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < PHONE,
        });
        self.command("Emulation.setDeviceMetricsOverride", &screen);
        let scheme = if dark { "dark" } else { "light" };
        let scheme = json!({ "name": "prefers-color-scheme", "value": scheme });
        self.command("Emulation.setEmulatedMedia", &json!({ "features": [scheme] }));
    }

    /// Asks something of the browser.
    pub(crate) fn ask(&self, method: &str, path: &str, body: Value) -> Result<Value, Refusal> {
        ask(&self.address, method, path, (method == "POST").then_some(body))
    }

    /// Asks for something that cannot be refused.
    pub(crate) fn must(&self, method: &str, path: &str, body: Value) -> Value {
        self.ask(method, path, body).unwrap_or_else(|refusal| panic!("{path}: {refusal}"))
    }

    /// The name of the window that hears us.
    pub(crate) fn window(&self) -> String {
        text(&self.must("GET", "window", Value::Null))
    }

    /// Opens one more window, and tells its name.
    pub(crate) fn open_window(&self) -> String {
        text(&self.must("POST", "window/new", json!({ "type": "window" }))["handle"])
    }

    /// Lets another window hear us.
    pub(crate) fn turn_to(&self, window: &str) {
        if *self.heard_by.borrow() == window {
            return;
        }
        self.must("POST", "window", json!({ "handle": window }));
        window.clone_into(&mut self.heard_by.borrow_mut());
    }

    /// Asks something of chromium itself that the protocol has no word for.
    pub(crate) fn command(&self, name: &str, parameters: &Value) -> Value {
        self.must("POST", "goog/cdp/execute", json!({ "cmd": name, "params": parameters }))
    }

    /// What was written on the console since it was last read, with what went wrong by itself.
    pub(crate) fn console(&self) -> Vec<String> {
        let entries = self.must("POST", "se/log", json!({ "type": "browser" }));
        let entries = entries.as_array().expect("the log is a list");
        entries.iter().map(|entry| format!("{} {}", entry["level"], entry["message"])).collect()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // A browser that no longer answers is gone already.
        let _ = ask(&self.address, "DELETE", "", None);
    }
}

fn arguments(looks: Looks, profile: &Path) -> Vec<String> {
    let mut arguments: Vec<String> = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-proxy-server",
        // Chromium ends when the pipe does, whoever ended chromedriver.
        "--remote-debugging-pipe",
        // Windows behind others play on, as they would on a desk.
        "--disable-background-timer-throttling",
        "--disable-backgrounding-occluded-windows",
        "--disable-renderer-backgrounding",
        "--lang=en",
    ]
    .map(str::to_owned)
    .to_vec();
    arguments.push(format!("--user-data-dir={}", profile.display()));
    arguments.push(format!("--window-size={},{}", looks.width, looks.height));
    if looks.calm {
        arguments.push("--force-prefers-reduced-motion".to_owned());
    }
    arguments
}

fn ask(address: &str, method: &str, path: &str, body: Option<Value>) -> Result<Value, Refusal> {
    let url = if path.is_empty() { address.to_owned() } else { format!("{address}/{path}") };
    let sent = match (method, body) {
        ("POST", body) => DRIVER.agent.post(&url).send_json(body.unwrap_or_else(|| json!({}))),
        ("DELETE", _) => DRIVER.agent.delete(&url).call(),
        _ => DRIVER.agent.get(&url).call(),
    };
    let silent = |error: ureq::Error| Refusal(error.to_string());
    let mut answer = sent.map_err(silent)?;
    let told: Value =
        answer.body_mut().with_config().limit(64 << 20).read_json().map_err(silent)?;
    let value = &told["value"];
    match value["error"].as_str() {
        Some(kind) => Err(Refusal(format!("{kind}: {}", text(&value["message"])))),
        None => Ok(value.clone()),
    }
}

/// The element that an answer is.
pub(crate) fn element(answer: &Value) -> Option<String> {
    answer[ELEMENT].as_str().map(str::to_owned)
}

/// An element as an argument of a script or a gesture.
pub(crate) fn argument(element: &str) -> Value {
    json!({ ELEMENT: element })
}

fn text(answer: &Value) -> String {
    answer.as_str().unwrap_or_default().to_owned()
}

//! What a person does with the page: looks, clicks, types.

use std::{fs, path::PathBuf};

use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde_json::{Value, json};

use crate::{
    support::driver::{Browser, Refusal, argument, element},
    support::wait::until,
};

/// What can be clicked and says certain words, by its text or by its label.
const CLICKABLE: &str = "
    const plain = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    return [...top.querySelectorAll('button, a, summary, label')].find((one) =>
        one.checkVisibility() && !one.disabled &&
        [one.innerText, one.getAttribute('aria-label')].some((text) => plain(text) === arguments[0]));";

/// The buttons of a mouse, as the protocol counts them.
const LEFT_BUTTON: u8 = 0;
const RIGHT_BUTTON: u8 = 2;

/// A window with the page in it.
pub(crate) struct Page<'a> {
    /// The browser that the window is of.
    pub(crate) browser: &'a Browser,
    window: String,
    address: String,
}

impl<'a> Page<'a> {
    /// The window that hears us, to look at the page of an address.
    pub(crate) fn new(browser: &'a Browser, address: &str) -> Self {
        Self { browser, window: browser.window(), address: address.to_owned() }
    }

    /// One more window of the same browser.
    pub(crate) fn another(&self) -> Self {
        let window = self.browser.open_window();
        Self { browser: self.browser, window, address: self.address.clone() }
    }

    /// Goes to a room, such as `setup/morpion`; the home has no name.
    pub(crate) fn go_to(&self, room: &str) {
        self.go_to_address(&format!("{}#/{room}", self.address));
    }

    /// Goes to an address that somebody sent.
    pub(crate) fn go_to_address(&self, address: &str) {
        self.must("POST", "url", json!({ "url": address }));
        self.sees("main h1, main h2");
    }

    /// Loads the page again.
    pub(crate) fn reload(&self) {
        self.must("POST", "refresh", json!({}));
        self.sees("main h1, main h2");
    }

    /// Clicks on what says these words.
    pub(crate) fn click(&self, words: &str) {
        self.click_what(&format!("what says {words:?}"), || {
            element(&self.script(CLICKABLE, &[json!(words)]))
        });
    }

    /// Clicks on what a selector finds.
    pub(crate) fn click_on(&self, selector: &str) {
        self.click_what(selector, || self.find(selector));
    }

    fn click_what(&self, name: &str, find: impl Fn() -> Option<String>) {
        let clicked = until(|| {
            let found = find().ok_or("is not there")?;
            // In the middle of the window nothing that stays at its edges is in the way.
            let centre = json!({
                "script": "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
                "args": [argument(&found)],
            });
            // What was drawn anew since it was found is found again.
            self.ask("POST", "execute/sync", centre)
                .and_then(|_| self.ask("POST", &format!("element/{found}/click"), json!({})))
                .map_err(|refusal| refusal.to_string())
        });
        if let Err(seen) = clicked {
            self.fail(&format!("cannot click {name}: {seen}"));
        }
    }

    /// Writes something into a field, instead of what is there.
    pub(crate) fn write(&self, selector: &str, text: &str) {
        let field = self.sees(selector);
        self.must("POST", &format!("element/{field}/clear"), json!({}));
        self.must("POST", &format!("element/{field}/value"), json!({ "text": text }));
    }

    /// Presses keys one after the other, wherever the focus is.
    pub(crate) fn press(&self, keys: &[char]) {
        let strokes = keys.iter().flat_map(|key| {
            ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key.to_string() }))
        });
        let strokes: Vec<Value> = strokes.collect();
        self.gesture(&json!({ "type": "key", "id": "keys", "actions": strokes }));
    }

    /// Holds a key while another is pressed.
    pub(crate) fn press_with(&self, held: char, key: char) {
        let stroke = |kind: &str, key: char| json!({ "type": kind, "value": key.to_string() });
        let strokes = [
            stroke("keyDown", held),
            stroke("keyDown", key),
            stroke("keyUp", key),
            stroke("keyUp", held),
        ];
        self.gesture(&json!({ "type": "key", "id": "keys", "actions": strokes }));
    }

    /// Drags from the middle of one element to the middle of another.
    pub(crate) fn drag(&self, from: &str, to: &str) {
        self.drag_with(LEFT_BUTTON, from, to);
    }

    /// Drags with the right button; to where it began, that is a click with it.
    pub(crate) fn drag_right(&self, from: &str, to: &str) {
        self.drag_with(RIGHT_BUTTON, from, to);
    }

    fn drag_with(&self, button: u8, from: &str, to: &str) {
        let [from, to] = [from, to].map(|selector| self.sees(selector));
        let go = |to: &str, time: u32| json!({ "type": "pointerMove", "duration": time, "origin": argument(to), "x": 0, "y": 0 });
        self.gesture(&json!({
            "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" },
            "actions": [
                go(&from, 0),
                { "type": "pointerDown", "button": button },
                go(&to, 60),
                { "type": "pointerUp", "button": button },
            ],
        }));
    }

    /// Touches the middle of an element with a finger.
    pub(crate) fn tap(&self, selector: &str) {
        let place = self.sees(selector);
        self.gesture(&json!({
            "type": "pointer", "id": "finger", "parameters": { "pointerType": "touch" },
            "actions": [
                { "type": "pointerMove", "duration": 0, "origin": argument(&place), "x": 0, "y": 0 },
                { "type": "pointerDown", "button": 0 },
                { "type": "pointerUp", "button": 0 },
            ],
        }));
    }

    /// Presses keys again and again until something is there.
    pub(crate) fn press_until(&self, keys: &[char], selector: &str) {
        self.wait(&format!("{selector} is there"), || {
            self.find(selector).or_else(|| {
                self.press(keys);
                None
            })
        });
    }

    /// Sets a slider or a list, as a hand does that lets go of it there.
    pub(crate) fn slide(&self, selector: &str, value: &str) {
        self.sees(selector);
        let slide = "const slider = document.querySelector(arguments[0]);
            slider.value = arguments[1];
            for (const name of ['input', 'change']) slider.dispatchEvent(new Event(name, { bubbles: true }));";
        self.script(slide, &[json!(selector), json!(value)]);
    }

    /// Chooses from a list, by the value of what is chosen.
    pub(crate) fn choose(&self, list: &str, value: &str) {
        let choice = format!("{list} option[value=\"{value}\"]");
        let look = "return document.querySelector(arguments[0])";
        self.click_what(&choice, || element(&self.script(look, &[json!(choice)])));
    }

    /// Goes back to the room before.
    pub(crate) fn back(&self) {
        self.must("POST", "back", json!({}));
    }

    fn gesture(&self, gesture: &Value) {
        self.must("POST", "actions", json!({ "actions": [gesture] }));
    }

    /// Waits until a selector finds something, and tells its name.
    pub(crate) fn sees(&self, selector: &str) -> String {
        self.wait(&format!("{selector} is there"), || self.find(selector))
    }

    /// Waits until nothing is found by a selector.
    pub(crate) fn no_longer_sees(&self, selector: &str) {
        self.wait(&format!("{selector} is gone"), || self.find(selector).is_none().then_some(()));
    }

    /// Waits until the page shows some words.
    pub(crate) fn says(&self, words: &str) {
        self.wait(&format!("the page says {words:?}"), || {
            self.text("body").contains(words).then_some(())
        });
    }

    /// Waits until what a selector finds shows some words.
    pub(crate) fn shows(&self, selector: &str, words: &str) {
        self.wait(&format!("{selector} shows {words:?}"), || {
            self.text(selector).contains(words).then_some(())
        });
    }

    /// Waits until so many things are found by a selector, shown or not.
    pub(crate) fn has(&self, count: usize, selector: &str) {
        let look = "return document.querySelectorAll(arguments[0]).length";
        self.wait(&format!("there are {count} of {selector}"), || {
            let found = self.script(look, &[json!(selector)]).as_u64();
            (found == Some(count as u64)).then_some(())
        });
    }

    /// What somebody sees at a place, on one line.
    pub(crate) fn text(&self, selector: &str) -> String {
        let text = "return document.querySelector(arguments[0])?.innerText ?? ''";
        let text = self.script(text, &[json!(selector)]);
        text.as_str().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// An attribute of what a selector finds.
    pub(crate) fn attribute(&self, selector: &str, name: &str) -> Option<String> {
        let look = "return document.querySelector(arguments[0])?.getAttribute(arguments[1])";
        let value = self.script(look, &[json!(selector), json!(name)]);
        value.as_str().map(str::to_owned)
    }

    /// Passes over what the browser itself says of answers with a status; nothing else may be said.
    pub(crate) fn forgive(&self, status: &str) {
        for said in self.browser.console() {
            assert!(said.contains(status), "the console says: {said}");
        }
    }

    /// Waits until something is there.
    pub(crate) fn wait<T>(&self, what: &str, look: impl Fn() -> Option<T>) -> T {
        let found = until(|| look().ok_or_else(String::new));
        found.unwrap_or_else(|_| self.fail(&format!("waited in vain until {what}")))
    }

    /// Runs a script in the page.
    pub(crate) fn script(&self, script: &str, arguments: &[Value]) -> Value {
        self.must("POST", "execute/sync", json!({ "script": script, "args": arguments }))
    }

    /// Runs a script in the page until it calls its last argument.
    pub(crate) fn script_until_done(&self, script: &str, arguments: &[Value]) -> Value {
        self.must("POST", "execute/async", json!({ "script": script, "args": arguments }))
    }

    /// Writes what is to be seen, also further down, into a file of the folder of screens.
    pub(crate) fn photograph(&self, name: &str) {
        self.take(&format!("{name}.png"), json!({ "format": "png" }));
    }

    /// The same as a small file, for the manual.
    pub(crate) fn photograph_small(&self, name: &str) {
        self.take(&format!("{name}.webp"), json!({ "format": "webp", "quality": 90 }));
    }

    fn take(&self, file: &str, mut how: Value) {
        self.browser.turn_to(&self.window);
        let size = &self.browser.command("Page.getLayoutMetrics", &json!({}))["cssContentSize"];
        how["clip"] = json!({
            "x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1,
        });
        how["captureBeyondViewport"] = true.into();
        let picture = self.browser.command("Page.captureScreenshot", &how);
        let picture = BASE64_STANDARD.decode(picture["data"].as_str().unwrap_or_default());
        write_screen(file, &picture.expect("pictures come in base 64"));
    }

    /// Waits until nothing moves any more.
    pub(crate) fn sees_no_movement(&self) {
        let look = "return document.fonts.status === 'loaded' && document.getAnimations()
            .every((one) => one.playState !== 'running' || one.effect?.getTiming().iterations === Infinity)";
        self.wait("nothing moves", || self.script(look, &[]).as_bool().filter(|&calm| calm));
    }

    /// Nothing has to be scrolled sideways to be seen.
    pub(crate) fn assert_fits(&self) {
        let look = "if (document.documentElement.scrollWidth <= innerWidth) return [];
            const beyond = (one) => one.getBoundingClientRect().right > innerWidth;
            const shown = (one) => one.cloneNode().outerHTML;
            return [...document.querySelectorAll('body *')].filter(beyond).map(shown);";
        let beyond = self.script(look, &[]);
        if beyond != json!([]) {
            self.fail(&format!("the page is too wide for its window: {beyond}"));
        }
    }

    fn find(&self, selector: &str) -> Option<String> {
        let look = "return [...document.querySelectorAll(arguments[0])].find(one => one.checkVisibility())";
        element(&self.script(look, &[json!(selector)]))
    }

    pub(crate) fn ask(&self, method: &str, path: &str, body: Value) -> Result<Value, Refusal> {
        self.browser.turn_to(&self.window);
        self.browser.ask(method, path, body)
    }

    fn must(&self, method: &str, path: &str, body: Value) -> Value {
        self.browser.turn_to(&self.window);
        self.browser.must(method, path, body)
    }

    /// Ends the test with a sentence, and with what is to be seen.
    pub(crate) fn fail(&self, sentence: &str) -> ! {
        let console = self.browser.console();
        panic!("{sentence}\nthe page shows: {}\nthe console: {console:?}", self.text("body"))
    }
}

/// Writes a file into the folder of the screens.
pub(crate) fn write_screen(name: &str, content: &[u8]) {
    fs::write(screens().join(name), content).expect("screens are written");
}

/// The folder of the screens.
fn screens() -> PathBuf {
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let folder = target.parent().expect("it is below target").join("screens");
    fs::create_dir_all(&folder).expect("a folder for screens");
    folder
}

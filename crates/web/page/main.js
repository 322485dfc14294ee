// @ts-check
/** The front door: learns the language, hangs the bar on top, and leads from room to room. */

import { complain, hush, mouths } from "./announce.js";
import { brandMark } from "./brand.js";
import { openDialog } from "./dialog.js";
import { fill, h } from "./dom.js";
import { fetchRegister, fetchWords, speak } from "./house.js";
import { icon } from "./icons.js";
import { applyLooks, onPreferences, prefer, preferences, takeAppearance } from "./preferences.js";
import { askToQuit, learnHost, mayQuit } from "./quit.js";
import { openImport } from "./rooms/import.js";
import { DOORS, ROOMS } from "./rooms/rooms.js";
import { goTo, linkTo, onWay, whereWeAre } from "./router.js";
import {
  allShortcuts,
  listenToShortcuts,
  setShortcutsEverywhere,
  setShortcutsHere,
  signOf,
} from "./shortcuts.js";
import { wakeAtFirstGesture } from "./sound.js";
import { setWords, t } from "./words.js";

/** @typedef {import("./wire.js").Register} Register */

const bar = h("header", { class: "bar" });
const main = h("main", { id: "main", tabindex: -1 });

/** @type {Register | null} */
let register = null;
/** @type {import("./rooms/rooms.js").RoomShown | null} */
let shown = null;

/** Learns what there is, in the language that is wanted. */
async function learn() {
  speak(preferences().language);
  register = await fetchRegister();
  const { code, messages } = await fetchWords(register.language);
  speak(code);
  setWords(code, messages);
  takeAppearance(register.appearance);
}

function enter() {
  if (!register) return;
  learnHost(whereWeAre());
  const way = whereWeAre();
  const room = ROOMS[way.room] ?? ROOMS.home;
  shown?.leave?.();
  hush();
  setShortcutsHere([]);
  const next = room?.(way, register);
  if (!next) return;
  const first = shown === null;
  shown = next;
  document.title = `${shown.title} · Plateau`;
  document.body.dataset.room = way.room;
  fill(main, shown.element);
  drawBar(way.room);
  if (!first) {
    main.focus({ preventScroll: true });
    scrollTo(0, 0);
  }
}

/** @param {string} room */
function drawBar(room) {
  const { mute } = preferences();
  fill(
    bar,
    h("a", { class: "brand", href: linkTo("home") }, brandMark(), "Plateau"),
    h(
      "nav",
      { "aria-label": t("page-rooms") },
      DOORS.map(({ name, icon: picture, words }) =>
        h(
          "a",
          {
            href: linkTo(name),
            title: t(words),
            "aria-current": name === room ? "page" : undefined,
          },
          icon(picture),
          h("span", { class: "word" }, t(words)),
        ),
      ),
    ),
    barButton(mute ? "mute" : "sound", t(mute ? "page-sound-on" : "page-mute"), () => {
      prefer({ mute: !mute });
    }),
    barButton("keys", t("page-keys"), openKeys),
    mayQuit() ? barButton("quit", t("page-quit"), leaveAll) : null,
  );
}

/** Ends the program, if this page may. */
function leaveAll() {
  if (!mayQuit()) return complain(t("error-page-not-host"));
  askToQuit(main, () => {
    shown?.leave?.();
    shown = null;
    setShortcutsHere([]);
    setShortcutsEverywhere([]);
    bar.remove();
  });
}

/**
 * @param {import("./icons.js").Icon} name
 * @param {string} label
 * @param {() => void} act
 */
function barButton(name, label, act) {
  return h(
    "button",
    { type: "button", title: label, "aria-label": label, onclick: act },
    icon(name),
  );
}

/** Every key that does something, here and now. */
function openKeys() {
  openDialog(t("page-keys"), (close) => [
    h(
      "dl",
      { class: "keys" },
      [...allShortcuts(), ...BOARD_KEYS].map(({ keys, says }) =>
        h(
          "div",
          {},
          h(
            "dt",
            {},
            keys.map((key) => h("kbd", {}, signOf(key))),
          ),
          h("dd", {}, t(says)),
        ),
      ),
    ),
    h(
      "div",
      { class: "row end" },
      h("button", { class: "button main", type: "button", onclick: close }, t("page-close")),
    ),
  ]);
}

/** What the board itself does with keys. */
const BOARD_KEYS = [
  { keys: ["← ↑ → ↓"], says: "page-key-walk" },
  { keys: ["Enter", "Space"], says: "page-key-act" },
  { keys: ["Esc"], says: "page-key-put-back" },
];

function newGame() {
  const { room, rest } = whereWeAre();
  goTo(room === "setup" ? `setup/${rest[0] ?? ""}` : "home");
}

async function start() {
  applyLooks();
  wakeAtFirstGesture();
  listenToShortcuts();
  setShortcutsEverywhere([
    { keys: ["N", "Ctrl+N"], says: "page-new-game", act: newGame },
    { keys: ["L", "Ctrl+L"], says: "page-load", act: openImport },
    { keys: ["F1"], says: "page-rules", act: () => goTo("rules") },
    { keys: ["F2"], says: "page-about", act: () => goTo("about") },
    { keys: ["M"], says: "page-mute", act: () => prefer({ mute: !preferences().mute }) },
    { keys: ["?"], says: "page-keys", act: openKeys },
    { keys: ["Q", "Ctrl+Q"], says: "page-quit", act: leaveAll },
  ]);
  await learn();
  document.body.replaceChildren(
    skipLink(),
    bar,
    main,
    footer(),
    ...mouths(),
  );
  enter();
  onWay(enter);
  onPreferences(relearn);
}

/** Past the bar, for those who go by keys. */
function skipLink() {
  const skip = (/** @type {Event} */ event) => {
    event.preventDefault();
    main.focus();
  };
  return h("a", { class: "skip", href: "#main", onclick: skip }, t("page-skip"));
}

function footer() {
  return h(
    "footer",
    { class: "foot small soft" },
    h("a", { href: linkTo("about") }, t("page-about")),
    h("span", {}, " · "),
    h("span", {}, `Plateau ${register?.version ?? ""}`),
  );
}

/** Shows what is liked now; another language is spoken in the middle of anything. */
async function relearn() {
  const { language } = preferences();
  drawBar(whereWeAre().room);
  if (!language || language === register?.language) return;
  await learn();
  document.querySelector(".skip")?.replaceWith(skipLink());
  document.querySelector("footer")?.replaceWith(footer());
  enter();
}

start().catch(() => {
  // There are no words yet, and perhaps no server: the browser's own sign of trouble must do.
  document.body.dataset.room = "trouble";
  document.body.append(...mouths());
  complain("Plateau: no connection to the server · pas de connexion au serveur");
});

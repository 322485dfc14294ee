// @ts-check
/** The entry point: loads the language, draws the bar on top, and shows the view of the address. */

import { fetchRegister, fetchWords, setApiLanguage } from "./api.js";
import { brandMark } from "./brand.js";
import { deskLink, ownCard } from "./class/own-card.js";
import { openDialog } from "./dialog.js";
import { fill, h } from "./dom.js";
import { isEmbedded, mayShow, wholePageLink } from "./embed.js";
import { icon } from "./icons.js";
import { openImport } from "./library/import-dialog.js";
import { notFound } from "./not-found.js";
import {
  applyLooks,
  onPreferences,
  preferences,
  setPreferences,
  setServerAppearance,
} from "./preferences.js";
import { askToQuit, mayQuit, rememberHost } from "./quit.js";
import { currentRoute, linkTo, navigateTo, onRouteChange } from "./router.js";
import {
  allShortcuts,
  listenToShortcuts,
  setShortcutsEverywhere,
  setShortcutsHere,
  signOf,
} from "./shortcuts.js";
import { wakeAtFirstGesture } from "./sound.js";
import { clearMessages, liveRegions, showError } from "./toast.js";
import { NAVIGATION, VIEWS } from "./views/index.js";
import { setWords, t } from "./words.js";

/** @typedef {import("./wire.js").Register} Register */

/** The language that the server finds for this browser. */
const PREFERRED = "preferred";

/** The moment at which the first view is there, for those who measure. */
const SHOWN = "first-view";

const bar = h("header", { class: "bar" });
const main = h("main", { id: "main", tabindex: -1 });

/** @type {Register | null} */
let register = null;
/** @type {import("./views/index.js").MountedView | null} */
let shown = null;

/** Loads the register and the words, in the language that is wanted. */
async function loadLanguage() {
  setApiLanguage(preferences().language);
  // Both at once: the server knows which language the browser prefers, as long as none is chosen.
  const [entries, language] = await Promise.all([
    fetchRegister(),
    fetchWords(preferences().language || PREFERRED).catch(() => null),
  ]);
  register = entries;
  const { code, messages } = language ?? (await fetchWords(register.language));
  setApiLanguage(code);
  setWords(code, messages);
  setServerAppearance(register.appearance);
}

function showView() {
  if (!register) return;
  rememberHost(currentRoute());
  const route = currentRoute();
  const view = (mayShow(route.view) && VIEWS[route.view]) || unknownView;
  shown?.leave?.();
  clearMessages();
  setShortcutsHere([]);
  const next = view(route, register);
  const first = shown === null;
  shown = next;
  document.title = `${shown.title} · Plateau`;
  document.body.dataset.view = route.view;
  fill(main, shown.element);
  drawBar(route.view);
  if (!first) {
    main.focus({ preventScroll: true });
    scrollTo(0, 0);
  }
}

/** @type {import("./views/index.js").View} */
function unknownView() {
  const title = t("page-no-view");
  return { title, element: notFound(title, t("page-no-view-about")) };
}

/** @param {string} view */
function drawBar(view) {
  const { mute } = preferences();
  const card = ownCard();
  fill(
    bar,
    h("a", { class: "brand", href: linkTo("home") }, brandMark(), "Plateau"),
    h(
      "nav",
      { "aria-label": t("page-rooms") },
      NAVIGATION.map(({ name, icon: picture, words }) =>
        h(
          "a",
          {
            href: linkTo(name),
            title: t(words),
            "aria-current": name === view ? "page" : undefined,
          },
          icon(picture),
          h("span", { class: "word" }, t(words)),
        ),
      ),
    ),
    card ? h("a", { class: "button to-desk", href: deskLink(card) }, t("page-desk")) : null,
    barButton(mute ? "mute" : "sound", t(mute ? "page-sound-on" : "page-mute"), () => {
      setPreferences({ mute: !mute });
    }),
    barButton("keys", t("page-keys"), openKeys),
    mayQuit() ? barButton("quit", t("page-quit"), quitProgram) : null,
  );
}

/** Ends the program, if this page may. */
function quitProgram() {
  if (!mayQuit()) return showError(t("error-page-not-host"));
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
  const { view, rest } = currentRoute();
  navigateTo(view === "setup" ? `setup/${rest[0] ?? ""}` : "home");
}

async function start() {
  applyLooks();
  wakeAtFirstGesture();
  listenToShortcuts();
  setShortcutsEverywhere([
    { keys: ["N", "Ctrl+N"], says: "page-new-game", act: newGame },
    { keys: ["L", "Ctrl+L"], says: "page-load", act: openImport },
    { keys: ["F1"], says: "page-rules", act: () => navigateTo("rules") },
    { keys: ["F2"], says: "page-about", act: () => navigateTo("about") },
    { keys: ["M"], says: "page-mute", act: () => setPreferences({ mute: !preferences().mute }) },
    { keys: ["?"], says: "page-keys", act: openKeys },
    { keys: ["Q", "Ctrl+Q"], says: "page-quit", act: quitProgram },
  ]);
  await loadLanguage();
  const around = isEmbedded() ? [main, wholePageLink()] : [skipLink(), bar, main, footer()];
  document.body.replaceChildren(...around, ...liveRegions());
  showView();
  performance.mark(SHOWN);
  onRouteChange(showView);
  onPreferences(preferencesChanged);
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

/** Shows what is preferred now; the language can change in the middle of anything. */
async function preferencesChanged() {
  const { language } = preferences();
  drawBar(currentRoute().view);
  if (!language || language === register?.language) return;
  await loadLanguage();
  document.querySelector(".skip")?.replaceWith(skipLink());
  document.querySelector("footer")?.replaceWith(footer());
  showView();
}

start().catch(() => {
  // There are no words yet, and perhaps no server: the browser's own sign of trouble must do.
  document.body.dataset.view = "trouble";
  document.body.append(...liveRegions());
  showError("Plateau: no connection to the server · pas de connexion au serveur");
});

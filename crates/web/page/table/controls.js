// @ts-check
/** The buttons of a table. Each is there when what it does can be done. */

import { confirmFirst } from "../dialog.js";
import { h, refill } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("../wire.js").Action} Action */
/** @typedef {import("../wire.js").Request} Request */
/** @typedef {import("../icons.js").Icon} Icon */

/** @typedef {{ action: Action, icon: Icon, words: string, request: Request, key?: string, sure?: string }} Control */

/** @type {Control[]} */
const CONTROLS = [
  { action: "undo", icon: "undo", words: "page-undo", request: { do: "undo" }, key: "Ctrl+Z" },
  { action: "redo", icon: "redo", words: "page-redo", request: { do: "redo" }, key: "Ctrl+Y" },
  { action: "hint", icon: "hint", words: "page-hint", request: { do: "hint" }, key: "H" },
  {
    action: "hint",
    icon: "threat",
    words: "page-threats",
    request: { do: "threats" },
    key: "X",
  },
  {
    action: "play-now",
    icon: "now",
    words: "page-play-now",
    request: { do: "play-now" },
    key: "G",
  },
  { action: "pause", icon: "pause", words: "page-pause", request: { do: "pause" }, key: "P" },
  { action: "resume", icon: "play", words: "page-resume", request: { do: "resume" }, key: "P" },
  { action: "step", icon: "step", words: "page-step", request: { do: "step" } },
  { action: "offer-draw", icon: "hands", words: "page-offer-draw", request: { do: "offer-draw" } },
  {
    action: "resign",
    icon: "flag",
    words: "page-resign",
    request: { do: "resign" },
    sure: "page-resign-sure",
  },
];

/** What is always at its place, greyed when it cannot be done, so that nothing jumps about. */
const STEADY = new Set(["undo", "redo", "hint"]);

/** The least time of a computer's move, from slow to fast. */
const PACES = [4000, 2000, 1000, 600, 300, 0];

/**
 * @param {HTMLElement} place
 * @param {State} state
 * @param {boolean} mine whether whoever looks may press buttons
 * @param {(request: Request) => void} ask
 */
export function drawControls(place, state, mine, ask) {
  place.hidden = !mine;
  if (!mine) return;
  const able = (/** @type {Action} */ action) => state.actions.includes(action);
  const shown = CONTROLS.filter(({ action }) => STEADY.has(action) || able(action));
  const watched = isWatched(state);
  refill(place, [shown.map(({ action, request }) => [request.do, able(action)]), watched && state.pace], () => [
    h(
      "div",
      { class: "row", role: "toolbar", "aria-label": t("page-controls") },
      shown.map((control) => button(control, able(control.action), ask)),
    ),
    watched ? paceOf(state, ask) : null,
  ]);
}

/**
 * Whether computers play and people only watch.
 * @param {State} state
 */
function isWatched({ seats, ending }) {
  return !ending && seats.every(({ kind }) => kind === "computer");
}

/**
 * @param {Control} control
 * @param {boolean} able
 * @param {(request: Request) => void} ask
 */
function button({ action, icon: picture, words, request, key, sure }, able, ask) {
  const label = t(words);
  return h(
    "button",
    {
      type: "button",
      class: "button",
      "data-action": request.do,
      disabled: !able,
      title: key ? `${label} (${key})` : label,
      onclick: () => (sure ? confirmFirst(t(sure), label, () => ask(request)) : ask(request)),
    },
    icon(picture),
    h("span", {}, label),
  );
}

/**
 * The speed, for those who watch computers play.
 * @param {State} state
 * @param {(request: Request) => void} ask
 */
function paceOf(state, ask) {
  const at = PACES.findIndex((pace) => pace <= state.pace);
  const slider = h("input", {
    type: "range",
    id: "pace",
    min: 0,
    max: PACES.length - 1,
    value: at < 0 ? PACES.length - 1 : at,
    onchange: () => ask({ do: "pace", milliseconds: PACES[Number(slider.value)] ?? 0 }),
  });
  return h(
    "div",
    { class: "pace" },
    h("label", { for: "pace", class: "small soft" }, t("page-speed")),
    slider,
  );
}

/**
 * The keys of the buttons.
 * @param {() => State | null} state
 * @param {(request: Request) => void} ask
 * @returns {import("../shortcuts.js").Shortcut[]}
 */
export function controlKeys(state, ask) {
  return CONTROLS.flatMap(({ action, request, key, words }) => {
    if (!key || action === "resume") return [];
    const act = () => {
      const now = state();
      if (now?.actions.includes(action)) ask(request);
      else if (action === "pause" && now?.actions.includes("resume")) ask({ do: "resume" });
    };
    return [{ keys: [key], says: words, act }];
  });
}

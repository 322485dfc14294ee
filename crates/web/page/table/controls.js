// @ts-check
/** The buttons of a table. Each is there when what it does can be done. */

import { confirmFirst } from "../dialog.js";
import { h, refill } from "../dom.js";
import { icon } from "../icons.js";
import { setPreferences } from "../preferences.js";
import { t } from "../words.js";
import { placeOf } from "./view-model.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("../wire.js").Action} Action */
/** @typedef {import("../wire.js").Request} Request */
/** @typedef {import("../icons.js").Icon} Icon */
/** @typedef {import("./view-model.js").Panel} Panel */
/** @typedef {import("./view-model.js").Actions} Actions */
/** @typedef {import("./view-model.js").ViewModel} ViewModel */

/** @typedef {{ action: Action, icon: Icon, words: string, request: Request, key?: string, sure?: string, minor?: boolean }} Control */

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
    minor: true,
  },
  {
    action: "play-now",
    icon: "now",
    words: "page-play-now",
    request: { do: "play-now" },
    key: "G",
  },
  {
    action: "pause",
    icon: "pause",
    words: "page-pause",
    request: { do: "pause" },
    key: "P",
    minor: true,
  },
  { action: "resume", icon: "play", words: "page-resume", request: { do: "resume" }, key: "P" },
  { action: "step", icon: "step", words: "page-step", request: { do: "step" } },
  {
    action: "offer-draw",
    icon: "hands",
    words: "page-offer-draw",
    request: { do: "offer-draw" },
    minor: true,
  },
  {
    action: "resign",
    icon: "flag",
    words: "page-resign",
    request: { do: "resign" },
    sure: "page-resign-sure",
    minor: true,
  },
];

/** What is always at its place, greyed when it cannot be done, so that nothing jumps about. */
const STEADY = new Set(["undo", "redo", "hint"]);

/** The least time of a computer's move, from slow to fast. */
const PACES = [4000, 2000, 1000, 600, 300, 0];

/**
 * @param {Actions} actions
 * @returns {Panel}
 */
export function controlsPanel(actions) {
  const element = h("div", { class: "controls table-controls", hidden: true });
  /** @type {ViewModel | null} */
  let current = null;
  const act = (/** @type {Control} */ control) => current && press(control, current, actions);
  return {
    element,
    show(view) {
      const { state, mayAct } = view;
      current = view;
      element.hidden = !mayAct;
      if (!mayAct) return;
      const able = (/** @type {Action} */ action) => isAble(view, action);
      const shown = CONTROLS.filter(({ action }) => STEADY.has(action) || able(action));
      const pace = isWatched(state) && state.pace;
      refill(
        element,
        [
          shown.map(({ action, request }) => [request.do, able(action)]),
          pace,
          view.values,
          state.people.counted,
        ],
        () => [
          h(
            "div",
            { class: "stack", role: "toolbar", "aria-label": t("page-controls") },
            [false, true].map((minor) =>
              h(
                "div",
                { class: "row" },
                shown
                  .filter((control) => Boolean(control.minor) === minor)
                  .map((control) =>
                    button(control, able(control.action), act, state.people.counted),
                  ),
              ),
            ),
          ),
          able("hint") ? valuesSwitch(view.values) : null,
          pace === false ? null : paceSlider(pace, actions),
        ],
      );
    },
  };
}

/**
 * Whether what every move is worth is shown all the time.
 * @param {boolean} on
 */
function valuesSwitch(on) {
  const box = h("input", {
    type: "checkbox",
    checked: on,
    "data-action": "values",
    onchange: () => setPreferences({ values: box.checked }),
  });
  return h(
    "label",
    { class: "switch small", title: `${t("page-values")} (V)` },
    box,
    t("page-values"),
  );
}

/**
 * What a control does: threats that are shown are hidden; all else is asked of the table.
 * @param {Control} control
 * @param {ViewModel} view
 * @param {Actions} actions
 */
function press({ request }, view, actions) {
  if (request.do === "threats" && view.threats) actions.hideThreats();
  else if (request.do === "hint" || request.do === "threats") {
    actions.ask({ do: request.do, ...placeOf(view) });
  } else actions.ask(request);
}

/**
 * Whether something can be done now: hints are about what is looked at, all else about the game.
 * @param {ViewModel} view
 * @param {Action} action
 */
function isAble(view, action) {
  return action === "hint" ? view.mayHint : view.state.actions.includes(action);
}

/** What the others are asked first in a game that counts. */
const ASKED = new Map([
  ["undo", "page-ask-undo"],
  ["pause", "page-ask-pause"],
  ["resume", "page-ask-resume"],
]);

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
 * @param {(control: Control) => void} act
 * @param {boolean} counted whether the others are asked first
 */
function button(control, able, act, counted) {
  const { icon: picture, words, request, key, sure, minor } = control;
  const label = t((counted && ASKED.get(request.do)) || words);
  return h(
    "button",
    {
      type: "button",
      class: minor ? "button quiet" : "button",
      "data-action": request.do,
      disabled: !able,
      title: key ? `${label} (${key})` : label,
      onclick: () => (sure ? confirmFirst(t(sure), label, () => act(control)) : act(control)),
    },
    icon(picture),
    h("span", {}, label),
  );
}

/**
 * The speed, for those who watch computers play.
 * @param {number} pace the least time of a move, in milliseconds
 * @param {Actions} actions
 */
function paceSlider(pace, actions) {
  const at = PACES.findIndex((one) => one <= pace);
  const slider = h("input", {
    type: "range",
    id: "pace",
    min: 0,
    max: PACES.length - 1,
    value: at < 0 ? PACES.length - 1 : at,
    onchange: () => actions.ask({ do: "pace", milliseconds: PACES[Number(slider.value)] ?? 0 }),
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
 * @param {() => ViewModel | null} current the view model of now
 * @param {Actions} actions
 * @returns {import("../shortcuts.js").Shortcut[]}
 */
export function controlKeys(current, actions) {
  return CONTROLS.flatMap((control) => {
    const { action, key, words } = control;
    if (!key || action === "resume") return [];
    const act = () => {
      const view = current();
      if (!view) return;
      if (isAble(view, action)) press(control, view, actions);
      else if (action === "pause" && isAble(view, "resume")) actions.ask({ do: "resume" });
    };
    return [{ keys: [key], says: words, act }];
  });
}

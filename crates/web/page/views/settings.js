// @ts-check
/** What a person likes: language, looks, sound and movement. */

import { miniature } from "../board/miniature.js";
import { button } from "../button.js";
import { h } from "../dom.js";
import { preferences, setPreferences } from "../preferences.js";
import { segments } from "../segments.js";
import { play } from "../sound.js";
import { languageCode, t } from "../words.js";

/** @typedef {import("../preferences.js").Preferences} Preferences */

const BOARDS = ["wood", "green", "blue", "slate", "own"];
const PIECES = ["round", "flat", "marked"];
/** The sounds that can be heard, each for what it stands for. */
const SOUNDS = /** @type {const} */ ([
  "move",
  "capture",
  "flip",
  "king",
  "refused",
  "victory",
  "defeat",
  "draw",
]);
/** The boards that show how things look. */
const SAMPLES = ["draughts", "othello", "connect-four", "morpion"];
const MOTIONS = [0, 350, 220, 110];
/** The smallest square that can be asked for; below it the board fills the space there is. */
const SMALLEST = 20;

/**
 * @param {import("../router.js").Route} _route
 * @param {import("../wire.js").Register} register
 * @returns {import("./index.js").MountedView}
 */
export function settingsView(_route, register) {
  const languages = register.languages.map(({ code, name }) => pair(code, name));
  return {
    title: t("page-settings"),
    element: h(
      "div",
      { class: "stack narrow settings" },
      h("h1", {}, t("page-settings")),
      section("page-settings-page", [
        choice("language", t("page-language"), languages, languageCode(), (language) =>
          setPreferences({ language }),
        ),
        choice(
          "theme",
          t("page-theme"),
          ["system", "light", "dark"].map((theme) => pair(theme, t("page-theme-name", { theme }))),
          preferences().theme,
          (theme) => setPreferences({ theme: /** @type {Preferences["theme"]} */ (theme) }),
        ),
      ]),
      section("page-settings-board", boardFields()),
      section("page-settings-sound", soundFields()),
    ),
  };
}

function boardFields() {
  const own = h("input", {
    type: "color",
    value: preferences().ownBoard,
    "aria-label": t("page-own-colour"),
    onchange: () => setPreferences({ board: "own", ownBoard: own.value }),
  });
  return [
    choice(
      "board",
      t("page-board-colours"),
      BOARDS.map((board) => pair(board, t("page-board-name", { board }))),
      preferences().board,
      (board) => setPreferences({ board }),
      own,
    ),
    choice(
      "pieces",
      t("page-pieces"),
      PIECES.map((pieces) => pair(pieces, t("page-pieces-name", { pieces }))),
      preferences().pieces,
      (pieces) => setPreferences({ pieces: /** @type {Preferences["pieces"]} */ (pieces) }),
    ),
    samples(),
    tick("page-contrast", preferences().contrast, (contrast) => setPreferences({ contrast })),
    cellSize(),
    choice(
      "motion",
      t("page-motion"),
      MOTIONS.map(String).map((speed) => pair(speed, t("page-motion-name", { speed }))),
      String(preferences().motion),
      (motion) => setPreferences({ motion: Number(motion) }),
    ),
    tick("page-pause-of-computers", preferences().pause, (pause) => setPreferences({ pause })),
    tick("page-show-targets", preferences().targets, (targets) => setPreferences({ targets })),
    tick("page-show-movable", preferences().movable, (movable) => setPreferences({ movable })),
    tick("page-show-evaluation", preferences().evaluation, (evaluation) =>
      setPreferences({ evaluation }),
    ),
    tick("page-show-spoken", preferences().spoken, (spoken) => setPreferences({ spoken })),
  ];
}

/** What was chosen, to be seen at once: boards, and pieces of every colour. */
function samples() {
  const piece = (/** @type {string} */ colour) =>
    h("span", { class: "piece-sample", "data-colour": colour }, h("span", { class: "disc" }));
  return h(
    "div",
    { class: "samples", "aria-hidden": "true" },
    SAMPLES.map((game) => miniature(game)),
    h("span", { class: "piece-samples" }, ["white", "black", "red", "yellow"].map(piece)),
  );
}

function cellSize() {
  const { cell } = preferences();
  const says = () =>
    Number(slider.value) < SMALLEST
      ? t("page-cell-size-fit")
      : t("page-cell-size-pixels", { pixels: Number(slider.value) });
  const shown = h("output", { for: "cell-size" });
  const slider = h("input", {
    id: "cell-size",
    type: "range",
    min: SMALLEST - 1,
    max: 200,
    value: cell || SMALLEST - 1,
    oninput: () => {
      shown.textContent = says();
      setPreferences({ cell: Number(slider.value) < SMALLEST ? 0 : Number(slider.value) });
    },
  });
  shown.textContent = says();
  return h(
    "div",
    { class: "field-of-form" },
    h("label", { for: "cell-size" }, t("page-cell-size"), " ", shown),
    slider,
  );
}

function soundFields() {
  const slider = h("input", {
    id: "volume",
    type: "range",
    min: 0,
    max: 100,
    value: preferences().volume * 100,
    onchange: () => {
      setPreferences({ volume: Number(slider.value) / 100, mute: false });
      play("move");
    },
  });
  return [
    h("div", { class: "field-of-form" }, h("label", { for: "volume" }, t("page-volume")), slider),
    tick("page-mute", preferences().mute, (mute) => setPreferences({ mute })),
    h(
      "div",
      { class: "field-of-form" },
      h("span", { class: "label" }, t("page-hear-sounds")),
      h(
        "div",
        { class: "row" },
        SOUNDS.map((sound) => button("sound", t("page-sound-name", { sound }), () => play(sound))),
      ),
    ),
  ];
}

/**
 * @param {string} title
 * @param {HTMLElement[]} fields
 */
function section(title, fields) {
  return h("section", { class: "card stack" }, h("h2", {}, t(title)), fields);
}

/**
 * A value with what it says.
 * @param {string} value
 * @param {string} says
 * @returns {[string, string]}
 */
function pair(value, says) {
  return [value, says];
}

/**
 * @param {string} name
 * @param {string} label
 * @param {[string, string][]} choices each value with what it says
 * @param {string} chosen
 * @param {(value: string) => void} choose
 * @param {HTMLElement} [extra]
 */
function choice(name, label, choices, chosen, choose, extra) {
  const looks = { class: "segments", "aria-labelledby": `label-${name}` };
  return h(
    "div",
    { class: "field-of-form" },
    h("span", { class: "label", id: `label-${name}` }, label),
    h("div", { class: "row" }, segments(name, looks, choices, chosen, choose), extra),
  );
}

/**
 * @param {string} words
 * @param {boolean} checked
 * @param {(checked: boolean) => void} change
 */
function tick(words, checked, change) {
  const box = h("input", { type: "checkbox", checked, onchange: () => change(box.checked) });
  return h("label", { class: "switch" }, box, t(words));
}

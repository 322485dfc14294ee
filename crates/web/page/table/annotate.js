// @ts-check
/**
 * What an annotator does on an analysis board: signs, text, drawings, and how lines are arranged.
 */

import { button } from "../button.js";
import { confirmFirst } from "../dialog.js";
import { h, refill } from "../dom.js";
import { hasWords, t } from "../words.js";
import { chooseInk, chosenInk, INKS } from "./drawing.js";
import { OF_MOVES, OF_POSITIONS, signOfMark, withMark } from "./marks.js";
import { childrenOf } from "./move-tree.js";
import { panelFrame } from "./panel.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("../wire.js").ArrangementName} ArrangementName */
/** @typedef {import("./view-model.js").Actions} Actions */
/** @typedef {import("../icons.js").Icon} Icon */

/** @type {{ how: ArrangementName, icon: Icon }[]} */
const ARRANGEMENTS = [
  { how: "promote", icon: "branches" },
  { how: "main-line", icon: "first" },
  { how: "earlier", icon: "up" },
  { how: "later", icon: "down" },
  { how: "delete", icon: "erase" },
];

/**
 * @param {Actions} actions
 * @returns {import("./view-model.js").Panel}
 */
export function annotatePanel(actions) {
  const element = panelFrame("annotate");
  element.setAttribute("role", "region");
  element.setAttribute("aria-label", t("page-annotate"));
  // Each part is drawn anew by itself: what was just written takes no button from under a finger.
  const [marks, comment, drawing, lines] = [h("div"), h("div"), h("div"), h("div")];
  element.append(marks, comment, drawing, lines);
  /** The inks are drawn anew when another is chosen. */
  let ink = chosenInk();
  return {
    element,
    show({ state, mayAct, draws }) {
      element.hidden = !state.analysis || !mayAct;
      if (element.hidden) return;
      const { node } = state;
      const shown = state.tree[node];
      const able = arrangements(state);
      const follows = (childrenOf(state)[node] ?? []).length > 0;
      const choose = (/** @type {string} */ letter) => {
        chooseInk(letter);
        ink = letter;
        actions.draw(true);
      };
      refill(marks, [node, shown?.marks], () => (node === 0 ? [] : [marksOf(state, actions)]));
      // A person who is writing is not disturbed by what else happens.
      const writes = document.activeElement instanceof HTMLTextAreaElement;
      if (!writes || !comment.contains(document.activeElement)) {
        refill(comment, [node, shown?.comment], () => [commentField(state, actions)]);
      }
      refill(drawing, [draws, ink], () => [drawingRow(draws, ink, choose, actions)]);
      refill(lines, [node, able, follows], () =>
        able.length > 0 ? [arrangeRow(state, able, actions)] : [],
      );
    },
  };
}

/**
 * The signs of a move and of a position, each a switch.
 * @param {State} state
 * @param {Actions} actions
 */
function marksOf(state, actions) {
  const { node } = state;
  const marks = state.tree[node]?.marks ?? [];
  const mark = (/** @type {number} */ number) => {
    const sign = signOfMark(number);
    const id = `page-mark-${number}`;
    const label = hasWords(id) ? t(id) : sign;
    return h(
      "button",
      {
        type: "button",
        class: "button quiet glyph",
        "data-action": `mark-${number}`,
        "aria-pressed": String(marks.includes(number)),
        "aria-label": label,
        title: label,
        onclick: () => actions.ask({ do: "mark", node, marks: withMark(marks, number) }),
      },
      sign,
    );
  };
  return h(
    "div",
    { class: "glyphs", role: "group", "aria-label": t("page-marks") },
    OF_MOVES.map(mark),
    h("span", { class: "gap" }),
    OF_POSITIONS.map(mark),
  );
}

/**
 * @param {State} state
 * @param {Actions} actions
 */
function commentField(state, actions) {
  const { node } = state;
  const label = t(node === 0 ? "page-comment-game" : "page-comment");
  const field = h("textarea", {
    rows: 2,
    "data-action": "comment",
    placeholder: label,
    "aria-label": label,
    maxlength: 1500,
    onchange: () => actions.ask({ do: "comment", node, text: field.value.trim() }),
  });
  field.value = state.tree[node]?.comment ?? "";
  return field;
}

/**
 * Drawing with a finger or the left button, and in which colour.
 * @param {boolean} draws
 * @param {string} ink
 * @param {(letter: string) => void} choose
 * @param {Actions} actions
 */
function drawingRow(draws, ink, choose, actions) {
  const draw = h(
    "button",
    {
      type: "button",
      class: "button quiet",
      "data-action": "draw",
      "aria-pressed": String(draws),
      title: t("page-draw-about"),
      onclick: () => actions.draw(!draws),
    },
    t("page-draw"),
  );
  const inks = INKS.map((letter) =>
    h("button", {
      type: "button",
      class: `ink drawn-${letter}`,
      "data-action": `ink-${letter}`,
      "aria-pressed": String(letter === ink),
      "aria-label": t("page-ink", { ink: letter }),
      title: t("page-ink", { ink: letter }),
      onclick: () => choose(letter),
    }),
  );
  return h("div", { class: "controls", role: "group", "aria-label": t("page-draw") }, draw, inks);
}

/**
 * What can be done with the line that begins with the move on the board.
 * @param {State} state
 * @returns {ArrangementName[]}
 */
function arrangements(state) {
  const { node, tree } = state;
  const parent = tree[node]?.parent;
  if (node === 0 || parent == null) return [];
  const siblings = childrenOf(state)[parent] ?? [];
  const place = siblings.indexOf(node);
  /** @type {ArrangementName[]} */
  const able = [];
  if (place > 0) able.push("promote");
  if (!isMainLine(state)) able.push("main-line");
  if (place > 1) able.push("earlier");
  if (place > 0 && place < siblings.length - 1) able.push("later");
  able.push("delete");
  return able;
}

/** @param {State} state */
function isMainLine(state) {
  const children = childrenOf(state);
  for (let at = state.node; at !== 0; ) {
    const parent = state.tree[at]?.parent ?? 0;
    if (children[parent]?.[0] !== at) return false;
    at = parent;
  }
  return true;
}

/**
 * @param {State} state
 * @param {ArrangementName[]} able
 * @param {Actions} actions
 */
function arrangeRow(state, able, actions) {
  const { node } = state;
  const buttons = ARRANGEMENTS.filter(({ how }) => able.includes(how)).map(({ how, icon }) => {
    const label = t(`page-arrange-${how}`);
    const act = () => actions.ask({ do: "arrange", node, how });
    const follows = (childrenOf(state)[node] ?? []).length > 0;
    const ask = () => confirmFirst(t("page-arrange-delete-sure"), label, act);
    const element = button(icon, label, how === "delete" && follows ? ask : act, "quiet");
    element.dataset.action = how;
    return element;
  });
  return h("div", { class: "controls", role: "group", "aria-label": t("page-arrange") }, buttons);
}

// @ts-check
/** What an engine says of the move that was played, what a person writes of it, and judging all. */

import { h, refill } from "../dom.js";
import { icon } from "../icons.js";
import { t, tell } from "../words.js";
import { wholeLine } from "./moves.js";
import { isThrown, nameOf, tellScore } from "./names.js";
import { panelFrame } from "./panel.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("../wire.js").Request} Request */

/** A loss beyond this is a game thrown away. */
const WORST = 2000;

/**
 * @param {import("./view-model.js").Actions} actions
 * @returns {import("./view-model.js").Panel}
 */
export function verdictPanel({ ask }) {
  const element = panelFrame("verdict");
  return {
    element,
    show({ state, mayAct }) {
      // A person who is writing is not disturbed by what else happens.
      const focused = document.activeElement;
      if (focused instanceof HTMLInputElement && element.contains(focused)) return;
      element.hidden = state.tree.length < 2;
      if (element.hidden) return;
      const line = wholeLine(state).map((node) => state.tree[node]);
      const names = state.seats.map(({ spec }) => spec);
      refill(element, [line, names, state.node, state.analysing, mayAct], () => [
        sentence(state),
        mayAct ? commentField(state, ask) : null,
        mayAct ? judge(state, ask) : null,
        accounts(state),
      ]);
    },
  };
}

/**
 * How well each player played, as far as the game was judged.
 * @param {State} state
 */
function accounts(state) {
  const rows = state.seats.flatMap((_, seat) => {
    const losses = wholeLine(state).flatMap((node) => {
      const shown = state.tree[node];
      return shown?.seat === seat && shown.loss !== null ? [shown.loss] : [];
    });
    if (losses.length < 2) return [];
    const best = losses.filter((loss) => loss === 0).length;
    // What a lost game costs is beyond measure; it counts as much as can be told apart.
    const sum = losses.reduce((all, loss) => all + Math.min(loss, WORST), 0);
    const values = { name: nameOf(state, seat), best, moves: losses.length };
    return [h("li", {}, t("page-account", { ...values, loss: Math.round(sum / losses.length) }))];
  });
  return rows.length === 0 ? null : h("ul", { class: "accounts small soft" }, rows);
}

/**
 * The move played against the best one.
 * @param {State} state
 */
function sentence(state) {
  const node = state.tree[state.node];
  const before = node && node.parent !== null ? state.tree[node.parent] : undefined;
  if (!node || !before?.best) return null;
  const score = before.score === null ? "" : tellScore(before.score);
  const good = node.text === before.best || node.loss === 0;
  const values = { move: node.text, best: before.best, score, loss: tell(node.loss ?? 0) };
  const thrown = isThrown(node.loss ?? 0) ? "page-verdict-thrown" : "page-verdict-worse";
  return h(
    "p",
    { class: good ? "verdict-good" : "verdict-worse" },
    t(good ? "page-verdict-best" : thrown, values),
  );
}

/**
 * @param {State} state
 * @param {(request: Request) => void} ask
 */
function commentField(state, ask) {
  if (state.node === 0) return null;
  const { node } = state;
  const field = h("input", {
    "data-action": "comment",
    placeholder: t("page-comment"),
    "aria-label": t("page-comment"),
    value: state.tree[node]?.comment ?? "",
    maxlength: 500,
    onchange: () => ask({ do: "comment", node, text: field.value.trim() }),
  });
  return field;
}

/**
 * @param {State} state
 * @param {(request: Request) => void} ask
 */
function judge(state, ask) {
  /** @type {Request} */
  const request = state.analysing ? { do: "stop-analysis" } : { do: "analyse" };
  return h(
    "button",
    { class: "button", type: "button", "data-action": "analyse", onclick: () => ask(request) },
    icon("graph"),
    t(state.analysing ? "page-stop-analysis" : "page-analyse"),
  );
}

// @ts-check
/** What an engine says of the move that was played, what a person writes of it, and judging all. */

import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { t, tell } from "../words.js";
import { tellScore } from "./names.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("../wire.js").Request} Request */

/**
 * @param {HTMLElement} place
 * @param {State} state
 * @param {boolean} mine whether whoever looks may have the game judged and write about it
 * @param {(request: Request) => void} ask
 */
export function drawVerdict(place, state, mine, ask) {
  // A person who is writing is not disturbed by what else happens.
  if (place.contains(document.activeElement) && document.activeElement instanceof HTMLInputElement)
    return;
  place.hidden = state.tree.length < 2;
  if (place.hidden) return;
  fill(
    place,
    sentence(state),
    mine ? commentField(state, ask) : null,
    mine ? judge(state, ask) : null,
  );
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
  return h(
    "p",
    { class: good ? "verdict-good" : "verdict-worse" },
    t(good ? "page-verdict-best" : "page-verdict-worse", values),
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
    { class: "button", type: "button", onclick: () => ask(request) },
    icon("graph"),
    t(state.analysing ? "page-stop-analysis" : "page-analyse"),
  );
}

// @ts-check
/** What an engine says of the move that was played, what a person writes of it, and judging all. */

import { h, refill } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../words.js";
import { wholeLine } from "./move-tree.js";
import { panelFrame } from "./panel.js";
import { accounts, drillable, isMistake, nextMistake, verdictOf } from "./review.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("../wire.js").Request} Request */

/**
 * @param {import("./view-model.js").Actions} actions
 * @returns {import("./view-model.js").Panel}
 */
export function verdictPanel(actions) {
  const { ask } = actions;
  const element = panelFrame("verdict");
  return {
    element,
    show({ shown: state, mayAct, asksWhy }) {
      const mayAsk = mayAct && !state.people.closed;
      // A person who is writing is not disturbed by what else happens.
      const focused = document.activeElement;
      if (focused instanceof HTMLInputElement && element.contains(focused)) return;
      element.hidden = state.tree.length < 2;
      if (element.hidden) return;
      const line = wholeLine(state).map((node) => state.tree[node]);
      const names = state.seats.map(({ spec }) => spec);
      refill(element, [line, names, state.node, state.analysing, mayAct, mayAsk, asksWhy], () => [
        sentence(state),
        mayAct && !state.analysis ? commentField(state, ask) : null,
        mayAsk ? judge(state, ask) : null,
        mayAsk ? walk(state, actions, asksWhy) : null,
        accounts(state, actions),
      ]);
    },
  };
}

/**
 * What is said of the move that led here.
 * @param {State} state
 */
function sentence(state) {
  const said = verdictOf(state, state.node);
  if (!said) return null;
  const grade = state.tree[state.node]?.verdict?.grade ?? "good";
  const good = grade === "best" || grade === "only" || grade === "good";
  return h("p", { class: good ? "verdict-good" : "verdict-worse" }, said);
}

/**
 * From mistake to mistake, and what can be done about the one on the board.
 * @param {State} state
 * @param {import("./view-model.js").Actions} actions
 * @param {boolean} asksWhy
 */
function walk(state, actions, asksWhy) {
  const here = isMistake(state, state.node) ? state.tree[state.node] : undefined;
  const parent = here?.parent ?? null;
  const [before, after] = [nextMistake(state, -1), nextMistake(state, 1)];
  const to = (/** @type {number | undefined} */ node) => () => {
    if (node !== undefined) actions.visit(node);
  };
  const known = before !== undefined || after !== undefined;
  return h(
    "div",
    { class: "controls" },
    known
      ? button("previous-mistake", "page-previous-mistake", before !== undefined, to(before))
      : null,
    known ? button("next-mistake", "page-next-mistake", after !== undefined, to(after)) : null,
    here && parent !== null
      ? button("why", "page-why", true, () =>
          actions.ask({ do: "why", node: parent, text: here.text }),
        )
      : button("why-not", "page-why-not", !state.ending, actions.askWhy, asksWhy),
    drillable(state).length > 0 ? button("drill", "page-drill", true, actions.drill) : null,
    here && parent !== null
      ? button("try-again", "page-try-again", true, () => actions.tryAgain(state.node))
      : null,
  );
}

/**
 * @param {string} name
 * @param {string} words
 * @param {boolean} able
 * @param {() => void} act
 * @param {boolean} [pressed]
 */
function button(name, words, able, act, pressed) {
  return h(
    "button",
    {
      type: "button",
      class: "button quiet",
      "data-action": name,
      disabled: !able,
      "aria-pressed": pressed === undefined ? undefined : String(pressed),
      onclick: act,
    },
    t(words),
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

// @ts-check
/** How an engine gets on: depth, score, principal variation, nodes; and what it was asked for. */

import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { preferences, setPreferences } from "../preferences.js";
import { t, tell, tellShort } from "../words.js";
import { nameOf } from "./names.js";
import { panelFrame } from "./panel.js";
import { signScore, tellScore } from "./score.js";

/** @typedef {Extract<import("../wire.js").Message, { is: "thinking" }>} Thinking */
/** @typedef {Extract<import("../wire.js").Message, { is: "advice" }>} Advice */

/** @typedef {import("./view-model.js").Panel} Panel */

/** As many moves of a line as are read at a glance. */
const SHOWN = 12;

/** @returns {Panel} */
export function thinkingPanel() {
  const element = panelFrame("thinking");
  return {
    element,
    show({ thinking, state }) {
      element.hidden = thinking === null;
      if (!thinking) return;
      fill(
        element,
        figures([
          [t("page-depth"), tell(thinking.depth)],
          [t("page-score"), tellScore(state.scale, thinking.score)],
          [t("page-nodes"), tellShort(thinking.nodes)],
          [t("page-nodes-per-second"), tellShort(thinking.nodes_per_second)],
        ]),
        principalVariation(thinking.line),
      );
    },
  };
}

/**
 * The hint that was asked for.
 * @param {import("./view-model.js").Actions} actions
 * @returns {Panel}
 */
export function advicePanel(actions) {
  const element = panelFrame("advice");
  return {
    element,
    show({ advice, line, state }) {
      element.hidden = advice === null;
      if (!advice) return;
      element.setAttribute("aria-busy", String(!advice.done));
      fill(
        element,
        figures([
          [t("page-best-move"), advice.best],
          [t("page-score"), tellScore(state.scale, advice.score, isProven(advice))],
          isProven(advice)
            ? [t("page-depth"), t("page-exact")]
            : [t("page-depth"), tell(advice.depth)],
        ]),
        linesOfPlay(state, advice, actions),
        h(
          "button",
          {
            class: "button",
            type: "button",
            "data-action": "line",
            "aria-pressed": String(line),
            onclick: () => actions.showLine(!line),
          },
          icon("graph"),
          t("page-line-on-board"),
        ),
      );
    },
  };
}

/**
 * What is threatened, in words.
 * @returns {Panel}
 */
export function threatsPanel() {
  const element = panelFrame("threats");
  return {
    element,
    show({ state, threats }) {
      element.hidden = threats === null;
      if (!threats) return;
      const name = nameOf(state, threats.seat);
      const moves = threats.moves.map(({ played }) => played.text).join(", ");
      const score = tellScore(state.scale, threats.moves[0]?.score ?? 0);
      const words = moves ? "page-threat" : "page-no-threat";
      fill(element, h("p", {}, t(words, { name, moves, score })));
    },
  };
}

/**
 * Whether the value of the best move is proved.
 * @param {Advice} advice
 */
function isProven({ choices, best }) {
  return choices.some(({ text, proven }) => text === best && proven);
}

/**
 * The lines of the best moves: a touch shows one on the board.
 * @param {import("../wire.js").State} state
 * @param {Advice} advice
 * @param {import("./view-model.js").Actions} actions
 */
function linesOfPlay(state, { node, lines }, actions) {
  const wanted = preferences().lines;
  const rows = lines.slice(0, wanted).map(({ score, moves }, index) =>
    h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          class: "line-of-play mono",
          "data-action": `show-line-${index + 1}`,
          title: t("page-line-step"),
          onclick: () => actions.ask({ do: "line", node, moves }),
        },
        h("b", {}, signScore(state.scale, score)),
        ` ${moves.slice(0, SHOWN).join(" ")}`,
      ),
    ),
  );
  return h(
    "div",
    { class: "lines-of-play" },
    h("ol", {}, rows),
    h(
      "label",
      { class: "small soft" },
      t("page-lines-wanted"),
      " ",
      h(
        "select",
        {
          "data-action": "lines",
          onchange: (/** @type {Event} */ { target }) => {
            if (target instanceof HTMLSelectElement) {
              setPreferences({ lines: Number(target.value) });
            }
          },
        },
        [1, 2, 3, 4, 5].map((count) =>
          h("option", { value: String(count), selected: count === wanted }, tell(count)),
        ),
      ),
    ),
  );
}

/** @param {string[]} line */
function principalVariation(line) {
  return h("p", { class: "line-of-play mono" }, line.slice(0, SHOWN).join(" "));
}

/** @param {[string, string][]} pairs */
function figures(pairs) {
  return h(
    "dl",
    { class: "figures" },
    pairs.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value))),
  );
}

// @ts-check
/** How an engine gets on: depth, score, principal variation, nodes; and what it was asked for. */

import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { t, tell, tellShort } from "../words.js";
import { nameOf, tellScore } from "./names.js";
import { panelFrame } from "./panel.js";

/** @typedef {Extract<import("../wire.js").Message, { is: "thinking" }>} Thinking */
/** @typedef {Extract<import("../wire.js").Message, { is: "advice" }>} Advice */

/** @typedef {import("./view-model.js").Panel} Panel */

/** @returns {Panel} */
export function thinkingPanel() {
  const element = panelFrame("thinking");
  return {
    element,
    show({ thinking }) {
      element.hidden = thinking === null;
      if (!thinking) return;
      fill(
        element,
        figures([
          [t("page-depth"), tell(thinking.depth)],
          [t("page-score"), tellScore(thinking.score)],
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
    show({ advice, line }) {
      element.hidden = advice === null;
      if (!advice) return;
      element.setAttribute("aria-busy", String(!advice.done));
      fill(
        element,
        figures([
          [t("page-best-move"), advice.best],
          [t("page-score"), tellScore(advice.score)],
          [t("page-depth"), tell(advice.depth)],
        ]),
        principalVariation(advice.line),
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
      const score = tellScore(threats.moves[0]?.score ?? 0);
      const words = moves ? "page-threat" : "page-no-threat";
      fill(element, h("p", {}, t(words, { name, moves, score })));
    },
  };
}

/** @param {string[]} line */
function principalVariation(line) {
  return h("p", { class: "line-of-play mono" }, line.slice(0, 12).join(" "));
}

/** @param {[string, string][]} pairs */
function figures(pairs) {
  return h(
    "dl",
    { class: "figures" },
    pairs.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value))),
  );
}

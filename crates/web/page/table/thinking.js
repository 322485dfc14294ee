// @ts-check
/** How the computer gets on: depth, score, line, nodes. */

import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { t, tell, tellShort } from "../words.js";
import { nameOf, tellScore } from "./names.js";

/** @typedef {Extract<import("../wire.js").Message, { is: "thinking" }>} Thinking */
/** @typedef {Extract<import("../wire.js").Message, { is: "advice" }>} Advice */

/**
 * @param {HTMLElement} place
 * @param {Thinking | null} thinking
 */
export function drawThinking(place, thinking) {
  place.hidden = thinking === null;
  if (!thinking) return;
  fill(
    place,
    figures([
      [t("page-depth"), tell(thinking.depth)],
      [t("page-score"), tellScore(thinking.score)],
      [t("page-nodes"), tellShort(thinking.nodes)],
      [t("page-nodes-per-second"), tellShort(thinking.nodes_per_second)],
    ]),
    h("p", { class: "line-of-play mono" }, thinking.line.slice(0, 12).join(" ")),
  );
}

/**
 * @param {HTMLElement} place
 * @param {Advice | null} advice
 * @param {boolean} line whether the line is on the board, and not the values
 * @param {(line: boolean) => void} choose
 */
export function drawAdvice(place, advice, line, choose) {
  place.hidden = advice === null;
  if (!advice) return;
  place.setAttribute("aria-busy", String(!advice.done));
  fill(
    place,
    figures([
      [t("page-best-move"), advice.best],
      [t("page-score"), tellScore(advice.score)],
      [t("page-depth"), tell(advice.depth)],
    ]),
    h("p", { class: "line-of-play mono" }, advice.line.slice(0, 12).join(" ")),
    h(
      "button",
      {
        class: "button",
        type: "button",
        "data-action": "line",
        "aria-pressed": String(line),
        onclick: () => choose(!line),
      },
      icon("graph"),
      t("page-line-on-board"),
    ),
  );
}

/**
 * What is threatened, in words.
 * @param {HTMLElement} place
 * @param {import("../wire.js").State} state
 * @param {import("./hints.js").Threats | null} threats
 */
export function drawThreats(place, state, threats) {
  place.hidden = threats === null;
  if (!threats) return;
  const name = nameOf(state, threats.seat);
  const moves = threats.moves.map(({ played }) => played.text).join(", ");
  const score = tellScore(threats.moves[0]?.score ?? 0);
  const words = moves ? "page-threat" : "page-no-threat";
  fill(place, h("p", {}, t(words, { name, moves, score })));
}

/** @param {[string, string][]} pairs */
function figures(pairs) {
  return h(
    "dl",
    { class: "figures" },
    pairs.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value))),
  );
}

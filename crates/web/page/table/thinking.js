// @ts-check
/** How the computer gets on: depth, score, line, nodes. */

import { fill, h } from "../dom.js";
import { t, tell, tellShort } from "../words.js";
import { tellScore } from "./names.js";

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
 */
export function drawAdvice(place, advice) {
  place.hidden = advice === null;
  if (!advice) return;
  fill(
    place,
    figures([
      [t("page-best-move"), advice.best],
      [t("page-score"), tellScore(advice.score)],
      [t("page-depth"), tell(advice.depth)],
    ]),
    h("p", { class: "line-of-play mono" }, advice.line.slice(0, 12).join(" ")),
  );
}

/** @param {[string, string][]} pairs */
function figures(pairs) {
  return h(
    "dl",
    { class: "figures" },
    pairs.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value))),
  );
}

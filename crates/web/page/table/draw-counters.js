// @ts-check
/** The counts that lead to a draw, for everyone to see. */

import { fill, h } from "../dom.js";
import { t, tell } from "../words.js";
import { panelFrame } from "./panel.js";

/** @returns {import("./view-model.js").Panel} */
export function countersPanel() {
  const element = panelFrame("counters");
  return {
    element,
    show({ shown: { counters } }) {
      element.hidden = counters.length === 0;
      fill(element, counters.map(drawCounter));
    },
  };
}

/** @param {import("../wire.js").State["counters"][number]} counter */
function drawCounter({ name, value, limit }) {
  return h(
    "div",
    { class: "counter" },
    h("span", { class: "small" }, t(`counter-${name}`)),
    h("meter", {
      min: 0,
      max: limit,
      high: limit * 0.8,
      value,
      "aria-label": t(`counter-${name}`),
    }),
    h("span", { class: "small mono" }, `${tell(value)} / ${tell(limit)}`),
  );
}

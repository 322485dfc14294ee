// @ts-check
/** The counts that lead to a draw, for everyone to see. */

import { fill, h } from "../dom.js";
import { t, tell } from "../words.js";

/**
 * @param {HTMLElement} place
 * @param {import("../wire.js").State} state
 */
export function drawCounters(place, { counters }) {
  place.hidden = counters.length === 0;
  fill(
    place,
    counters.map(({ name, value, limit }) =>
      h(
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
      ),
    ),
  );
}

// @ts-check
/** A choice of one among a few, side by side. */

import { h } from "./dom.js";

/**
 * @template {string} T
 * @param {string} name
 * @param {Record<string, string>} looks what else is said of the group: its class and its label
 * @param {[T, string][]} choices each value with what it says
 * @param {T} chosen
 * @param {(value: T) => void} choose
 */
export function segments(name, looks, choices, chosen, choose) {
  return h(
    "div",
    { role: "radiogroup", ...looks },
    choices.map(([value, says]) =>
      h(
        "label",
        {},
        h("input", {
          type: "radio",
          name,
          value,
          checked: value === chosen,
          onchange: () => choose(value),
        }),
        says,
      ),
    ),
  );
}

// @ts-check
/** How fast something goes by itself. */

import { h } from "./dom.js";
import { t, tell } from "./words.js";

/**
 * @param {number[]} times how many times as fast as usual each choice is
 * @param {number} chosen which of them it is now
 * @param {(at: number) => void} choose
 */
export function speedChoice(times, chosen, choose) {
  const choice = h("select", {
    class: "speed",
    "aria-label": t("page-speed"),
    onchange: () => choose(Number(choice.value)),
  });
  for (const [at, fast] of times.entries()) {
    choice.append(h("option", { value: at, selected: at === chosen }, `${tell(fast)}×`));
  }
  return choice;
}

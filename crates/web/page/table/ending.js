// @ts-check
/** How the game ended, and what to do next. */

import { button } from "../button.js";
import { h, refill } from "../dom.js";
import { t } from "../words.js";
import { endingOf, reasonOf } from "./names.js";

/**
 * @typedef {object} Next
 * @property {() => void} again
 * @property {() => void} settings
 * @property {() => void} replay
 */

/**
 * @param {HTMLElement} place
 * @param {import("../wire.js").State} state
 * @param {Next | null} next nothing for those who only watch
 */
export function drawEnding(place, state, next) {
  place.hidden = !state.ending;
  if (!state.ending) return;
  const deeds = next && [
    button("again", t("page-again"), next.again, "main"),
    button("settings", t("page-change-settings"), next.settings),
    button("play", t("page-replay"), next.replay),
  ];
  refill(place, [endingOf(state), reasonOf(state), deeds !== null], () => [
    h("h2", {}, endingOf(state)),
    h("p", { class: "soft" }, reasonOf(state)),
    deeds && h("div", { class: "row controls" }, deeds),
  ]);
}

// @ts-check
/** How the game ended, how the series stands, and what to do next. */

import { button } from "../button.js";
import { h, refill } from "../dom.js";
import { t, tell } from "../words.js";
import { endingOf, nameOf, reasonOf } from "./names.js";

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
  const scores = state.seats.map(({ wins, draws, losses, points }) => [wins, draws, losses, points]);
  refill(place, [endingOf(state), reasonOf(state), scores, deeds !== null], () => [
    h("h2", {}, endingOf(state)),
    h("p", { class: "soft" }, reasonOf(state)),
    drawScores(state),
    deeds && h("div", { class: "row controls" }, deeds),
  ]);
}

const COLUMNS = ["page-player", "page-won", "page-drawn", "page-lost", "page-points"];

/**
 * The table of the series.
 * @param {import("../wire.js").State} state
 */
function drawScores(state) {
  const rows = state.seats.map((seat, number) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, nameOf(state, number)),
      [tell(seat.wins), tell(seat.draws), tell(seat.losses), seat.points].map((count) =>
        h("td", { class: "number-cell" }, count),
      ),
    ),
  );
  return h(
    "div",
    { class: "series" },
    h(
      "table",
      {},
      h("caption", { class: "unseen" }, t("page-scores")),
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          COLUMNS.map((column, index) =>
            h("th", { scope: "col", class: index > 0 ? "number-cell" : undefined }, t(column)),
          ),
        ),
      ),
      h("tbody", {}, rows),
    ),
  );
}

// @ts-check
/** How the game ended, how the series stands, and what to do next. */

import { button } from "../button.js";
import { h, refill } from "../dom.js";
import { t, tell } from "../words.js";
import { analyse, changeSettings } from "./links.js";
import { endingOf, nameOf, reasonOf } from "./names.js";
import { betterMatch } from "./streak.js";

/** @typedef {import("./view-model.js").Actions} Actions */

/**
 * @param {Actions} actions
 * @returns {import("./view-model.js").Panel}
 */
export function endingPanel(actions) {
  const element = h("section", { class: "panel ending", tabindex: -1, hidden: true });
  /** @type {import("../wire.js").State} */
  let current;
  const settings = () => changeSettings(current);
  return {
    element,
    show({ state, mayAct, yours }) {
      current = state;
      element.hidden = !state.ending;
      if (!state.ending) return;
      const [ending, reason] = [endingOf(state), reasonOf(state)];
      const scores = state.seats.map(({ wins, draws, losses, points }) => [
        wins,
        draws,
        losses,
        points,
      ]);
      const better = mayAct && !state.analysis ? betterMatch(state, yours) : null;
      const { analysis } = state;
      const { counted } = state.people;
      refill(element, [ending, reason, scores, mayAct, analysis, better?.level, counted], () => [
        h("h2", {}, ending),
        h("p", { class: "soft" }, reason),
        analysis ? null : drawScores(state),
        mayAct && !analysis ? drawNext(actions, settings, () => analyse(current), counted) : null,
        better ? offerLevel(better, actions) : null,
      ]);
    },
  };
}

/**
 * What can be done next.
 * @param {Actions} actions
 * @param {() => void} settings
 * @param {() => void} look
 * @param {boolean} counted whether the others are asked first
 */
function drawNext(actions, settings, look, counted) {
  return h(
    "div",
    { class: "row controls" },
    button(
      "again",
      t(counted ? "page-rematch" : "page-again"),
      () => actions.ask({ do: "again" }),
      "main",
    ),
    button("settings", t("page-change-settings"), settings),
    button("play", t("page-replay"), actions.replay),
    button("branches", t("page-analysis-open"), look),
  );
}

/**
 * A game against a level that would fit better.
 * @param {NonNullable<ReturnType<typeof betterMatch>>} better
 * @param {Actions} actions
 */
function offerLevel({ level, easier, setup }, actions) {
  const words = t(easier ? "page-try-easier" : "page-try-harder", { level });
  const act = () => actions.ask({ do: "settings", setup });
  return h("p", { class: "offer-level" }, button(easier ? "down" : "up", words, act));
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

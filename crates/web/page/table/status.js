// @ts-check
/** What is going on, in a line above the board; and the pass, which has no square to touch. */

import { fill, h } from "../dom.js";
import { t } from "../words.js";
import { called, endingOf } from "./names.js";

/** @typedef {import("../wire.js").State} State */

/**
 * @param {HTMLElement} place
 * @param {State} state
 * @param {boolean} mayMove whether whoever looks is to move
 * @param {boolean} alone whether they play for one seat only
 * @param {(request: import("../wire.js").Request) => void} ask
 */
export function drawStatus(place, state, mayMove, alone, ask) {
  const pass = mayMove ? state.moves.find(({ path }) => path.length === 0) : undefined;
  const act = () => ask({ do: "play", text: pass?.text ?? "" });
  fill(
    place,
    h("span", {}, statusOf(state, mayMove && alone)),
    pass
      ? h("button", { class: "button main", type: "button", onclick: act }, t("page-pass"))
      : null,
  );
}

/**
 * @param {State} state
 * @param {boolean} yours whether it is the turn of whoever looks, and of nobody else here
 */
function statusOf(state, yours) {
  if (state.ending) return endingOf(state);
  const who = called(state, state.turn);
  if (state.seats[state.turn]?.kind === "computer") {
    return t(state.thinking === null ? "page-status-paused" : "page-status-thinking", who);
  }
  if (state.flow === "paused" && state.clock !== "none") return t("page-status-paused", who);
  if (mustPass(state)) return t("page-status-must-pass", who);
  if (state.forced.length > 0) return t("page-status-must-capture", who);
  return yours ? t("page-status-yours") : t("page-status-turn", who);
}

/** @param {State} state */
function mustPass({ moves }) {
  return moves.length > 0 && moves.every(({ path }) => path.length === 0);
}

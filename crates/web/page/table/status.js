// @ts-check
/**
 * What is going on, in the card of the player to move or in a line above the board; and the pass,
 * which has no square to touch.
 */

import { fill, h } from "../dom.js";
import { t } from "../words.js";
import { called, endingOf } from "./names.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("./view-model.js").ViewModel} ViewModel */

/**
 * @param {import("./view-model.js").Actions} actions
 * @returns {import("./view-model.js").Panel}
 */
export function statusPanel(actions) {
  const element = h("div", { class: "status", role: "status" }, t("page-loading"));
  return {
    element,
    show(view) {
      const { state, mayMove } = view;
      const pass = mayMove ? state.moves.find(({ path }) => path.length === 0) : undefined;
      const act = () => actions.ask({ do: "play", text: pass?.text ?? "" });
      fill(
        element,
        h("span", {}, statusOf(view)),
        pass
          ? h("button", { class: "button main", type: "button", onclick: act }, t("page-pass"))
          : null,
      );
    },
  };
}

/** @param {ViewModel} view */
function statusOf({ state, mayMove, alone }) {
  if (state.people.cancelled) return t("page-status-cancelled");
  if (state.ending) return endingOf(state);
  const who = called(state, state.turn);
  if (state.seats[state.turn]?.kind === "computer") {
    return t(state.thinking === null ? "page-status-paused" : "page-status-thinking", who);
  }
  if (state.flow === "paused" && state.clock !== "none") return t("page-status-paused", who);
  if (mustPass(state)) return t("page-status-must-pass", who);
  if (state.forced.length > 0) return t("page-status-must-capture", who);
  return mayMove && alone ? t("page-status-yours") : t("page-status-turn", who);
}

/** @param {State} state */
function mustPass({ moves }) {
  return moves.length > 0 && moves.every(({ path }) => path.length === 0);
}

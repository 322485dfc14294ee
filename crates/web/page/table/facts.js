// @ts-check
/** What is known of a game besides its moves: event, place, round, date, and whatever else. */

import { h, refill } from "../dom.js";
import { hasWords, t, tellDay } from "../words.js";
import { endingOf, reasonOf } from "./names.js";
import { panelFrame } from "./panel.js";

/** @typedef {import("../wire.js").State} State */

/** The facts that come first, in this order. */
const FIRST = ["Event", "Site", "Round"];

/** @returns {import("./view-model.js").Panel} */
export function factsPanel() {
  const element = panelFrame("game-facts");
  return {
    element,
    show({ state }) {
      const { facts, begun, result } = state;
      const names = Object.keys(facts);
      element.hidden = names.length === 0 && result === null;
      if (element.hidden) return;
      refill(element, [facts, begun, result], () => {
        const others = names.filter((name) => !FIRST.includes(name));
        const told = [...FIRST.filter((name) => name in facts), ...others];
        const date = begun ? entry(t("page-fact-Date"), tellDay(begun)) : [];
        return [
          h("dl", { class: "facts-list small" }, [
            ...(result ? entry(t("page-result"), resultOf(state)) : []),
            ...date,
            ...told.flatMap((name) => entry(factName(name), facts[name] ?? "")),
          ]),
        ];
      });
    },
  };
}

/**
 * How the game ended that is analysed.
 * @param {State} state
 */
function resultOf(state) {
  const reason = reasonOf({ ending: state.result });
  return endingOf(state, state.result) + (reason ? ` (${reason})` : "");
}

/**
 * @param {string} name
 * @param {string} value
 */
function entry(name, value) {
  return [h("dt", { class: "soft" }, name), h("dd", {}, value)];
}

/**
 * What a fact is called; what is not known here has the name that it has in files.
 * @param {string} name
 */
function factName(name) {
  const id = `page-fact-${name}`;
  return hasWords(id) ? t(id) : name;
}

// @ts-check
/** What another person proposes (to take back, to pause, a rematch), to be answered. */

import { fill, h } from "../dom.js";
import { t } from "../words.js";
import { called } from "./names.js";
import { panelFrame } from "./panel.js";

/** @typedef {import("./view-model.js").ViewModel} ViewModel */
/** @typedef {import("./view-model.js").Actions} Actions */

/**
 * @param {Actions} actions
 * @returns {import("./view-model.js").Panel}
 */
export function proposalPanel({ ask }) {
  const element = panelFrame("offer proposal");
  return {
    element,
    show({ state, yours }) {
      const { proposal } = state.people;
      element.hidden = proposal === null;
      if (!proposal) return;
      const { by, kind, to, accepted } = proposal;
      const own = yours.includes(by);
      const open = to.some((seat) => yours.includes(seat) && !accepted.includes(seat));
      const who = called(state, by);
      fill(
        element,
        h("p", {}, own ? t("page-proposed", { kind }) : t("page-proposal", { kind, ...who })),
        h(
          "div",
          { class: "row controls" },
          open
            ? [
                answer("accept-proposal", "page-accept", () => ask({ do: "accept-proposal" })),
                answer("decline-proposal", "page-decline", () => ask({ do: "decline-proposal" })),
              ]
            : null,
          own
            ? answer("withdraw-proposal", "page-withdraw", () => ask({ do: "decline-proposal" }))
            : null,
        ),
      );
    },
  };
}

/**
 * @param {string} name
 * @param {string} words
 * @param {() => void} act
 */
function answer(name, words, act) {
  const looks = name === "accept-proposal" ? "button main" : "button";
  return h("button", { type: "button", class: looks, "data-action": name, onclick: act }, t(words));
}

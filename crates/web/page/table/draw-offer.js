// @ts-check
/** A draw that was offered, to be answered. */

import { fill, h } from "../dom.js";
import { t } from "../words.js";
import { called } from "./names.js";
import { panelFrame } from "./panel.js";

/** @typedef {import("./view-model.js").ViewModel} ViewModel */
/** @typedef {import("./view-model.js").Actions} Actions */
/** @typedef {NonNullable<import("../wire.js").State["offer"]>} Offer */

/**
 * @param {Actions} actions
 * @returns {import("./view-model.js").Panel}
 */
export function drawOfferPanel(actions) {
  const element = panelFrame("offer");
  return {
    element,
    show(view) {
      const { offer } = view.state;
      element.hidden = offer === null;
      if (!offer) return;
      fill(
        element,
        h("p", {}, t("page-draw-offered", called(view.state, offer.by))),
        h("div", { class: "row controls" }, answers(view, offer, actions)),
      );
    },
  };
}

/**
 * What this browser can answer to an offer.
 * @param {ViewModel} view
 * @param {Offer} offer
 * @param {Actions} actions
 */
function answers({ state, yours }, { by, accepted }, { ask }) {
  const seat = yours.find(
    (one) => one !== by && !accepted.includes(one) && state.seats[one]?.kind === "human",
  );
  if (seat !== undefined) {
    return [
      answer("page-accept", "button main", () => ask({ do: "accept-draw", seat })),
      answer("page-decline", "button", () => ask({ do: "decline-draw", seat })),
    ];
  }
  const withdraw = () => ask({ do: "decline-draw", seat: by });
  return yours.includes(by) ? [answer("page-withdraw", "button", withdraw)] : [];
}

/**
 * @param {string} words
 * @param {string} name
 * @param {() => void} act
 */
function answer(words, name, act) {
  return h("button", { class: name, type: "button", onclick: act }, t(words));
}

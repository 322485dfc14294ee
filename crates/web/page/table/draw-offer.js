// @ts-check
/** A draw that was offered, to be answered. */

import { fill, h } from "../dom.js";
import { t } from "../words.js";
import { called } from "./names.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("../wire.js").Request} Request */

/**
 * @param {HTMLElement} place
 * @param {State} state
 * @param {number[]} yours
 * @param {(request: Request) => void} ask
 */
export function drawOffer(place, state, yours, ask) {
  const { offer } = state;
  place.hidden = offer === null;
  if (!offer) return;
  const seat = yours.find(
    (one) =>
      one !== offer.by && !offer.accepted.includes(one) && state.seats[one]?.kind === "human",
  );
  const mine = yours.includes(offer.by);
  fill(
    place,
    h("p", {}, t("page-draw-offered", called(state, offer.by))),
    h(
      "div",
      { class: "row controls" },
      seat === undefined
        ? null
        : answer("page-accept", "button main", () => ask({ do: "accept-draw", seat })),
      seat === undefined
        ? null
        : answer("page-decline", "button", () => ask({ do: "decline-draw", seat })),
      seat === undefined && mine
        ? answer("page-withdraw", "button", () => ask({ do: "decline-draw", seat: offer.by }))
        : null,
    ),
  );
}

/**
 * @param {string} words
 * @param {string} name
 * @param {() => void} act
 */
function answer(words, name, act) {
  return h("button", { class: name, type: "button", onclick: act }, t(words));
}

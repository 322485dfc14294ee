// @ts-check
/** A line of play that is gone through on the board, move by move, with what is said of it. */

import { h, refill } from "../dom.js";
import { icon } from "../icons.js";
import { t, tell } from "../words.js";
import { panelFrame } from "./panel.js";
import { pictureOf, turnOf, usualSymbol } from "./scene.js";

/** @typedef {Extract<import("../wire.js").Message, { is: "line" }>} Line */
/** @typedef {import("../board/scene.js").Scene} Scene */
/** @typedef {import("./view-model.js").ViewModel} ViewModel */

/**
 * The board after so many moves of a line; null for the board of the game itself.
 * @param {Pick<ViewModel, "state" | "shownLine" | "step">} view
 * @returns {Scene | null}
 */
export function sceneOfLine({ state, shownLine, step }) {
  const shown = shownLine?.steps[step - 1];
  if (!shown) return null;
  const { columns, rows } = shown.board;
  const seats = state.seats;
  const symbols = seats.map((seat, number) => seat.symbol ?? usualSymbol(number, seats.length));
  const last = turnOf(shown.played.played, { width: columns, height: rows });
  return { ...pictureOf(shown.board, symbols), last };
}

/**
 * The buttons to go through a line, and its moves.
 * @param {import("./view-model.js").Actions} actions
 * @returns {import("./view-model.js").Panel}
 */
export function linePlayer(actions) {
  const element = panelFrame("line-player");
  element.setAttribute("role", "region");
  element.setAttribute("aria-label", t("page-line-shown"));
  return {
    element,
    show({ shownLine, step }) {
      element.hidden = shownLine === null;
      if (!shownLine) return;
      const { sentence, steps } = shownLine;
      const go = (/** @type {number} */ to) => () => actions.showStep(to);
      refill(element, [shownLine, step], () => [
        sentence === null ? null : h("p", { class: "line-sentence", role: "status" }, sentence),
        h(
          "p",
          { class: "line-of-play mono" },
          steps.map(({ played }, index) =>
            h(
              "button",
              {
                type: "button",
                class: "move",
                "data-action": `line-${index + 1}`,
                "aria-current": step === index + 1 ? "true" : undefined,
                onclick: go(index + 1),
              },
              played.played.text,
            ),
          ),
        ),
        h(
          "div",
          { class: "controls", role: "toolbar", "aria-label": t("page-line-shown") },
          walkButton("previous", "page-line-back", step > 0, go(step - 1)),
          h("span", { class: "soft small mono" }, `${tell(step)} / ${tell(steps.length)}`),
          walkButton("next", "page-line-on", step < steps.length, go(step + 1)),
          h(
            "button",
            {
              type: "button",
              class: "button",
              "data-action": "line-close",
              onclick: () => actions.showStep(null),
            },
            t("page-line-close"),
          ),
        ),
      ]);
    },
  };
}

/**
 * @param {"previous" | "next"} name
 * @param {string} words
 * @param {boolean} able
 * @param {() => void} act
 */
function walkButton(name, words, able, act) {
  const label = t(words);
  return h(
    "button",
    {
      type: "button",
      class: "button square",
      "data-action": `line-${name}`,
      title: label,
      "aria-label": label,
      disabled: !able,
      onclick: act,
    },
    icon(name),
  );
}

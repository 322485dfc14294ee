// @ts-check
/** Who plays: name, picture, side, clock, count and score, and whose turn it is. */

import { drawSymbol } from "../board/pieces.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { scrollIntoView } from "../scroll-into-view.js";
import { t, tell } from "../words.js";
import { clockOf } from "./clock.js";
import { engineName, nameOf } from "./names.js";
import { usualSymbol } from "./scene.js";
import { BESIDE_BOARD } from "./stage.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("./view-model.js").Panel} Panel */
/** @typedef {import("./view-model.js").ViewModel} ViewModel */
/** @typedef {import("../wire.js").SeatShown} SeatShown */

/** More players than these stand in two columns, told in few words. */
const CROWD = 6;

/** More players than these have cards too small for a sentence. */
const FEW = 3;

/**
 * @param {(view: ViewModel, seat: number) => void} reseat gives a seat to another player
 * @param {HTMLElement} status what is going on: it stands in the card of the player to move, and
 *   where there is no room for it there, in a line of its own
 * @returns {Panel}
 */
export function playersPanel(reseat, status) {
  const element = h("ol", { class: "players", "aria-label": t("page-players") });
  /** @type {Element | null} */
  let line = null;
  return {
    element,
    show(view) {
      line ??= status.parentElement;
      const { seats } = view.state;
      const act =
        view.mayAct && !view.state.analysis
          ? (/** @type {number} */ seat) => reseat(view, seat)
          : null;
      fill(
        element,
        seats.map((seat, number) => drawPlayer(view, seat, number, act)),
      );
      element.classList.toggle("many", seats.length > FEW);
      element.classList.toggle("crowd", seats.length > CROWD);
      const active = element.querySelector(".active");
      if (active instanceof HTMLElement) scrollIntoView(element, active);
      const roomy = matchMedia(BESIDE_BOARD).matches && seats.length <= FEW;
      const card = roomy ? element.querySelector(".active, .won") : null;
      if (card) card.append(status);
      else line?.prepend(status);
    },
  };
}

/**
 * @param {ViewModel} view
 * @param {SeatShown} seat
 * @param {number} number
 * @param {((seat: number) => void) | null} reseat what a click on a picture does
 */
function drawPlayer({ state, yours }, seat, number, reseat) {
  const active = !state.ending && state.turn === number;
  const won = state.ending?.outcome === "win" && state.ending.seat === number;
  const classes = ["player", active && "active", won && "won"].filter(Boolean).join(" ");
  return h(
    "li",
    { class: classes, "aria-current": active ? "true" : undefined },
    portrait(state, seat, number, reseat),
    h(
      "span",
      { class: "who" },
      h("span", { class: "name" }, nameOf(state, number)),
      h("span", { class: "soft small" }, about(seat, number, yours)),
    ),
    sideMark(state, number),
    state.tallies[number] === undefined ? null : tallyOf(state.tallies[number] ?? 0),
    clockOf(state, number, yours.includes(number)),
    active ? h("span", { class: "unseen" }, t("page-to-move")) : null,
  );
}

/**
 * How many pieces a player has: a number to see, a sentence to hear.
 * @param {number} count
 */
function tallyOf(count) {
  return [
    h("span", { class: "tally", "aria-hidden": "true" }, tell(count)),
    h("span", { class: "unseen" }, t("page-tally", { count })),
  ];
}

/**
 * The picture that tells a person from a computer; a click on it gives the seat to another.
 * @param {State} state
 * @param {SeatShown} seat
 * @param {number} number
 * @param {((seat: number) => void) | null} reseat
 */
function portrait(state, seat, number, reseat) {
  const picture = icon(seat.kind === "human" ? "person" : "computer");
  if (!reseat) return h("span", { class: `portrait ${seat.kind}` }, picture);
  const label = `${t("page-change-seat")} (${nameOf(state, number)})`;
  return h(
    "button",
    {
      type: "button",
      "data-action": `seat-${number}`,
      class: `portrait ${seat.kind}`,
      title: label,
      "aria-label": label,
      onclick: () => reseat(number),
    },
    picture,
  );
}

/**
 * What stands under a name: who it is, and how the series stands.
 * @param {SeatShown} seat
 * @param {number} number
 * @param {number[]} yours
 */
function about(seat, number, yours) {
  const says = [];
  if (seat.kind === "computer" && seat.name !== null) says.push(engineName(seat));
  else if (seat.kind === "computer") says.push(t("page-computer"));
  else if (yours.includes(number) && yours.length === 1) says.push(t("page-you"));
  else says.push(t("page-human"));
  if (seat.wins + seat.draws + seat.losses > 0) {
    says.push(t("page-series", { wins: seat.wins, draws: seat.draws, losses: seat.losses }));
  }
  if (seat.kind === "human" && !seat.present) says.push(t("page-away"));
  return says.join(" · ");
}

/**
 * The piece or the symbol a seat plays with.
 * @param {State} state
 * @param {number} number
 */
function sideMark(state, number) {
  const colour = state.board.colours[number];
  if (colour) return h("span", { class: `side-mark ${colour}`, "aria-hidden": "true" });
  const symbol = state.seats[number]?.symbol ?? usualSymbol(number, state.seats.length);
  return h("span", { class: "side-mark symbolic" }, drawSymbol(symbol, number, state.seats.length));
}

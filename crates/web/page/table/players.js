// @ts-check
/** Who plays: name, picture, side, clock, count and score, and whose turn it is. */

import { drawSymbol } from "../board/pieces.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { t, tell } from "../words.js";
import { clockOf } from "./clock.js";
import { engineName, nameOf } from "./names.js";
import { usualSymbol } from "./scene.js";
import { keepInSight } from "./sight.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("../wire.js").SeatShown} SeatShown */

/**
 * @param {HTMLElement} list
 * @param {State} state
 * @param {number[]} yours
 */
export function drawPlayers(list, state, yours) {
  fill(list, state.seats.map((seat, number) => drawPlayer(state, seat, number, yours)));
  list.classList.toggle("many", state.seats.length > 3);
  const active = list.querySelector(".active");
  if (active instanceof HTMLElement) keepInSight(list, active);
}

/**
 * @param {State} state
 * @param {SeatShown} seat
 * @param {number} number
 * @param {number[]} yours
 */
function drawPlayer(state, seat, number, yours) {
  const active = !state.ending && state.turn === number;
  const won = state.ending?.outcome === "win" && state.ending.seat === number;
  const classes = ["player", active && "active", won && "won"].filter(Boolean).join(" ");
  return h(
    "li",
    { class: classes, "aria-current": active ? "true" : undefined },
    h("span", { class: `portrait ${seat.kind}` }, icon(seat.kind === "human" ? "person" : "computer")),
    h(
      "span",
      { class: "who" },
      h("span", { class: "name" }, nameOf(state, number)),
      h("span", { class: "soft small" }, about(state, seat, number, yours)),
    ),
    sideMark(state, number),
    state.tallies[number] === undefined ? null : h("span", { class: "tally" }, tell(state.tallies[number] ?? 0)),
    clockOf(state, number),
    active ? h("span", { class: "unseen" }, t("page-to-move")) : null,
  );
}

/**
 * What stands under a name: who it is, and how the series stands.
 * @param {State} state
 * @param {SeatShown} seat
 * @param {number} number
 * @param {number[]} yours
 */
function about(state, seat, number, yours) {
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
export function sideMark(state, number) {
  const colour = state.board.colours[number];
  if (colour) return h("span", { class: `side-mark ${colour}`, "aria-hidden": "true" });
  const symbol = state.seats[number]?.symbol ?? usualSymbol(number, state.seats.length);
  return h("span", { class: "side-mark symbolic" }, drawSymbol(symbol, number, state.seats.length));
}

// @ts-check
/** What the people and programs at a table are called. */

import { playerCalled } from "../player-names.js";
import { readSpec } from "../spec.js";
import { uniqueNames } from "../unique-names.js";
import { hasWords, t } from "../words.js";
import { usualSymbol } from "./scene.js";

/** @typedef {import("../wire.js").State} State */
/** @typedef {import("../wire.js").SeatShown} SeatShown */

/**
 * The name of a seat at this table: no two of them are alike.
 * @param {State} state
 * @param {number} seat
 */
export function nameOf(state, seat) {
  const { seats, board } = state;
  const names = seats.map(
    (shown, number) => shown.name ?? usualName(shown, board.colours[number], number),
  );
  return uniqueNames(names, (number) => sideOf(state, number))[seat] ?? "?";
}

/**
 * What sentences about a seat need: what it is called, and its colour if that is all it is called
 * by, because some languages then speak of all its pieces.
 * @param {State} state
 * @param {number} seat
 */
export function called(state, seat) {
  const shown = state.seats[seat];
  const nameless = shown?.engine === null && shown.name === null;
  return {
    name: nameOf(state, seat),
    colour: nameless ? state.board.colours[seat] : undefined,
  };
}

/**
 * What tells a seat from all others: its colour or its symbol.
 * @param {State} state
 * @param {number} seat
 */
function sideOf({ seats, board }, seat) {
  const colour = board.colours[seat];
  if (colour) return t("page-colour", { colour });
  return seats[seat]?.symbol ?? usualSymbol(seat, seats.length);
}

/**
 * @param {SeatShown} seat
 * @param {string | undefined} colour
 * @param {number} number
 */
function usualName(seat, colour, number) {
  if (seat.engine !== null) return engineName(seat);
  if (colour) return t("page-colour", { colour });
  return t("page-person", { number: number + 1 });
}

/** @param {SeatShown} seat */
export function engineName(seat) {
  if (seat.level !== null) return t("page-level", { level: seat.level });
  return playerCalled(readSpec(seat.engine ?? "?").name);
}

/**
 * How a game ended, in a sentence.
 * @param {State} state
 * @param {State["ending"]} [ending] that on the board unless given
 */
export function endingOf(state, ending = state.ending) {
  if (!ending) return "";
  const who = ending.seat === null ? { name: "" } : called(state, ending.seat);
  return t("page-ending", { outcome: ending.outcome, ...who });
}

/** @param {{ ending: State["ending"] }} state */
export function reasonOf({ ending }) {
  const id = `reason-${ending?.reason}`;
  return ending && hasWords(id) ? t(id) : "";
}

// @ts-check
/** Sounds and announcements of what happens at a table. */

import { play } from "../sound.js";
import { announce, announceNow, showMessage } from "../toast.js";
import { t } from "../words.js";
import { celebrateDraw, celebrateWin } from "./celebration.js";
import { endingOf, nameOf, reasonOf } from "./names.js";
import { noteResult } from "./streak.js";

/** @typedef {import("../wire.js").State} State */

/**
 * @param {State | null} before
 * @param {State} state
 * @param {number[]} yours
 * @param {HTMLElement} board where a win is celebrated
 */
export function announceChanges(before, state, yours, board) {
  // Who comes in, or comes back, is told nothing that has been told.
  if (!before || before.sequence === state.sequence) return;
  tellOfAbsences(before, state, yours);
  for (const happening of state.happened) {
    if (happening.what === "played") {
      play(soundOf(before, state));
      announce(t("page-played", { name: nameOf(state, happening.seat), move: happening.text }));
    }
    if (happening.what === "went")
      announce(t("page-went", { back: happening.back, forth: happening.forth }));
    if (happening.what === "declined") showMessage(t("page-draw-declined"));
    tellOfPeople(state, happening);
    if (happening.what === "begun") announce(t("page-begun"));
    if (happening.what === "over") {
      const sound = finale(state, yours);
      play(sound);
      if (sound === "victory") celebrateWin(board);
      if (sound === "draw") celebrateDraw(board);
      noteResult(state, yours);
      const [ending, reason] = [endingOf(state), reasonOf(state)];
      announceNow(reason ? t("page-ending-because", { ending, reason }) : ending);
    }
  }
}

/**
 * What the people at the table did besides playing.
 * @param {State} state
 * @param {State["happened"][number]} happening
 */
function tellOfPeople(state, happening) {
  switch (happening.what) {
    case "taken":
      return showMessage(t("page-taken", { name: nameOf(state, happening.seat) }));
    case "taken-back":
      return showMessage(t("page-taken-back", { name: nameOf(state, happening.seat) }));
    case "proposal-declined":
      return showMessage(t("page-proposal-declined", { name: nameOf(state, happening.seat) }));
    case "time-given":
      return showMessage(
        t("page-time-given", {
          name: nameOf(state, happening.seat),
          seconds: Math.round(happening.milliseconds / 1000),
        }),
      );
    case "cancelled":
      return showMessage(t("page-cancelled"));
    default:
  }
}

/**
 * Players who have gone or come back.
 * @param {State} before
 * @param {State} state
 * @param {number[]} yours
 */
function tellOfAbsences(before, state, yours) {
  for (const [seat, { kind, present }] of state.seats.entries()) {
    const was = before.seats[seat];
    if (kind !== "human" || was?.kind !== "human" || yours.includes(seat)) continue;
    if (was.present === present) continue;
    const name = nameOf(state, seat);
    announce(t(present ? "page-has-come" : "page-has-gone", { name }));
  }
}

/**
 * @param {State} before
 * @param {State} state
 * @returns {import("../sound.js").Sound}
 */
function soundOf(before, state) {
  const kings = (/** @type {State} */ one) =>
    one.board.cells.filter(({ piece }) => piece?.kind === "king").length;
  if (kings(state) > kings(before)) return "king";
  if (state.last && state.last.played.takes.length > 0) return "capture";
  const turned = state.board.cells.some(({ piece }, index) => {
    const was = before.board.cells[index]?.piece;
    return piece && was && piece.seat !== was.seat;
  });
  return turned ? "flip" : "move";
}

/**
 * @param {State} state
 * @param {number[]} yours
 * @returns {import("../sound.js").Sound}
 */
function finale({ ending, seats }, yours) {
  if (!ending || ending.outcome === "draw" || ending.seat === null) return "draw";
  const winner = ending.outcome === "win" && seats[ending.seat]?.kind === "human";
  const mine = yours.some((seat) => seats[seat]?.kind === "human");
  return winner || !mine ? "victory" : "defeat";
}

// @ts-check
/** What was played last, to be played again by one click. */

import { writeSpec } from "../spec.js";
import { loadLocally, saveLocally } from "../storage.js";

/** @typedef {import("../wire.js").TableRequest} TableRequest */
/** @typedef {import("../wire.js").GameEntry} GameEntry */

/** @param {string} game */
function keyOf(game) {
  return `plateau.setup.${game}`;
}

/**
 * A position to start from is for one game, and not for those after it.
 * @param {string} game
 * @param {TableRequest} setup
 */
export function rememberSetup(game, { start: _, ...setup }) {
  saveLocally(keyOf(game), setup);
}

/**
 * What was last played of a game; at first, a game against a computer of middling strength.
 * @param {GameEntry} game
 * @returns {TableRequest}
 */
export function lastSetup(game) {
  const last = /** @type {TableRequest | null} */ (loadLocally(keyOf(game.name)));
  if (last && typeof last.game === "string" && Array.isArray(last.players)) {
    const { start: _, ...setup } = last;
    return setup;
  }
  const computers = Array.from({ length: game.fewest - 1 }, () =>
    writeSpec("level", { level: "4" }),
  );
  return { game: game.name, players: ["human", ...computers] };
}

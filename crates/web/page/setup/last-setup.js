// @ts-check
/** What was played last, to be played again by one click. */

import { readSpec, writeSpec } from "../spec.js";
import { loadLocally, saveLocally } from "../storage.js";

/** @typedef {import("../wire.js").TableRequest} TableRequest */
/** @typedef {import("../wire.js").GameEntry} GameEntry */

/** How strong the computer is that plays somebody for the first time: easy. */
const FIRST_LEVEL = "3";

/**
 * The name under which it is remembered that a game was played by one click.
 * @param {string} game
 */
function playedKey(game) {
  return `plateau.played.${game}`;
}

/** @param {string} game */
function keyOf(game) {
  return `plateau.setup.${game}`;
}

/**
 * A position to start from is for one game, and not for those after it.
 * @param {string} game
 * @param {TableRequest} setup
 */
export function rememberSetup(game, { start: _, open: __, ...setup }) {
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
    writeSpec("level", { level: FIRST_LEVEL }),
  );
  return { game: game.name, players: ["human", ...computers] };
}

/**
 * What is opened by one click: what was last played. Where lots are drawn for who begins, the
 * person begins the very first game.
 * @param {GameEntry} game
 * @returns {TableRequest}
 */
export function nextSetup(game) {
  const setup = lastSetup(game);
  const drawsLots = game.knobs.some((knob) => knob.name === "first" && knob.kind === "number");
  const isFirst = loadLocally(playedKey(game.name)) === null;
  saveLocally(playedKey(game.name), true);
  if (!drawsLots || !isFirst) return setup;
  const { name, knobs } = readSpec(setup.game, game.knobs[0]?.name);
  return { ...setup, game: writeSpec(name, { first: "1", ...knobs }) };
}

// @ts-check
/**
 * How the last games against the computer went, so that a level that fits can be offered: one down
 * after three losses in a row, one up after three wins.
 */

import { readSpec, writeSpec } from "../spec.js";
import { loadLocally, saveLocally } from "../storage.js";

/** @typedef {import("../wire.js").State} State */

/** @typedef {{ level: number, run: number }} Streak wins in a row count up, losses down */

/** As many results of one kind in a row make an offer. */
const ENOUGH = 3;
const [LOWEST, HIGHEST] = [1, 10];

/**
 * A streak after one more game. Another level, a draw, and a result of the other kind begin anew.
 * @param {Streak | null} before
 * @param {number} level
 * @param {"win" | "loss" | "draw"} result
 * @returns {Streak}
 */
export function streakAfter(before, level, result) {
  const run = before?.level === level ? before.run : 0;
  if (result === "draw") return { level, run: 0 };
  return { level, run: result === "win" ? Math.max(run, 0) + 1 : Math.min(run, 0) - 1 };
}

/**
 * The level that would fit better; null if the present one does, or there is none further.
 * @param {Streak | null} streak
 * @returns {number | null}
 */
export function betterLevel(streak) {
  if (!streak || Math.abs(streak.run) < ENOUGH) return null;
  const level = streak.level + Math.sign(streak.run);
  return level < LOWEST || level > HIGHEST ? null : level;
}

/**
 * The level of the computers at a table where one person plays against them, all of one level.
 * @param {State} state
 * @param {number[]} yours
 * @returns {number | null}
 */
export function levelAgainst({ seats }, yours) {
  const people = seats.flatMap(({ kind }, number) => (kind === "human" ? [number] : []));
  if (people.length !== 1 || yours[0] !== people[0]) return null;
  const levels = seats.filter(({ kind }) => kind === "computer").map(({ spec }) => levelIn(spec));
  const first = levels[0];
  return first !== undefined && levels.every((level) => level === first) ? first : null;
}

/** @param {string} spec */
function levelIn(spec) {
  const { name, knobs } = readSpec(spec, "level");
  const level = Number(knobs.level);
  return name === "level" && Number.isInteger(level) ? level : undefined;
}

/** @param {State} state */
function keyOf({ game }) {
  return `plateau.streak.${game.name}`;
}

/**
 * Remembers how a game ended that was just played here.
 * @param {State} state
 * @param {number[]} yours
 */
export function noteResult(state, yours) {
  const level = levelAgainst(state, yours);
  if (level === null || !state.ending) return;
  const { outcome, seat } = state.ending;
  const mine = seat !== null && yours.includes(seat);
  const won = outcome === "win" ? mine : !mine;
  const result = outcome === "draw" ? "draw" : won ? "win" : "loss";
  const before = /** @type {Streak | null} */ (loadLocally(keyOf(state)));
  saveLocally(keyOf(state), streakAfter(before, level, result));
}

/**
 * A table as this one against a level that would fit better; null if the present one does.
 * @param {State} state
 * @param {number[]} yours
 * @returns {{ level: number, easier: boolean, setup: import("../wire.js").TableRequest } | null}
 */
export function betterMatch(state, yours) {
  const now = levelAgainst(state, yours);
  const streak = /** @type {Streak | null} */ (loadLocally(keyOf(state)));
  if (now === null || streak?.level !== now) return null;
  const level = betterLevel(streak);
  if (level === null) return null;
  const { game, seats, clock, touch_move, alternate } = state;
  const players = seats.map(({ kind, spec }) => {
    if (kind === "human") return spec;
    const { knobs } = readSpec(spec, "level");
    return writeSpec("level", { ...knobs, level: String(level) });
  });
  const setup = { game: game.asked, players, clock, touch_move, alternate };
  return { level, easier: level < now, setup };
}

// @ts-check
/** Which puzzles were solved in this browser, and how. */

import { loadLocally, saveLocally } from "./storage.js";

/**
 * How a puzzle was solved: at the first attempt, or after a wrong move, a hint or the solution.
 * @typedef {"first" | "late"} Solved
 */

const KEY = "plateau.puzzles";

/** @returns {Record<string, Solved>} by the number of the puzzle */
export function solvedPuzzles() {
  const kept = loadLocally(KEY);
  const isRecord = typeof kept === "object" && kept !== null && !Array.isArray(kept);
  return isRecord ? /** @type {Record<string, Solved>} */ (kept) : {};
}

/**
 * Notes how a puzzle was solved; what was solved at the first attempt stays so.
 * @param {string} id
 * @param {Solved} how
 */
export function noteSolved(id, how) {
  const known = solvedPuzzles();
  if (known[id] !== "first") saveLocally(KEY, { ...known, [id]: how });
}

/**
 * The puzzle that comes next: one of those not solved, by lot; else one of those solved late, else
 * any; never the one that is on the board, if there is another.
 * @template {{ id: string }} P
 * @param {P[]} wanted
 * @param {Record<string, Solved>} solved
 * @param {string | null} here the one on the board
 * @param {() => number} [lot] from 0 up to 1
 * @returns {P | undefined}
 */
export function nextPuzzle(wanted, solved, here, lot = Math.random) {
  const others = wanted.filter(({ id }) => id !== here);
  const fresh = others.filter(({ id }) => !solved[id]);
  const late = others.filter(({ id }) => solved[id] === "late");
  const among = [fresh, late, others, wanted].find((list) => list.length > 0) ?? [];
  return among[Math.floor(lot() * among.length)];
}

// @ts-check
/**
 * Drills: positions in which a mistake was made once, to be tried again after growing intervals until
 * they sit. They are kept in this browser.
 */

import { loadLocally, saveLocally } from "./storage.js";

/**
 * A position with a better move.
 * @typedef {object} Drill
 * @property {string} id
 * @property {string} game as a spec
 * @property {string} start the position
 * @property {number} seat who is to move there
 * @property {string} played the mistake; empty where a line is studied
 * @property {string} best
 * @property {number} due when to try it again, in milliseconds
 * @property {number} days how long was waited the last time
 */

const KEY = "plateau.drills";
const DAY = 24 * 60 * 60 * 1000;
/** So soon comes again what was not found. */
const SOON = 10 * 60 * 1000;
/** The first interval in days, and by how much it grows. */
const FIRST = 1;
const GROWTH = 2.5;
/** What was found after so many days sits. */
const LEARNED = 60;
/** As many drills as are kept, the newest of them. */
const MOST = 300;

/** @returns {Drill[]} the one that is due first at the front */
export function drills() {
  const kept = loadLocally(KEY);
  const list = Array.isArray(kept) ? /** @type {Drill[]} */ (kept) : [];
  return list.sort((one, other) => one.due - other.due);
}

/** @param {number} now */
export function dueDrills(now) {
  return drills().filter(({ due }) => due <= now);
}

/** @param {string} id */
export function drillOf(id) {
  return drills().find((drill) => drill.id === id);
}

/**
 * Keeps a position to be tried again at once; one that is kept already stays as it is.
 * @param {Omit<Drill, "id" | "due" | "days">} drill
 * @param {number} now
 */
export function addDrill(drill, now) {
  const id = `${drill.game} ${drill.start}`;
  const others = drills();
  if (others.some((known) => known.id === id)) return;
  saveLocally(KEY, [{ ...drill, id, due: now, days: 0 }, ...others].slice(0, MOST));
}

/**
 * When a drill comes again; null if it sits.
 * @param {Drill} drill
 * @param {boolean} right
 * @param {number} now
 * @returns {Drill | null}
 */
export function afterAnswer(drill, right, now) {
  if (!right) return { ...drill, days: 0, due: now + SOON };
  const days = drill.days === 0 ? FIRST : drill.days * GROWTH;
  return drill.days >= LEARNED ? null : { ...drill, days, due: now + days * DAY };
}

/**
 * Notes how a drill was answered.
 * @param {string} id
 * @param {boolean} right
 * @param {number} now
 */
export function answerDrill(id, right, now) {
  const kept = drills().flatMap((drill) => {
    const next = drill.id === id ? afterAnswer(drill, right, now) : drill;
    return next ? [next] : [];
  });
  saveLocally(KEY, kept);
}

/** @param {string} id */
export function forgetDrill(id) {
  saveLocally(
    KEY,
    drills().filter((drill) => drill.id !== id),
  );
}

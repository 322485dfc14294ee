// @ts-check
/** A sheet as an address: the exercise itself, or the number under which it was handed out. */

import { linkTo } from "../router.js";

/** @typedef {import("../wire.js").ExerciseRequest} ExerciseRequest */

/** What an address can say of an exercise. */
const TEXTS = /** @type {const} */ (["kind", "cutting", "tree", "game", "position"]);
const NUMBERS = /** @type {const} */ (["seed", "depth", "width"]);

/**
 * The exercise that an address names, if it names one.
 * @param {URLSearchParams} query
 * @returns {ExerciseRequest | null}
 */
export function exerciseOf(query) {
  /** @type {Record<string, string | number>} */
  const request = {};
  for (const name of TEXTS) {
    const text = query.get(name);
    if (text) request[name] = text;
  }
  for (const name of NUMBERS) {
    const number = Number.parseInt(query.get(name) ?? "", 10);
    if (number >= 0) request[name] = number;
  }
  return Object.keys(request).length > 0 ? /** @type {ExerciseRequest} */ (request) : null;
}

/**
 * The number of a sheet that was handed out, if an address has it.
 * @param {URLSearchParams} query
 */
export function handoutOf(query) {
  const number = Number.parseInt(query.get("sheet") ?? "", 10);
  return number > 0 ? number : null;
}

/**
 * The address of an exercise.
 * @param {ExerciseRequest} request
 */
export function exerciseAddress(request) {
  /** @type {Record<string, string>} */
  const query = {};
  for (const name of [...TEXTS, ...NUMBERS]) {
    if (request[name] !== undefined) query[name] = String(request[name]);
  }
  return absolute(linkTo("exercise", query));
}

/**
 * The address of a sheet that was handed out.
 * @param {number} number
 */
export function handoutAddress(number) {
  return absolute(linkTo("exercise", { sheet: String(number) }));
}

/** @param {string} link */
function absolute(link) {
  return new URL(link, location.href).href;
}

// @ts-check
/** What the person at this browser is called: kept here, and offered wherever a name is asked for. */

import { loadLocally, saveLocally } from "./storage.js";

const KEY = "plateau.name";
/** As many characters as a name may have. */
export const LONGEST_NAME = 40;

/** @returns {string} empty for one who has told no name */
export function personName() {
  const name = loadLocally(KEY);
  return typeof name === "string" ? name : "";
}

/** @param {string} name */
export function rememberPersonName(name) {
  saveLocally(KEY, name.trim().slice(0, LONGEST_NAME));
}

// @ts-check
/** What the page asks the server about puzzles. */

import { apiUrl, get, post } from "./api.js";
import { path } from "./path.js";

/** @returns {Promise<import("./wire.js").PuzzleList>} */
export function fetchPuzzles() {
  return get("puzzles");
}

/**
 * A puzzle after some moves of the one who solves it.
 * @param {string} id
 * @param {import("./wire.js").PuzzleTry} tried
 * @returns {Promise<import("./wire.js").PuzzleShown>}
 */
export function tryPuzzle(id, tried) {
  return post(path`puzzles/${id}`, tried);
}

/**
 * Where puzzles are had on paper.
 * @param {Record<string, string>} query
 */
export function puzzleSheetUrl(query) {
  return apiUrl("puzzles/sheet", query);
}

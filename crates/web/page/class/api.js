// @ts-check
/** The client of classes: what a teacher and a pupil ask of the server. */

import { apiUrl, get, post } from "../api.js";
import { path } from "../path.js";

/** @typedef {import("../wire.js").ClassShown} ClassShown */
/** @typedef {import("../wire.js").DeskShown} DeskShown */

/** @returns {Promise<import("../wire.js").ClassEntry[]>} */
export function fetchClasses() {
  return get("classes");
}

/**
 * @param {import("../wire.js").ClassRequest} request
 * @returns {Promise<ClassShown>}
 */
export function beginClass(request) {
  return post("classes", request);
}

/**
 * @param {string} id
 * @returns {Promise<ClassShown>}
 */
export function fetchClass(id) {
  return get(path`classes/${id}`);
}

/**
 * @param {string} id
 * @param {import("../wire.js").ClassOrder} order
 * @returns {Promise<ClassShown>}
 */
export function orderClass(id, order) {
  return post(path`classes/${id}`, order);
}

/**
 * @param {string} id
 * @param {string} card
 * @param {boolean} [again] whether another game against the computer is wanted
 * @returns {Promise<DeskShown>}
 */
export function openDesk(id, card, again = false) {
  return post(path`classes/${id}/desk`, { card, again });
}

/**
 * @param {string} id
 * @param {number} sheet its place, counted from zero
 * @param {import("../wire.js").DeskAnswers} answers
 * @returns {Promise<import("../wire.js").ExerciseChecked>}
 */
export function answerSheet(id, sheet, answers) {
  return post(path`classes/${id}/sheets/${String(sheet)}/answers`, answers);
}

/** @param {string} id */
export function classResultsUrl(id) {
  return apiUrl(path`classes/${id}/results`);
}

/** @param {string} id */
export function classLiveUrl(id) {
  const url = new URL(apiUrl(path`classes/${id}/live`), location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

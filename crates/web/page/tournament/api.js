// @ts-check
/** The requests about tournaments. */

import { apiUrl, get, post } from "../api.js";
import { path } from "../path.js";

/** @typedef {import("../wire.js").ContestShown} ContestShown */
/** @typedef {import("../wire.js").ContestGameShown} ContestGameShown */

/** @returns {Promise<ContestShown[]>} */
export function fetchContests() {
  return get("contests");
}

/**
 * @param {string} id
 * @returns {Promise<ContestShown>}
 */
export function fetchContest(id) {
  return get(path`contests/${id}`);
}

/**
 * @param {import("../wire.js").ContestRequest} contest
 * @returns {Promise<ContestShown>}
 */
export function openContest(contest) {
  return post("contests", contest);
}

/**
 * Begins a tournament for which people have signed in, or goes on with one that was stopped.
 * @param {string} id
 * @returns {Promise<ContestShown>}
 */
export function beginContest(id) {
  return post(path`contests/${id}/begin`, {});
}

/**
 * @param {string} id
 * @returns {Promise<ContestShown>}
 */
export function endContest(id) {
  return post(path`contests/${id}/end`, {});
}

/**
 * @param {string} id
 * @param {string} title
 * @returns {Promise<ContestShown>}
 */
export function renameContest(id, title) {
  return post(path`contests/${id}/title`, /** @type {import("../wire.js").NewTitle} */ ({ title }));
}

/** @param {string} id */
export function deleteContest(id) {
  return post(path`contests/${id}/delete`, {});
}

/** @param {string} id */
export function restoreContest(id) {
  return post(path`contests/${id}/restore`, {});
}

/**
 * A person signs in, at this browser or not.
 * @param {string} id
 * @param {import("../wire.js").ContestJoin} who
 * @returns {Promise<ContestShown>}
 */
export function joinContest(id, who) {
  return post(path`contests/${id}/join`, who);
}

/**
 * The person at this browser is that one.
 * @param {string} id
 * @param {number} entrant
 * @returns {Promise<ContestShown>}
 */
export function claimEntrant(id, entrant) {
  return post(path`contests/${id}/claim`, { entrant });
}

/**
 * The place of a person is free for another browser.
 * @param {string} id
 * @param {number} entrant
 * @returns {Promise<ContestShown>}
 */
export function releaseEntrant(id, entrant) {
  return post(path`contests/${id}/release`, { entrant });
}

/**
 * How a game ended that is not played to its end here.
 * @param {string} id
 * @param {import("../wire.js").ContestDecision} decision
 * @returns {Promise<ContestShown>}
 */
export function decideGame(id, decision) {
  return post(path`contests/${id}/decision`, decision);
}

/**
 * @param {string} id
 * @returns {Promise<ContestGameShown[]>}
 */
export function fetchPairings(id) {
  return get(path`contests/${id}/pairings`);
}

/**
 * @param {string} id
 * @param {number} one
 * @param {number} other
 * @returns {Promise<ContestGameShown[]>}
 */
export function fetchMeetings(id, one, other) {
  return get(path`contests/${id}/meetings/${one}/${other}`);
}

/**
 * @param {string} id
 * @param {number} number
 * @returns {Promise<import("../wire.js").GameWatched>}
 */
export function fetchWatched(id, number) {
  return get(path`contests/${id}/watch/${number}`);
}

/**
 * Where the games of a tournament are had in some form.
 * @param {string} id
 * @param {import("../wire.js").FormName} form
 */
export function contestGamesUrl(id, form) {
  return apiUrl(path`contests/${id}/games`, { form });
}

// @ts-check
/** Searches that the server records, and what is asked about them. */

import { address, ask, Refusal } from "../house.js";

/** @typedef {import("../wire.js").SearchRequest} SearchRequest */
/** @typedef {import("../wire.js").SearchShown} SearchShown */

/**
 * Lets an engine think and waits for what comes of it.
 * @param {SearchRequest} request
 * @param {(shown: SearchShown) => boolean} progress told again and again; false if nobody waits
 * @param {string} [known] the name of the same search, if it was recorded before
 * @returns {Promise<SearchShown>}
 */
export async function record(request, progress, known) {
  // What the server has forgotten is searched again.
  const before = known ? await ask(`searches/${known}`).catch(() => null) : null;
  /** @type {SearchShown} */
  let shown = before ?? (await ask("searches", request));
  while (!shown.summary) {
    if (shown.problem) throw new Refusal(shown.problem);
    if (!progress(shown)) {
      stop(shown.id);
      return shown;
    }
    shown = await ask(`searches/${shown.id}`);
  }
  return shown;
}

/**
 * Where the tree of a search is had in some form.
 * @param {string} id
 * @param {string} form
 */
export function treeAddress(id, form) {
  return address(`searches/${encodeURIComponent(id)}/tree`, { form });
}

/** @param {string} id */
export function stop(id) {
  return ask(`searches/${id}/stop`, {});
}

/**
 * @param {string} id
 * @param {number} round
 * @returns {Promise<import("../wire.js").SearchNode>}
 */
export function fetchRoot(id, round) {
  return ask(`searches/${id}/root`, undefined, { round: String(round) });
}

/**
 * Some nodes right below one: from a place on, or those around one of them.
 * @param {string} id
 * @param {number} node
 * @param {{ first?: number, around?: number }} which
 * @returns {Promise<import("../wire.js").SearchNodes>}
 */
export function fetchNodes(id, node, which) {
  const asked = Object.entries(which).map(([name, value]) => [name, String(value)]);
  return ask(`searches/${id}/nodes/${node}`, undefined, Object.fromEntries(asked));
}

/**
 * @param {string} id
 * @param {number} number
 * @returns {Promise<import("../wire.js").SearchMoment>}
 */
export function fetchMoment(id, number) {
  return ask(`searches/${id}/moments/${number}`);
}

/**
 * @param {string} id
 * @param {number} number
 * @returns {Promise<number | null>}
 */
export function fetchCut(id, number) {
  return ask(`searches/${id}/moments/${number}/cut`);
}

// @ts-check
/** Having a search recorded, and waiting for it. */

import { ApiError, beginSearch, fetchSearch, stopSearch } from "../api.js";

/** @typedef {import("../wire.js").SearchRequest} SearchRequest */
/** @typedef {import("../wire.js").SearchShown} SearchShown */

/**
 * Lets an engine think and waits for what comes of it.
 * @param {SearchRequest} request
 * @param {(shown: SearchShown) => boolean} progress told again and again; false to stop the search
 * @param {string} [known] the id of the same search, if it was recorded before
 * @returns {Promise<SearchShown>}
 */
export async function recordSearch(request, progress, known) {
  // What the server has forgotten is searched again.
  const before = known ? await fetchSearch(known).catch(() => null) : null;
  let shown = before ?? (await beginSearch(request));
  while (!shown.summary) {
    if (shown.problem) throw new ApiError(shown.problem);
    if (!progress(shown)) {
      stopSearch(shown.id);
      return shown;
    }
    shown = await fetchSearch(shown.id);
  }
  return shown;
}

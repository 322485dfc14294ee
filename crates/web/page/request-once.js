// @ts-check
/** A single request to a table that is not on the page: it connects, asks and leaves. */

import { ApiError, liveUrl, whyNoTable } from "./api.js";
import { Live } from "./live.js";
import { tokensFor } from "./tokens.js";

/**
 * Sends a request, and is done when the table has changed; throws why it was refused.
 * @param {string} table
 * @param {import("./wire.js").Request} request
 * @returns {Promise<void>}
 */
export function requestOnce(table, request) {
  const tokens = tokensFor(table, new URLSearchParams());
  return new Promise((resolve, reject) => {
    let sent = false;
    const live = new Live(
      liveUrl(table),
      () => tokens,
      (message) => {
        if (message.is === "state" && !sent) {
          sent = live.ask(request);
        } else if (message.is === "state") {
          live.close();
          resolve();
        } else if (message.is === "refused" || message.is === "bye") {
          live.close();
          reject(new ApiError({ ...message, field: null }));
        }
      },
      () => {},
      async () => {
        const why = await whyNoTable(table);
        if (why) reject(why);
        return why === null;
      },
    );
  });
}

// @ts-check
/** One thing asked of a table from outside, by whoever may steer it. */

import { liveAddress, Refusal, whyNoTable } from "./house.js";
import { Live } from "./live.js";
import { tokensFor } from "./tokens.js";

/**
 * Asks it, and is done when the table has changed; throws why it was refused.
 * @param {string} table
 * @param {import("./wire.js").Request} request
 * @returns {Promise<void>}
 */
export function askTable(table, request) {
  const tokens = tokensFor(table, new URLSearchParams());
  return new Promise((resolve, reject) => {
    let asked = false;
    const live = new Live(
      liveAddress(table),
      () => tokens,
      (message) => {
        if (message.is === "state" && !asked) {
          asked = live.ask(request);
        } else if (message.is === "state") {
          live.close();
          resolve();
        } else if (message.is === "refused" || message.is === "bye") {
          live.close();
          reject(new Refusal({ ...message, field: null }));
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

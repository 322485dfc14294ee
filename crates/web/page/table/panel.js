// @ts-check
/** The frame of a panel beside the board. */

import { h } from "../dom.js";

/**
 * An empty panel, hidden until there is something to show.
 * @param {string} name its class
 */
export function panelFrame(name) {
  return h("section", { class: `panel ${name}`, hidden: true });
}

// @ts-check
/** A link as a square of dots, in a place that is there at once. */

import { h } from "../dom.js";
import { qrCode as drawn } from "../qr.js";

/**
 * @param {string} text
 * @param {string} label
 */
export function qrCode(text, label) {
  const place = h("div", { class: "qr-place", role: "img", "aria-label": label });
  drawn(text).then(
    (code) => place.append(code),
    // The link stands beside it.
    () => place.remove(),
  );
  return place;
}

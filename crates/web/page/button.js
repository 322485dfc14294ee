// @ts-check
/** A button with a picture and words. */

import { h } from "./dom.js";
import { icon } from "./icons.js";

/**
 * @param {import("./icons.js").Icon} picture
 * @param {string} label
 * @param {() => void} act
 * @param {string} [kind] `main` for the one that is pressed most
 */
export function button(picture, label, act, kind = "") {
  const name = `button ${kind}`.trim();
  return h(
    "button",
    { class: name, type: "button", onclick: act },
    icon(picture),
    h("span", {}, label),
  );
}

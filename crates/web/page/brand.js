// @ts-check
/** The logo: four squares and two pieces. */

import { s } from "./dom.js";

export function brandMark() {
  return s(
    "svg",
    { class: "brand-mark", viewBox: "0 0 32 32", "aria-hidden": "true" },
    s("rect", { class: "brand-ground", width: 32, height: 32, rx: 7 }),
    s("path", {
      class: "brand-squares",
      d: "M16 4h9a3 3 0 0 1 3 3v9H16zM4 16h12v12H7a3 3 0 0 1-3-3z",
    }),
    s("circle", { class: "brand-dark", cx: 10, cy: 10, r: 4.2 }),
    s("circle", { class: "brand-light", cx: 22, cy: 22, r: 4.2 }),
  );
}

// @ts-check
/** A link as a square of dots that a telephone reads: the server makes the dots. */

import { get } from "./api.js";
import { s } from "./dom.js";
import { t } from "./words.js";

/** How much is left free around the dots, as readers want it. */
const MARGIN = 4;

/**
 * @param {string} text
 * @returns {Promise<SVGElement>}
 */
export async function qrCode(text) {
  /** @type {import("./wire.js").QrShown} */
  const { side, dark } = await get("qr", { text });
  const path = dark.flatMap((row, y) =>
    [...row].flatMap((dot, x) => (dot === "1" ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])),
  );
  const size = side + 2 * MARGIN;
  return s(
    "svg",
    { class: "qr", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": t("page-qr") },
    s("rect", { width: size, height: size, fill: "#fff" }),
    s("path", { d: path.join(""), fill: "#000" }),
  );
}

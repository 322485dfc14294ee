// @ts-check
/** What this is. */

import { h } from "../dom.js";
import { t } from "../words.js";
import { brandMark } from "../brand.js";

/**
 * @param {import("../router.js").Way} _way
 * @param {import("../wire.js").Register} register
 * @returns {import("./rooms.js").RoomShown}
 */
export function aboutRoom(_way, register) {
  return {
    title: t("page-about"),
    element: h(
      "div",
      { class: "stack narrow" },
      h(
        "section",
        { class: "card about-card" },
        brandMark(),
        h(
          "div",
          {},
          h("h1", {}, "Plateau"),
          h("p", { class: "soft" }, t("page-version", { version: register.version })),
        ),
      ),
      h("p", {}, t("page-about-what")),
      h("p", {}, t("page-about-how")),
      h("p", { class: "soft" }, t("page-about-free")),
    ),
  };
}

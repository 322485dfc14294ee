// @ts-check
/** What this is. */

import { brandMark } from "../brand.js";
import { h } from "../dom.js";
import { t } from "../words.js";

/**
 * @param {import("../router.js").Route} _route
 * @param {import("../wire.js").Register} register
 * @returns {import("./index.js").MountedView}
 */
export function aboutView(_route, register) {
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

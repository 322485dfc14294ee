// @ts-check
/** What is shown where a link leads to nothing: why, and the way home. */

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { linkTo } from "./router.js";
import { t } from "./words.js";

/**
 * @param {string} title what there is not
 * @param {string} about why that may be
 */
export function notFound(title, about) {
  return h(
    "section",
    { class: "card stack not-found", role: "alert" },
    h("h1", {}, title),
    h("p", { class: "soft" }, about),
    h(
      "div",
      { class: "row" },
      h("a", { class: "button main", href: linkTo("home") }, icon("play"), t("page-go-home")),
    ),
  );
}

// @ts-check
/** The library: the tables of this browser, and every game that was finished here. */

import { h } from "../dom.js";
import { icon } from "../icons.js";
import { archive } from "../library/finished-games.js";
import { openImport } from "../library/import-dialog.js";
import { ownStudies } from "../library/own-studies.js";
import { ownTables } from "../library/own-tables.js";
import { linkTo } from "../router.js";
import { t } from "../words.js";

/**
 * @param {import("../router.js").Route} route
 * @param {import("../wire.js").Register} register
 * @returns {import("./index.js").MountedView}
 */
export function libraryView(route, register) {
  const part = route.rest[0] ?? "";
  const doors = [
    { path: "library", words: "page-my-tables", here: part === "" },
    { path: "library/studies", words: "page-my-studies", here: part === "studies" },
    { path: "library/games", words: "page-finished-games", here: part === "games" },
  ];
  return {
    title: t("page-library"),
    element: h(
      "div",
      { class: "stack narrow" },
      h(
        "div",
        { class: "row spread" },
        h("h1", {}, t("page-library")),
        h(
          "button",
          { class: "button", type: "button", "data-action": "import", onclick: openImport },
          icon("paste"),
          t("page-import"),
        ),
      ),
      h(
        "nav",
        { class: "segments games", "aria-label": t("page-library") },
        doors.map(({ path, words, here }) =>
          h("a", { href: linkTo(path), "aria-current": here ? "page" : undefined }, t(words)),
        ),
      ),
      shelf(part, register, route.query),
    ),
  };
}

/**
 * A part of the library.
 * @param {string} part
 * @param {import("../wire.js").Register} register
 * @param {URLSearchParams} query
 */
function shelf(part, register, query) {
  if (part === "games") return archive(register, query);
  return part === "studies" ? ownStudies() : ownTables(register);
}

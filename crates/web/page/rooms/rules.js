// @ts-check
/** The rules of each game, as it is set up. */

import { fill, h } from "../dom.js";
import { bookletAddress, fetchRules, Refusal } from "../house.js";
import { icon } from "../icons.js";
import { linkTo } from "../router.js";
import { readSpec } from "../spec.js";
import { t } from "../words.js";

/**
 * @param {import("../router.js").Way} way
 * @param {import("../wire.js").Register} register
 * @returns {import("./rooms.js").RoomShown}
 */
export function rulesRoom(way, register) {
  const spec = way.rest[0] || (register.games[0]?.name ?? "");
  const table = way.query.get("table");
  const page = h("div", { class: "rulebook" }, h("p", { class: "soft" }, t("page-loading")));
  fetchRules(spec).then(
    (text) => fill(page, articleOf(text)),
    (problem) =>
      fill(
        page,
        h(
          "p",
          { class: "fault" },
          problem instanceof Refusal ? problem.message : t("page-offline"),
        ),
      ),
  );
  const chosen = readSpec(spec).name;
  return {
    title: t("page-rules"),
    element: h(
      "div",
      { class: "stack narrow" },
      h(
        "nav",
        { class: "segments games", "aria-label": t("page-games") },
        register.games.map(({ name, title }) =>
          h(
            "a",
            { href: linkTo(`rules/${name}`), "aria-current": name === chosen ? "page" : undefined },
            title,
          ),
        ),
      ),
      page,
      h(
        "div",
        { class: "row controls" },
        table
          ? h(
              "a",
              { class: "button main", href: linkTo(`table/${table}`) },
              icon("previous"),
              t("page-back-to-game"),
            )
          : h(
              "a",
              { class: "button main", href: linkTo(`setup/${chosen}`) },
              icon("play"),
              t("page-play"),
            ),
        h(
          "button",
          { class: "button", type: "button", onclick: () => print() },
          icon("print"),
          t("page-print"),
        ),
        h(
          "a",
          { class: "button", href: bookletAddress(spec), target: "_blank", "data-paper": "rules" },
          icon("download"),
          "PDF",
        ),
      ),
    ),
  };
}

/**
 * The server's own words about its own games, as elements.
 * @param {string} text
 */
function articleOf(text) {
  const article = new DOMParser().parseFromString(text, "text/html").querySelector("article");
  return article ? document.adoptNode(article) : h("p", {}, t("page-nothing-here"));
}

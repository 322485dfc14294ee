// @ts-check
/** The rules of each game, as it is set up. */

import { bookletUrl, fetchRules, messageOf } from "../api.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { path } from "../path.js";
import { linkTo } from "../router.js";
import { readSpec } from "../spec.js";
import { t } from "../words.js";
import { tellSettings } from "./rules-settings.js";

/**
 * @param {import("../router.js").Route} route
 * @param {import("../wire.js").Register} register
 * @returns {import("./index.js").MountedView}
 */
export function rulesView(route, register) {
  const spec = route.rest[0] || (register.games[0]?.name ?? "");
  const table = route.query.get("table");
  const page = h("div", { class: "rulebook" }, h("p", { class: "soft" }, t("page-loading")));
  fetchRules(spec).then(
    (text) => {
      const article = articleOf(text);
      const { name } = readSpec(spec);
      tellSettings(
        article,
        spec,
        register.games.find((game) => game.name === name),
      );
      fill(page, article);
    },
    (problem) => fill(page, h("p", { class: "fault" }, messageOf(problem))),
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
              { class: "button main", href: linkTo(path`setup/${spec}`) },
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
          { class: "button", href: bookletUrl(spec), target: "_blank", "data-paper": "rules" },
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

// @ts-check
/** The laboratory: what can be done there, and the lessons. */

import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { fetchLessons } from "../lab/api.js";
import { linkTo } from "../router.js";
import { t } from "../words.js";

/** @type {{ path: string, icon: import("../icons.js").Icon, words: string, about: string }[]} */
const LINKS = [
  { path: "tree", icon: "branches", words: "page-lab-see", about: "page-lab-see-about" },
  { path: "exercise", icon: "erase", words: "page-exercise", about: "page-exercise-about" },
  { path: "compare", icon: "graph", words: "page-compare", about: "page-compare-about" },
  { path: "class", icon: "people", words: "page-classes", about: "page-class-about" },
];

/** @returns {import("./index.js").MountedView} */
export function labView() {
  const lessons = h("ol", { class: "lessons" }, h("li", { class: "soft" }, t("page-loading")));
  fetchLessons().then(
    (found) =>
      fill(
        lessons,
        found.map(({ name, title }, at) =>
          h(
            "li",
            {},
            h(
              "a",
              { class: "card lesson-card", href: linkTo(`lesson/${name}`), "data-lesson": name },
              h("span", { class: "soft small" }, t("page-lesson-number", { number: at + 1 })),
              h("strong", {}, title),
            ),
          ),
        ),
      ),
    () => fill(lessons, h("li", { class: "fault" }, t("page-offline"))),
  );
  return {
    title: t("page-lab"),
    element: h(
      "div",
      { class: "lab stack" },
      h(
        "header",
        { class: "hero" },
        h("h1", {}, t("page-lab")),
        h("p", { class: "soft" }, t("page-lab-about")),
      ),
      h(
        "ul",
        { class: "lab-links" },
        LINKS.map(({ path, icon: picture, words, about }) =>
          h(
            "li",
            {},
            h(
              "a",
              { class: "card lab-link", href: linkTo(path) },
              icon(picture),
              h("strong", {}, t(words)),
              h("span", { class: "soft small" }, t(about)),
            ),
          ),
        ),
      ),
      h(
        "header",
        {},
        h("h2", {}, t("page-lessons")),
        h("p", { class: "soft" }, t("page-lessons-about")),
      ),
      lessons,
    ),
  };
}

// @ts-check
/** A study: its chapters to read along, and all of them as one file. */

import { messageOf } from "../api.js";
import { button } from "../button.js";
import { copyField } from "../copy-field.js";
import { confirmFirst } from "../dialog.js";
import { fill, h } from "../dom.js";
import { gameTitle } from "../game-title.js";
import { notFound } from "../not-found.js";
import { path } from "../path.js";
import { linkTo, navigateTo } from "../router.js";
import { fetchStudy, forgetStudy } from "../studies-api.js";
import { studyFiles } from "../table/study.js";
import { showError } from "../toast.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").Register} Register */
/** @typedef {import("../wire.js").StudyShown} StudyShown */

/**
 * @param {import("../router.js").Route} route
 * @param {Register} register
 * @returns {import("./index.js").MountedView}
 */
export function studyView(route, register) {
  const element = h("div", { class: "stack narrow" }, h("p", { class: "soft" }, t("page-loading")));
  fetchStudy(route.rest[0] ?? "").then(
    (study) => fill(element, content(study, register)),
    () => fill(element, notFound(t("page-no-study"), t("page-no-study-about"))),
  );
  return { title: t("page-study"), element };
}

/**
 * @param {StudyShown} study
 * @param {Register} register
 */
function content(study, register) {
  const link = new URL(linkTo(path`study/${study.id}`), location.href).href;
  return [
    h("h1", {}, study.title),
    h(
      "ol",
      { class: "chapters" },
      study.chapters.map(({ table, title, spec }) =>
        h(
          "li",
          {},
          h("a", { href: linkTo(path`table/${table}`) }, title),
          " ",
          h("span", { class: "soft small" }, gameTitle(register, spec)),
        ),
      ),
    ),
    copyField(t("page-study-link"), link),
    h("h2", {}, t("page-study-files")),
    studyFiles(study),
    study.mine ? forget(study) : null,
  ];
}

/** @param {StudyShown} study */
function forget({ id }) {
  const act = async () => {
    try {
      await forgetStudy(id);
      navigateTo("library/studies");
    } catch (problem) {
      showError(messageOf(problem));
    }
  };
  const label = t("page-study-forget");
  const ask = () => confirmFirst(t("page-study-forget-sure"), label, act);
  return h("div", { class: "row" }, button("erase", label, ask, "quiet"));
}

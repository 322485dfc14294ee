// @ts-check
/** The dialog that saves a game: in every form that fits it, and on paper. */

import {
  bookletUrl,
  fetchForms,
  fetchRecord,
  messageOf,
  paperUrl,
  recordUrl,
  sheetUrl,
} from "../api.js";
import { copyField, copyText } from "../copy-field.js";
import { openDialog } from "../dialog.js";
import { fill, h } from "../dom.js";
import { icon } from "../icons.js";
import { path } from "../path.js";
import { linkTo } from "../router.js";
import { showError } from "../toast.js";
import { t } from "../words.js";

/** @typedef {import("../wire.js").State} State */

/**
 * A link that shows the position on the board to anyone.
 * @param {State} state
 */
function positionLink({ game, position }) {
  return new URL(linkTo(path`board/${game.spec}`, { position }), location.href).href;
}

/** @param {State} state */
export function openSave(state) {
  const list = h("ul", { class: "forms" }, h("li", { class: "soft" }, t("page-loading")));
  fetchForms(state.table).then(
    (forms) =>
      fill(
        list,
        forms.map((form) => formEntry(state, form)),
      ),
    () => fill(list, h("li", { class: "fault" }, t("page-offline"))),
  );
  openDialog(t("page-save"), (close) => [
    h("p", { class: "soft" }, t("page-save-about")),
    list,
    copyField(t("page-position"), state.position),
    copyField(t("page-position-link"), positionLink(state)),
    h("h3", {}, t("page-on-paper")),
    h(
      "div",
      { class: "row papers" },
      paper("page-paper-score-sheet", paperUrl("score-sheet", state.table)),
      paper("page-paper-diagram", paperUrl("diagram", state.table)),
      paper("page-paper-picture", paperUrl("diagram", state.table, { form: "svg" })),
      paper("page-paper-png", paperUrl("diagram", state.table, { form: "png" })),
      paper("page-paper-animation", paperUrl("animation", state.table)),
      paper("page-paper-sheet", sheetUrl(state.game.spec, sheetCount(state))),
      paper("page-paper-rules", bookletUrl(state.game.spec)),
    ),
    h(
      "div",
      { class: "row end" },
      h(
        "button",
        { class: "button", type: "button", onclick: () => print() },
        icon("print"),
        t("page-print"),
      ),
      h(
        "button",
        { class: "button main", type: "button", autofocus: true, onclick: close },
        t("page-close"),
      ),
    ),
  ]);
}

/**
 * @param {State} state
 * @param {import("../wire.js").Form} form
 */
function formEntry(state, { name, title, extension }) {
  return h(
    "li",
    {},
    h("span", {}, title, " ", h("span", { class: "soft small mono" }, `.${extension}`)),
    h(
      "a",
      {
        class: "button",
        "data-form": name,
        href: recordUrl(state.table, name),
        download: `${state.game.name}-${state.table}.${extension}`,
      },
      icon("download"),
      t("page-download"),
    ),
    h(
      "button",
      { class: "button", type: "button", onclick: () => copyRecord(state.table, name) },
      icon("copy"),
      t("page-copy"),
    ),
  );
}

/**
 * Something to be printed, in a window of its own.
 * @param {string} words
 * @param {string} href
 */
function paper(words, href) {
  return h(
    "a",
    { class: "button", href, target: "_blank", "data-paper": words },
    icon("print"),
    t(words),
  );
}

/**
 * How many empty boards of this size are useful on a page.
 * @param {State} state
 */
function sheetCount({ board }) {
  const side = Math.max(board.columns, board.rows);
  if (side <= 4) return 12;
  if (side <= 8) return 6;
  return side <= 12 ? 2 : 1;
}

/**
 * @param {string} table
 * @param {import("../wire.js").FormName} form
 */
function copyRecord(table, form) {
  fetchRecord(table, form).then(copyText, (problem) => showError(messageOf(problem)));
}

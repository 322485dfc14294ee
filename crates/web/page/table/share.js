// @ts-check
/** Saving a game and inviting others to it. */

import { complain, tell as say } from "../announce.js";
import { openDialog } from "../dialog.js";
import { fill, h } from "../dom.js";
import { bookletAddress, fetchForms, paperAddress, recordAddress, sheetAddress } from "../house.js";
import { icon } from "../icons.js";
import { linkTo } from "../router.js";
import { tokensOf } from "../tokens.js";
import { t } from "../words.js";
import { nameOf } from "./names.js";

/** @typedef {import("../wire.js").State} State */

/**
 * @param {State} state
 * @param {((seat: number) => void) | null} renew what gives a seat another link, for the host
 */
export function openShare(state, renew) {
  const tokens = tokensOf(state.table)?.seats ?? [];
  openDialog(t("page-share"), (close) => [
    h("p", { class: "soft" }, t("page-share-about")),
    renew ? h("p", { class: "soft" }, t("page-share-renew-about")) : null,
    ...state.seats.flatMap(({ kind }, seat) => {
      const token = tokens.find((one) => one.seat === seat)?.token;
      if (kind !== "human" || (!token && !renew)) return [];
      const again = renew && renewButton(seat, close, renew);
      const link = token ? tableLink(state.table, { token }) : "";
      return linkField(t("page-share-seat", { name: nameOf(state, seat) }), link, again);
    }),
    linkField(t("page-share-watch"), tableLink(state.table)),
    h(
      "div",
      { class: "row end" },
      h(
        "button",
        { class: "button main", type: "button", autofocus: true, onclick: close },
        t("page-close"),
      ),
    ),
  ]);
}

/**
 * @param {number} seat
 * @param {() => void} close
 * @param {(seat: number) => void} renew
 */
function renewButton(seat, close, renew) {
  const clicked = () => {
    close();
    renew(seat);
  };
  return h(
    "button",
    { class: "button", type: "button", "data-action": `renew-${seat}`, onclick: clicked },
    t("page-share-renew"),
  );
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
    linkField(t("page-position"), state.position),
    h("h3", {}, t("page-on-paper")),
    h(
      "div",
      { class: "row papers" },
      paper("page-paper-score-sheet", paperAddress("score-sheet", state.table)),
      paper("page-paper-diagram", paperAddress("diagram", state.table)),
      paper("page-paper-picture", paperAddress("diagram", state.table, { form: "svg" })),
      paper("page-paper-sheet", sheetAddress(state.game.spec, sheetCount(state))),
      paper("page-paper-rules", bookletAddress(state.game.spec)),
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
        href: recordAddress(state.table, name),
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
export function paper(words, href) {
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
 * @param {Record<string, string>} [query]
 */
function tableLink(table, query) {
  return new URL(linkTo(`table/${table}`, query), location.href).href;
}

/**
 * A line of text with a button that copies it.
 * @param {string} label
 * @param {string} text
 * @param {HTMLElement | null} [more] what else can be done with it
 */
function linkField(label, text, more = null) {
  const id = `copy-${Math.random().toString(36).slice(2)}`;
  return h(
    "div",
    { class: "field-of-form link-field" },
    h("label", { for: id }, label),
    h(
      "div",
      { class: "row nowrap" },
      h("input", {
        id,
        readonly: true,
        value: text,
        onfocus: (/** @type {FocusEvent} */ event) => select(event.target),
      }),
      h(
        "button",
        { class: "button", type: "button", onclick: () => copy(text) },
        icon("copy"),
        t("page-copy"),
      ),
      more,
    ),
  );
}

/** @param {EventTarget | null} field */
function select(field) {
  if (field instanceof HTMLInputElement) field.select();
}

/**
 * @param {string} table
 * @param {import("../wire.js").FormName} form
 */
async function copyRecord(table, form) {
  const answer = await fetch(recordAddress(table, form));
  const text = await answer.text();
  if (answer.ok) copy(text);
  else complain(JSON.parse(text).sentence);
}

/** @param {string} text */
function copy(text) {
  navigator.clipboard.writeText(text).then(
    () => say(t("page-copied")),
    () => complain(t("page-not-copied")),
  );
}

// @ts-check
/** Saving a game and inviting others to it. */

import { complain, tell as say } from "../announce.js";
import { openDialog } from "../dialog.js";
import { h } from "../dom.js";
import { recordAddress } from "../house.js";
import { icon } from "../icons.js";
import { linkTo } from "../router.js";
import { tokensOf } from "../tokens.js";
import { t } from "../words.js";
import { nameOf } from "./names.js";

/** @typedef {import("../wire.js").State} State */

/** @param {State} state */
export function openShare(state) {
  const tokens = tokensOf(state.table);
  const people = tokens?.seats.filter(({ seat }) => state.seats[seat]?.kind === "human") ?? [];
  openDialog(t("page-share"), (close) => [
    h("p", { class: "soft" }, t("page-share-about")),
    ...people.map(({ seat, token }) =>
      linkField(
        t("page-share-seat", { name: nameOf(state, seat) }),
        tableLink(state.table, { token }),
      ),
    ),
    linkField(t("page-share-watch"), tableLink(state.table)),
    h(
      "div",
      { class: "row end" },
      h("button", { class: "button main", type: "button", onclick: close }, t("page-close")),
    ),
  ]);
}

/**
 * @param {State} state
 * @param {import("../wire.js").Form[]} forms
 */
export function openSave(state, forms) {
  openDialog(t("page-save"), (close) => [
    h("p", { class: "soft" }, t("page-save-about")),
    h(
      "ul",
      { class: "forms" },
      forms.map(({ name, title, extension }) =>
        h(
          "li",
          {},
          h("span", {}, title, " ", h("span", { class: "soft small mono" }, `.${extension}`)),
          h(
            "a",
            {
              class: "button",
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
        ),
      ),
    ),
    linkField(t("page-position"), state.position),
    h(
      "div",
      { class: "row end" },
      h(
        "button",
        { class: "button", type: "button", onclick: () => print() },
        icon("print"),
        t("page-print"),
      ),
      h("button", { class: "button main", type: "button", onclick: close }, t("page-close")),
    ),
  ]);
}

/**
 * Asks for a position to play from.
 * @param {string} position what is on the board now
 * @param {(position: string) => void} begin
 */
export function openPosition(position, begin) {
  openDialog(t("page-set-up-position"), (close) => {
    const text = h("textarea", {
      rows: 4,
      class: "mono",
      "aria-label": t("page-position"),
      value: position,
    });
    const start = () => {
      close();
      begin(text.value.trim());
    };
    return [
      h("p", { class: "soft" }, t("page-set-up-position-about")),
      text,
      h(
        "div",
        { class: "row end" },
        h("button", { class: "button", type: "button", onclick: close }, t("page-cancel")),
        h("button", { class: "button main", type: "button", onclick: start }, t("page-start")),
      ),
    ];
  });
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
 */
function linkField(label, text) {
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
    ),
  );
}

/** @param {EventTarget | null} field */
function select(field) {
  if (field instanceof HTMLInputElement) field.select();
}

/**
 * @param {string} table
 * @param {string} form
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

// @ts-check
/** A line of text to be copied. */

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { showError, showMessage } from "./toast.js";
import { t } from "./words.js";

/**
 * A line of text with a button that copies it.
 * @param {string} label
 * @param {string} text
 * @param {HTMLElement | null} [more] what else can be done with it
 */
export function copyField(label, text, more = null) {
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
        { class: "button", type: "button", onclick: () => copyText(text) },
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

/** @param {string} text */
export function copyText(text) {
  navigator.clipboard.writeText(text).then(
    () => showMessage(t("page-copied")),
    () => showError(t("page-not-copied")),
  );
}

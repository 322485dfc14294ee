// @ts-check
/** The window in which something gets another name. */

import { openDialog } from "../dialog.js";
import { h } from "../dom.js";
import { t } from "../words.js";

/** As many characters as a name has at most. */
const LONGEST = 60;

/**
 * Asks what something is to be called.
 * @param {string} title what it is called now
 * @param {(title: string) => void} done
 */
export function askTitle(title, done) {
  openDialog(t("page-rename"), (close) => {
    const field = h("input", {
      id: "new-title",
      maxlength: LONGEST,
      value: title,
      autofocus: true,
    });
    const accept = (/** @type {Event} */ event) => {
      event.preventDefault();
      close();
      done(field.value.trim());
    };
    field.addEventListener("keydown", (event) => {
      if (event.key === "Enter") accept(event);
    });
    return [
      h(
        "div",
        { class: "field-of-form" },
        h("label", { for: "new-title" }, t("page-title-of")),
        field,
      ),
      h(
        "div",
        { class: "row end" },
        h("button", { class: "button", type: "button", onclick: close }, t("page-cancel")),
        h(
          "button",
          { class: "button main", type: "submit", "data-action": "rename-done", onclick: accept },
          t("page-rename"),
        ),
      ),
    ];
  });
}

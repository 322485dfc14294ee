// @ts-check
/** Asks what the person at this browser is called. */

import { openDialog } from "./dialog.js";
import { h } from "./dom.js";
import { LONGEST_NAME, personName, rememberPersonName } from "./person.js";
import { t } from "./words.js";

/**
 * Asks for the name of a person who sits down, and remembers it.
 * @param {(name: string) => void} named
 */
export function askName(named) {
  const field = h("input", {
    id: "own-name",
    name: "own-name",
    maxlength: LONGEST_NAME,
    autocomplete: "nickname",
    autofocus: true,
    value: personName(),
  });
  openDialog(t("page-own-name"), (close) => {
    const done = () => {
      const name = field.value.trim();
      if (name) {
        rememberPersonName(name);
        named(name);
      }
      close();
    };
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      done();
    });
    return [
      h("p", { class: "soft" }, t("page-own-name-about")),
      h(
        "div",
        { class: "field-of-form" },
        h("label", { for: "own-name" }, t("page-your-name")),
        field,
      ),
      h(
        "div",
        { class: "row end" },
        h("button", { class: "button", type: "button", onclick: close }, t("page-nameless")),
        h("button", { class: "button main", type: "button", onclick: done }, t("page-sit-down")),
      ),
    ];
  });
}

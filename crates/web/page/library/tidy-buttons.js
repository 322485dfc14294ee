// @ts-check
/** The buttons beside an entry of the library: another name, and away with it. */

import { h } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../words.js";

/**
 * What is done when they are pressed.
 * @template T
 * @typedef {{ rename: (entry: T) => void, remove: (entry: T) => void }} Tidying
 */

/**
 * @template T
 * @param {T} entry
 * @param {string} title what the entry is called, for those who hear the buttons
 * @param {Tidying<T>} tidying
 */
export function tidyButtons(entry, title, { rename, remove }) {
  const made = (
    /** @type {string} */ action,
    /** @type {string} */ words,
    /** @type {import("../icons.js").Icon} */ picture,
    /** @type {() => void} */ done,
  ) =>
    h(
      "button",
      {
        class: "button square",
        type: "button",
        title: t(words),
        "aria-label": `${t(words)} : ${title}`,
        "data-action": action,
        onclick: done,
      },
      icon(picture),
    );
  return h(
    "span",
    { class: "row nowrap" },
    made("rename", "page-rename", "settings", () => rename(entry)),
    made("delete", "page-delete", "erase", () => remove(entry)),
  );
}

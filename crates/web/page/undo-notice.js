// @ts-check
/** What was just deleted, with a button that restores it. */

import { messageOf } from "./api.js";
import { button } from "./button.js";
import { h } from "./dom.js";
import { announce, showError } from "./toast.js";
import { t } from "./words.js";

/** How long the notice stands, in milliseconds. */
const STANDS = 10_000;

/** @type {HTMLElement | null} */
let standing = null;

/**
 * Says that something is gone, and offers to restore it.
 * @param {string} sentence
 * @param {() => Promise<unknown>} restore
 * @param {() => void} restored what is to be shown then
 */
export function offerUndo(sentence, restore, restored) {
  standing?.remove();
  const undo = button("undo", t("page-restore"), () => {
    notice.remove();
    restore().then(restored, (problem) => showError(messageOf(problem)));
  });
  undo.dataset.action = "restore";
  const notice = h("div", { class: "card row spread undo-notice" }, h("span", {}, sentence), undo);
  standing = notice;
  document.body.append(notice);
  announce(sentence);
  setTimeout(() => notice.remove(), STANDS);
}

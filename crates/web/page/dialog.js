// @ts-check
/** Windows over the page. */

import { h } from "./dom.js";
import { t } from "./words.js";

/**
 * Shows something over the page until it is closed.
 * @param {string} title
 * @param {(close: () => void) => import("./dom.js").Child[]} content
 */
export function openDialog(title, content) {
  const heading = h("h2", { id: "dialog-title" }, title);
  const dialog = h("dialog", { "aria-labelledby": "dialog-title" });
  const close = () => dialog.close();
  dialog.append(h("form", { method: "dialog" }, heading, ...asNodes(content(close))));
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return close;
}

/**
 * Asks before something that cannot be taken back.
 * @param {string} question
 * @param {string} yes
 * @param {() => void} act
 */
export function confirmFirst(question, yes, act) {
  openDialog(question, (close) => [
    h(
      "div",
      { class: "row end" },
      h("button", { class: "button", type: "button", onclick: close }, t("page-cancel")),
      h(
        "button",
        {
          class: "button main",
          type: "button",
          onclick: () => {
            close();
            act();
          },
        },
        yes,
      ),
    ),
  ]);
}

/**
 * @param {import("./dom.js").Child[]} children
 * @returns {Node[]}
 */
function asNodes(children) {
  return children.filter((child) => child instanceof Node);
}

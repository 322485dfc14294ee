// @ts-check
/** Ending the program from the page, for whoever started it. */

import { complain } from "./announce.js";
import { confirmFirst } from "./dialog.js";
import { fill, h } from "./dom.js";
import { Refusal, quit } from "./house.js";
import { keep, recall } from "./preferences.js";
import { t } from "./words.js";

/** The name under which the right to end the program is kept. */
const KEY = "plateau.host";

/**
 * Remembers the right that the link of the host gives, and takes it out of the address.
 * @param {import("./router.js").Way} way
 */
export function learnHost({ query }) {
  const host = query.get("host");
  if (!host) return;
  keep(KEY, host);
  history.replaceState(null, "", location.hash.replace(/\?.*$/, ""));
}

/** Whether this page may end the program. */
export function mayQuit() {
  return typeof recall(KEY) === "string";
}

/**
 * Asks, and then ends the program.
 * @param {HTMLElement} main where it is said
 * @param {() => void} leave leaves the room one is in
 */
export function askToQuit(main, leave) {
  confirmFirst(t("page-quit-sure"), t("page-quit"), async () => {
    try {
      await quit(String(recall(KEY)));
    } catch (problem) {
      // The right is for one run of the program.
      if (problem instanceof Refusal) keep(KEY, null);
      complain(problem instanceof Refusal ? problem.message : t("page-offline"));
      return;
    }
    leave();
    document.body.dataset.room = "ended";
    fill(main, h("div", { class: "stack narrow ended" }, h("h1", {}, t("page-ended")), h("p", {}, t("page-ended-about"))));
    main.focus();
  });
}

// @ts-check
/** Ending the program from the page, for the host. */

import { ApiError, HOST_KEY, messageOf, quit } from "./api.js";
import { confirmFirst } from "./dialog.js";
import { fill, h } from "./dom.js";
import { loadLocally, saveLocally } from "./storage.js";
import { showError } from "./toast.js";
import { t } from "./words.js";

/**
 * Remembers the right that the link of the host gives, and takes it out of the address.
 * @param {import("./router.js").Route} route
 */
export function rememberHost({ query }) {
  const host = query.get("host");
  if (!host) return;
  saveLocally(HOST_KEY, host);
  history.replaceState(null, "", location.hash.replace(/\?.*$/, ""));
}

/** Whether this page may end the program. */
export function mayQuit() {
  return typeof loadLocally(HOST_KEY) === "string";
}

/** What proves that this is the page of the person who started the program; empty for others. */
export function hostToken() {
  const host = loadLocally(HOST_KEY);
  return typeof host === "string" ? host : "";
}

/**
 * Asks, and then ends the program.
 * @param {HTMLElement} main where it is said
 * @param {() => void} leave leaves the view that is shown
 */
export function askToQuit(main, leave) {
  confirmFirst(t("page-quit-sure"), t("page-quit"), async () => {
    try {
      await quit(String(loadLocally(HOST_KEY)));
    } catch (problem) {
      // The right is for one run of the program.
      if (problem instanceof ApiError) saveLocally(HOST_KEY, null);
      showError(messageOf(problem));
      return;
    }
    leave();
    document.body.dataset.view = "ended";
    fill(
      main,
      h(
        "div",
        { class: "stack narrow ended" },
        h("h1", {}, t("page-ended")),
        h("p", {}, t("page-ended-about")),
      ),
    );
    main.focus();
  });
}

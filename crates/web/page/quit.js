// @ts-check
/** Ending the program from the page, for the host. */

import { ApiError, messageOf, quit } from "./api.js";
import { confirmFirst } from "./dialog.js";
import { fill, h } from "./dom.js";
import { loadLocally, saveLocally } from "./storage.js";
import { showError } from "./toast.js";
import { t } from "./words.js";

/** The name under which the right to end the program is kept. */
const KEY = "plateau.host";

/**
 * Remembers the right that the link of the host gives, and takes it out of the address.
 * @param {import("./router.js").Route} route
 */
export function rememberHost({ query }) {
  const host = query.get("host");
  if (!host) return;
  saveLocally(KEY, host);
  history.replaceState(null, "", location.hash.replace(/\?.*$/, ""));
}

/** Whether this page may end the program. */
export function mayQuit() {
  return typeof loadLocally(KEY) === "string";
}

/**
 * Asks, and then ends the program.
 * @param {HTMLElement} main where it is said
 * @param {() => void} leave leaves the view that is shown
 */
export function askToQuit(main, leave) {
  confirmFirst(t("page-quit-sure"), t("page-quit"), async () => {
    try {
      await quit(String(loadLocally(KEY)));
    } catch (problem) {
      // The right is for one run of the program.
      if (problem instanceof ApiError) saveLocally(KEY, null);
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

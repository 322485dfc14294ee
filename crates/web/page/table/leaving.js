// @ts-check
/** Leaving a table, and ending one that was opened here. */

import { messageOf, remove, restore } from "../api.js";
import { navigateTo } from "../router.js";
import { showError, showMessage } from "../toast.js";
import { forgetTable } from "../tokens.js";
import { offerUndo } from "../undo-notice.js";
import { t } from "../words.js";

/**
 * Gives up what lets this browser sit at a table; its link still does.
 * @param {string} table
 */
export function leaveTable(table) {
  forgetTable(table);
  // Messages of one view are cleared when the next one is shown.
  addEventListener("hashchange", () => showMessage(t("page-left-table")), { once: true });
  navigateTo("");
}

/**
 * Ends a table for everyone at it; for a while that can be undone.
 * @param {string} table
 */
export function deleteTable(table) {
  remove("tables", table).then(
    () => {
      navigateTo("library");
      offerUndo(
        t("page-table-deleted"),
        () => restore("tables", table),
        () => navigateTo(`table/${table}`),
      );
    },
    (problem) => showError(messageOf(problem)),
  );
}

// @ts-check
/** Bringing a game in: pasted, dropped, or from a file, in whatever form. */

import { importGame, messageOf } from "../api.js";
import { openDialog } from "../dialog.js";
import { h } from "../dom.js";
import { navigateTo } from "../router.js";
import { showMessage } from "../toast.js";
import { rememberTable } from "../tokens.js";
import { t } from "../words.js";

/** Takes any text or file that is a game, in whatever form. */
export function openImport() {
  openDialog(t("page-import"), (close) => {
    const fault = h("p", { class: "fault", "aria-live": "assertive" });
    const text = h("textarea", {
      rows: 9,
      class: "mono",
      "aria-label": t("page-import-about"),
      placeholder: t("page-import-example"),
    });
    const file = h("input", { type: "file", "aria-label": t("page-import-file") });
    file.addEventListener("change", async () => {
      text.value = (await file.files?.[0]?.text()) ?? "";
    });
    text.addEventListener("dragover", (event) => event.preventDefault());
    text.addEventListener("drop", async (event) => {
      const dropped = event.dataTransfer?.files[0];
      if (!dropped) return;
      event.preventDefault();
      text.value = await dropped.text();
    });
    const bring = async () => {
      try {
        const opened = await importGame(text.value);
        rememberTable(opened);
        close();
        navigateTo(`table/${opened.id}`);
        if (opened.notice) showMessage(opened.notice);
      } catch (problem) {
        fault.textContent = messageOf(problem);
      }
    };
    return [
      h("p", { class: "soft" }, t("page-import-about")),
      h("div", { class: "stack" }, text, file),
      fault,
      h(
        "div",
        { class: "row end" },
        h("button", { class: "button", type: "button", onclick: close }, t("page-cancel")),
        h("button", { class: "button main", type: "button", onclick: bring }, t("page-open")),
      ),
    ];
  });
}

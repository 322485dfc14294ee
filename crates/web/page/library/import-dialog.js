// @ts-check
/** Bringing games in: pasted, dropped, or from a file, in whatever form. */

import {
  fetchCollection,
  fetchCollectionGames,
  messageOf,
  openCollection,
  openCollectionGame,
} from "../api.js";
import { openDialog } from "../dialog.js";
import { h } from "../dom.js";
import { path } from "../path.js";
import { navigateTo } from "../router.js";
import { rememberTable } from "../tokens.js";
import { t, tell } from "../words.js";

/** @typedef {import("../wire.js").CollectionShown} CollectionShown */

/** Milliseconds between two questions how reading gets on. */
const PAUSE = 150;

/** Takes any text or file that has games, in whatever form. */
export function openImport() {
  openDialog(t("page-import"), (close) => {
    const fault = h("p", { class: "fault", "aria-live": "assertive" });
    const progress = h("p", { class: "soft", "aria-live": "polite" });
    /** @type {File | null} */
    let chosen = null;
    const text = h("textarea", {
      rows: 9,
      class: "mono",
      "aria-label": t("page-import-about"),
      placeholder: t("page-import-example"),
      oninput: () => choose(null),
    });
    const choose = (/** @type {File | null} */ brought) => {
      chosen = brought;
      if (brought) text.value = "";
      progress.textContent = brought ? brought.name : "";
    };
    const file = h("input", {
      type: "file",
      "aria-label": t("page-import-file"),
      onchange: () => choose(file.files?.[0] ?? null),
    });
    text.addEventListener("dragover", (event) => event.preventDefault());
    text.addEventListener("drop", (event) => {
      const dropped = event.dataTransfer?.files[0];
      if (!dropped) return;
      event.preventDefault();
      choose(dropped);
    });
    const bring = async () => {
      fault.textContent = "";
      try {
        const brought = await openCollection(chosen ?? text.value, chosen?.name);
        const read = await untilClear(brought, (games) => {
          progress.textContent = t("page-collection-reading", { games: tell(games) });
        });
        const problem = await enter(read);
        if (problem === null) close();
        else fault.textContent = problem;
      } catch (problem) {
        fault.textContent = messageOf(problem);
      }
    };
    return [
      h("p", { class: "soft" }, t("page-import-about")),
      h("div", { class: "stack" }, text, file),
      progress,
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

/**
 * Waits until a file is read, or has been found to have several games.
 * @param {CollectionShown} shown
 * @param {(games: number) => void} tellProgress
 */
async function untilClear(shown, tellProgress) {
  while (shown.reading && shown.read + shown.refused < 2) {
    tellProgress(shown.read);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    shown = await fetchCollection(shown.id);
  }
  return shown;
}

/**
 * Goes to the only game of a file, or to the list of its games.
 * @param {CollectionShown} shown
 * @returns {Promise<string | null>} what is wrong with the file, if it has no game at all
 */
async function enter({ id, read, refused, problem }) {
  if (read + refused > 1) {
    navigateTo(path`collection/${id}`);
  } else if (read === 1) {
    const [game] = (await fetchCollectionGames(id, {})).games;
    if (!game) return t("page-nothing-found");
    const opened = await openCollectionGame(id, game);
    rememberTable(opened);
    navigateTo(path`table/${opened.id}`);
  } else if (problem) return problem;
  else {
    const { games } = await fetchCollectionGames(id, {});
    return games[0]?.problem ?? t("page-nothing-found");
  }
  return null;
}

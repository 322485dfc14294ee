// @ts-check
/** The tables of this browser, to be gone on with. */

import { fetchTables, messageOf, remove, rename, restore } from "../api.js";
import { miniature } from "../board/miniature.js";
import { fill, h } from "../dom.js";
import { gameTitle } from "../game-title.js";
import { icon } from "../icons.js";
import { playerList } from "../player-names.js";
import { linkTo } from "../router.js";
import { showError } from "../toast.js";
import { offerUndo } from "../undo-notice.js";
import { t, tellDate } from "../words.js";
import { askTitle } from "./rename-dialog.js";
import { tidyButtons } from "./tidy-buttons.js";

/** @typedef {import("../wire.js").Register} Register */
/** @typedef {import("../wire.js").TableEntry} TableEntry */

/** @param {Register} register */
export function ownTables(register) {
  const list = h("ul", { class: "shelf" }, h("li", { class: "soft" }, t("page-loading")));
  const search = h("input", {
    type: "search",
    placeholder: t("page-search"),
    "aria-label": t("page-search"),
  });
  /** @type {TableEntry[]} */
  let tables = [];
  const load = () =>
    fetchTables().then(
      (found) => {
        tables = found;
        show();
      },
      () => fill(list, h("li", { class: "fault" }, t("page-offline"))),
    );
  const say = (/** @type {unknown} */ problem) => showError(messageOf(problem));
  /** @type {import("./tidy-buttons.js").Tidying<TableEntry>} */
  const tidying = {
    rename: (entry) =>
      askTitle(entry.title, (title) => rename("tables", entry.id, title).then(load, say)),
    remove: (entry) =>
      remove("tables", entry.id).then(() => {
        load();
        offerUndo(t("page-table-deleted"), () => restore("tables", entry.id), load);
      }, say),
  };
  const show = () => drawOwnTables(list, tables, register, search.value, tidying);
  search.addEventListener("input", show);
  load();
  return h("div", { class: "stack" }, search, list);
}

/**
 * @param {HTMLElement} list
 * @param {TableEntry[]} tables
 * @param {Register} register
 * @param {string} wanted
 * @param {import("./tidy-buttons.js").Tidying<TableEntry>} tidying
 */
function drawOwnTables(list, tables, register, wanted, tidying) {
  const asked = wanted.trim().toLowerCase();
  const rows = tables.map((entry) => ({ entry, ...describe(entry, register) }));
  const found = rows.filter(({ text }) => text.toLowerCase().includes(asked));
  if (found.length === 0) {
    fill(
      list,
      h(
        "li",
        { class: "soft" },
        t(tables.length === 0 ? "page-library-empty" : "page-nothing-found"),
      ),
    );
    return;
  }
  fill(
    list,
    found.map(({ entry, title, players }) =>
      h(
        "li",
        { class: "row nowrap shelf-row" },
        h(
          "a",
          {
            class: "card shelf-entry",
            href: linkTo(`table/${entry.id}`),
          },
          miniature(entry.name),
          h(
            "span",
            {},
            h("strong", {}, title),
            h("span", { class: "small" }, players),
            h(
              "span",
              { class: "soft small" },
              [
                t(kindOf(entry)),
                t("page-after-moves", { moves: entry.moves }),
                tellDate(entry.changed),
              ].join(" · "),
            ),
          ),
          icon("next"),
        ),
        tidyButtons(entry, title, tidying),
      ),
    ),
  );
}

/**
 * @param {TableEntry} entry
 * @param {Register} register
 */
function describe(entry, register) {
  const game = gameTitle(register, entry.spec);
  const title = entry.title ? `${entry.title} · ${game}` : game;
  const players = playerList(register, entry.players);
  return {
    title,
    players,
    text: `${title} ${entry.spec} ${entry.players.join(" ")} ${players} ${tellDate(entry.changed)}`,
  };
}

/**
 * What goes on at a table.
 * @param {TableEntry} entry
 */
function kindOf({ analysis, over }) {
  if (analysis) return "page-analysis-board";
  return over ? "page-over" : "page-running";
}

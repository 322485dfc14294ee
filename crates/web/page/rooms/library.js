// @ts-check
/** The library: every game of this browser, to be found, gone on with, or brought in. */

import { openDialog } from "../dialog.js";
import { fill, h } from "../dom.js";
import { fetchTables, importGame, Refusal } from "../house.js";
import { icon } from "../icons.js";
import { goTo, linkTo } from "../router.js";
import { rememberTable } from "../tokens.js";
import { t, tellDate } from "../words.js";
import { company } from "./company.js";
import { miniature } from "./miniature.js";

/** @typedef {import("../wire.js").Register} Register */
/** @typedef {import("../wire.js").TableEntry} TableEntry */

/**
 * @param {import("../router.js").Way} _way
 * @param {Register} register
 * @returns {import("./rooms.js").RoomShown}
 */
export function libraryRoom(_way, register) {
  const list = h("ul", { class: "shelf" }, h("li", { class: "soft" }, t("page-loading")));
  const search = h("input", {
    type: "search",
    placeholder: t("page-search"),
    "aria-label": t("page-search"),
  });
  /** @type {TableEntry[]} */
  let tables = [];
  const show = () => drawShelf(list, tables, register, search.value);
  search.addEventListener("input", show);
  fetchTables().then(
    (found) => {
      tables = found;
      show();
    },
    () => fill(list, h("li", { class: "fault" }, t("page-offline"))),
  );
  return {
    title: t("page-library"),
    element: h(
      "div",
      { class: "stack narrow" },
      h(
        "div",
        { class: "row spread" },
        h("h1", {}, t("page-library")),
        h(
          "button",
          { class: "button", type: "button", onclick: openImport },
          icon("paste"),
          t("page-import"),
        ),
      ),
      search,
      list,
    ),
  };
}

/**
 * @param {HTMLElement} list
 * @param {TableEntry[]} tables
 * @param {Register} register
 * @param {string} wanted
 */
function drawShelf(list, tables, register, wanted) {
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
        {},
        h(
          "a",
          {
            class: "card shelf-entry",
            href: linkTo(`table/${entry.opened.id}`),
            onclick: () => rememberTable(entry.opened),
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
                t(entry.over ? "page-over" : "page-running"),
                t("page-after-moves", { moves: entry.moves }),
                tellDate(entry.changed),
              ].join(" · "),
            ),
          ),
          icon("next"),
        ),
      ),
    ),
  );
}

/**
 * @param {TableEntry} entry
 * @param {Register} register
 */
function describe(entry, register) {
  const title = register.games.find(({ name }) => name === entry.name)?.title ?? entry.name;
  const players = company(register, entry.players);
  return {
    title,
    players,
    text: `${title} ${entry.spec} ${entry.players.join(" ")} ${players} ${tellDate(entry.changed)}`,
  };
}

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
        goTo(`table/${opened.id}`);
      } catch (problem) {
        fault.textContent = problem instanceof Refusal ? problem.message : t("page-offline");
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

// @ts-check
/** How a tournament stands: how far it has got, who leads, and everyone against everyone. */

import { fill, h, tint } from "../dom.js";
import { contestGames } from "../house.js";
import { icon } from "../icons.js";
import { whoIs } from "../rooms/company.js";
import { t, tell } from "../words.js";

/** @typedef {import("../wire.js").Register} Register */
/** @typedef {import("../wire.js").ContestShown} ContestShown */
/** @typedef {import("../wire.js").EntrantShown} EntrantShown */

/** A tournament on the page. */
export class Results {
  /** @param {Register} register */
  constructor(register) {
    this.register = register;
    this.title = h("h2", {});
    this.bar = h("progress", { "aria-label": t("page-contest-played") });
    this.told = h("p", { class: "soft", role: "status" }, t("page-loading"));
    this.body = h("div", { class: "stack" });
    this.element = h(
      "div",
      { class: "stack" },
      h("section", { class: "card stack contest-progress" }, this.title, this.bar, this.told),
      this.body,
    );
  }

  /** @param {ContestShown} contest */
  show(contest) {
    const { name, played, planned, running } = contest;
    const title = this.register.games.find((game) => game.name === name)?.title ?? name;
    this.title.textContent = `${title} · ${t("page-contest-format-name", { format: contest.format })}`;
    this.bar.max = planned;
    this.bar.value = played;
    const state = running ? "page-running" : played < planned ? "page-contest-stopped" : "page-over";
    this.told.textContent = `${t("page-contest-progress", { played, planned })} · ${t(state)}`;
    fill(this.body, this.standings(contest), this.crosstable(contest), this.downloads(contest));
  }

  /**
   * Who leads.
   * @param {ContestShown} contest
   */
  standings({ entrants }) {
    const ranked = [...entrants].sort((one, other) => share(other) - share(one));
    const heads = ["page-games-played", "page-won", "page-lost", "page-points", "page-rating"];
    return table(
      t("page-standings"),
      [t("page-player"), ...heads.map((head) => t(head))],
      ranked.map((entrant) => {
        const points = h(
          "td",
          { class: "number-cell points" },
          tell(Math.round(entrant.points * 10) / 10),
        );
        tint(points, { "--share": `${share(entrant) * 100}%` });
        return [
          h("th", { scope: "row" }, this.who(entrant)),
          ...[entrant.games, entrant.wins, entrant.losses].map((count) => numberCell(tell(count))),
          points,
          numberCell(`${tell(round(entrant.rating))} ± ${tell(round(entrant.uncertainty))}`),
        ];
      }),
    );
  }

  /**
   * Everyone against everyone.
   * @param {ContestShown} contest
   */
  crosstable({ entrants, crosstable }) {
    return table(
      t("page-crosstable"),
      ["", ...entrants.map((_, at) => String(at + 1))],
      entrants.map((entrant, row) => [
        h("th", { scope: "row" }, this.who(entrant, `${row + 1}.`)),
        ...entrants.map((_, column) => numberCell(meeting(crosstable[row]?.[column], row === column))),
      ]),
      t("page-crosstable-note"),
    );
  }

  /** @param {ContestShown} contest */
  downloads({ id, forms }) {
    return h(
      "div",
      { class: "row" },
      forms.map((form) =>
        h(
          "a",
          { class: "button", href: contestGames(id, form), download: "", "data-form": form },
          icon("download"),
          form.toUpperCase(),
        ),
      ),
    );
  }

  /**
   * @param {EntrantShown} entrant
   * @param {string} [number]
   */
  who({ spec }, number) {
    const name = whoIs(this.register, spec);
    return h("span", { class: "hall-who", title: spec }, number, icon("computer"), name);
  }
}

/** @param {EntrantShown} entrant */
function share({ points, games }) {
  return games === 0 ? 0 : points / games;
}

/** @param {number} number */
function round(number) {
  return Math.round(number * 10) / 10;
}

/**
 * @param {[number, number, number] | undefined} games worse, alike, better
 * @param {boolean} self
 */
function meeting(games, self) {
  if (self || !games) return "·";
  const [worse, alike, better] = games;
  return worse + alike + better === 0 ? "" : `+${better} =${alike} −${worse}`;
}

/** @param {string} text */
function numberCell(text) {
  return h("td", { class: "number-cell" }, text);
}

/**
 * @param {string} title
 * @param {string[]} heads
 * @param {HTMLElement[][]} rows
 * @param {string} [note]
 */
function table(title, heads, rows, note) {
  return h(
    "section",
    { class: "stack" },
    h("h2", {}, title),
    h(
      "div",
      { class: "wide card", role: "region", tabindex: 0, "aria-label": title },
      h(
        "table",
        { class: "hall" },
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            heads.map((head, at) =>
              head === ""
                ? h("td", {})
                : h("th", { scope: "col", class: at === 0 ? "" : "number-cell" }, head),
            ),
          ),
        ),
        h(
          "tbody",
          {},
          rows.map((cells) => h("tr", {}, cells)),
        ),
      ),
    ),
    note ? h("p", { class: "soft small" }, note) : null,
  );
}

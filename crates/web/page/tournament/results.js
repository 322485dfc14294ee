// @ts-check
/** How a tournament stands: how far it has got, who leads, and everyone against everyone. */

import { messageOf } from "../api.js";
import { openDialog } from "../dialog.js";
import { fill, h, tint } from "../dom.js";
import { icon } from "../icons.js";
import { playerNames } from "../player-names.js";
import { showError } from "../toast.js";
import { hasWords, t, tell } from "../words.js";
import { contestGamesUrl, fetchMeetings } from "./api.js";
import { gamesList } from "./games-list.js";

/** @typedef {import("../wire.js").Register} Register */
/** @typedef {import("../wire.js").ContestShown} ContestShown */
/** @typedef {import("../wire.js").EntrantShown} EntrantShown */

/** What is told of everyone who takes part. */
const HEADS = [
  "page-games-played",
  "page-won",
  "page-drawn",
  "page-lost",
  "page-points",
  "page-rating",
];

/** A tournament on the page. */
export class Results {
  /** @param {Register} register */
  constructor(register) {
    this.register = register;
    /** @type {string[]} what the entrants are called */
    this.names = [];
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
    const { name, played, planned, state } = contest;
    this.names = playerNames(
      this.register,
      contest.entrants.map(({ spec }) => spec),
    );
    const title = this.register.games.find((game) => game.name === name)?.title ?? name;
    this.title.textContent = `${title} · ${t("page-contest-format-name", { format: contest.format })}`;
    this.bar.max = planned;
    this.bar.value = played;
    this.told.textContent = [
      t("page-contest-progress", { played, planned }),
      t("page-contest-state", { state }),
    ].join(" · ");
    fill(
      this.body,
      this.standings(contest),
      this.crosstable(contest),
      this.rounds(contest),
      this.downloads(contest),
    );
  }

  /**
   * Who leads.
   * @param {ContestShown} contest
   */
  standings({ entrants }) {
    return table(
      t("page-standings"),
      [t("page-player"), ...HEADS.map((head) => t(head))],
      ranked(entrants).map(({ entrant, at }, rank) => {
        const { games, wins, losses } = entrant;
        const points = h(
          "td",
          { class: "number-cell points" },
          tell(Math.round(entrant.points * 10) / 10),
        );
        tint(points, { "--share": `${share(entrant) * 100}%` });
        return [
          h("th", { scope: "row" }, this.who(entrant, at, rank)),
          ...[games, wins, games - wins - losses, losses].map((count) => numberCell(tell(count))),
          points,
          numberCell(`${tell(round(entrant.rating))} ± ${tell(round(entrant.uncertainty))}`),
        ];
      }),
      t("page-rating-note"),
    );
  }

  /**
   * Everyone against everyone, in the order of the standings.
   * @param {ContestShown} contest
   */
  crosstable(contest) {
    const { entrants, crosstable } = contest;
    const ranks = ranked(entrants);
    return table(
      t("page-crosstable"),
      ["", ...ranks.map((_, rank) => tell(rank + 1))],
      ranks.map(({ entrant, at: row }, rank) => [
        h("th", { scope: "row" }, this.who(entrant, row, rank)),
        ...ranks.map(({ at: column }) =>
          this.cell(contest, row, column, meeting(crosstable[row]?.[column], row === column)),
        ),
      ]),
      t("page-crosstable-note"),
    );
  }

  /**
   * How two have met: a door to their games.
   * @param {ContestShown} contest
   * @param {number} row
   * @param {number} column
   * @param {string} text
   */
  cell(contest, row, column, text) {
    if (row === column || text === "") return numberCell(text);
    const open = () => this.openMeetings(contest, row, column);
    const attributes = {
      class: "link-button",
      type: "button",
      "data-action": `met-${row}-${column}`,
    };
    return h("td", { class: "number-cell" }, h("button", { ...attributes, onclick: open }, text));
  }

  /**
   * Shows the games of two who have met.
   * @param {ContestShown} contest
   * @param {number} row
   * @param {number} column
   */
  openMeetings(contest, row, column) {
    fetchMeetings(contest.id, row, column).then(
      (games) =>
        openDialog(`${this.names[row]} – ${this.names[column]}`, (close) => {
          const list = gamesList(contest, games, this.names);
          list.addEventListener("click", (event) => {
            const target = /** @type {Element} */ (event.target);
            if (target.closest("a, button")) close();
          });
          return [
            list,
            h(
              "div",
              { class: "row end" },
              h("button", { class: "button", type: "button", onclick: close }, t("page-close")),
            ),
          ];
        }),
      (problem) => showError(messageOf(problem)),
    );
  }

  /**
   * Round by round, where pairings follow from results.
   * @param {ContestShown} contest
   */
  rounds({ rounds }) {
    if (rounds.length === 0) return null;
    const half = (/** @type {number} */ halves) => tell(halves / 2);
    return h(
      "section",
      { class: "stack" },
      h("h2", {}, t("page-contest-rounds")),
      rounds.map(({ meetings, byes }, number) =>
        h(
          "section",
          { class: "card" },
          h("h3", {}, t("page-contest-round", { round: number + 1 })),
          h(
            "ul",
            { class: "contest-round" },
            meetings.map(({ players: [one, other], halves: [ours, theirs] }) =>
              h(
                "li",
                {},
                `${this.names[one]} – ${this.names[other]} `,
                h("strong", {}, `${half(ours)}–${half(theirs)}`),
              ),
            ),
            byes.map((player) =>
              h("li", { class: "soft" }, t("page-contest-bye", { name: this.names[player] ?? "" })),
            ),
          ),
        ),
      ),
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
          { class: "button", href: contestGamesUrl(id, form), download: "", "data-form": form },
          icon("download"),
          hasWords(`form-${form}`) ? t(`form-${form}`) : form.toUpperCase(),
        ),
      ),
    );
  }

  /**
   * @param {EntrantShown} entrant
   * @param {number} at the entrant's number among the entrants
   * @param {number} rank
   */
  who({ spec, person }, at, rank) {
    const number = `${tell(rank + 1)}.`;
    const picture = icon(person ? "person" : "computer");
    return h("span", { class: "hall-who", title: spec }, number, picture, this.names[at]);
  }
}

/**
 * The entrants, who leads first, each with its number among the entrants.
 * @param {EntrantShown[]} entrants
 */
function ranked(entrants) {
  const numbered = entrants.map((entrant, at) => ({ entrant, at }));
  return numbered.sort((one, other) => share(other.entrant) - share(one.entrant));
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
